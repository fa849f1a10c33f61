import { check, SnapshotError } from "./snapshot-error.ts";

// Lists of small values, such as units: a frequent value takes fewer bits than a rare one (docs/tree-format.md).

/** The first byte of a coded list. Packed lists begin with a width up to 32. */
export const CODED = 33;

const LARGEST_VALUE = 255;
/** Bits of a code, at most: a reader looks codes up in a table of this size. */
const LONGEST = 15;
/** Bytes before the lengths of the codes. */
const HEAD = 2;
/** Reads and writes of four bytes may reach past the last code. */
const PADDING = 8;

/** The coded list of `values`; null if there is one value only, a large one, or the codes would be too long. */
export function encodeValues(values: Uint32Array): Uint8Array<ArrayBuffer> | null {
  const counts = countValues(values);
  if (counts === null || counts.filter((count) => count > 0).length < 2) return null;
  const lengths = codeLengths(counts);
  if (Math.max(...lengths) > LONGEST) return null;
  const codes = reversedCodes(lengths);
  const start = HEAD + lengths.length;
  const bits = counts.reduce((sum, count, value) => sum + count * (lengths[value] ?? 0), 0);
  const length = start + Math.ceil(bits / 8);
  const buffer = new ArrayBuffer(length + PADDING);
  const bytes = new Uint8Array(buffer, 0, length);
  bytes[0] = CODED;
  bytes[1] = lengths.length - 1;
  bytes.set(lengths, HEAD);
  const view = new DataView(buffer);
  let bit = start * 8;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? 0;
    const byte = bit >>> 3;
    view.setUint32(byte, view.getUint32(byte, true) | ((codes[value] ?? 0) << (bit & 7)), true);
    bit += lengths[value] ?? 0;
  }
  return bytes;
}

/**
 * The `count` values of a coded list.
 *
 * @throws SnapshotError when `bytes` is not exactly that many coded values
 */
export function decodeValues(bytes: Uint8Array, count: number, section: string): Uint32Array<ArrayBuffer> {
  const start = HEAD + (bytes[1] ?? 0) + 1;
  const lengths = bytes.subarray(HEAD, start);
  check(start < bytes.length, `The section ${section} is too short.`);
  check(isComplete(lengths), `The section ${section} has codes that are not complete.`);
  // A value takes one bit at least, which limits what a small file can allocate.
  check(count <= 8 * (bytes.length - start), `The section ${section} is too short.`);
  const table = decodingTable(lengths);
  const padded = new Uint8Array(bytes.length + PADDING);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  const values = new Uint32Array(count);
  let bit = start * 8;
  for (let index = 0; index < count; index++) {
    // Bits past the end are 0, and no code is longer than the padding.
    const entry = table[(view.getUint32(bit >>> 3, true) >>> (bit & 7)) & (table.length - 1)] ?? 0;
    values[index] = entry >>> 4;
    bit += entry & 15;
    if (bit > bytes.length * 8) throw new SnapshotError(`The section ${section} is too short.`);
  }
  check(Math.ceil(bit / 8) === bytes.length, `The section ${section} is too long.`);
  return values;
}

/** How often each value occurs, up to the largest; null if one is too large. */
function countValues(values: Uint32Array): number[] | null {
  const counts = new Uint32Array(LARGEST_VALUE + 1);
  let largest = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? 0;
    if (value > LARGEST_VALUE) return null;
    if (value > largest) largest = value;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return Array.from(counts.subarray(0, largest + 1));
}

/** The bits of each value's code by Huffman: 0 for a value that does not occur. */
function codeLengths(counts: readonly number[]): number[] {
  const lengths = counts.map(() => 0);
  const groups = counts.flatMap((count, value) => (count > 0 ? [{ count, values: [value] }] : []));
  while (groups.length > 1) {
    groups.sort((one, other) => other.count - one.count);
    const [rarest, next] = [groups.pop(), groups.pop()];
    if (rarest === undefined || next === undefined) break;
    const values = [...rarest.values, ...next.values];
    for (const value of values) lengths[value] = (lengths[value] ?? 0) + 1;
    groups.push({ count: rarest.count + next.count, values });
  }
  return lengths;
}

/** Each value's code, its first bit lowest. Shorter codes come first, and among codes of one length those of smaller values. */
function reversedCodes(lengths: ArrayLike<number>): Uint16Array {
  const codes = new Uint16Array(lengths.length);
  let code = 0;
  for (let length = 1; length <= LONGEST; length++) {
    for (let value = 0; value < lengths.length; value++) {
      if (lengths[value] !== length) continue;
      for (let bit = 0; bit < length; bit++) {
        codes[value] = (codes[value] ?? 0) | (((code >>> bit) & 1) << (length - 1 - bit));
      }
      code++;
    }
    code *= 2;
  }
  return codes;
}

/** Whether each sequence of bits begins with exactly one code. */
function isComplete(lengths: Uint8Array): boolean {
  let share = 0;
  for (const length of lengths) {
    if (length > LONGEST) return false;
    if (length > 0) share += 2 ** (LONGEST - length);
  }
  return share === 2 ** LONGEST;
}

/** By the next bits, as many as the longest code has: the value, and in the low four bits the length of its code. */
function decodingTable(lengths: Uint8Array): Uint16Array {
  const codes = reversedCodes(lengths);
  const table = new Uint16Array(2 ** Math.max(...lengths));
  for (const [value, length] of lengths.entries()) {
    if (length === 0) continue;
    for (let next = codes[value] ?? 0; next < table.length; next += 2 ** length) {
      table[next] = (value << 4) | length;
    }
  }
  return table;
}
