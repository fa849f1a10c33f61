import fc from "fast-check";
import { LEFT, type Leg, NO_ID, RIGHT, ROOT, Tree } from "../src/rules/tree.ts";
import { networkKinds } from "../src/simulation/placement.ts";
import { createRandom, type Random } from "../src/simulation/random.ts";
import { sortPreorder } from "../src/tree-format/shape.ts";
import type { Snapshot } from "../src/tree-format/snapshot.ts";
import { grow } from "./seats.ts";

/** Trees of any form: each number chooses the place of the next seat. */
const anyTrees = fc.array(fc.nat(), { maxLength: 300 }).map((choices) => {
  const tree = new Tree();
  const free: [number, Leg][] = [
    [ROOT, LEFT],
    [ROOT, RIGHT],
  ];
  for (const choice of choices) {
    const [place] = free.splice(choice % free.length, 1);
    if (place === undefined) break;
    const id = tree.add(...place);
    free.push([id, LEFT], [id, RIGHT]);
  }
  return tree;
});

const networks = fc
  .record({ kind: fc.constantFrom(...networkKinds), size: fc.integer({ min: 0, max: 600 }), seed: fc.nat() })
  .map(({ kind, size, seed }) => grow(kind, size, seed));

export const trees = fc.oneof(anyTrees, networks);

/** Legs and numbers of a tree in preorder. */
export function toPreorder(tree: Tree): { order: Uint32Array; legs: Uint8Array } {
  return sortPreorder(Uint32Array.from(tree.upline.slice(0, tree.size + 1)), Uint8Array.from(tree.leg));
}

/** Numbers of 0 to 32 bits, small ones more often. */
const anyValue = (random: Random) => Math.floor(2 ** random.integer(33) * (random.integer(1000) / 1000));

/** A snapshot of a whole tree with all columns. */
export function createSnapshot(tree: Tree, seed: number): Snapshot {
  const random = createRandom(seed);
  const { order, legs } = toPreorder(tree);
  const round = random.integer(300);
  const rounds = Uint32Array.from({ length: round + 1 }, () => random.integer(tree.size + 1)).sort();
  rounds[round] = tree.size;
  return {
    chainId: 31337,
    plan: random.chance(0.5) ? "core" : "plus",
    round,
    blockNumber: BigInt(anyValue(random)) << 20n,
    blockHash: `0x${seed.toString(16).padStart(64, "0")}`,
    totalSeats: tree.size,
    size: tree.size,
    legs,
    numbers: order,
    units: order.map(() => anyValue(random)),
    points: order.map(() => anyValue(random)),
    sponsors: order.map((number) => random.integer(number)),
    members: order.map(() => anyValue(random)),
    rounds,
  };
}

/** A snapshot without some of its optional columns. */
function dropColumns(snapshot: Snapshot, dropped: number): Snapshot {
  const names = ["units", "points", "sponsors", "members", "rounds"] as const;
  const kept = { ...snapshot };
  for (const [bit, name] of names.entries()) if (((dropped >> bit) & 1) !== 0) delete kept[name];
  return kept;
}

/** Snapshots of whole trees with any columns. */
export const snapshots = fc
  .record({ tree: trees, seed: fc.nat(), dropped: fc.nat(31) })
  .map(({ tree, seed, dropped }) => ({ tree, snapshot: dropColumns(createSnapshot(tree, seed), dropped) }));

/** The seats of `tree` below and with `id`, in preorder, by following its links. */
export function listBelow(tree: Tree, id: number): number[] {
  const found: number[] = [];
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    found.push(next);
    for (const child of [tree.below(next, RIGHT), tree.below(next, LEFT)])
      if (child !== NO_ID) open.push(child);
  }
  return found;
}

/** The `count` seats nearest to `id`, level by level from left to right, in preorder. */
export function listNearest(tree: Tree, id: number, count: number): number[] {
  const found = [id];
  for (let index = 0; index < found.length && found.length < count; index++) {
    const next = found[index] ?? NO_ID;
    found.push(...[tree.below(next, LEFT), tree.below(next, RIGHT)].filter((child) => child !== NO_ID));
  }
  const nearest = new Set(found.slice(0, count));
  return listBelow(tree, id).filter((number) => nearest.has(number));
}
