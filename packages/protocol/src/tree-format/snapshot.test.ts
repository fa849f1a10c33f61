import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { grow } from "../../test/seats.ts";
import { createSnapshot, snapshots } from "../../test/snapshots.ts";
import {
  decodeSnapshot,
  encodeSnapshot,
  pickSections,
  type Snapshot,
  sectionNames,
  sliceSnapshot,
} from "./snapshot.ts";

describe("a snapshot", () => {
  test("is the same after encoding and decoding", () => {
    fc.assert(
      fc.property(snapshots, ({ snapshot }) => {
        expect(decodeSnapshot(encodeSnapshot(snapshot))).toEqual(snapshot);
      }),
    );
  });

  test("takes at most 3 bytes a seat for legs and numbers of a random network", () => {
    const snapshot = createSnapshot(grow("random", 100_000, 1), 1);
    const bytes = pickSections(encodeSnapshot(snapshot), ["legs", "numbers"]);
    expect(bytes.length).toBeLessThan(3 * snapshot.size);
  });

  const valid = createSnapshot(grow("balanced", 6, 1), 1);
  const six = new Uint32Array(6);
  test.each<[string, Partial<Snapshot>, string]>([
    ["a column is short", { units: six }, "The snapshot has not 7 units."],
    ["seats have no number", { numbers: six }, "The snapshot has not 7 legs and numbers."],
    ["only one leg hides seats", { hiddenLeft: new Uint32Array(7) }, "hides seats of one leg only"],
    ["a round is missing", { rounds: six, round: 6 }, "The snapshot has not the rounds 0 to 6."],
    ["the rounds have other seats", { rounds: six, round: 5 }, "The rounds have other seats than the tree."],
    ["seats disappear", { rounds: Uint32Array.of(9, 7), round: 1 }, "fewer seats after round 1 than before"],
    ["a child is older", { numbers: Uint32Array.of(2, 1, 3, 4, 5, 6, 7) }, "Seat 1 is below seat 2"],
    [
      "a sponsor is newer",
      { sponsors: new Uint32Array(7).fill(7) },
      "Seat 1 has sponsor 7, which is not older.",
    ],
    ["the hash is short", { blockHash: "0x12" }, "0x12 is not the hash of a block."],
    ["the round is too large", { round: 65_536 }, "There is no round 65536."],
    ["there are more seats than in the tree", { totalSeats: 6 }, "A tree of 6 seats can't have 7 of them."],
  ])("can't be encoded when %s", (_case, change, message) => {
    const { rounds: _rounds, ...rest } = valid;
    expect(() => encodeSnapshot({ ...rest, ...change })).toThrow(message);
  });
});

describe("picked sections", () => {
  test("are those of a file with these columns only", () => {
    fc.assert(
      fc.property(
        snapshots,
        fc.subarray(["units", "points", "sponsors", "rounds", "members"] as const),
        (world, names) => {
          const { legs, numbers, units, points, sponsors, rounds, members, ...head } = world.snapshot;
          const columns = { units, points, sponsors, rounds, members };
          const kept = names
            .filter((name) => columns[name] !== undefined)
            .map((name) => [name, columns[name]]);
          const expected: Snapshot = { ...head, legs, numbers, ...Object.fromEntries(kept) };
          const bytes = pickSections(encodeSnapshot(world.snapshot), ["legs", "numbers", ...names]);
          expect(bytes).toEqual(encodeSnapshot(expected));
        },
      ),
    );
  });

  test("have what a cut slice hides, because its legs look complete without it", () => {
    const slice = sliceSnapshot(createSnapshot(grow("random", 50, 1), 1), 0, { seats: 10 });
    const picked = decodeSnapshot(pickSections(encodeSnapshot(slice), ["legs", "numbers"]));
    expect(picked.hiddenLeft).toEqual(slice.hiddenLeft);
    expect(picked.hiddenRight).toEqual(slice.hiddenRight);
  });

  test("can be one column", () => {
    const bytes = encodeSnapshot(createSnapshot(grow("random", 50, 1), 1));
    const units = pickSections(bytes, ["units"]);
    expect(() => decodeSnapshot(units)).toThrow("The file has no legs.");
    expect(pickSections(units, sectionNames)).toEqual(units);
  });
});
