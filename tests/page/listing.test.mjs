// The program on the page: it runs, prints what the page says it prints, and that is what the core computes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { startEncoding } from './encoding_module.mjs';
import { readPage } from './html.mjs';

const { elements } = readPage(readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8'));
const textOf = (id) => elements.find(({ attributes }) => attributes.id === id).text;

test('the Python program prints what stands below it', () => {
  const { status, stdout, stderr } = spawnSync('python3', ['-I', '-'], { input: textOf('listing-python'), encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  assert.equal(stdout, textOf('output-python'));
});

test('what it prints are the core\'s rows, rounded to two decimals', async () => {
  const pe = await startEncoding();
  const rows = textOf('output-python').split('\n').slice(0, 3).map(JSON.parse);
  rows.forEach((row, position) => {
    const computed = [...pe.encodingRow({ width: 4 }, position)].map((value) => Number(pe.fixed(value, 2)));
    assert.deepEqual(row, computed);
  });
});
