// The heat map in the page: its colours are those of its values, and keys, pointer and wheel move it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startEncoding } from '../page/encoding_module.mjs';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { button, control, hasAttribute, hasLink, hasText, isFocused, linkOptions, settle, show } from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared();
const pe = await startEncoding();

const map = () => control(page, 'grid', 'Heat map');
const crossHair = () => map().locator('[role="gridcell"][aria-selected="true"]');
const panel = () => control(page, 'tabpanel', 'Heat map');
const option = (name) => Number(linkOptions(page)[name]);

/** Colours of the canvas at places of the map, given as parts of its width and height: [red, green, blue] each. */
async function colorsAt(places) {
  await map().scrollIntoViewIfNeeded();
  await settle(page);
  const box = await map().boundingBox();
  const image = (await page.screenshot({ clip: box, scale: 'css' })).toString('base64');
  return page.evaluate(
    async ({ image, places }) => {
      const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      context.drawImage(bitmap, 0, 0);
      return places.map(([x, y]) => [
        ...context.getImageData(Math.floor(x * bitmap.width), Math.floor(y * bitmap.height), 1, 1).data.slice(0, 3),
      ]);
    },
    { image, places },
  );
}

const paletteColor = (name) =>
  page.evaluate((name) => {
    const text = getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();
    return [1, 3, 5].map((start) => parseInt(text.slice(start, start + 2), 16));
  }, name);

async function colorOf(value) {
  const [ground, full] = await Promise.all([paletteColor('panel'), paletteColor(value < 0 ? 'negative' : 'positive')]);
  return ground.map((channel, i) => channel + (full[i] - channel) * Math.abs(value));
}

async function showsValues(options, { rows, width, layout }, cells) {
  await show(page, `panel=heatmap&rows=${rows}&d=${width}&t=${rows - 1}&column=${width - 1}${options}`);
  // In a large cell its value is printed: above that is nothing but the colour.
  const places = cells.map(([row, column]) => [(column + 0.5) / width, (row + (rows > 100 ? 0.5 : 0.12)) / rows]);
  const colors = await colorsAt(places);
  for (const [i, [row, column]] of cells.entries()) {
    const value = pe.encodingRow({ width, layout: layout ?? 'interleaved' }, row)[column];
    const expected = await colorOf(value);
    for (let channel = 0; channel < 3; ++channel)
      assert.ok(
        Math.abs(colors[i][channel] - expected[channel]) <= 4,
        `row ${row}, column ${column}, value ${value}: ${colors[i]} for ${expected.map(Math.round)}`,
      );
  }
}

const someCells = [
  [0, 0],
  [0, 1],
  [1, 0],
  [2, 0],
  [3, 1],
  [5, 0],
  [7, 4],
  [12, 6],
  [14, 2],
];

test('a cell has the colour of its value', () => showsValues('', { rows: 16, width: 8 }, someCells));

test('another layout has its own colours', () =>
  showsValues('&layout=concatenated', { rows: 16, width: 8, layout: 'concatenated' }, someCells));

test('positions in the second half of the largest map have the colours of their values, too', async () => {
  // A pixel shows the mean of several cells: slow sines side by side are all but equal.
  const cells = [3000, 3500, 4000].flatMap((row) => [440, 470, 500].map((column) => [row, column]));
  await showsValues('&layout=concatenated', { rows: 4096, width: 1024, layout: 'concatenated' }, cells);
});

test('a map of another size comes after a larger one', () => showsValues('', { rows: 16, width: 8 }, someCells));

test('keys move the cross-hair and keep the focus, and what is read is the value there', async () => {
  await show(page, 'panel=heatmap&d=64&t=1');
  await crossHair().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await hasLink(page, { t: 2, column: 1 });
  await isFocused(crossHair());
  await hasText(crossHair(), pe.encodingRow({ width: 64 }, 2)[1].toFixed(4).replace('-', '−'));
  await page.keyboard.press('End');
  await hasLink(page, { column: 63 });
  await isFocused(crossHair());
  await hasText(panel(), /PE\(2, 63\) = 1\.0000/);
});

test('plus and minus zoom, and with Control they are left to the browser', async () => {
  await show(page, 'panel=heatmap&d=64&t=100&column=60');
  await crossHair().focus();
  await page.keyboard.press('+');
  await hasLink(page, { 'map-zoom': 2 });
  await isFocused(crossHair());
  await page.keyboard.press('-');
  await hasLink(page, { 'map-zoom': undefined });
  const isLeftAlone = await crossHair().evaluate((cell) =>
    cell.dispatchEvent(new KeyboardEvent('keydown', { key: '+', ctrlKey: true, bubbles: true, cancelable: true })),
  );
  assert.equal(isLeftAlone, true);
});

test('a drag moves a zoomed map, a click selects', async () => {
  await show(page, 'panel=heatmap&d=64&t=1&map-zoom=4&map-position=40&map-column=20');
  await map().scrollIntoViewIfNeeded();
  const box = await map().boundingBox();
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - box.width / 4, from.y - box.height / 4, { steps: 6 });
  await page.mouse.up();
  await eventually(() => assert.ok(Math.abs(option('map-position') - 48) < 1, `${option('map-position')}`));
  assert.ok(Math.abs(option('map-column') - 24) < 1);
  await hasLink(page, { t: undefined });
  await page.mouse.click(from.x, from.y);
  await hasLink(page, { t: 64 });
  await isFocused(crossHair());
});

test('the wheel is the page’s until the map has the focus, then it zooms, and out of the whole map it is the page’s again', async () => {
  await show(page, 'panel=heatmap&d=64');
  await map().scrollIntoViewIfNeeded();
  const box = await map().boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const turn = (amount) =>
    page.locator('#stage canvas').evaluate(
      (canvas, { x, y, amount }) =>
        canvas.dispatchEvent(
          new WheelEvent('wheel', { clientX: x, clientY: y, deltaY: amount, bubbles: true, cancelable: true }),
        ),
      { x: box.x + box.width / 2, y: box.y + box.height / 2, amount },
    );
  assert.equal(await turn(-100), true, 'left to the page');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await settle(page);
  assert.equal(await turn(100), true, 'the whole map cannot be zoomed out');
  assert.equal(await turn(-100), false, 'taken');
  await eventually(() => assert.ok(option('map-zoom') > 1.2));
});

test('buttons zoom and bring the whole map back', async () => {
  await show(page, 'panel=heatmap&d=64');
  await button(page, 'Zoom in').focus();
  await page.keyboard.press('Enter');
  await hasLink(page, { 'map-zoom': 2 });
  await button(page, 'Whole map').focus();
  await page.keyboard.press('Enter');
  await hasLink(page, { 'map-zoom': undefined });
});

test('to a screen reader the map is a grid with as many rows and columns as the encoding', async () => {
  await show(page, 'panel=heatmap&d=64&rows=512&t=9&column=3');
  await hasAttribute(map(), 'aria-rowcount', '513');
  await hasAttribute(map(), 'aria-colcount', '65');
  await hasAttribute(crossHair(), 'aria-colindex', '5');
  assert.match(await crossHair().getAttribute('aria-description'), /cosine of 9 divided by/);
});
