// Reads and writes the bytes of WebAssembly modules.

/** A number as the format writes lengths and counts. */
export const lengthBytes = (length) => (length < 128 ? [length] : [(length & 127) | 128, ...lengthBytes(length >>> 7)]);

export const withLength = (bytes) => Buffer.concat([Buffer.from(lengthBytes(bytes.length)), bytes]);

/** A reader of a module's bytes. */
export function createReader(bytes) {
  let at = 0;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  const take = (length) => bytes.subarray(at, (at += length));
  return { number, take, name: () => take(number()).toString(), done: () => at >= bytes.length, place: () => at };
}

const header = Buffer.from("\0asm\x01\0\0\0", "latin1");

/** The sections of a module in their order: { id, content }; the contents are the module's own bytes. */
export function sectionsOf(module) {
  const reader = createReader(module);
  reader.take(header.length);
  const sections = [];
  while (!reader.done()) {
    const [id] = reader.take(1);
    sections.push({ id, content: reader.take(reader.number()) });
  }
  return sections;
}

/** The module of these sections; without any it is an empty one. */
export function moduleOf(sections) {
  return Buffer.concat([header, ...sections.flatMap(({ id, content }) => [Buffer.of(id), withLength(content)])]);
}
