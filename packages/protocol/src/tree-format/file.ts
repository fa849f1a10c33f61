import { check } from "./snapshot-error.ts";

/** What a file says about its tree. */
export interface SnapshotHead {
  chainId: number;
  plan: "core" | "plus";
  /** The closed round at whose end the tree had this form. */
  round: number;
  /** The block that closed the round. */
  blockNumber: bigint;
  blockHash: `0x${string}`;
  /** Seats of the whole tree, also in a file with some of them. */
  totalSeats: number;
}

/** A file before its sections are decoded. */
export interface SnapshotFile {
  head: SnapshotHead;
  /** Seats in this file. */
  size: number;
  /** Bytes by kind. */
  sections: Map<number, Uint8Array>;
}

const MAGIC = 0x59504e43; // "CNPY", little-endian
const VERSION = 1;
const HEADER_BYTES = 64;
const ROW_BYTES = 12;
const plans = ["core", "plus"] as const;

/** Limits of a reader, so that a small file can't take much memory. The contract counts rounds with 16 bits. */
const MAXIMUM_SEATS = 2 ** 24;
const MAXIMUM_ROUND = 2 ** 16 - 1;

/**
 * Splits a file into its sections, without a copy.
 *
 * @throws SnapshotError when it is not a file of version 1
 */
export function readFile(bytes: Uint8Array): SnapshotFile {
  check(bytes.length >= HEADER_BYTES, "The file is shorter than its header.");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  check(view.getUint32(0, true) === MAGIC, "The file is not a tree.");
  const version = view.getUint8(4);
  check(version === VERSION, `The file has version ${version}. Read it with a newer program.`);
  const plan = plans[view.getUint8(5)];
  check(plan !== undefined, `The file has plan ${view.getUint8(5)}.`);
  const head: SnapshotHead = {
    chainId: view.getUint32(8, true),
    plan,
    round: view.getUint32(12, true),
    blockNumber: view.getBigUint64(16, true),
    blockHash: `0x${toHex(bytes.subarray(24, 56))}`,
    totalSeats: view.getUint32(60, true),
  };
  const size = view.getUint32(56, true);
  checkHead(head, size);
  return { head, size, sections: readSections(bytes, view) };
}

/** @throws SnapshotError when a value of `head` does not fit */
export function writeFile({ head, size, sections }: SnapshotFile): Uint8Array<ArrayBuffer> {
  checkHead(head, size);
  const rows = [...sections].sort(([kind], [other]) => kind - other);
  const start = HEADER_BYTES + ROW_BYTES * rows.length;
  const length = rows.reduce((sum, [, section]) => sum + section.length, start);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint8(4, VERSION);
  view.setUint8(5, plans.indexOf(head.plan));
  view.setUint16(6, rows.length, true);
  view.setUint32(8, head.chainId, true);
  view.setUint32(12, head.round, true);
  view.setBigUint64(16, head.blockNumber, true);
  bytes.set(fromHex(head.blockHash), 24);
  view.setUint32(56, size, true);
  view.setUint32(60, head.totalSeats, true);
  let offset = start;
  for (const [index, [kind, section]] of rows.entries()) {
    const row = HEADER_BYTES + ROW_BYTES * index;
    view.setUint8(row, kind);
    view.setUint32(row + 4, offset, true);
    view.setUint32(row + 8, section.length, true);
    bytes.set(section, offset);
    offset += section.length;
  }
  return bytes;
}

/**
 * One file with the sections of two of the same tree. A section that both have is that of the first.
 *
 * @throws SnapshotError when they are not of the same tree after the same closing
 */
export function mergeFiles(bytes: Uint8Array, others: Uint8Array): Uint8Array<ArrayBuffer> {
  const { head, size, sections } = readFile(bytes);
  const other = readFile(others);
  const identity = ({ chainId, plan, round, blockHash, totalSeats }: SnapshotHead) =>
    [chainId, plan, round, blockHash, totalSeats].join();
  check(
    identity(head) === identity(other.head) && size === other.size,
    "The files are not of the same tree.",
  );
  return writeFile({ head, size, sections: new Map([...other.sections, ...sections]) });
}

function readSections(bytes: Uint8Array, view: DataView): Map<number, Uint8Array> {
  const count = view.getUint16(6, true);
  let offset = HEADER_BYTES + ROW_BYTES * count;
  check(offset <= bytes.length, "The file is shorter than its table of sections.");
  const sections = new Map<number, Uint8Array>();
  let previous = 0;
  for (let index = 0; index < count; index++) {
    const row = HEADER_BYTES + ROW_BYTES * index;
    const kind = view.getUint8(row);
    check(kind > previous, "The sections are not in the order of their kinds.");
    // One after the other: sections can't overlap, and no byte is outside of all of them.
    check(
      view.getUint32(row + 4, true) === offset,
      `The section of kind ${kind} is not after the previous one.`,
    );
    const end = offset + view.getUint32(row + 8, true);
    check(end <= bytes.length, `The section of kind ${kind} ends after the file.`);
    sections.set(kind, bytes.subarray(offset, end));
    offset = end;
    previous = kind;
  }
  check(offset === bytes.length, "The file goes on after its last section.");
  return sections;
}

function checkHead(head: SnapshotHead, size: number): void {
  check(isUint(head.chainId, 2 ** 32 - 1), `There is no chain ${head.chainId}.`);
  check(isUint(head.round, MAXIMUM_ROUND), `There is no round ${head.round}.`);
  check(BigInt.asUintN(64, head.blockNumber) === head.blockNumber, `There is no block ${head.blockNumber}.`);
  check(/^0x[0-9a-f]{64}$/i.test(head.blockHash), `${head.blockHash} is not the hash of a block.`);
  check(isUint(head.totalSeats, MAXIMUM_SEATS), `A tree can't have ${head.totalSeats} seats.`);
  check(
    isUint(size, head.totalSeats) && size > 0,
    `A tree of ${head.totalSeats} seats can't have ${size} of them.`,
  );
}

const isUint = (value: number, maximum: number) => Number.isInteger(value) && value >= 0 && value <= maximum;

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const fromHex = (hash: `0x${string}`) =>
  Uint8Array.from({ length: 32 }, (_, index) =>
    Number.parseInt(hash.slice(2 + 2 * index, 4 + 2 * index), 16),
  );
