import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { startEncoding } from './encoding_module.mjs';
import { evaluate, readExpression } from './expressions.mjs';
import { readPage } from './html.mjs';

const { elements, texts } = readPage(readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8'));
const pe = await startEncoding();
const tagged = elements.filter((element) => element.name === 'data');
const curves = elements.filter((element) => 'data-pe-curve' in element.attributes);

const numberWords = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What stands on the page as machine-readable text: words as digits, no digit grouping, an ASCII minus. */
function plainNumber(printed) {
  const word = numberWords.indexOf(printed);
  if (word >= 0) return String(word);
  return printed.replace(/(\d),(?=\d{3}(\D|$))/g, '$1').replace('−', '-');
}

// Where a number is named or given rather than computed, it may stand untagged.
const plainOnes = [
  /\b(position|row) \d+ to \d+\b/g,
  /\bPair 0\b/g,
  /from −1 to 1\b/g,
  /\b[dtk] = \d+(, \d+)*/g,
  /\bt = \d+, \d+, \d+/g,
  /\bpositions? (of )?(up to )?\d+(,\d+)?(, \d+ and \d+)?/g,
  /\b(tokens|up to|past) \d+/g,
  /\b0 on the first, 1 on the next/g,
  /\bcounted from 0/g,
  /\b[Pp]ositions? \d+,\d+/g,
  /\bwithin 512 positions\b/g,
  /\bfrom 0 to /g,
  /\bcosine of 0 is 1\b/g,
  /\bkeep it at 1\b|reaches 1\b|x = \(1, 0\)/g,
  /\b2π times 10000\b/g,
  /\bconstant, 10000,/g,
  /\bby 1 radian\b|add up to 1\b|, 1 divided by\b|= 1, and there are/g,
  /typical size 1\b/g,
  /, 20[12]\d\.|Section 3\.5/g, // years and places of sources
  /[ep] = \[[^\]]*\]/g, // vectors of a question
  /Answer question \d/g,
  /\b([Pp]ositions?|width|[Rr]ows?|column|columns|pair) \d+( and \d+)?/g,
  /between −1 and 1/g,
  /\b[02] \/ 4\b/g, // 2i / d, before its value
  /^[01] \/ $/g, // t / denominator
  /^2$/g, // in 2i
  /^10000$/g, // the base, before its exponent
];

test('every tagged number has an expression, decimals, and its value as printed', () => {
  assert.ok(tagged.length >= 60, `${tagged.length} tagged numbers`);
  for (const { attributes, text } of tagged) {
    assert.deepEqual(Object.keys(attributes), ['data-pe', 'data-decimals', 'value'], text);
    assert.equal(attributes.value, plainNumber(text));
  }
});

test('every tagged number is what the core computes', () => {
  for (const { attributes, text } of tagged) {
    const expression = attributes['data-pe'];
    const computed = pe.fixed(evaluate(pe, expression), Number(attributes['data-decimals']));
    assert.equal(plainNumber(text), plainNumber(computed), expression);
  }
});

test('a number shown after = is exact at the decimals shown, one after ≈ is not', () => {
  for (const { text, path } of texts.filter((piece) => piece.path.at(-1)?.attributes.class === 'eq')) {
    const sign = text.trim();
    if (sign !== '=' && sign !== '≈') continue;
    const result = tagged.find((element) => element.path.at(-1) === path.at(-1));
    const rounding = Math.abs(Number(result.attributes.value) - evaluate(pe, result.attributes['data-pe']));
    assert.equal(rounding < 1e-12, sign === '=', result.attributes['data-pe']);
  }
});

test('no number in the lesson and the stand-in table goes untagged', () => {
  const watched = texts.filter(({ path }) => path.some((element) => element.attributes['data-numbers'] === 'tagged'));
  assert.ok(watched.length > 100, `${watched.length} pieces of text`);
  for (const { text, path } of watched) {
    const isTagged = path.some((element) => element.name === 'data');
    const isPositionHead = path.at(-1).attributes.scope === 'row' && /^\d$/.test(text);
    const isPlain = path.some(({ name, attributes }) => name === 'math' || attributes['data-numbers'] === 'listing');
    if (isTagged || isPositionHead || isPlain) continue;
    const rest = plainOnes.reduce((left, plain) => left.replace(plain, ''), text);
    assert.doesNotMatch(rest, /\d/, `untagged number in "${text.trim()}"`);
  }
});

test('the tint of a cell is its value in tenths', () => {
  const cells = elements.filter((element) => 'data-tint' in element.attributes);
  assert.ok(cells.length > 0);
  for (const cell of cells) {
    const value = evaluate(pe, tagged.find((element) => element.path.at(-1) === cell).attributes['data-pe']);
    assert.ok(Math.abs(Number(cell.attributes['data-tint']) - 10 * value) <= 0.5, `${cell.text.trim()} is ${value}`);
  }
});

test('the curves of the teaser pass through the core\'s values at every whole position', () => {
  assert.equal(curves.length, 4);
  const [pointsPerPosition, unit, middle, amplitude] = [4, 10, 20, 16]; // the drawing's scale
  for (const { attributes } of curves) {
    const { d: width, base, layout, column } = readExpression(`encoding ${attributes['data-pe-curve']}`).options;
    const points = attributes.points.trim().split(/\s+/).map((point) => point.split(',').map(Number));
    assert.equal(points.length, 12 * pointsPerPosition + 1);
    for (let t = 0; t <= 12; ++t) {
      const [x, y] = points[t * pointsPerPosition];
      const value = pe.encodingRow({ width, base, layout }, t)[column];
      assert.equal(x, t * unit);
      assert.ok(Math.abs(y - (middle - amplitude * value)) <= 0.051, `column ${column} at ${t}`);
    }
  }
});
