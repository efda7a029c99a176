// Copying and saving what is shown: text in four formats, a picture, programs in five languages.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { startCore } from './support/site.mjs';
import { act, button, clickAt, control, hasText, settle, show, table } from './support/workbench.mjs';

const chromium = await startChromium();
const page = await chromium.openShared({ permissions: ['clipboard-read', 'clipboard-write'], acceptDownloads: true });
const core = await startCore();

const status = () => page.locator('#stage').getByRole('status');
const program = () => control(page, 'region', 'Program');
const format = (name) => page.getByRole('radiogroup', { name: /^The rows and columns/ }).getByLabel(name);
const languageOf = (name) =>
  page.getByRole('radiogroup', { name: /^A program for/ }).getByLabel(name, { exact: true });
const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

async function copied(name) {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await act(button(page, name));
  return eventually(async () => {
    const text = await clipboard();
    assert.notEqual(text, '');
    return text;
  });
}

async function saved(name) {
  const [download] = await Promise.all([page.waitForEvent('download'), clickAt(button(page, name))]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/** Positions and columns that the table shows, and the values there. */
async function shownBlock(options, decimals) {
  const places = await table(page).evaluate((grid) =>
    [...grid.querySelectorAll('[role="gridcell"]')].map((element) => [
      Number(element.parentElement.getAttribute('aria-rowindex')) - 2,
      Number(element.getAttribute('aria-colindex')) - 2,
    ]),
  );
  const positions = [...new Set(places.map(([position]) => position))];
  const columns = [...new Set(places.map(([, column]) => column))];
  const values = positions.map((position) => {
    const row = core.encodingRow(options, position);
    return columns.map((column) => core.fixed(row[column], decimals));
  });
  return { positions, columns, values };
}

const state = 'd=8&decimals=5&first=10&t=12&column=1&detail=copy';
const options = { width: 8 };

test('the table is copied as CSV and TSV with the values in view', async () => {
  for (const [name, comma, lineEnd] of [
    ['CSV', ',', '\r\n'],
    ['TSV', '\t', '\n'],
  ]) {
    await show(page, state);
    await act(format(name));
    const { positions, columns, values } = await shownBlock(options, 5);
    const text = await copied('Copy');
    const [head, ...rows] = text.trimEnd().split(lineEnd);
    assert.deepEqual(
      head.split(comma),
      ['position', ...columns.map((column) => `c${column} ${column % 2 ? 'cos' : 'sin'}`)],
    );
    assert.deepEqual(
      rows.map((row) => row.split(comma)),
      positions.map((position, index) => [String(position), ...values[index]]),
    );
  }
});

test('the table is copied as JSON and as a NumPy array', async () => {
  await show(page, state);
  await act(format('JSON'));
  const { values } = await shownBlock(options, 5);
  const numbers = values.map((row) => row.map(Number));
  const json = JSON.parse(await copied('Copy'));
  assert.equal(json.d, 8);
  assert.equal(json.first_position, 10);
  assert.deepEqual(json.values, numbers);

  await act(format('NumPy'));
  const literal = await copied('Copy');
  const inside = literal.match(/np\.array\((\[[\s\S]*\]), dtype=np\.float64\)/)[1];
  assert.deepEqual(JSON.parse(inside.replace(/(\d)\.(?=[,\]])/g, '$1.0')), numbers);
});

test('copying without the clipboard’s permission falls back to a selection', async () => {
  await show(page, state);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    document.addEventListener('copy', () => {
      window.copiedSelection = document.activeElement.value;
    });
  });
  await clickAt(button(page, 'Copy'));
  await eventually(async () => assert.match(await page.evaluate(() => window.copiedSelection ?? ''), /^position,/));
  await hasText(status(), 'Copied.');
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Copy');
  await page.evaluate(() => delete navigator.clipboard.writeText);
});

test('when nothing allows copying, that is said', async () => {
  await show(page, state);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  await act(button(page, 'Copy'));
  await hasText(status(), 'The browser did not allow copying.');
  await page.evaluate(() => {
    delete navigator.clipboard.writeText;
    delete document.execCommand;
  });
});

test('the table is saved as a file named after it', async () => {
  await show(page, state);
  const { positions, values } = await shownBlock(options, 5);
  const { name, content } = await saved('Save');
  assert.equal(name, 'positional_encoding_d8.csv');
  const lines = content.toString('utf8').split('\r\n');
  assert.equal(lines[1], [positions[0], ...values[0]].join(','));
  await hasText(status(), 'Saved positional_encoding_d8.csv.');
});

test('the view is saved as a picture of the canvas’s size, with its colours and its fields’ texts', async () => {
  await show(page, state);
  const { name, content } = await saved('Save picture');
  assert.equal(name, 'positional_encoding_d8.png');
  const picture = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    /** How many different colours there are in the box of an element. */
    const colorsAt = (element) => {
      const stage = document.querySelector('#stage canvas').getBoundingClientRect();
      const { left, top, width, height } = element.getBoundingClientRect();
      const { data } = context.getImageData(left - stage.left + 4, top - stage.top + 4, width - 8, height - 8);
      return new Set(new Uint32Array(data.buffer)).size;
    };
    return {
      size: [bitmap.width, bitmap.height],
      cell: colorsAt(document.querySelector('[role="gridcell"]')),
      field: colorsAt(document.querySelector('[aria-label="Width d"]')),
      program: colorsAt(document.querySelector('[aria-label="Program"]')),
    };
  }, content.toString('base64'));
  const canvas = await page.locator('#stage canvas').evaluate(({ width, height }) => [width, height]);
  assert.deepEqual(picture.size, canvas);
  for (const part of ['cell', 'field', 'program']) {
    assert.ok(picture[part] > 5, `${picture[part]} colours in the ${part}`);
  }
  await settle(page);
});

const languages = [
  ['Python', /^import math|def /m, 'py'],
  ['NumPy', /import numpy as np/, 'py'],
  ['PyTorch', /import torch/, 'py'],
  ['JavaScript', /Math\.(sin|pow)/, 'm?js'],
  ['C++', /#include <cmath>/, 'cpp'],
];

for (const [language, sign, ending] of languages) {
  test(`a program in ${language} is shown, copied and saved, the same each time`, async () => {
    await show(page, state);
    await act(languageOf(language));
    await eventually(async () => assert.match(await program().textContent(), sign));
    const shown = await program().textContent();
    assert.match(shown, /10000/);
    assert.equal((await copied('Copy program')).replaceAll('\r\n', '\n'), shown);
    const { name, content } = await saved('Save program');
    assert.match(name, new RegExp(`^\\w+\\.${ending}$`));
    assert.equal(content.toString('utf8'), shown);
  });
}

test('a program can be selected and scrolled as text', async () => {
  await show(page, `${state}&language=cpp`);
  const { selectable, scrolls } = await program().evaluate((element) => {
    getSelection().selectAllChildren(element);
    return { selectable: getSelection().toString(), scrolls: element.scrollHeight > element.clientHeight };
  });
  assert.match(selectable, /#include/);
  assert.equal(scrolls, true);
});
