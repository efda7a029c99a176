// The numbers of sinusoidal positional encodings, for pages and for Node:
//
//     import createEncoding from './encoding.js';
//     const pe = await createEncoding();
//     pe.encodingRow({ width: 4 }, 1);
//
// Positions are whole numbers from 0 to 16777216, columns and pairs count from 0, heads from 1. What cannot be taken throws a
// RangeError whose message says what and which range.

export interface EncodingOptions {
  /** d, the length of a row: a whole number from 1 to 8192; 4 when not given. */
  width?: number;
  /** Above 1, to 1e9; 10000 when not given. */
  base?: number;
  /** The order of sines and cosines in a row; interleaved, as in the paper, when not given. */
  layout?: 'interleaved' | 'concatenated' | 'cosine-first' | 'tensor2tensor';
  /** What to do with an odd width; refuse it when not given. tensor2tensor always pads. */
  oddWidth?: 'refuse' | 'zero-pad' | 'cut' | 'drop-last-cosine';
}

/** One entry with every step of the way to it. */
export interface Derivation {
  position: number;
  column: number;
  /** -1 in a padded column. */
  pairIndex: number;
  wave: 'sine' | 'cosine' | 'zero';
  /** 2i/d; tensor2tensor: i/(d/2 - 1). */
  exponent: number;
  /** base to the power of the exponent. */
  denominator: number;
  /** position / denominator, in radians. */
  angle: number;
  /** The sine or cosine of the angle. */
  value: number;
}

/** (sin, cos) of a pair goes to (cosine * sin + sine * cos, cosine * cos - sine * sin). */
export interface PairRotation {
  cosine: number;
  sine: number;
}

export interface EncodingModule {
  /** One row: `width` numbers. */
  encodingRow(options: EncodingOptions | undefined, position: number): Float64Array;
  /** `rows` rows from `firstPosition` on, row after row: rows * width numbers, 67108864 at most. */
  encodingBlock(options: EncodingOptions | undefined, firstPosition: number, rows: number): Float32Array;
  /** One entry, step by step. */
  derive(options: EncodingOptions | undefined, position: number, column: number): Derivation;
  /** Positions after which a pair repeats: 2 pi times its denominator. */
  wavelength(options: EncodingOptions | undefined, pair: number): number;
  /** Length of the vector at a position. */
  norm(options: EncodingOptions | undefined, position: number): number;
  dotProduct(options: EncodingOptions | undefined, a: number, b: number): number;
  /** Euclidean distance. */
  distance(options: EncodingOptions | undefined, a: number, b: number): number;
  /** The turn of every pair that takes a position to the one `shift` further on, -16777216 to 16777216; even widths. */
  shiftRotation(options: EncodingOptions | undefined, shift: number): PairRotation[];
  /** What is wrong with the options, in words; empty when nothing is. */
  problem(options: EncodingOptions | undefined): string;
  /** A finite number with 0 to 15 decimals, correctly rounded, and never "-0.00". */
  fixed(value: number, decimals: number): string;
  /** ALiBi's penalty a position for a head, 2^(-8 head/heads): heads from 1 to 1024, head from 1 to heads. */
  alibiSlope(head: number, heads: number): number;
  /** T5's bucket, 0 to 31, of a key that many positions before its query (0 to 16777216): 32 buckets, the last from 113. */
  t5Bucket(distance: number): number;
  /** A finite number with 1 to 24 significant binary digits, a tie to even: 11 as float16, 8 as bfloat16, 24 as float32
      keep them. The range of those formats and their subnormal numbers are left aside. */
  roundedToBits(value: number, bits: number): number;
  /** A pair's angle where position, frequency and their product are each rounded to so many bits; `derive` gives the true one. */
  shortAngle(options: EncodingOptions | undefined, position: number, pair: number, bits: number): number;
}

/** Starts the module: fetches and compiles encoding.wasm, which lies beside encoding.js. */
export default function createEncoding(): Promise<EncodingModule>;
