import type { LaterEntry } from "./find-entries.ts";
import type { TreeRound } from "./find-tree-round.ts";
import type { TreeReader } from "./tree-reader.ts";

/** The ids of members who took a seat after the round, by seat number: the numbers follow those of the tree. */
export function numberLaterSeats(
  { plan, seats }: TreeRound,
  later: readonly LaterEntry[],
): Map<number, number> {
  return new Map(later.map(({ member }, index) => [plan === "core" ? member : seats + 1 + index, member]));
}

/**
 * Finds the seat numbers of members in a tree and of those who joined later. In the core plan they are the members' ids.
 *
 * @param later seats that were taken after the round, in join order
 * @returns the number of one of `members`
 */
export async function numberMembers(
  reader: TreeReader,
  tree: TreeRound,
  members: readonly number[],
  later: readonly LaterEntry[],
): Promise<(member: number) => number> {
  if (tree.plan === "core") return (member) => member;
  const numbers = new Map<number, number>();
  for (const [number, member] of numberLaterSeats(tree, later)) numbers.set(member, number);
  const earlier = [...new Set(members)].filter((member) => !numbers.has(member));
  const found = await reader.toNumbers(tree, earlier);
  earlier.forEach((member, index) => {
    numbers.set(member, found[index] ?? 0);
  });
  return (member) => {
    const number = numbers.get(member) ?? 0;
    if (number === 0) throw new RangeError(`The member ${member} has no seat in Plus`);
    return number;
  };
}
