import { at } from "@canopy/protocol/rules/column";
import { findEnds, NONE } from "@canopy/protocol/tree-format/shape";
import {
  decodeSnapshot,
  encodeSnapshot,
  pickSections,
  type SectionName,
  type Snapshot,
  sliceSnapshot,
} from "@canopy/protocol/tree-format/snapshot";
import { LRUCache } from "lru-cache";

/** Decoded trees: some 30 MB each for a million seats. */
const TREES = 2;

/** A query about a tree. Members are named by their ids. */
export type TreeQuery =
  | {
      /** The file of the member's subtree, of at most `seats` seats. Null when the member is not in the tree. */
      readonly kind: "slice";
      readonly member: number;
      readonly seats: number;
      /** Null for all. */
      readonly sections: readonly SectionName[] | null;
    }
  /** The seat numbers of members, 0 for those that are not in the tree. */
  | { readonly kind: "numbers"; readonly members: readonly number[] }
  /** The members on seats, 0 for numbers that are not in the tree. */
  | { readonly kind: "members"; readonly numbers: readonly number[] }
  /** 1 for each member whose seat is that of `top` or below it, 0 for all others. */
  | { readonly kind: "inside"; readonly top: number; readonly members: readonly number[] };

export type TreeResult = Uint8Array<ArrayBuffer> | number[] | null;

export type TreeMemory = ReturnType<typeof createTreeMemory>;

/** Decoded trees, which answer queries without the database. */
export function createTreeMemory() {
  const trees = new LRUCache<string, DecodedTree>({ max: TREES });
  return {
    has: (key: string): boolean => trees.has(key),
    load(key: string, file: Uint8Array): void {
      trees.set(key, decodeTree(file));
    },
    /** @throws RangeError for a tree that is not loaded */
    query(key: string, query: TreeQuery): TreeResult {
      const tree = trees.get(key);
      if (tree === undefined) throw new RangeError(`The tree ${key} is not in memory`);
      return runQuery(tree, query);
    },
  };
}

interface DecodedTree {
  snapshot: Snapshot;
  end: Uint32Array;
  /** Positions by seat number. */
  positions: Uint32Array;
  /** Seat numbers by member id; null where they are the same. */
  numbers: Uint32Array | null;
}

function decodeTree(file: Uint8Array): DecodedTree {
  const snapshot = decodeSnapshot(file);
  const { size, numbers, members, legs, totalSeats } = snapshot;
  const positions = new Uint32Array(totalSeats + 1).fill(NONE);
  for (let position = 0; position < size; position++) positions[at(numbers, position)] = position;
  const tree = { snapshot, end: findEnds(legs), positions };
  if (members === undefined) return { ...tree, numbers: null };
  let last = 0;
  for (const member of members) last = Math.max(last, member);
  const byMember = new Uint32Array(last + 1);
  for (let position = 0; position < size; position++) byMember[at(members, position)] = at(numbers, position);
  return { ...tree, numbers: byMember };
}

function runQuery(tree: DecodedTree, query: TreeQuery): TreeResult {
  switch (query.kind) {
    case "slice":
      return slice(tree, query);
    case "numbers":
      return query.members.map((member) => findNumber(tree, member));
    case "members":
      return query.numbers.map((number) => findMember(tree, number));
    case "inside":
      return findInside(tree, query.top, query.members);
  }
}

function findNumber({ numbers, snapshot }: DecodedTree, member: number): number {
  if (numbers !== null) return numbers[member] ?? 0;
  return member <= snapshot.totalSeats ? member : 0;
}

function findMember({ positions, snapshot }: DecodedTree, number: number): number {
  const position = positions[number] ?? NONE;
  if (position === NONE) return 0;
  return snapshot.members?.[position] ?? number;
}

const findPosition = (tree: DecodedTree, member: number) => tree.positions[findNumber(tree, member)] ?? NONE;

function findInside(tree: DecodedTree, top: number, members: readonly number[]): number[] {
  const first = findPosition(tree, top);
  if (first === NONE) return members.map(() => 0);
  const end = at(tree.end, first);
  return members.map((member) => {
    const position = findPosition(tree, member);
    return position >= first && position < end ? 1 : 0;
  });
}

const optional = ["units", "points", "sponsors", "rounds", "members"] as const;

function slice(
  tree: DecodedTree,
  { member, seats, sections }: Extract<TreeQuery, { kind: "slice" }>,
): Uint8Array<ArrayBuffer> | null {
  const position = findPosition(tree, member);
  if (position === NONE) return null;
  const { end } = tree;
  if (sections === null) return encodeSnapshot(sliceSnapshot(tree.snapshot, position, { seats, end }));
  const wanted = { ...tree.snapshot };
  for (const name of optional) if (!sections.includes(name)) delete wanted[name];
  return pickSections(encodeSnapshot(sliceSnapshot(wanted, position, { seats, end })), sections);
}
