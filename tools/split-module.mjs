// Moves what only some panels need out of a linked module into others, which the page loads later.
// Usage: split-module.mjs EMSCRIPTEN_ROOT MODULE.wasm OBJECTS NAME=GATE... (OBJECTS: a file of our object files, one a
// line; for each NAME, what is behind the source files that the regular expression GATE matches goes into NAME.wasm)
//
// Nothing is listed by hand. The marked functions (src/core/deferred.h) of the files behind the gate are the ways in,
// and what can be reached only through them is moved. A function whose address is taken may be called from anywhere: it
// is moved only when no other file, directly or through more files, needs its file.
// The module must have its functions' names, as the linker knows them, and none merged with an equal one: a merged one
// would belong to two files.
import { execFileSync } from "node:child_process";
import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { moveTexts } from "./split-texts.mjs";
import { createReader, lengthBytes, moduleOf, sectionsOf, withLength } from "./wasm-bytes.mjs";

const [emscriptenRoot, moduleFile, objectList, ...parts] = process.argv.slice(2);
const startOfProgram = /\/src\/bindings\//;
const gateNamesSection = "later functions";

const run = (program, options) => execFileSync(program, options, { encoding: "utf8", maxBuffer: 2 ** 28 });
const emscripten = (program, ...options) => run(path.join(emscriptenRoot, program), options);
const binaryen = path.join(emscripten("em-config", "BINARYEN_ROOT").trim(), "bin");
// What every browser with SIMD has; the module itself no longer says what it uses.
const features = ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types"]
  .concat(["sign-ext", "simd"])
  .map((feature) => `--enable-${feature}`);
const wasmTool = (program, ...options) => run(path.join(binaryen, program), [...features, ...options]);

/** Everything that `next` leads to from the starts, and these themselves. */
function reach(starts, next) {
  const reached = new Set(starts);
  for (const from of reached) for (const to of next(from)) reached.add(to);
  return reached;
}

/** Of each object file, the symbols that it defines, and those that it takes from others. */
function readObjects(files) {
  const objects = new Map(files.map((file) => [file, { defines: new Set(), needs: new Set() }]));
  for (const line of emscripten("emnm", "--print-file-name", "--quiet", ...files).split("\n")) {
    const [, file, kind, symbol] = line.match(/^(.*): +[-0-9a-f]* +([A-Za-z]) (.+)$/) ?? [];
    if (file) (/[Uvw]/.test(kind) ? objects.get(file).needs : objects.get(file).defines).add(symbol);
  }
  return objects;
}

/** The symbols that only files behind the gate, or what only they need, define. */
function symbolsBehind(gate, objects) {
  const definedIn = new Map();
  for (const [file, { defines }] of objects) for (const symbol of defines) definedIn.set(symbol, file);
  const neededFiles = (file) => [...objects.get(file).needs].map((symbol) => definedIn.get(symbol)).filter(Boolean);
  const start = [...objects.keys()].filter((file) => startOfProgram.test(file));
  const firstLoad = reach(start, (file) => neededFiles(file).filter((needed) => !gate.test(needed)));
  const ofFirstLoad = new Set([...firstLoad].flatMap((file) => [...objects.get(file).defines]));
  return new Set([...definedIn.keys()].filter((symbol) => !ofFirstLoad.has(symbol)));
}

/** The module's functions by name: which ones each calls, which are exported, imported, have their address taken. */
function readCallGraph(file) {
  const graph = { calls: new Map(), exported: new Set(), imported: new Set(), addressed: new Set() };
  const styles = [["gray", graph.exported], ["turquoise", graph.imported], ["rounded", graph.addressed]];
  for (const line of wasmTool("wasm-opt", file, "--print-call-graph", "--output", "/dev/null").split("\n")) {
    const call = line.match(/^  "(.+)" -> "(.+)"; \/\/ call$/);
    if (call) graph.calls.get(call[1]).push(call[2]);
    const [, name, style] = line.match(/^  "(.+)" \[(.*)\];$/) ?? [];
    if (!name) continue;
    if (!graph.calls.has(name)) graph.calls.set(name, []);
    for (const [word, names] of styles) if (style.includes(word)) names.add(name);
  }
  if (!graph.exported.size || !graph.addressed.size) throw new Error(`${file}: its call graph cannot be read`);
  return graph;
}

/** `ways`: the functions that the linked program exports, marked ones among them; a split exports more. */
function chooseFunctions({ calls, exported, imported, addressed }, later, ways) {
  // The linker tells namesakes apart by a point and a number.
  const isLater = (name) => later.has(name.replace(/\..*/, ""));
  const gates = [...exported].filter((name) => ways.has(name) && isLater(name));
  // What an earlier part takes from the first one stays there for it.
  const taken = [...exported].filter((name) => !gates.includes(name));
  const starts = [...taken, ...[...addressed].filter((name) => !isLater(name))];
  const stay = reach(starts, (name) => calls.get(name).filter((called) => !gates.includes(called)));
  const moved = [...calls.keys()].filter((name) => !stay.has(name) && !imported.has(name));
  return { gates, moved, ungated: [...stay].filter((name) => isLater(name) && !taken.includes(name)) };
}

/** pe::practice_panel of _ZN2pe14practice_panelE...; a name that is not of that kind as it is. */
function readable(symbol) {
  const parts = [];
  let rest = symbol.replace(/^_ZNK?/, "");
  for (let digits; (digits = rest.match(/^\d+/)?.[0]); rest = rest.slice(digits.length + Number(digits))) {
    parts.push(rest.slice(digits.length, digits.length + Number(digits)));
  }
  return parts.join("::") || symbol;
}

