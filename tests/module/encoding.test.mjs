// The numbers-only module as a page or a Node program uses it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { startEncoding } from '../page/encoding_module.mjs';

let pe;
before(async () => {
  pe = await startEncoding();
});

const tables = JSON.parse(readFileSync(new URL('../reference/sinusoidal_tables.json', import.meta.url), 'utf8'));

/** The options of the conventions that the module knows. */
const conventions = {
  interleaved: { layout: 'interleaved' },
  concat: { layout: 'concatenated' },
  concat_cos_first: { layout: 'cosine-first' },
  t2t: { layout: 'tensor2tensor' },
  t2t_zero_pad: { layout: 'tensor2tensor', oddWidth: 'zero-pad' },
};

function isReference({ role, convention, params }) {
  return role === 'reference' && conventions[convention] && !params.angle_scale && !params.input &&
    params.positions.every((position) => position >= 0);
}

const optionsOf = ({ convention, params }) => ({ width: params.d, base: params.base, ...conventions[convention] });

function assertClose(actual, expected, tolerance) {
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not within ${tolerance} of ${expected}`);
}

describe('published tables', () => {
  for (const table of tables.filter(isReference)) {
    const { positions, columns } = table.params;
    test(`row by row: ${table.id}`, () => {
      table.values.forEach((row, i) => {
        const computed = pe.encodingRow(optionsOf(table), positions[i]);
        assert.equal(computed.length, table.params.d);
        row.forEach((value, j) => assertClose(computed[columns?.[j] ?? j], value, table.tolerance));
      });
    });
  }

  test('a dozen of them are compared', () => {
    assert.ok(tables.filter(isReference).length >= 12);
  });
});

test('position 1 at width 4 is sin 1, cos 1, sin 0.01, cos 0.01', () => {
  const row = pe.encodingRow({ width: 4 }, 1);
  assert.ok(row instanceof Float64Array);
  [Math.sin(1), Math.cos(1), Math.sin(0.01), Math.cos(0.01)].forEach((value, i) => assertClose(row[i], value, 1e-15));
});

test('what is not asked for is the worked example: width 4, base 10000, interleaved', () => {
  const asked = pe.encodingRow({ width: 4, base: 10000, layout: 'interleaved', oddWidth: 'refuse' }, 7);
  assert.deepEqual(pe.encodingRow({}, 7), asked);
  assert.deepEqual(pe.encodingRow(undefined, 7), asked);
  assert.deepEqual(pe.encodingRow({ width: undefined, base: undefined, layout: undefined }, 7), asked);
});

test('a block is its rows, one after the other, as floats', () => {
  const options = { width: 6, layout: 'concatenated' };
  const block = pe.encodingBlock(options, 1000, 3);
  assert.ok(block instanceof Float32Array);
  const rows = [1000, 1001, 1002].flatMap((position) => [...pe.encodingRow(options, position)]);
  assert.deepEqual([...block], rows.map(Math.fround));
});

test('a block reaches the last position, and may have no rows', () => {
  assert.equal(pe.encodingBlock({ width: 2 }, 16777216, 1).length, 2);
  assert.equal(pe.encodingBlock({ width: 8192 }, 0, 0).length, 0);
});

test('a block larger than the memory of the module is whole', () => {
  const block = pe.encodingBlock({ width: 512 }, 0, 40000);
  assert.equal(block.length, 512 * 40000);
  for (const position of [0, 1, 511, 512, 20000, 39999])
    assert.deepEqual([...block.subarray(position * 512, position * 512 + 512)],
      [...pe.encodingBlock({ width: 512 }, position, 1)]);
});

test('the derivation of the worked example', () => {
  const { value, ...steps } = pe.derive({ width: 4 }, 1, 2);
  assert.deepEqual(steps,
    { position: 1, column: 2, pairIndex: 1, wave: 'sine', exponent: 0.5, denominator: 100, angle: 0.01 });
  assertClose(value, 0.009999833334166664, 1e-17);
});

test('a padded column is derived as a zero', () => {
  const padded = pe.derive({ width: 5, oddWidth: 'zero-pad' }, 3, 4);
  assert.equal(padded.wave, 'zero');
  assert.equal(padded.value, 0);
  assert.equal(padded.pairIndex, -1);
});

test('wavelengths go from 2 pi to 2 pi times nearly the base', () => {
  assertClose(pe.wavelength({}, 0), 2 * Math.PI, 1e-15);
  assertClose(pe.wavelength({}, 1), 200 * Math.PI, 1e-12);
});

test('every row is as long as the root of half the width', () => {
  for (const position of [0, 1, 12345, 16777216]) assertClose(pe.norm({ width: 512 }, position), 16, 1e-12);
});

test('the dot product depends on how far apart the positions are', () => {
  const options = { width: 64 };
  assertClose(pe.dotProduct(options, 3, 10), pe.dotProduct(options, 1003, 1010), 1e-12);
  const [a, b] = [3, 10].map((position) => pe.encodingRow(options, position));
  assertClose(pe.dotProduct(options, 3, 10), a.reduce((sum, value, i) => sum + value * b[i], 0), 1e-12);
});

test('the distance is the length of the difference', () => {
  const [a, b] = [3, 10].map((position) => pe.encodingRow({ width: 64 }, position));
  assertClose(pe.distance({ width: 64 }, 3, 10), Math.hypot(...a.map((value, i) => value - b[i])), 1e-12);
  assert.equal(pe.distance({ width: 64 }, 5, 5), 0);
});

test('a rotation takes every row to the one that many positions on', () => {
  const options = { width: 8 };
  const from = pe.encodingRow(options, 100);
  const to = pe.encodingRow(options, 107);
  const turns = pe.shiftRotation(options, 7);
  assert.equal(turns.length, 4);
  turns.forEach(({ cosine, sine }, pair) => {
    assertClose(cosine * from[2 * pair] + sine * from[2 * pair + 1], to[2 * pair], 1e-14);
    assertClose(cosine * from[2 * pair + 1] - sine * from[2 * pair], to[2 * pair + 1], 1e-14);
  });
});

test('numbers are written with correct rounding and without a minus before zeros', () => {
  assert.equal(pe.fixed(Math.sin(1), 4), '0.8415');
  assert.equal(pe.fixed(-0.001, 2), '0.00');
  assert.equal(pe.fixed(2.675, 2), '2.67');
  assert.equal(pe.fixed(1, 15), '1.000000000000000');
});

test('a problem is told in words, and none is an empty text', () => {
  assert.equal(pe.problem({}), '');
  assert.equal(pe.problem({ width: 5, oddWidth: 'cut' }), '');
  assert.match(pe.problem({ width: 5 }), /odd.*zero pad.*cut.*drop/);
  assert.match(pe.problem({ width: 0 }), /1 to 8192/);
});

test('ALiBi with 8 heads: a half, a quarter and so on', () => {
  for (let head = 1; head <= 8; head++) assert.equal(pe.alibiSlope(head, 8), 2 ** -head);
});

test('T5 gives the first 16 distances a bucket each, and the last bucket to all from 113 on', () => {
  for (let distance = 0; distance <= 16; distance++) assert.equal(pe.t5Bucket(distance), distance);
  assert.equal(pe.t5Bucket(18), 16);
  assert.equal(pe.t5Bucket(19), 17);
  assert.equal(pe.t5Bucket(112), 30);
  assert.equal(pe.t5Bucket(113), 31);
  assert.equal(pe.t5Bucket(16777216), 31);
});

test('bfloat16 keeps 257 as 256, and float16 puts an angle wrong by more than half a radian', () => {
  assert.equal(pe.roundedToBits(257, 8), 256);
  assert.equal(pe.shortAngle({ width: 32 }, 1857, 1, 11), 1045);
  assert.equal(pe.fixed(pe.derive({ width: 32 }, 1857, 2).angle, 4), '1044.2678');
});
