import { ROOT } from "../rules/tree.ts";

/** A member's place; the root's depth is 0. */
export interface Seat {
  upline: number;
  depth: number;
}

/**
 * The ids with something to carry after a round: its buyers and all members above them. Children come before their uplines, so
 * that one pass carries everything to the root. Depth decides, because in Plus, which uses the core plan's ids, an upline's id
 * can be greater than its child's.
 *
 * @param buyers members who bought units in the round
 */
export function carryList(buyers: Iterable<number>, findSeat: (id: number) => Seat): number[] {
  const depths = new Map<number, number>();
  for (const buyer of buyers) {
    for (let id = buyer; id !== ROOT && !depths.has(id); ) {
      const { upline, depth } = findSeat(id);
      depths.set(id, depth);
      id = upline;
    }
  }
  // By id within a level: the same round gives the same batches, whatever the order of the buyers.
  return [...depths].sort(([a, one], [b, other]) => other - one || a - b).map(([id]) => id);
}