/** A line for each gate: the number of its placeholder, and its name. */
function gateLines(placeholders, gates) {
  const lines = placeholders.trim().split("\n").map((line) => line.split(":"));
  return lines.filter(([, name]) => gates.includes(name)).map(([number, name]) => `${number} ${readable(name)}`);
}

/** A section that runs nothing. */
function customSection(name, text) {
  const content = Buffer.concat([withLength(Buffer.from(name)), Buffer.from(text)]);
  return Buffer.concat([Buffer.of(0), withLength(content)]);
}

/** Moves one part from `first` into NAME.wasm beside the module; returns the lines of its gates. */
function split(name, gate, first, folder) {
  const graph = readCallGraph(first);
  ways ??= graph.exported;
  const { gates, moved, ungated } = chooseFunctions(graph, symbolsBehind(gate, objects), ways);
  if (ungated.length > 0) {
    const names = ungated.map(readable).join(", ");
    console.log(`In the first load, because code of it calls them, or what calls them, unmarked: ${names}`);
  }
  const later = path.join(path.dirname(moduleFile), `${name}.wasm`);
  if (moved.length === 0) {
    writeFileSync(later, moduleOf([]));
    return [];
  }
  const [list, rest, part] = ["moved", "rest.wasm", "part.wasm"].map((file) => path.join(folder, file));
  writeFileSync(list, moved.join("\n"));
  const outputs = ["--primary-output", rest, "--secondary-output", part, "--placeholdermap"];
  wasmTool("wasm-split", "--debuginfo", "--split", first, `--split-funcs=@${list}`, "--import-namespace=primary", ...outputs);
  finish(part, later);
  renameSync(rest, first);
  return gateLines(readFileSync(`${rest}.placeholders`, "utf8"), gates);
}

/** Optimizes once more: equal functions may now be merged, for each module has its own. */
const finish = (from, to) => wasmTool("wasm-opt", from, "-Oz", "--strip-debug", "--output", to);

const importSection = 2;
const exportSection = 7;

/** The module with the entries of one section rewritten by `rewrite(reader)`, which returns each entry's new bytes. */
function withSection(module, section, rewrite) {
  return moduleOf(
    sectionsOf(module).map(({ id, content }) => {
      if (id !== section) return { id, content };
      const entries = createReader(content);
      const count = entries.number();
      const rewritten = Array.from({ length: count }, () => rewrite(entries, content));
      return { id, content: Buffer.concat([Buffer.from(lengthBytes(count)), ...rewritten]) };
    }),
  );
}

const named = (name) => withLength(Buffer.from(name));

/** Names of what a module exports. */
function exportsOf(file) {
  return new Set(WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(file))).map(({ name }) => name));
}

/** What only the parts take from the first module has the linker's long names: short ones do, other than those in `kept`. */
function shortenNames(firstFile, laterFiles, kept) {
  const short = new Map();
  const first = withSection(readFileSync(firstFile), exportSection, (entry) => {
    const name = entry.name();
    if (!kept.has(name)) short.set(name, `%${short.size.toString(36)}`);
    return Buffer.concat([named(short.get(name) ?? name), entry.take(1), Buffer.from(lengthBytes(entry.number()))]);
  });
  writeFileSync(firstFile, first);
  for (const file of laterFiles) {
    const later = withSection(readFileSync(file), importSection, (entry, content) => {
      const names = [entry.name(), entry.name()];
      const begin = entry.place();
      skipImportKind(entry);
      return Buffer.concat([named(names[0]), named(short.get(names[1]) ?? names[1]), content.subarray(begin, entry.place())]);
    });
    writeFileSync(file, later);
  }
}

/** Reads over what an import is: a function's type, a table, a memory, a global. */
function skipImportKind(entry) {
  const [kind] = entry.take(1);
  const limits = () => {
    const hasMaximum = entry.number() & 1;
    entry.number();
    if (hasMaximum) entry.number();
  };
  if (kind === 0) entry.number();
  if (kind === 1) (entry.take(1), limits());
  if (kind === 2) limits();
  if (kind === 3) entry.take(2);
  if (kind > 3) throw new Error(`an import of an unknown kind ${kind}`);
}

const objects = readObjects(readFileSync(objectList, "utf8").split("\n").filter(Boolean));
/** What the linked program exports, before anything is cut out. */
let ways;
const folder = mkdtempSync(path.join(tmpdir(), "split-module-"));
try {
  const first = path.join(folder, "first.wasm");
  copyFileSync(moduleFile, first);
  const ofProgram = exportsOf(first);
  const gates = parts.flatMap((part) => {
    const [name, gate] = part.split("=");
    return split(name, new RegExp(gate), first, folder);
  });
  const laterFiles = parts.map((part) => path.join(path.dirname(moduleFile), `${part.split("=")[0]}.wasm`));
  finish(first, moduleFile);
  moveTexts(moduleFile, laterFiles, (file) => wasmTool("wasm-dis", file));
  wasmTool("wasm-opt", moduleFile, "--memory-packing", "--output", moduleFile);
  shortenNames(moduleFile, laterFiles, ofProgram);
  appendFileSync(moduleFile, customSection(gateNamesSection, gates.join("\n")));
} finally {
  rmSync(folder, { recursive: true });
}
