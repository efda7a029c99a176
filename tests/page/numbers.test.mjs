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

/** Sentences with numbers that are named or given, not computed; # stands for a tagged one. */
const plainSentences = readFileSync(new URL('plain_sentences.txt', import.meta.url), 'utf8').trimEnd().split('\n');

// Function application and multiplication, which only assistive technology notices.
const invisible = /[\u2061\u2062]/g;
const blocks = new Set(['p', 'li', 'dt', 'dd', 'td', 'th', 'caption', 'figcaption', 'legend', 'label', 'h1', 'h2', 'h3']);
const namesNumber = /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|million|half|twice)\b/i;

/** The sentences of the lesson and the stand-in table, formulas in a line, without listings. */
function sentences() {
  const written = new Map();
  for (const { text, path } of texts) {
    const ofKind = (kind) => path.some(({ attributes }) => attributes['data-numbers'] === kind);
    const block = path.findLast(({ name }) => blocks.has(name) || name === 'math');
    if (!block || !ofKind('tagged') || ofKind('listing')) continue;
    // A formula in a line is part of its sentence.
    const place = block.name === 'math' ? (path.findLast(({ name }) => blocks.has(name)) ?? block) : block;
    const isTagged = path.some(({ name }) => name === 'data');
    written.set(place, (written.get(place) ?? '') + (isTagged ? '#' : text));
  }
  return [...written.values()].flatMap((text) => text.replace(invisible, '').replace(/\s+/g, ' ').trim().split(/(?<=[.?!:])\s/));
}

test('every tagged number has an expression, decimals, and its value as printed', () => {
  assert.ok(tagged.length >= 60, `${tagged.length} tagged numbers`);
  for (const { attributes, text } of tagged) {
    const { 'data-shown': shown, ...ordinary } = attributes;
    assert.ok(shown === undefined || shown === '', text);
    assert.deepEqual(Object.keys(ordinary), ['data-pe', 'data-decimals', 'value'], text);
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

test('no number in the lesson and the stand-in table goes untagged but those of a list of sentences', () => {
  const withNumbers = new Set(sentences().filter((sentence) => namesNumber.test(sentence)));
  assert.ok(withNumbers.size > 100, `${withNumbers.size} sentences with numbers`);
  assert.deepEqual([...withNumbers].filter((sentence) => !plainSentences.includes(sentence)), [], 'not in the list');
  assert.deepEqual(plainSentences.filter((sentence) => !withNumbers.has(sentence)), [], 'no longer on the page');
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
