import { CODED, decodeValues, encodeValues } from "./code.ts";
import { check } from "./snapshot-error.ts";

/** Values of a block. Each block has the width in bits that its largest value needs. */
const BLOCK = 128;

/** Reads and writes of four bytes may reach past the last value. */
const PADDING = 8;

/** Packs whole numbers below 2^32, as docs/tree-format.md describes. */
export function pack(values: Uint32Array): Uint8Array<ArrayBuffer> {
  const widths = new Uint8Array(Math.ceil(values.length / BLOCK));
  let length = 0;
  for (let block = 0; block < widths.length; block++) {
    const start = block * BLOCK;
    const end = Math.min(start + BLOCK, values.length);
    let bits = 0;
    for (let index = start; index < end; index++) bits |= values[index] ?? 0;
    const width = 32 - Math.clz32(bits);
    widths[block] = width;
    length += blockBytes(end - start, width);
  }
  const buffer = new ArrayBuffer(length + PADDING);
  const view = new DataView(buffer);
  let offset = 0;
  for (let block = 0; block < widths.length; block++) {
    const start = block * BLOCK;
    const count = Math.min(BLOCK, values.length - start);
    const width = widths[block] ?? 0;
    view.setUint8(offset, width);
    writeBlock(view, offset + 1, width, values.subarray(start, start + count));
    offset += blockBytes(count, width);
  }
  return new Uint8Array(buffer, 0, length);
}

/** Packs small values, or codes them where that is shorter. */
export function packSmall(values: Uint32Array): Uint8Array<ArrayBuffer> {
  const packed = pack(values);
  const coded = encodeValues(values);
  return coded !== null && coded.length < packed.length ? coded : packed;
}

/**
 * The `count` values of a section, packed or coded.
 *
 * @throws SnapshotError when `bytes` is not exactly that many values
 */
export function unpack(bytes: Uint8Array, count: number, section: string): Uint32Array<ArrayBuffer> {
  if (bytes[0] === CODED) return decodeValues(bytes, count, section);
  // A block takes one byte at least, which limits what a small file can allocate.
  check(Math.ceil(count / BLOCK) <= bytes.length || count === 0, `The section ${section} is too short.`);
  const values = new Uint32Array(count);
  const padded = new Uint8Array(bytes.length + PADDING);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  let offset = 0;
  for (let start = 0; start < count; start += BLOCK) {
    const block = values.subarray(start, Math.min(start + BLOCK, count));
    check(offset < bytes.length, `The section ${section} is too short.`);
    const width = view.getUint8(offset);
    check(width <= 32, `The section ${section} has values of ${width} bits.`);
    const next = offset + blockBytes(block.length, width);
    check(next <= bytes.length, `The section ${section} is too short.`);
    readBlock(view, offset + 1, width, block);
    offset = next;
  }
  check(offset === bytes.length, `The section ${section} is too long.`);
  return values;
}

/** Bytes of a block with its width. */
const blockBytes = (count: number, width: number) => 1 + ((count * width + 7) >>> 3);

function writeBlock(view: DataView, offset: number, width: number, values: Uint32Array): void {
  for (let index = 0, bit = 0; index < values.length; index++, bit += width) {
    const value = values[index] ?? 0;
    const byte = offset + (bit >>> 3);
    const shift = bit & 7;
    view.setUint32(byte, view.getUint32(byte, true) | (value << shift), true);
    if (shift + width > 32) view.setUint8(byte + 4, value >>> (32 - shift));
  }
}

function readBlock(view: DataView, offset: number, width: number, values: Uint32Array): void {
  if (width === 0) return;
  const unused = 32 - width;
  for (let index = 0, bit = 0; index < values.length; index++, bit += width) {
    const byte = offset + (bit >>> 3);
    const shift = bit & 7;
    let value = view.getUint32(byte, true) >>> shift;
    if (shift + width > 32) value |= view.getUint8(byte + 4) << (32 - shift);
    values[index] = (value << unused) >>> unused;
  }
}
