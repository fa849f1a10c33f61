import type { TreeEntries } from "@canopy/shared/api/tree";
import { type LaterEntries, onlySeats } from "./find-entries.ts";
import type { TreeRound } from "./find-tree-round.ts";
import { numberMembers } from "./number-members.ts";
import { findOwnPart } from "./own-part.ts";
import { presentEntries } from "./present-tree.ts";
import type { TreeReader } from "./tree-reader.ts";

/** Presents what a tree lacks, with seat numbers: all of it, or what happened on and below the seat of the member `top`. */
export async function readEntries(
  reader: TreeReader,
  tree: TreeRound,
  { entries, isComplete }: LaterEntries,
  top: number | null,
): Promise<TreeEntries> {
  const later = onlySeats(entries);
  const readable = top === null ? entries : await keepOwn(reader, tree, entries, top);
  const members = readable.flatMap(({ member, upline, sponsor }) => [member, upline, sponsor]);
  const toNumber = await numberMembers(reader, tree, members, later);
  const access = top === null ? "public" : "own";
  return presentEntries(tree, { entries: readable, isComplete, access }, toNumber);
}

async function keepOwn(
  reader: TreeReader,
  tree: TreeRound,
  entries: LaterEntries["entries"],
  top: number,
): Promise<LaterEntries["entries"]> {
  const members = entries.map(({ member }) => member);
  const own = await findOwnPart(reader, tree, { top, members, later: onlySeats(entries) });
  return entries.filter(({ member }) => own.has(member));
}
