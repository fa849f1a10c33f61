import { findUplines, NONE } from "@canopy/protocol/tree-format/shape";
import { decodeSnapshot, encodeSnapshot } from "@canopy/protocol/tree-format/snapshot";
import type { TreeEntries } from "@canopy/shared/api/tree";
import { applyEntries } from "./apply-entries.ts";
import type { LoadedTree, OpenPurchase, TreeSubject } from "./messages.ts";
import {
  buildModel,
  findMemberPosition,
  positionOfNumber,
  type TreeColumns,
  type TreeModel,
  toTreeColumns,
} from "./tree-model.ts";

interface TreeOrigin extends Pick<LoadedTree, "part" | "source"> {
  readonly entries: TreeEntries | null;
}

/** A file with what happened since, ready to be shown. */
export function toTree(
  { member }: TreeSubject,
  bytes: Uint8Array,
  { part, source, entries }: TreeOrigin,
): LoadedTree {
  const snapshot = decodeSnapshot(bytes);
  const model = buildModel(entries === null ? snapshot : applyEntries(snapshot, entries));
  return {
    model,
    part,
    source,
    isUpToDate: entries?.complete ?? true,
    // The top of a slice is the member.
    home: model.numbers[part === "slice" ? 0 : findMemberPosition(model, member)] ?? 0,
    purchases: toPurchases(model, entries),
  };
}

/** The columns of a tree with these entries, in the order of its seats. */
export function toColumns(bytes: Uint8Array, entries: TreeEntries): TreeColumns {
  const snapshot = applyEntries(decodeSnapshot(bytes), entries);
  return toTreeColumns(snapshot, findUplines(snapshot.legs));
}

function toPurchases(model: TreeModel, entries: TreeEntries | null): OpenPurchase[] {
  return [...(entries?.seats ?? []), ...(entries?.units ?? [])]
    .map(({ number, units, round }) => ({ position: positionOfNumber(model, number), units, round }))
    .filter(({ position }) => position !== NONE);
}

/** A file of the tree of a member whose seat is in the entries only, with that seat alone; null if it is not there. */
export function newSeatFile(
  { chainId, plan, member }: TreeSubject,
  entries: TreeEntries,
): Uint8Array<ArrayBuffer> | null {
  const seat = entries.seats.find((entry) => entry.member === member);
  if (seat === undefined) return null;
  const { number, units, sponsorNumber } = seat;
  const { round, blockNumber } = entries;
  const blockHash = `0x${entries.blockHash.slice(2)}` as const;
  return encodeSnapshot({
    ...{ chainId, plan, round, blockNumber: BigInt(blockNumber), blockHash },
    totalSeats: number,
    size: 1,
    legs: Uint8Array.of(0),
    numbers: Uint32Array.of(number),
    units: Uint32Array.of(units),
    points: Uint32Array.of(0),
    sponsors: Uint32Array.of(sponsorNumber),
    ...(plan === "plus" && { members: Uint32Array.of(member) }),
  });
}
