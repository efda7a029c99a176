// The programs on the page: each that can run here prints what the page says it prints, and that is what the core computes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { startEncoding } from './encoding_module.mjs';
import { readPage } from './html.mjs';

const { elements } = readPage(readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8'));
const textOf = (id) => elements.find(({ attributes }) => attributes.id === id).text;
const named = (label) => elements.find(({ attributes }) => attributes['aria-label'] === label).text;

/** The programs that show the table's rows, by the file that the page names. */
const programs = {
  'positional_encoding.py': { run: ['python3', '-I'] },
  'positional_encoding_numpy.py': { run: ['python3', '-I'], needs: ['python3', '-I', '-c', 'import numpy'] },
  'positional_encoding_pytorch.py': { run: ['python3', '-I'], needs: ['python3', '-I', '-c', 'import torch'] },
  'positional_encoding.mjs': { run: ['node'] },
  'positional_encoding.cpp': { compile: ['g++', '-std=c++17', '-Wall', '-Wextra', '-Werror'], needs: ['g++', '--version'] },
};

const works = ([command, ...options]) => spawnSync(command, options).status === 0;

function run([command, ...options], input = '') {
  const { status, stdout, stderr } = spawnSync(command, options, { input, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout;
}

function outputOf(fileName, { run: interpreter, compile }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pe_page_'));
  try {
    const file = path.join(folder, fileName);
    writeFileSync(file, named(fileName));
    if (!compile) return run([...interpreter, file]);
    const program = path.join(folder, 'program');
    run([...compile, file, '-o', program]);
    return run([program]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const rowsOf = (output) => output.split('\n').filter((line) => line.startsWith('[')).map((line) => JSON.parse(line));

async function areCoreRows(rows) {
  const pe = await startEncoding();
  assert.equal(rows.length, 3);
  rows.forEach((row, position) => {
    const computed = [...pe.encodingRow({ width: 4 }, position)].map((value) => Number(pe.fixed(value, 2)));
    assert.deepEqual(row, computed);
  });
}

test('the Python program prints what stands below it', () => {
  assert.equal(run(['python3', '-I', '-'], textOf('listing-python')), textOf('output-python'));
});

test('what it prints are the core\'s rows, rounded to two decimals', () => areCoreRows(rowsOf(textOf('output-python'))));

for (const [fileName, program] of Object.entries(programs)) {
  const skip = program.needs && !works(program.needs) && 'its language is not on this machine';
  test(`${fileName} prints what stands below it`, { skip }, () => {
    assert.equal(outputOf(fileName, program), named(`What ${fileName} prints`));
  });

  test(`what ${fileName} prints are the core's rows, rounded to two decimals`, () =>
    areCoreRows(rowsOf(named(`What ${fileName} prints`))));
}
