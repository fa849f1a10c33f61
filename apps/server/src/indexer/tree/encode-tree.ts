import { at } from "@canopy/protocol/rules/column";
import { sortPreorder } from "@canopy/protocol/tree-format/shape";
import { encodeSnapshot, type Snapshot } from "@canopy/protocol/tree-format/snapshot";
import type { TreeColumns } from "./read-tree.ts";

/** The file of a tree. A million seats take several hundred milliseconds: use `encodeInThread` for large trees. */
export function encodeTree(tree: TreeColumns): Uint8Array<ArrayBuffer> {
  const { order, legs } = sortPreorder(tree.upline, tree.leg);
  const arrange = (column: Uint32Array) => order.map((number) => at(column, number));
  const snapshot: Snapshot = {
    ...tree.head,
    size: order.length,
    legs,
    numbers: order,
    units: arrange(tree.units),
    points: arrange(tree.points),
    sponsors: arrange(tree.sponsor),
    rounds: tree.rounds,
  };
  if (tree.members !== null) snapshot.members = arrange(tree.members);
  return encodeSnapshot(snapshot);
}
