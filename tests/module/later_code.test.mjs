// The code of some panels: apart from what the first visit loads, and joined to it when it is wanted.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createCodeLoader } from '../../web/code-loader.js';
import { moduleFolder } from '../page/encoding_module.mjs';
import { filesBelow, textOf } from '../structure/sources.mjs';

const codeOf = (name) => readFileSync(path.join(moduleFolder(), `${name}.wasm`));

let createWorkbench;
before(async () => {
  ({ default: createWorkbench } = await import(pathToFileURL(path.join(moduleFolder(), 'workbench.js'))));
});

/** Names of the functions that src/ marks for loading later. */
function markedFunctions() {
  const headers = filesBelow('src').filter((file) => file.endsWith('.h'));
  const declarations = headers.flatMap((file) => [...textOf(file).matchAll(/^\s*PE_DEFERRED [^(]*?(\w+)\(/gm)]);
  return declarations.map((match) => match[1]);
}

test('every function marked for later is loaded later', async () => {
  const code = await WebAssembly.compile(codeOf('workbench'));
  const [section] = WebAssembly.Module.customSections(code, 'later functions');
  const names = section ? new TextDecoder().decode(section) : '';
  const later = names.split('\n').filter(Boolean).map((line) => line.split(/::| /).at(-1));
  assert.ok(markedFunctions().length > 0);
  assert.deepEqual(later.sort(), markedFunctions().sort());
});

for (const name of ['practice', 'labs']) {
  test(`${name} takes its memory, tables and shared functions from what is already running`, async () => {
    const imports = WebAssembly.Module.imports(await WebAssembly.compile(codeOf(name)));
    assert.ok(imports.length > 0);
    for (const { module } of imports) assert.equal(module, 'primary');
  });
}

test('a text that only later code reads is loaded with it', () => {
  const holds = (name, text) => codeOf(name).includes(text);
  const texts = { labs: 'In each slot there is a box now, and all boxes look alike.', practice: 'Which meaning belongs to which term?' };
  for (const [name, text] of Object.entries(texts)) {
    assert.ok(holds(name, text), `${name} holds "${text}"`);
    assert.ok(!holds('workbench', text), `the first load holds "${text}"`);
  }
});

for (const names of [['practice', 'labs'], ['labs', 'practice']]) {
  test(`a workbench computes before and after ${names.join(' and then ')} are loaded into it`, async () => {
    const loader = createCodeLoader(codeOf);
    const module = await loader.start(createWorkbench, {});
    const before = module.encodingRow({ width: 4 }, 1);
    assert.ok(Math.abs(before[0] - Math.sin(1)) < 1e-15);
    for (const name of [...names, ...names]) await loader.load(module, name);
    assert.deepEqual(module.encodingRow({ width: 4 }, 1), before);
  });
}

test('code that could not be fetched may be tried again', async () => {
  let reachable = false;
  const loader = createCodeLoader((name) => {
    if (name === 'practice' && !reachable) throw new TypeError('not reachable');
    return codeOf(name);
  });
  const module = await loader.start(createWorkbench, {});
  await assert.rejects(loader.load(module, 'practice'), TypeError);
  reachable = true;
  await loader.load(module, 'practice');
});

test('code is compiled once for all workbenches of a page, and each loads later code for itself', async () => {
  const asked = [];
  const loader = createCodeLoader((name) => {
    asked.push(name);
    return codeOf(name);
  });
  const [first, second] = await Promise.all([loader.start(createWorkbench, {}), loader.start(createWorkbench, {})]);
  await Promise.all([loader.load(first, 'practice'), loader.load(second, 'practice')]);
  assert.deepEqual(asked, ['workbench', 'practice']);
});

test('a workbench whose code is damaged does not start, and says so', async () => {
  const loader = createCodeLoader((name) => codeOf(name).subarray(0, 1000));
  await assert.rejects(loader.start(createWorkbench, {}), WebAssembly.CompileError);
});
