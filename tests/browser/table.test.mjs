// The encoding table as a grid: keys, places, and values that are the core's.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { startCore } from './support/site.mjs';
import {
  cell,
  field,
  hasAttribute,
  hasLink,
  hasText,
  hasValue,
  isFocused,
  selectedCell,
  settle,
  show,
  table,
} from './support/workbench.mjs';

const lastPosition = 2 ** 24;
const chromium = await startChromium();
const page = await chromium.openShared();
const core = await startCore();

/** What the table writes for a value: the core's digits with a minus sign of its own. */
const written = (value, decimals) => core.fixed(value, decimals).replace('-', '−');

async function focusSelected() {
  await selectedCell(page).evaluate((element) => element.focus());
}

async function pressAndSee(key, position, column) {
  await page.keyboard.press(key);
  await hasAttribute(cell(page, position, column), 'aria-selected', 'true');
  await isFocused(cell(page, position, column));
}

test('arrow keys move the selection by one row or column and stop at the edges', async () => {
  await show(page, 'd=4&t=1&column=0');
  await focusSelected();
  await pressAndSee('ArrowDown', 2, 0);
  await pressAndSee('ArrowRight', 2, 1);
  await pressAndSee('ArrowUp', 1, 1);
  await pressAndSee('ArrowLeft', 1, 0);
  await pressAndSee('ArrowLeft', 1, 0);
  await pressAndSee('ArrowUp', 0, 0);
  await pressAndSee('ArrowUp', 0, 0);
  await hasValue(field(page, 'Position t'), 0);
});

test('Home and End go to the ends of the row, with Control to the ends of the table', async () => {
  await show(page, 'd=64&t=5&column=3');
  await focusSelected();
  await pressAndSee('End', 5, 63);
  await pressAndSee('Home', 5, 0);
  await pressAndSee('Control+End', lastPosition, 63);
  await pressAndSee('ArrowDown', lastPosition, 63);
  await pressAndSee('Control+Home', 0, 0);
});

test('Page keys move by as many rows as are in view', async () => {
  await show(page, 'd=4&t=0');
  const rows = (await table(page).getByRole('row').count()) - 1;
  assert.ok(rows >= 5, `${rows} rows are in view`);
  await focusSelected();
  await pressAndSee('PageDown', rows, 0);
  await pressAndSee('PageDown', 2 * rows, 0);
  await pressAndSee('PageUp', rows, 0);
  await pressAndSee('PageUp', 0, 0);
});

test('keys pressed faster than frames are drawn are all carried out', async () => {
  await show(page, 'd=4&t=0');
  await focusSelected();
  for (let i = 0; i < 40; ++i) await page.keyboard.press('ArrowDown');
  await hasAttribute(cell(page, 40, 0), 'aria-selected', 'true');
  await hasLink(page, { t: 40 });
});

test('the grid tells how many rows and columns there are, and each cell where it stands', async () => {
  await show(page, 'd=8&t=3&column=5');
  await hasAttribute(table(page), 'aria-rowcount', String(lastPosition + 2));
  await hasAttribute(table(page), 'aria-colcount', '9');
  const selected = selectedCell(page);
  assert.equal(await selected.getAttribute('aria-colindex'), '7');
  assert.equal(await selected.locator('..').getAttribute('aria-rowindex'), '5');
  const heads = table(page).getByRole('columnheader');
  assert.match(await heads.nth(1).textContent(), /^column 0, sine of pair 0, wavelength 6\.283$/);
  assert.match(await heads.nth(4).textContent(), /^column 3, cosine of pair 1, wavelength 62\.83$/);
});

test('the selected cell says where its value comes from', async () => {
  await show(page, 'd=4&t=7&column=2');
  await hasText(selectedCell(page), written(core.encodingRow({ width: 4 }, 7)[2], 4));
  await hasAttribute(selectedCell(page), 'aria-description', 'sine of 7 divided by 100, pair 1');
});

const tables = [
  { title: 'the worked example', options: { width: 4 }, decimals: 4, first: 0 },
  { title: 'width 512 far out', options: { width: 512 }, decimals: 6, first: 1_000_003 },
  { title: 'base 100, concatenated', options: { width: 8, base: 100, layout: 'concatenated' }, decimals: 2, first: 12 },
  { title: 'cosine first, no decimals', options: { width: 6, layout: 'cosine-first' }, decimals: 0, first: 90 },
  { title: 'tensor2tensor, 15 decimals', options: { width: 6, layout: 'tensor2tensor' }, decimals: 15, first: 9_999 },
  { title: 'the end of the table', options: { width: 16 }, decimals: 8, first: lastPosition - 4 },
];

/** The cells in the DOM: position, column and text of each. */
function shownCells() {
  return table(page).evaluate((grid) =>
    [...grid.querySelectorAll('[role="gridcell"]')].map((element) => ({
      position: Number(element.parentElement.getAttribute('aria-rowindex')) - 2,
      column: Number(element.getAttribute('aria-colindex')) - 2,
      text: element.textContent,
    })),
  );
}

for (const { title, options, decimals, first } of tables) {
  test(`every cell in view holds the core's value: ${title}`, async () => {
    const { width, base = 10_000, layout = 'interleaved' } = options;
    const encoding = `d=${width}&base=${base}&layout=${layout}&first-column=${width - 4}`;
    await show(page, `${encoding}&decimals=${decimals}&first=${first}&t=${first + 1}`);
    await hasValue(field(page, 'Width d'), options.width);
    const cells = await shownCells();
    assert.ok(cells.length >= 10, `${cells.length} cells are in view`);
    for (const { position, column, text } of cells) {
      const value = core.encodingRow(options, position)[column];
      assert.equal(text, written(value, decimals), `position ${position}, column ${column}`);
    }
  });
}

test('only what is in view is in the document, wherever the table is scrolled', async () => {
  for (const first of [0, 100, 10_000, 10_000_000, lastPosition]) {
    await show(page, `d=1024&first=${first}&t=${first}`);
    const rows = await table(page).getByRole('row').count();
    const nodes = await page.locator('.semantic-tree *').count();
    assert.ok(rows >= 6 && rows < 60, `${rows} rows at ${first}`);
    assert.ok(nodes < 1000, `${nodes} nodes at ${first}`);
  }
});

test('a selected cell that is scrolled out of view keeps its focus and can be returned to', async () => {
  await show(page, 'd=4&t=1&column=0');
  await focusSelected();
  await field(page, 'First position').evaluate((input) => {
    input.value = '5000';
    input.dispatchEvent(new Event('change'));
  });
  await hasLink(page, { first: 5000 });
  await settle(page);
  await isFocused(cell(page, 1, 0));
  await pressAndSee('ArrowDown', 2, 0);
  await eventually(async () => assert.equal(await field(page, 'First position').inputValue(), '2'));
});
