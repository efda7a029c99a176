// The expressions that tagged numbers carry, such as "encoding d=4 t=1 column=0", each evaluated by the core.

const defaults = { base: 10000, layout: 'interleaved' };

/** Reads "name option=value ..." into { name, options }; values that look like numbers become numbers. */
export function readExpression(text) {
  const [name, ...pairs] = text.split(' ');
  const options = { ...defaults };
  for (const pair of pairs) {
    const [option, value] = pair.split('=');
    options[option] = /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  }
  return { name, options };
}

/** Counts the entries in which two rows differ: exactly, or as printed with `places` decimals. */
function differing(pe, encoding, { t, k, places }) {
  const shown = (value) => (places === undefined ? value : pe.fixed(value, places));
  const later = pe.encodingRow(encoding, t + k);
  return [...pe.encodingRow(encoding, t)].filter((value, column) => shown(value) !== shown(later[column])).length;
}

/** The first shift from 1 on with a larger dot product than the shift before it. */
function firstRise(pe, encoding) {
  const dot = (shift) => pe.dotProduct(encoding, 0, shift);
  let shift = 1;
  while (dot(shift) <= dot(shift - 1)) ++shift;
  return shift;
}

const pairs = (encoding) => encoding.width / 2;

/** How many pairs have not come round once within `length` positions. */
const unfinished = (pe, encoding, { length }) =>
  Array.from({ length: pairs(encoding) }, (_, pair) => pe.wavelength(encoding, pair)).filter((wave) => wave > length)
    .length;

/** Length of the sum of the unit vector (1, 0, ...) and a row. */
const sumNorm = (pe, encoding, { t }) =>
  Math.hypot(...pe.encodingRow(encoding, t).map((value, column) => value + (column === 0 ? 1 : 0)));

/** By what factor an embedding of standard normal entries grows by a row, in the mean of the squares. */
const sumRatio = (pe, encoding) => Math.hypot(Math.sqrt(encoding.width), pe.norm(encoding, 0)) / Math.sqrt(encoding.width);

/** The largest difference of two entries that stand at the same place, all sines first, in two conventions. */
function farthestLayouts(pe, { width, base }, { length }) {
  let farthest = 0;
  for (let t = 0; t < length; ++t) {
    const papers = pe.encodingRow({ width, base, layout: 'concatenated' }, t);
    const other = pe.encodingRow({ width, base, layout: 'tensor2tensor' }, t);
    for (const [column, value] of papers.entries()) farthest = Math.max(farthest, Math.abs(value - other[column]));
  }
  return farthest;
}

/** The nearest and the farthest distance of a bucket; the last bucket has no farthest. */
const t5First = (pe, encoding, { bucket }) => [...Array(200).keys()].find((distance) => pe.t5Bucket(distance) === bucket);
const t5Last = (pe, encoding, { bucket }) => [...Array(200).keys()].findLast((distance) => pe.t5Bucket(distance) === bucket);

// What belongs to a column alone is the same at every position.
const anyPosition = 1;

const meanings = {
  encoding: (pe, encoding, { t, column }) => pe.encodingRow(encoding, t)[column],
  exponent: (pe, encoding, { column }) => pe.derive(encoding, anyPosition, column).exponent,
  denominator: (pe, encoding, { column }) => pe.derive(encoding, anyPosition, column).denominator,
  angle: (pe, encoding, { t, column }) => pe.derive(encoding, t, column).angle,
  wavelength: (pe, encoding, { pair }) => pe.wavelength(encoding, pair),
  norm: (pe, encoding, { t }) => pe.norm(encoding, t),
  dot: (pe, encoding, { t, k }) => pe.dotProduct(encoding, t, t + k),
  distance: (pe, encoding, { t, k }) => pe.distance(encoding, t, t + k),
  cosineOfNeighbours: (pe, encoding) => pe.dotProduct(encoding, 0, 1) / pe.norm(encoding, 0) ** 2,
  // What independent standard normal entries come to, in the mean of the squares.
  normalLength: (pe, { width }) => Math.sqrt(width),
  pairs: (pe, encoding) => pairs(encoding),
  lengthRatio: (pe, encoding) => Math.sqrt(encoding.width) / pe.norm(encoding, 0),
  rounded: (pe, encoding, { value, bits }) => pe.roundedToBits(value, bits),
  shortEncoding: (pe, encoding, { t, column, bits }) => pe.roundedToBits(pe.encodingRow(encoding, t)[column], bits),
  shortAngle: (pe, encoding, { t, pair, bits }) => pe.shortAngle(encoding, t, pair, bits),
  shortAngleError: (pe, encoding, { t, pair, bits }) =>
    Math.abs(pe.shortAngle(encoding, t, pair, bits) - pe.derive(encoding, t, 2 * pair).angle),
  alibiSlope: (pe, encoding, { head, heads }) => pe.alibiSlope(head, heads),
  t5First,
  t5Last,
  sumRatio,
  farthestLayouts,
  firstRise,
  unfinished,
  sumNorm,
  differing,
};

/** The value of an expression, computed by `pe`, the module that createEncoding() gives. */
export function evaluate(pe, text) {
  const { name, options } = readExpression(text);
  if (!(name in meanings)) throw new Error(`no expression is called ${name}`);
  const { d: width = 4, base, layout } = options;
  const value = meanings[name](pe, { width, base, layout }, options);
  if (!Number.isFinite(value)) throw new Error(`${text} has no value`);
  return value;
}
