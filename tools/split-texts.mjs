// Moves the texts that only later modules read out of the first one: wasm-split moves functions, and leaves all data.
//
// A text is a run of printable bytes before a zero byte. Nobody reads it before its module is there when no number in
// the first module's code, and none in its other data, points into it. Numbers that only look like addresses keep a text
// in the first load, which is safe; texts too short to be worth it stay there, too.
import { readFileSync, writeFileSync } from "node:fs";
import { createReader, lengthBytes, moduleOf, sectionsOf, withLength } from "./wasm-bytes.mjs";

const shortestText = 24;
const codeSection = 10;
const dataSection = 11;
const dataCountSection = 12;
const instruction = { constant: 0x41, end: 0x0b };

/** The bytes of a signed number, as addresses are written. */
function signedBytes(value) {
  const rest = value >> 7;
  const isLast = rest === 0 && (value & 64) === 0;
  return isLast ? [value & 127] : [(value & 127) | 128, ...signedBytes(rest)];
}

/** Address and bytes of each data segment; the bytes are the module's own. */
function segmentsOf(sections) {
  const data = sections.find(({ id }) => id === dataSection);
  if (!data) return [];
  const reader = createReader(data.content);
  return Array.from({ length: reader.number() }, () => {
    const kind = reader.number();
    const [code] = reader.take(1);
    const address = reader.number();
    const [end] = reader.take(1);
    if (kind !== 0 || code !== instruction.constant || end !== instruction.end) throw new Error("a data segment of an unknown form");
    return { address, bytes: reader.take(reader.number()) };
  });
}

/** The module with these segments besides its own; it must not have any. */
function withSegments(module, segments) {
  const sections = sectionsOf(module);
  if (sections.some(({ id }) => id === dataSection || id === dataCountSection)) throw new Error("it has data already");
  const entries = segments.map(({ address, bytes }) =>
    Buffer.concat([Buffer.of(0, instruction.constant, ...signedBytes(address), instruction.end), withLength(bytes)]),
  );
  const content = Buffer.concat([Buffer.from(lengthBytes(entries.length)), ...entries]);
  const afterCode = sections.findIndex(({ id }) => id === codeSection) + 1;
  sections.splice(afterCode, 0, { id: dataSection, content });
  return moduleOf(sections);
}

const isPrintable = (byte) => byte >= 32 || byte === 10;

/** Texts in a segment's bytes: where each begins and ends. */
function* textsIn({ address, bytes }) {
  for (let begin = 0; begin < bytes.length; ) {
    let end = begin;
    while (end < bytes.length && isPrintable(bytes[end])) ++end;
    if (bytes[end] === 0 && end - begin >= shortestText) {
      yield { address: address + begin, bytes: bytes.subarray(begin, end) };
    }
    begin = end + 1;
  }
}

/** Every number in the code of a module, given in the text format, that may be an address. */
function numbersIn(text) {
  const code = text.replace(/^ \(data .*$/gm, "");
  return new Set(Array.from(code.matchAll(/i32\.const (-?\d+)|offset=(\d+)/g), ([, constant, offset]) => Number(constant ?? offset)));
}

/** Every word of the data that does not lie within one of the texts. */
function* wordsIn(segments, texts) {
  const ofTexts = new Set(texts.flatMap(({ address, bytes }) => Array.from(bytes, (_, i) => address + i)));
  for (const { address, bytes } of segments) {
    for (let at = -address & 3; at + 4 <= bytes.length; at += 4) {
      const word = address + at;
      if (!(ofTexts.has(word) && ofTexts.has(word + 3))) yield bytes.readUInt32LE(at);
    }
  }
}

/** Whether one of the sorted numbers lies in the text or just behind it. */
function pointsInto(sorted, { address, bytes }) {
  let low = 0;
  for (let high = sorted.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < address) low = middle + 1;
    else high = middle;
  }
  return sorted[low] <= address + bytes.length;
}

const sorted = (numbers) => Float64Array.from(numbers).sort();

/**
 * `first` and each of `laterFiles` are finished modules; `asText(file)` gives one in the text format. In `first` zeros
 * stand where the texts were: packing its memory drops them.
 */
export function moveTexts(first, laterFiles, asText) {
  const module = readFileSync(first);
  const segments = segmentsOf(sectionsOf(module));
  const texts = segments.flatMap((segment) => [...textsIn(segment)]);
  const readEarly = sorted([...numbersIn(asText(first)), ...wordsIn(segments, texts)]);
  const late = texts.filter((text) => !pointsInto(readEarly, text));
  const moved = new Set();
  for (const file of laterFiles) {
    const read = sorted(numbersIn(asText(file)));
    const own = late.filter((text) => pointsInto(read, text));
    writeFileSync(file, withSegments(readFileSync(file), own.map(({ address, bytes }) => ({ address, bytes: Buffer.from(bytes) }))));
    for (const text of own) moved.add(text);
  }
  for (const { bytes } of moved) bytes.fill(0);
  writeFileSync(first, module);
}
