// Below the table: the derivation of a cell, two rows compared, an embedding added.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { startCore } from './support/site.mjs';
import { act, cell, clickAt, control, detail, enter, field, hasLink, hasText, show } from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared();
const core = await startCore();

const lines = () => detail(page).getByRole('paragraph');
const typographic = (text) => text.replace('-', '−');

test('the derivation of the worked example goes through its six steps', async () => {
  await show(page, 'd=4&t=1&column=2&decimals=4');
  const { value } = core.derive({ width: 4 }, 1, 2);
  const expected = [
    /^Pair: column 2 belongs to pair 1 and is a sine/,
    /^Exponent: .* is 0\.5$/,
    /^Denominator: 10000 to the power 0\.5 is 100$/,
    /^Angle: 1 divided by 100 is 0\.01 radians$/,
    new RegExp(`^Value: sine of 0\\.01 is about ${core.fixed(value, 15).replace('.', '\\.')}$`),
    /^Rounded: rounded to 4 decimals: 0\.0100$/,
  ];
  for (const [index, line] of expected.entries()) await hasText(lines().nth(index), line);
  assert.equal(await lines().count(), expected.length);
});

for (const [options, t, column] of [
  [{ width: 512 }, 1, 510],
  [{ width: 8, base: 100, layout: 'concatenated' }, 1000, 6],
  [{ width: 6, layout: 'tensor2tensor' }, 7, 5],
  [{ width: 64, layout: 'cosine-first' }, 123_456, 3],
]) {
  test(`the derivation ends in the core's value: ${JSON.stringify(options)}, t = ${t}, column ${column}`, async () => {
    const { width, base = 10_000, layout = 'interleaved' } = options;
    await show(page, `d=${width}&base=${base}&layout=${layout}&t=${t}&column=${column}&decimals=7`);
    const { value, wave } = core.derive(options, t, column);
    await hasText(lines().nth(0), new RegExp(`column ${column} .*${wave}`));
    await hasText(lines().nth(4), new RegExp(`${typographic(core.fixed(value, 15))}$`));
    await hasText(lines().nth(5), `Rounded: rounded to 7 decimals: ${typographic(core.fixed(value, 7))}`);
  });
}

test('the derivation follows the selected cell', async () => {
  await show(page, 'd=4&t=1');
  await clickAt(cell(page, 3, 1));
  await hasText(lines().nth(5), `Rounded: rounded to 4 decimals: ${typographic(core.fixed(Math.cos(3), 4))}`);
});

test('two rows are compared as the worked example compares them', async () => {
  await show(page, 'd=4&t=0&other=1&decimals=2&detail=compare');
  await hasText(lines().nth(0), 'Positions 0 and 1: in the exact values 4 of 4 entries differ.');
  await hasText(lines().nth(1), /^At 2 decimals 3 of 4 entries differ .*column 3/);
  await hasText(lines().nth(2), 'Rounded to whole numbers the rows already differ.');
  const dot = core.dotProduct({ width: 4 }, 0, 1);
  const distance = core.distance({ width: 4 }, 0, 1);
  await eventually(async () => {
    const numbers = (await lines().nth(3).textContent()).match(/Dot product ([\d.]+), distance ([\d.]+)\.$/);
    assert.ok(Math.abs(Number(numbers[1]) - dot) < 1e-7, `dot product ${numbers[1]}`);
    assert.ok(Math.abs(Number(numbers[2]) - distance) < 1e-7, `distance ${numbers[2]}`);
  });
});

test('it is said how many decimals tell two rows apart', async () => {
  await show(page, 'd=4&t=0&other=44&detail=compare');
  const shown = (position, decimals) =>
    [...core.encodingRow({ width: 4 }, position)].map((value) => core.fixed(value, decimals)).join();
  assert.equal(shown(0, 0), shown(44, 0));
  assert.notEqual(shown(0, 1), shown(44, 1));
  await hasText(lines().nth(2), 'It takes 1 decimal to tell the rows apart.');
});

test('the other row is chosen by typing and by the arrow keys', async () => {
  await show(page, 'd=4&t=5&detail=compare');
  await enter(field(page, 'Compare with position'), '4');
  await hasText(lines().nth(0), /^Positions 5 and 4: /);
  await field(page, 'Compare with position').press('ArrowUp');
  await hasText(lines().nth(0), 'Positions 5 and 5 are the same row. Choose another position.');
  await hasLink(page, { other: 5 });
});

const embedding = () => control(page, 'textbox', 'Embedding x, for example [1, 0, 2, -1]');
const sums = () => control(page, 'grid', 'x, PE and their sum');

test('an embedding is added coordinate by coordinate', async () => {
  await show(page, 'd=4&t=1&detail=add');
  await embedding().fill('[1.1, 0.2, 1.9, -0.7]');
  const x = [1.1, 0.2, 1.9, -0.7];
  const row = core.encodingRow({ width: 4 }, 1);
  for (const [column, entry] of x.entries()) {
    const shown = [entry, row[column], entry + row[column]].map((value) => typographic(core.fixed(value, 4)));
    for (const [index, text] of shown.entries()) await hasText(cell(page, index, column, sums()), text);
  }
  await act(cell(page, 2, 3, sums()));
  await hasLink(page, { 'sum-row': undefined, column: 3, x: '[1.1, 0.2, 1.9, -0.7]' });
});

const notations = [
  '1; 0; 2; -1',
  '(1 0 2 -1)',
  'np.array([1., 0., 2., -1.])',
  '1,0 0,0 2,0 -1,0',
  '[[1],[0],[2],[−1]]',
];

for (const text of notations) {
  test(`a vector is read in the notation ${text}`, async () => {
    await show(page, 'd=4&t=0&detail=add&decimals=1');
    await embedding().fill(text);
    for (const [column, sum] of ['1.0', '1.0', '2.0', '0.0'].entries()) {
      await hasText(cell(page, 2, column, sums()), sum);
    }
  });
}

test('a vector of the wrong length is answered with both lengths', async () => {
  await show(page, 'd=4&detail=add');
  await embedding().fill('1, 2, 3');
  await page.locator('#stage').getByText('x has 3 entries; at width 4 it needs 4.').waitFor({ state: 'attached' });
  assert.equal(await sums().count(), 0);
});

test('an empty field invites to type, and is not an error', async () => {
  await show(page, 'd=8&detail=add&x=1,2');
  await embedding().fill('');
  await page.locator('#stage').getByText(/^Type a vector with 8 entries/).waitFor({ state: 'attached' });
  assert.equal(await embedding().getAttribute('aria-invalid'), null);
});
