import { grow } from "@canopy/protocol/test/seats";
import { createSnapshot } from "@canopy/protocol/test/snapshots";
import {
  decodeSnapshot,
  encodeSnapshot,
  type Snapshot,
  sliceSnapshot,
} from "@canopy/protocol/tree-format/snapshot";
import { afterEach, describe, expect, test } from "vitest";
import type { TreeRound } from "./find-tree-round.ts";
import { createTreeReader, type TreeReader } from "./tree-reader.ts";

let reader: TreeReader;
afterEach(() => reader.close());

/** A random network, in which the members of Plus joined in the reverse order of their ids. */
function createTree(seed: number, plan: TreeRound["plan"], size = 200) {
  const { members: _, ...columns } = createSnapshot(grow("random", size, seed), seed);
  const members = columns.numbers.map((number) => columns.size + 1 - number);
  const snapshot: Snapshot = { ...columns, plan, ...(plan === "plus" && { members }) };
  const tree: TreeRound = {
    plan,
    round: snapshot.round,
    blockNumber: snapshot.blockNumber,
    blockHash: snapshot.blockHash,
    seats: snapshot.size,
    isFinal: true,
  };
  return { snapshot, tree, file: Buffer.from(encodeSnapshot(snapshot)) };
}
type Tree = ReturnType<typeof createTree>;

/** A reader of `trees` that lists the files it reads. */
function readFrom(trees: readonly Tree[], threadFrom: number) {
  const read: string[] = [];
  reader = createTreeReader(
    {
      async read({ blockHash }) {
        read.push(blockHash);
        const found = trees.find(({ tree }) => tree.blockHash === blockHash);
        if (found === undefined) throw new Error("no file");
        return found.file;
      },
    },
    { threadFrom },
  );
  return read;
}

const whole = { seats: 1_000_000, sections: null };

describe.each([
  ["in this thread", Number.POSITIVE_INFINITY],
  ["in a thread of its own", 0],
])("%s", (_, threadFrom) => {
  test.each(["core", "plus"] as const)("knows members and seats of %s", async (plan) => {
    const { snapshot, tree, file } = createTree(7, plan);
    readFrom([{ snapshot, tree, file }], threadFrom);
    const numbers = Array.from(snapshot.numbers);
    const members = Array.from(snapshot.members ?? snapshot.numbers);
    expect(await reader.toMembers(tree, [...numbers, 0, snapshot.size + 1])).toEqual([...members, 0, 0]);
    expect(await reader.toNumbers(tree, [...members, 0, snapshot.size + 1])).toEqual([...numbers, 0, 0]);
  });

  test("a slice is the member's subtree, and the seats inside it are its own", async () => {
    const tree = createTree(11, "plus");
    readFrom([tree], threadFrom);
    const everyone = Array.from(tree.snapshot.members ?? []);
    for (const [position, member] of everyone.entries()) {
      const expected = sliceSnapshot(tree.snapshot, position);
      const slice = await reader.slice(tree.tree, { member, ...whole });
      expect(slice && decodeSnapshot(slice)).toEqual(expected);
      const flags = await reader.areInside(tree.tree, member, everyone);
      expect(everyone.filter((_member, index) => flags[index] === 1)).toEqual(
        Array.from(expected.members ?? []),
      );
    }
    expect(await reader.slice(tree.tree, { member: 999, ...whole })).toBeNull();
    expect(await reader.areInside(tree.tree, 999, [1, 2])).toEqual([0, 0]);
  });

  test("reads a file once, as long as it is among the last two", async () => {
    const trees = [1, 2, 3].map((seed) => createTree(seed, "core"));
    const read = readFrom(trees, threadFrom);
    const ask = async (index: number) => {
      const tree = trees[index]?.tree;
      if (tree !== undefined) await reader.toNumbers(tree, [1]);
    };
    for (const index of [0, 1, 0, 1, 2, 1, 0]) await ask(index);
    expect(read).toEqual([0, 1, 2, 0].map((index) => trees[index]?.tree.blockHash));
  });

  test("reports a damaged file, and answers about others", async () => {
    const damaged = { ...createTree(5, "core"), file: Buffer.from("no tree") };
    const good = createTree(6, "core");
    readFrom([damaged, good], threadFrom);
    await expect(reader.toNumbers(damaged.tree, [1])).rejects.toThrow();
    expect(await reader.toNumbers(good.tree, [1])).toEqual([1]);
  });

  test("answers again after it was closed", async () => {
    const tree = createTree(8, "core");
    readFrom([tree], threadFrom);
    for (let time = 0; time < 2; time++) {
      expect(await reader.toNumbers(tree.tree, [1])).toEqual([1]);
      await reader.close();
    }
  });
});

test("the first slice of a large network has at most 20 kB", async () => {
  const { snapshot, tree, file } = createTree(3, "core", 60_000);
  // As in a real network: few units, and no points for most.
  const real = { ...snapshot, units: snapshot.numbers.map((number) => 1 + (number % 5)) };
  delete real.points;
  readFrom([{ snapshot, tree, file: Buffer.from(encodeSnapshot(real)) }], Number.POSITIVE_INFINITY);
  const sections = ["legs", "numbers", "units"] as const;
  const slice = await reader.slice(tree, { member: 1, seats: 2_000, sections });
  expect(file.length).toBeGreaterThan(100_000);
  expect(slice?.length).toBeLessThanOrEqual(20_000);
});
