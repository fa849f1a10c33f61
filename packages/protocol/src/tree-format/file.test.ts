import { describe, expect, test } from "vitest";
import { grow } from "../../test/seats.ts";
import { createSnapshot } from "../../test/snapshots.ts";
import { mergeFiles } from "./file.ts";
import { encodeSnapshot, pickSections, type Snapshot, sectionNames } from "./snapshot.ts";
import { SnapshotError } from "./snapshot-error.ts";

const snapshot = createSnapshot(grow("random", 300, 3), 3);
const whole = encodeSnapshot(snapshot);

describe("two files of a tree", () => {
  test.each(sectionNames)("with and without %s are merged into the whole one", (name) => {
    const others = sectionNames.filter((other) => other !== name);
    expect(mergeFiles(pickSections(whole, others), pickSections(whole, [name]))).toEqual(whole);
  });

  test("can have sections in common", () => {
    expect(mergeFiles(pickSections(whole, ["legs", "units"]), whole)).toEqual(whole);
  });

  test.each<[string, Partial<Snapshot>]>([
    ["closing", { blockHash: `0x${"0f".repeat(32)}` }],
    ["round", { round: snapshot.round - 1, rounds: snapshot.rounds?.slice(1) ?? new Uint32Array(0) }],
    ["chain", { chainId: 7 }],
  ])("of another %s are not merged", (_, change) => {
    expect(() => mergeFiles(whole, encodeSnapshot({ ...snapshot, ...change }))).toThrow(SnapshotError);
  });
});
