import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { grow } from "../../test/seats.ts";
import { createSnapshot, snapshots } from "../../test/snapshots.ts";
import { pack } from "./pack.ts";
import { decodeSnapshot, encodeSnapshot, pickSections, sliceSnapshot } from "./snapshot.ts";
import { SnapshotError } from "./snapshot-error.ts";

/** The file of a small tree: the root, both its children, and their children. */
const file = (): Uint8Array<ArrayBuffer> => encodeSnapshot(createSnapshot(grow("balanced", 6, 1), 1));

/** Reads `bytes`: either the reader refuses them, or what it has read is a snapshot that can be written. */
function expectRefusedOrWhole(bytes: Uint8Array): void {
  const read = (() => {
    try {
      return decodeSnapshot(bytes);
    } catch (error) {
      expect(error).toBeInstanceOf(SnapshotError);
      return undefined;
    }
  })();
  if (read !== undefined) expect(decodeSnapshot(encodeSnapshot(read))).toEqual(read);
}

describe("a reader", () => {
  test("refuses random bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(() => decodeSnapshot(bytes)).toThrow(SnapshotError);
        expect(() => pickSections(bytes, ["legs"])).toThrow(SnapshotError);
      }),
    );
  });

  test("refuses what follows a valid header", () => {
    const header = file().slice(0, 64);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(() => decodeSnapshot(Uint8Array.of(...header, ...bytes))).toThrow(SnapshotError);
      }),
    );
  });

  test("refuses a file that is cut off", () => {
    fc.assert(
      fc.property(snapshots, fc.nat(), ({ snapshot }, choice) => {
        const bytes = encodeSnapshot(snapshot);
        expect(() => decodeSnapshot(bytes.subarray(0, choice % bytes.length))).toThrow(SnapshotError);
      }),
    );
  });

  test("refuses or reads whole files with changed bytes", () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(snapshots, fc.nat(), changes, ({ snapshot }, seats, changed) => {
        const bytes = encodeSnapshot(sliceSnapshot(snapshot, 0, { seats: 1 + (seats % snapshot.size) }));
        for (const [place, byte] of changed) bytes[place % bytes.length] = byte;
        expectRefusedOrWhole(bytes);
      }),
      { numRuns: 500 },
    );
  });

  test("refuses or reads whole files with changed sections", () => {
    // The packed values of one section, so that most changes reach the checks of the tree.
    const values = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 7, maxLength: 14 });
    fc.assert(
      fc.property(values, fc.integer({ min: 2, max: 8 }), (list, kind) => {
        expectRefusedOrWhole(replaceSection(file(), kind, pack(Uint32Array.from(list))));
      }),
      { numRuns: 500 },
    );
  });

  test("ignores sections that it does not know", () => {
    expect(decodeSnapshot(replaceSection(file(), 9, Uint8Array.of(1, 2, 3)))).toEqual(decodeSnapshot(file()));
  });

  test.each<[string, (bytes: Uint8Array, view: DataView) => void, string]>([
    ["another format", (bytes) => bytes.fill(0, 0, 4), "The file is not a tree."],
    ["a newer version", (bytes) => bytes.fill(2, 4, 5), "The file has version 2."],
    ["an unknown plan", (bytes) => bytes.fill(2, 5, 6), "The file has plan 2."],
    ["more sections than bytes", (_, view) => view.setUint16(6, 65_535, true), "shorter than its table"],
    ["a round that can't be", (_, view) => view.setUint32(12, 65_536, true), "There is no round 65536."],
    ["no seats", (_, view) => view.setUint32(56, 0, true), "can't have 0 of them"],
    ["more seats than its tree", (_, view) => view.setUint32(56, 8, true), "can't have 8 of them"],
    ["too many seats", (_, view) => view.setUint32(60, 2 ** 32 - 1, true), "can't have 4294967295 seats"],
    ["overlapping sections", (_, view) => view.setUint32(80, 64, true), "is not after the previous one"],
    ["sections out of order", (bytes) => bytes.fill(1, 76, 77), "not in the order of their kinds"],
    ["a section that is too long", (_, view) => view.setUint32(72, 2 ** 32 - 1, true), "ends after the file"],
  ])("refuses %s", (_case, change, message) => {
    const bytes = file();
    change(bytes, new DataView(bytes.buffer));
    expect(() => decodeSnapshot(bytes)).toThrow(message);
  });

  test.each<[string, number, number[], string]>([
    ["a number that appears twice", 2, [1, 1, 1, 1, 1, 3, 1], "Seat 3 appears twice."],
    ["a child with its upline's number", 2, [1, 0, 2, 3, 2, 3, 4], "has the same number"],
    ["a number above the tree's seats", 2, [1, 1, 2, 3, 2, 3, 9], "Seat 12 is not one of 7."],
    ["a sponsor before the first seat", 5, [1, 0, 0, 0, 0, 0, 0], "The sponsor of seat 1 does not exist."],
    ["hidden seats on a left leg with seats", 8, [1, ...Array<number>(13).fill(0)], "A left leg has seats"],
    [
      "hidden seats on a right leg with seats",
      8,
      [0, 1, ...Array<number>(12).fill(0)],
      "A right leg has seats",
    ],
    [
      "more hidden seats than the tree has",
      8,
      [...Array<number>(13).fill(0), 1],
      "hides more seats than the tree has",
    ],
  ])("refuses %s", (_case, kind, list, message) => {
    expect(() => decodeSnapshot(replaceSection(file(), kind, pack(Uint32Array.from(list))))).toThrow(message);
  });

  test.each([
    [0, "The rounds have 0 of 7 seats."],
    [8, "The tree has too many seats after round 0."],
  ])("refuses rounds that start with %i seats and get no more", (seats, message) => {
    const { round } = decodeSnapshot(file());
    const steps = new Uint32Array(round + 1);
    steps[0] = seats;
    expect(() => decodeSnapshot(replaceSection(file(), 6, pack(steps)))).toThrow(message);
  });
});

/** The file with another section of a kind, or a new one. */
function replaceSection(bytes: Uint8Array, kind: number, section: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const sections = new Map([[kind, section]]);
  for (let row = 64; row < 64 + 12 * view.getUint16(6, true); row += 12) {
    const start = view.getUint32(row + 4, true);
    const own = view.getUint8(row);
    if (own !== kind) sections.set(own, bytes.subarray(start, start + view.getUint32(row + 8, true)));
  }
  const rows = [...sections].sort(([one], [other]) => one - other);
  const head = bytes.slice(0, 64 + 12 * rows.length);
  const table = new DataView(head.buffer);
  table.setUint16(6, rows.length, true);
  let offset = head.length;
  for (const [index, [own, { length }]] of rows.entries()) {
    head.set([own, 0, 0, 0], 64 + 12 * index);
    table.setUint32(68 + 12 * index, offset, true);
    table.setUint32(72 + 12 * index, length, true);
    offset += length;
  }
  return Uint8Array.from([head, ...rows.map(([, part]) => part)].flatMap((part) => [...part]));
}
