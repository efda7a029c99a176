// Prints what the first visit to each page loads and what is loaded on demand, compressed by brotli as web hosts do, and
// fails when it is more than agreed. Pages and limits (bytes) are in first-load.json, with the files that pages fetch by name;
// styles and scripts are found in the pages themselves.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { fileURLToPath } from "node:url";

const tools = path.dirname(fileURLToPath(import.meta.url));
const site = path.join(tools, "../build/site");
const { pages, files, maximumTotal, maximumWasm, onDemand } = JSON.parse(readFileSync(path.join(tools, "first-load.json")));
const all = readdirSync(site, { recursive: true }).map((name) => name.replaceAll(path.sep, "/")).sort();
const problems = [];

const matcher = (pattern) =>
  new RegExp(`^${pattern.replace(/[.+]/g, "\\$&").replaceAll("*", "[^/]*")}$`);

function compressedSize(bytes) {
  const options = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params: options }).length;
}

const textOf = (name) => readFileSync(path.join(site, name), "utf8");
const matches = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

/** The page and all that it loads by its markup, and its scripts by theirs. */
function linkedFrom(page) {
  const markup = textOf(page);
  const found = new Set([
    page,
    ...matches(markup, /<script[^>]* src="([^"]+)"/g),
    ...matches(markup, /<link rel="(?:stylesheet|icon)"[^>]* href="([^"]+)"/g),
  ]);
  for (const name of found) {
    if (!/\.m?js$/.test(name)) continue;
    for (const imported of matches(textOf(name), /(?:import|from)\s*\(?\s*["'](\.[^"']+)["']/g)) {
      found.add(path.posix.join(path.posix.dirname(name), imported));
    }
  }
  return [...found];
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

const named = measure(files);
const wasm = sum(named.filter((row) => row.name.endsWith(".wasm")), "brotli");
if (wasm > maximumWasm) problems.push(`the wasm is over ${column(maximumWasm, 0)} bytes`);
for (const page of pages) {
  const rows = [...measure(linkedFrom(page)), ...named];
  print(`first load of ${page}`, rows);
  console.log(`${"total".padEnd(44)}${column(sum(rows, "raw"))}${column(sum(rows, "brotli"))}\n`);
  if (sum(rows, "brotli") > maximumTotal) problems.push(`${page}: the total is over ${column(maximumTotal, 0)} bytes`);
}
const later = measure(onDemand.files);
print("on demand", later);

for (const { name, brotli } of later) {
  if (brotli > onDemand.maximumEach) problems.push(`${name} is over ${column(onDemand.maximumEach, 0)} bytes`);
}
for (const problem of problems) console.error(`make size: ${problem}`);
process.exit(problems.length ? 1 : 0);
