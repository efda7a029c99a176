// What the numbers-only module cannot take, and that it stays sound whatever it is asked.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { startEncoding } from '../page/encoding_module.mjs';

let pe;
before(async () => {
  pe = await startEncoding();
});

const nothingLikeANumber = ['1', '', null, undefined, true, {}, [], [1], 1n, Symbol('one'), () => 1];
const noWholeNumber = [NaN, Infinity, -Infinity, 0.5, 1.0000001];

function refused(call, words) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof RangeError, String(error));
    assert.match(error.message, words);
    return true;
  });
}

test('a position is a whole number from 0 to 16777216, and the error says so', () => {
  for (const position of [...nothingLikeANumber, ...noWholeNumber, -1, 16777217, 1e300]) {
    const words = /^position must be a whole number from 0 to 16777216$/;
    refused(() => pe.encodingRow({}, position), words);
    refused(() => pe.encodingBlock({}, position, 1), words);
    refused(() => pe.derive({}, position, 0), words);
    refused(() => pe.norm({}, position), words);
    for (const compute of [pe.dotProduct, pe.distance]) {
      refused(() => compute({}, position, 1), words);
      refused(() => compute({}, 1, position), words);
    }
  }
});

test('columns, pairs, rows, shifts and decimals have limits of their own', () => {
  for (const value of [...nothingLikeANumber, ...noWholeNumber, -1, 1e300]) {
    refused(() => pe.derive({ width: 8 }, 1, value), /^column must be a whole number from 0 to 7$/);
    refused(() => pe.wavelength({ width: 8 }, value), /^pair must be a whole number from 0 to 3$/);
    refused(() => pe.encodingBlock({ width: 8192 }, 0, value), /^rows must be a whole number from 0 to 8192$/);
    refused(() => pe.fixed(1, value), /^decimals must be a whole number from 0 to 15$/);
    if (value !== -1) refused(() => pe.shiftRotation({}, value), /^shift must be .* from -16777216 to 16777216$/);
  }
  refused(() => pe.derive({ width: 8 }, 1, 8), /column/);
  refused(() => pe.wavelength({ width: 8 }, 4), /pair/);
  refused(() => pe.encodingBlock({}, 16777216, 2), /rows must be a whole number from 0 to 1$/);
  refused(() => pe.fixed(1, 16), /decimals/);
});

test('heads, distances and bits have limits, too', () => {
  for (const value of [...nothingLikeANumber, ...noWholeNumber, -1, 1e300]) {
    refused(() => pe.alibiSlope(1, value), /^heads must be a whole number from 1 to 1024$/);
    refused(() => pe.alibiSlope(value, 8), /^head must be a whole number from 1 to 8$/);
    refused(() => pe.t5Bucket(value), /^distance must be a whole number from 0 to 16777216$/);
    refused(() => pe.roundedToBits(1, value), /^bits must be a whole number from 1 to 24$/);
    refused(() => pe.shortAngle({ width: 8 }, value, 0, 11), /^position must be/);
    refused(() => pe.shortAngle({ width: 8 }, 1, value, 11), /^pair must be a whole number from 0 to 3$/);
    refused(() => pe.shortAngle({ width: 8 }, 1, 0, value), /^bits must be a whole number from 1 to 24$/);
  }
  refused(() => pe.alibiSlope(0, 8), /^head must be/);
  refused(() => pe.alibiSlope(9, 8), /^head must be/);
  refused(() => pe.roundedToBits(1, 25), /^bits must be/);
});

test('only a finite number can be written or rounded', () => {
  for (const value of [...nothingLikeANumber, NaN, Infinity, -Infinity]) {
    refused(() => pe.fixed(value, 2), /^value must be a finite number$/);
    refused(() => pe.roundedToBits(value, 11), /^value must be a finite number$/);
  }
});

test('a width is a whole number from 1 to 8192', () => {
  for (const width of [0, -4, 8193, NaN, Infinity, 4.5])
    refused(() => pe.encodingRow({ width }, 1), /^width must be a whole number from 1 to 8192$/);
});

test('width and base are numbers', () => {
  for (const value of nothingLikeANumber.filter((value) => value !== undefined)) {
    refused(() => pe.encodingRow({ width: value }, 1), /^width must be a number$/);
    refused(() => pe.encodingRow({ base: value }, 1), /^base must be a number$/);
  }
});

test('an odd width is refused with the choices there are, each of which can be asked for', () => {
  refused(() => pe.encodingRow({ width: 5 }, 1), /5 is odd.*zero pad.*cut.*drop the last cosine/);
  for (const oddWidth of ['zero-pad', 'cut', 'drop-last-cosine'])
    assert.equal(pe.encodingRow({ width: 5, oddWidth }, 1).length, 5);
  refused(() => pe.shiftRotation({ width: 5, oddWidth: 'zero-pad' }, 1), /even width/);
});

test('a base is above 1 and at most 1e9', () => {
  for (const base of [1, 0, -5, 1.1e9, NaN, Infinity]) refused(() => pe.encodingRow({ base }, 1), /above 1 .*1000000000/);
});

test('layout and odd width are words, and the error lists them', () => {
  for (const word of ['spiral', 'Interleaved', '', 0, null, {}]) {
    refused(() => pe.encodingRow({ layout: word }, 1),
      /^layout can be interleaved concatenated cosine-first tensor2tensor$/);
    refused(() => pe.encodingRow({ oddWidth: word }, 1), /^oddWidth can be refuse zero-pad cut drop-last-cosine$/);
  }
});

test('options are an object', () => {
  for (const options of [4, '4', null, true, 1n]) {
    refused(() => pe.encodingRow(options, 1), /^options must be an object$/);
    assert.equal(pe.problem(options), 'options must be an object');
  }
});

test('the first thing wrong is the one that is named', () => {
  refused(() => pe.derive({ width: 5 }, -1, 99), /odd/);
  refused(() => pe.derive({}, -1, 99), /position/);
});

test('twenty thousand errors leave the module as sound as it was', () => {
  const before = pe.encodingRow({ width: 512 }, 4321);
  for (let i = 0; i < 20000; ++i) {
    assert.throws(() => pe.encodingRow({ width: 5 }, i), RangeError);
    if (i % 10 === 0) assert.throws(() => pe.fixed(NaN, 2), RangeError);
  }
  assert.deepEqual(pe.encodingRow({ width: 512 }, 4321), before);
});

test('many calls do not use up the memory, and arrays once given do not change', () => {
  const kept = pe.encodingBlock({ width: 512 }, 77, 4);
  const copy = kept.slice();
  for (let i = 0; i < 3000; ++i) {
    pe.encodingBlock({ width: 512 }, i, 100);
    pe.shiftRotation({ width: 64 }, i);
    pe.derive({ width: 64 }, i, i % 64);
  }
  assert.deepEqual(kept, copy);
  assert.deepEqual(pe.encodingBlock({ width: 512 }, 77, 4), copy);
});
