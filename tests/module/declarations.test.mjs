// encoding.d.ts, which lies beside encoding.js: it says what the module has, no more and no less.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { require } from '../../tools/npm/packages.mjs';
import { startEncoding } from '../page/encoding_module.mjs';

const ts = require('typescript');

const build = fileURLToPath(new URL('../../build/', import.meta.url));
const site = path.join(build, 'site');
const moduleFolder = process.env.PE_MODULE_DIR ??
  path.join(site, readdirSync(site).find((name) => name.startsWith('module-')));
const shipped = path.join(moduleFolder, 'encoding.d.ts');
const fromEmbind = path.join(build, 'web-release', 'types', 'encoding.d.ts');
const programs = path.join(build, 'declarations');

/** What the compiler has against a program of these lines. */
function complaints(lines) {
  mkdirSync(programs, { recursive: true });
  const file = path.join(programs, 'program.ts');
  writeFileSync(file, lines.join('\n'));
  const program = ts.createProgram([file], {
    noEmit: true, strict: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler, types: [], lib: ['lib.es2022.d.ts'],
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const importFrom = (file) => JSON.stringify(file.replace(/\.d\.ts$/, '.js'));

/** Names of the functions that the interface declares. */
function declaredFunctions() {
  const source = ts.createSourceFile(shipped, readFileSync(shipped, 'utf8'), ts.ScriptTarget.ES2022);
  const module = source.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'EncodingModule');
  return module.members.filter(ts.isMethodSignature).map(({ name }) => name.text);
}

test('every function of the module is declared, and every declared one is there', async () => {
  const pe = await startEncoding();
  const ofEmscripten = /Error$|^count_emval_handles$|^on[A-Z]/;
  const functions = Object.keys(pe).filter((name) => typeof pe[name] === 'function' && !ofEmscripten.test(name));
  assert.deepEqual(declaredFunctions().sort(), functions.sort());
});

test('a program that uses every function compiles', () => {
  assert.deepEqual(complaints([
    `import createEncoding, { type Derivation, type EncodingOptions } from ${importFrom(shipped)};`,
    'const pe = await createEncoding();',
    "const options: EncodingOptions = { width: 5, base: 500, layout: 'cosine-first', oddWidth: 'cut' };",
    'const row: Float64Array = pe.encodingRow(undefined, 1);',
    'const block: Float32Array = pe.encodingBlock(options, 0, 2);',
    'const { wave, pairIndex, value }: Derivation = pe.derive({}, 1, 2);',
    "const isSine: boolean = wave === 'sine';",
    'const sum: number = pairIndex + value + pe.wavelength({}, 0) + pe.norm({}, 1) + pe.dotProduct({}, 1, 2)',
    '  + pe.distance({}, 1, 2) + pe.shiftRotation({}, 3)[0].cosine + row[0] + block[0];',
    'const words: string = pe.problem(options) + pe.fixed(sum, 4) + isSine;',
    'export { words };',
  ]), []);
});

test('programs that would throw do not compile', () => {
  for (const line of [
    'pe.encodingRow({ width: "4" }, 1);', 'pe.encodingRow({ d: 4 }, 1);', 'pe.encodingRow({}, "1");',
    'pe.encodingRow({});', 'pe.encodingRow({}, 1, 2);', "pe.encodingRow({ layout: 'spiral' }, 1);",
    'pe.encodingRow(4, 1);', 'pe.encodingRow(null, 1);', "pe.derive({}, 1, 2).wave === 'tangent';", 'pe.sine(1);',
  ])
    assert.equal(complaints([
      `import createEncoding from ${importFrom(shipped)};`, 'const pe = await createEncoding();', line, 'export {};',
    ]).length, 1, line);
});

test('arguments and results are declared as Embind sees them', () => {
  assert.ok(existsSync(fromEmbind), `${fromEmbind} is missing: build the target encoding_types`);
  // As functions, not methods: the compiler compares the arguments of functions strictly. No options are {} to Embind.
  const plain = (name, type) => `type ${name} = { [K in keyof ${type}]: ${type}[K] extends (options: infer O, ...rest: infer A) => infer R
    ? (options: Exclude<O, undefined>, ...rest: A) => R : never };`;
  const names = declaredFunctions().map((name) => `'${name}'`).join(' | ');
  assert.deepEqual(complaints([
    `import type { EncodingModule } from ${importFrom(shipped)};`,
    `import type { MainModule } from ${importFrom(fromEmbind)};`,
    `type Embind = Pick<MainModule, ${names}>;`,
    plain('Ours', 'EncodingModule'),
    plain('Theirs', 'Embind'),
    'declare const ours: Ours;',
    'declare const theirs: Theirs;',
    'export const a: Ours = theirs;',
    'export const b: Theirs = ours;',
  ]), []);
});
