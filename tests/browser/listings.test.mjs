// The programs of the lesson: they are those of the core, they follow the table, and they can be copied.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { readPage } from '../page/html.mjs';
import { startChromium } from './support/chromium.mjs';
import { eventually } from './support/eventually.mjs';
import { act, enter, field, settle, show } from './support/workbench.mjs';

const languages = { Python: 'python', NumPy: 'numpy', PyTorch: 'pytorch', JavaScript: 'javascript', 'C++': 'cpp' };
const written = readPage(await readFile(new URL('../../web/index.html', import.meta.url), 'utf8')).elements;

const chromium = await startChromium();
const page = await chromium.openShared({
  permissions: ['clipboard-read', 'clipboard-write'],
  fragment: 'panel=table&d=4&t=1&decimals=2&detail=copy',
});

const details = (language) => page.locator(`details[data-language="${language}"]`);
const program = (language) => details(language).locator('code').textContent();
const output = (language) => details(language).locator('samp').textContent();

async function open(name) {
  const box = details(languages[name]);
  if (!(await box.evaluate((element) => element.open))) await act(box.getByText(name, { exact: true }));
}

function writtenIn(language) {
  const box = written.find(({ attributes }) => attributes['data-language'] === language);
  const inside = (name) => written.find((element) => element.name === name && element.path.includes(box)).text;
  return { program: inside('code'), output: inside('samp') };
}

test('what the page says without its workbench is what the workbench writes for width 4', async () => {
  await settle(page);
  for (const name of Object.keys(languages)) await open(name);
  await enter(field(page, 'Width d'), '6');
  await eventually(async () => assert.match(await output('cpp'), /^\[0\.00, 1\.00, 0\.00, 1\.00, 0\.00, 1\.00\]/));
  await enter(field(page, 'Width d'), '4');
  for (const language of Object.values(languages)) {
    const expected = writtenIn(language);
    await eventually(async () => assert.equal(await output(language), expected.output));
    assert.equal(await program(language), expected.program);
  }
});

test('the programs follow the table: width, layout, decimals and first row', async () => {
  await show(page, 'panel=table&d=2&layout=concatenated&first=5&decimals=1&t=5');
  await open('Python');
  await eventually(async () => assert.equal(await output('python'), '[-1.0, 0.3]\n[-0.3, 1.0]\n[0.7, 0.8]\n'));
  assert.match(await program('python'), /^WIDTH = 2$/m);
  await open('JavaScript');
  await eventually(async () => assert.equal(await output('javascript'), '[-1,0.3]\n[-0.3,1]\n[0.7,0.8]\n'));
});

test('a program is copied as it stands, and that is said', async () => {
  await open('NumPy');
  await act(page.getByRole('button', { name: 'Copy positional_encoding_numpy.py', exact: true }));
  await eventually(async () =>
    assert.equal(await page.locator('.copied').textContent(), 'Copied positional_encoding_numpy.py.'),
  );
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await program('numpy'));
  await act(page.getByRole('button', { name: 'Copy encoding.py', exact: true }));
  await eventually(async () =>
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      await page.locator('#listing-python').textContent(),
    ),
  );
});
