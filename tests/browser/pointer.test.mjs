// The mouse on the canvas: what is seen at a place is what a click or drag there acts on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import {
  button,
  cell,
  clickAt,
  detail,
  field,
  hasAttribute,
  hasLink,
  hasValue,
  isFocused,
  radio,
  settle,
  show,
  tab,
  table,
} from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared();

async function clickSelects(page, position, column) {
  await clickAt(cell(page, position, column));
  await hasAttribute(cell(page, position, column), 'aria-selected', 'true');
  await isFocused(cell(page, position, column));
}

test('a click on a cell selects it and brings the focus to its node', async () => {
  await show(page, 'd=4');
  await clickSelects(page, 3, 2);
  await clickSelects(page, 0, 3);
  await hasLink(page, { t: 0, column: 3 });
});

test('buttons, radio buttons and tabs answer to clicks at their places', async () => {
  await show(page, 'd=4');
  await clickAt(button(page, 'd = 64'));
  await hasLink(page, { d: 64 });
  await isFocused(button(page, 'd = 64'));
  await clickAt(radio(page, 'Cosine first'));
  await hasLink(page, { layout: 'cosine-first' });
  await isFocused(radio(page, 'Cosine first'));
  await clickAt(tab(page, 'Compare'));
  await hasLink(page, { detail: 'compare' });
  await isFocused(tab(page, 'Compare'));
  await hasAttribute(detail(page), 'aria-label', 'Compare');
});

/** The track of a number's slider: it begins beside the field and ends where the control does. */
async function track(name, nextName) {
  const box = await field(page, name).boundingBox();
  const right = nextName
    ? (await field(page, nextName).boundingBox()).x - 18
    : (await table(page).boundingBox()).x + (await table(page).boundingBox()).width;
  return { left: box.x + box.width + 8, right, y: box.y + box.height / 2 };
}

async function drag(from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const steps = 3;
  for (let i = 1; i <= steps; ++i) {
    await page.mouse.move(from.x + ((to.x - from.x) * i) / steps, from.y + ((to.y - from.y) * i) / steps);
  }
  await settle(page);
  await page.mouse.up();
}

const sliders = [
  ['Width d', 'Base', 2, 1024],
  ['Base', 'Decimals', 1.0001, 1e9],
  ['Decimals', null, 0, 15],
  ['First position', 'Position t', 0, null],
  ['Position t', 'Column', 0, 16777216],
  ['Column', null, 0, 7],
];

for (const [name, next, least, most] of sliders) {
  test(`the slider of "${name}" is dragged from one end to the other`, async () => {
    await show(page, 'd=8&t=5&column=3&first=2&base=5000&decimals=6');
    const { left, right, y } = await track(name, next);
    const between = (share) => ({ x: left + (right - left) * share, y });
    await drag(between(0.5), { x: right + 40, y });
    if (most === null) {
      await eventually(async () => assert.ok(Number(await field(page, name).inputValue()) > 16_777_000));
    } else {
      await hasValue(field(page, name), most);
    }
    await isFocused(field(page, name));
    await drag(between(0.5), { x: left - 40, y: y + 30 });
    await hasValue(field(page, name), least);
  });
}

test('the scroll bar of the table is dragged to its end', async () => {
  await show(page, 'd=4');
  const box = await table(page).boundingBox();
  const x = box.x + box.width - 7;
  await drag({ x, y: box.y + 60 }, { x, y: box.y + box.height + 50 });
  await cell(page, 2 ** 24, 0).waitFor({ state: 'attached' });
  await hasLink(page, { t: undefined });
});

test('a press that slides off a button does nothing', async () => {
  await show(page, 't=1');
  const box = await button(page, 'd = 64').boundingBox();
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x - 300, box.y + 200);
  await page.mouse.up();
  await settle(page);
  await hasValue(field(page, 'Width d'), 4);
});

test('the other mouse buttons select nothing', async () => {
  await show(page, 'd=4');
  const box = await cell(page, 4, 1).boundingBox();
  await page.mouse.click(box.x + 10, box.y + 10, { button: 'middle' });
  await page.mouse.click(box.x + 10, box.y + 10, { button: 'right' });
  await settle(page);
  await hasAttribute(cell(page, 1, 0), 'aria-selected', 'true');
});

test('the pointer over something to press is a hand', async () => {
  await show(page, 'd=4');
  const cursor = () => page.locator('#stage canvas').evaluate((canvas) => canvas.style.cursor);
  const box = await button(page, 'd = 8').boundingBox();
  await page.mouse.move(box.x + 10, box.y + 10);
  await eventually(async () => assert.equal(await cursor(), 'pointer'));
  await page.mouse.move(10, 10);
  await eventually(async () => assert.equal(await cursor(), 'default'));
});

const hostStyles = {
  'the stage has a border': '#stage { border: 9px solid teal }',
  'the stage has padding': '#stage { padding: 13px 17px }',
  'the canvas has a border': '#stage canvas { border: 7px solid teal }',
  'the canvas has padding': '#stage canvas { padding: 11px }',
  'the canvas has both': '#stage canvas { box-sizing: border-box; border: 7px solid; padding: 11px }',
};

function setHostStyle(style) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);
}

/** The picture is drawn at one canvas pixel to a device pixel, in the very box that the nodes are placed in. */
async function pictureFillsTree() {
  const { tree, canvas, pixels } = await page.evaluate(() => {
    const box = (selector) => {
      const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
      return { x, y, width, height };
    };
    const { width, height } = document.querySelector('#stage canvas');
    return { tree: box('.semantic-tree'), canvas: box('#stage canvas'), pixels: [width, height] };
  });
  assert.deepEqual(canvas, tree);
  assert.deepEqual(pixels, [Math.round(canvas.width), Math.round(canvas.height)]);
}

for (const [title, style] of Object.entries(hostStyles)) {
  test(`clicks find their cells when ${title}`, async () => {
    await setHostStyle(style);
    await show(page, 'd=4');
    await clickSelects(page, 5, 3);
    await clickSelects(page, 0, 0);
    const right = await cell(page, 2, 3).boundingBox();
    await page.mouse.click(right.x + right.width - 5, right.y + 5);
    await hasAttribute(cell(page, 2, 3), 'aria-selected', 'true');
    await pictureFillsTree();
    await setHostStyle('');
  });
}

for (const deviceScaleFactor of [1.25, 2]) {
  test(`clicks find their cells at ${deviceScaleFactor} device pixels in a CSS pixel`, async () => {
    const scaled = await chromium.open({ deviceScaleFactor });
    await settle(scaled);
    await clickSelects(scaled, 5, 1);
    await clickAt(radio(scaled, 'tensor2tensor'));
    await hasLink(scaled, { layout: 'tensor2tensor' });
  });
}
