// A symbol of the formula marks its quantity wherever it stands: in the formula, in the worked example, in the workbench.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { cell, control, detail, field, settle, show, table } from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared({ viewport: { width: 1440, height: 900 } });

const symbol = (name) => page.locator(`button.symbol[data-symbol="${name}"]`);
const frames = page.locator('.mark-ring');
const columnHead = (column) => table(page).locator(`[role="columnheader"][aria-colindex="${column + 2}"]`);
const row = (position) => table(page).locator(`[role="row"][aria-rowindex="${position + 2}"]`);
const step = (name) => detail(page).getByRole('paragraph').filter({ hasText: name });

/** The smallest box around elements. */
async function boxAround(locators) {
  const boxes = await Promise.all(locators.map((locator) => locator.boundingBox()));
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return [left, top, right, bottom];
}

/** Waits until there is one frame around each of these groups of elements, a little outside of it, and no other. */
function hasFramesAround(groups) {
  return eventually(async () => {
    const found = await frames.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect()).map(({ left, top, right, bottom }) => [left, top, right, bottom]),
    );
    assert.equal(found.length, groups.length);
    for (const [i, group] of groups.entries()) {
      const wanted = await boxAround(group);
      const apart = wanted.map((edge, side) => (side < 2 ? edge - found[i][side] : found[i][side] - edge));
      assert.ok(apart.every((distance) => distance >= 0 && distance < 6), `frame ${i} is apart by ${apart}`);
    }
  });
}

const marked = () =>
  page.locator('#lesson [data-marked]').evaluateAll((elements) => elements.map((element) => element.dataset.symbol));

const placesInText = (name) => page.locator(`#lesson [data-symbol="${name}"]`).count();

for (const [name, partOfLesson] of Object.entries({
  t: '.steps', d: '#example ~ p', i: '.steps', denominator: '.steps', omega: '#why-waves ~ .formula', k: '#why-waves ~ p', x: '#how ~ p',
})) {
  test(`a symbol marks its quantity wherever the lesson speaks of it, by pointer and by focus, and none stays: ${name}`, async () => {
    const places = await placesInText(name);
    assert.ok(places >= 3 || name === 'x', `${places} places`);
    for (const act of ['hover', 'focus']) {
      await symbol(name)[act]();
      assert.deepEqual(await marked(), Array(places).fill(name), `by ${act}`);
      assert.ok((await page.locator(`${partOfLesson} [data-marked]`).count()) > 0, partOfLesson);
      await page.mouse.move(5, 5);
      await symbol(name).blur();
      assert.deepEqual(await marked(), []);
      assert.equal(await frames.count(), 0);
    }
  });
}

const layouts = { interleaved: [[2, 3]], concatenated: [[1], [5]] };

for (const [layout, groups] of Object.entries(layouts)) {
  test(`in the encoding table each symbol frames its quantity: ${layout}`, async () => {
    const column = groups[0][0];
    await show(page, `panel=table&d=8&t=3&column=${column}&layout=${layout}`);
    const wholeColumns = groups.map((columns) =>
      columns.flatMap((one) => [columnHead(one), ...[0, 1, 2, 3, 4, 5, 6].map((position) => cell(page, position, one))]),
    );
    const heads = await table(page).locator('[role="columnheader"]').all();
    const headsInView = [];
    for (const head of heads.slice(1)) if ((await head.boundingBox())?.width > 0) headsInView.push(head);
    const expected = {
      t: [[field(page, 'Position t')], [row(3)]],
      d: [[field(page, 'Width d')], headsInView],
      i: [...wholeColumns, [step('column ')]],
      denominator: [[step('to the power')]],
    };
    for (const [name, groups] of Object.entries(expected)) {
      await symbol(name).focus();
      await hasFramesAround(groups);
    }
  });
}

test('frames go along when the workbench changes under a focused symbol, and go where the quantity is not shown', async () => {
  const setLink = (fragment) => page.evaluate((text) => (location.hash = text), fragment);
  await show(page, 'panel=table&d=8&t=3');
  await symbol('t').focus();
  await hasFramesAround([[field(page, 'Position t')], [row(3)]]);
  await setLink('panel=table&d=8&t=5');
  await hasFramesAround([[field(page, 'Position t')], [row(5)]]);
  await setLink('panel=shift&d=8&t=5');
  await hasFramesAround([[field(page, 'Position t')]]);
  for (const fragment of ['panel=stickers', 'panel=order', 'panel=practice']) {
    await setLink(fragment);
    await hasFramesAround([]);
  }
});

test('the shift lab frames k and what each pair turns by, the sum frames the embedding', async () => {
  await show(page, 'panel=shift&d=4&t=3&k=5');
  const stage = page.locator('#stage');
  const turns = await stage.getByRole('paragraph').filter({ hasText: ' radians a position, ' }).all();
  // Both clocks, and the sentence on the chosen pair.
  assert.equal(turns.length, 3);
  await symbol('omega').focus();
  await hasFramesAround(turns.map((turn) => [turn]));
  await symbol('k').focus();
  await hasFramesAround([[field(page, 'Shift k')]]);
  await show(page, 'panel=table&d=4&t=1&detail=add&x=%5B0.5,-1,0,2%5D');
  const sum = control(page, 'grid', 'x, PE and their sum');
  await symbol('x').focus();
  await hasFramesAround([
    [stage.getByRole('textbox', { name: /^Embedding x/ })],
    [sum.locator('[role="row"][aria-rowindex="2"]')],
  ]);
});

const elsewhere = {
  shift: { t: ['Position t'], d: ['Width d'], i: ['Pair i'], denominator: [] },
  heatmap: { t: ['Position t'], d: ['Width d'], i: [], denominator: [] },
  waves: { t: ['Position t'], d: ['Width d'], i: [], denominator: [] },
  order: { t: [], d: [], i: [], denominator: [] },
};

for (const [panel, expected] of Object.entries(elsewhere)) {
  test(`in another panel only the fields that hold the quantity are framed: ${panel}`, async () => {
    await show(page, `panel=${panel}`);
    await settle(page);
    for (const [name, fields] of Object.entries(expected)) {
      await symbol(name).focus();
      await hasFramesAround(fields.map((field) => [control(page, 'spinbutton', field)]));
    }
  });
}
