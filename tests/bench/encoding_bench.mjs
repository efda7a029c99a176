// Speed of the numbers-only module as a page meets it, against plain JavaScript: each call gives a new Float32Array.
// (encoding_bench.cpp, as WebAssembly, compares without that array, which costs more than the numbers in it.)
// Usage: node tests/bench/encoding_bench.mjs [path of encoding.js]
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const modulePath = process.argv[2] ?? path.join(root, "build/web-release/module/encoding.js");
const { default: createModule } = await import(pathToFileURL(path.resolve(modulePath)).href);
const encodingModule = await createModule();

const width = 512;
const base = 10000;
const pairs = width / 2;

function plainBlock(rows) {
  const out = new Float32Array(rows * width);
  for (let t = 0; t < rows; t++) {
    for (let i = 0; i < pairs; i++) {
      out[t * width + 2 * i] = Math.sin(t / Math.pow(base, (2 * i) / width));
      out[t * width + 2 * i + 1] = Math.cos(t / Math.pow(base, (2 * i) / width));
    }
  }
  return out;
}

function hoistedBlock(rows) {
  const out = new Float32Array(rows * width);
  const denominators = Float64Array.from({ length: pairs }, (_, i) => Math.pow(base, (2 * i) / width));
  for (let t = 0; t < rows; t++) {
    for (let i = 0; i < pairs; i++) {
      const angle = t / denominators[i];
      out[t * width + 2 * i] = Math.sin(angle);
      out[t * width + 2 * i + 1] = Math.cos(angle);
    }
  }
  return out;
}

function moduleBlock(rows) {
  return encodingModule.encodingBlock({ width, base, layout: "interleaved" }, 0, rows);
}

function millisecondsOf(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

/** The largest difference of two blocks: a benchmark of wrong numbers would be worth nothing. */
function largestDifference(a, b) {
  if (a.length !== b.length) throw new Error(`${a.length} numbers against ${b.length}`);
  return a.reduce((largest, value, i) => Math.max(largest, Math.abs(value - b[i])), 0);
}

const difference = largestDifference(moduleBlock(8192), plainBlock(8192));
if (!(difference < 1e-6)) throw new Error(`the module differs from plain JavaScript by ${difference}`);

// Taken in turns, so that all three meet the same machine.
const rows = 8192;
const times = { plain: [], hoisted: [], module: [] };
hoistedBlock(rows);
for (let round = 0; round < 5; round++) {
  times.plain.push(millisecondsOf(() => plainBlock(rows)));
  for (let i = 0; i < 2; i++) times.hoisted.push(millisecondsOf(() => hoistedBlock(rows)));
  for (let i = 0; i < 6; i++) times.module.push(millisecondsOf(() => moduleBlock(rows)));
}
const plain = median(times.plain);
const hoisted = median(times.hoisted);
const ours = median(times.module);

const line = (name, ms, note) => console.log(`${name.padEnd(28)} ${ms.toFixed(2).padStart(9)} ms   ${note}`);
console.log(`a block of ${rows} x ${width} floats, medians`);
line("JavaScript, Math.pow inside", plain, `${(plain / ours).toFixed(1)} times as long`);
line("JavaScript, powers hoisted", hoisted, `${(hoisted / ours).toFixed(1)} times as long`);
line("the module, array included", ours, `${((rows * width * 4e-6) / ours).toFixed(2)} GB/s`);

console.log("\ncost by size, medians of 9");
for (const size of [2048, 4096, 8192]) {
  const ms = median(Array.from({ length: 9 }, () => millisecondsOf(() => moduleBlock(size))));
  line(`${size} rows`, ms, `${((ms * 1e6) / (size * width)).toFixed(2)} ns a float`);
}
