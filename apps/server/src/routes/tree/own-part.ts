import type { LaterEntry } from "./find-entries.ts";
import type { TreeRound } from "./find-tree-round.ts";
import type { TreeReader } from "./tree-reader.ts";

interface OwnPart {
  /** The member whose seat is the top of the part. */
  top: number;
  /** Members to look up, besides those with later seats. */
  members: readonly number[];
  /** Seats that were taken after the round, in join order. */
  later: readonly LaterEntry[];
}

/** Finds which members, of `members` and of the later seats, are on or below the seat of `top`. */
export async function findOwnPart(
  reader: TreeReader,
  tree: TreeRound,
  { top, members, later }: OwnPart,
): Promise<Set<number>> {
  const joined = new Set(later.map(({ member }) => member));
  const earlier = [...members, ...later.map(({ upline }) => upline)].filter((member) => !joined.has(member));
  const flags = await reader.areInside(tree, top, earlier);
  const own = new Set(earlier.filter((_, index) => flags[index] === 1)).add(top);
  // An upline joins before the seats below it.
  for (const { member, upline } of later) if (own.has(upline)) own.add(member);
  return own;
}

/** Whether `member` is on or below the seat of `top`. */
export async function isInOwnPart(
  reader: TreeReader,
  tree: TreeRound,
  { top, member, later }: Pick<OwnPart, "top" | "later"> & { member: number },
): Promise<boolean> {
  return (await findOwnPart(reader, tree, { top, members: [member], later })).has(member);
}
