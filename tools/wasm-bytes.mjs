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
