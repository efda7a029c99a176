// Prints what the first visit loads and what is loaded on demand, compressed by brotli as web hosts do, and fails when
// it is more than agreed. The files and the limits (bytes) are in first-load.json.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { fileURLToPath } from "node:url";

const tools = path.dirname(fileURLToPath(import.meta.url));
const site = path.join(tools, "../build/site");
const { files, maximumTotal, maximumWasm, onDemand } = JSON.parse(readFileSync(path.join(tools, "first-load.json")));
const all = readdirSync(site, { recursive: true }).map((name) => name.replaceAll(path.sep, "/")).sort();
const problems = [];

const matcher = (pattern) =>
  new RegExp(`^${pattern.replace(/[.+]/g, "\\$&").replaceAll("*", "[^/]*")}$`);

function compressedSize(bytes) {
  const options = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params: options }).length;
}

/** Name and sizes of the site's files that match. */
function measure(patterns) {
  return patterns.flatMap((pattern) => {
    const names = all.filter((name) => matcher(pattern).test(name));
    if (names.length === 0 && !pattern.startsWith("*")) problems.push(`${pattern} is not in the site`);
    return names.map((name) => {
      const bytes = readFileSync(path.join(site, name));
      return { name, raw: bytes.length, brotli: compressedSize(bytes) };
    });
  });
}

const column = (value, width = 10) => value.toLocaleString("en-US").padStart(width);
const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);

function print(title, rows) {
  console.log(`${title.padEnd(44)}${column("bytes")}${column("brotli")}`);
  for (const row of rows) console.log(`${row.name.padEnd(44)}${column(row.raw)}${column(row.brotli)}`);
}

const first = measure(files);
print("first load", first);
console.log(`${"total".padEnd(44)}${column(sum(first, "raw"))}${column(sum(first, "brotli"))}\n`);
const later = measure(onDemand.files);
print("on demand", later);

const wasm = sum(first.filter((row) => row.name.endsWith(".wasm")), "brotli");
if (sum(first, "brotli") > maximumTotal) problems.push(`the total is over ${column(maximumTotal, 0)} bytes`);
if (wasm > maximumWasm) problems.push(`the wasm is over ${column(maximumWasm, 0)} bytes`);
for (const { name, brotli } of later) {
  if (brotli > onDemand.maximumEach) problems.push(`${name} is over ${column(onDemand.maximumEach, 0)} bytes`);
}
for (const problem of problems) console.error(`make size: ${problem}`);
process.exit(problems.length ? 1 : 0);
