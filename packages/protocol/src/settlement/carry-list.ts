/** The root seat's id: what reaches it is settled. */
const ROOT = 1;

/** Where a member stands; the root's depth is 0. */
export interface Seat {
  upline: number;
  depth: number;
}

/**
 * The ids that owe something to their upline once a round has ended: those who bought units in it, and everybody above
 * them. Children come before their uplines, so that one pass over the list brings everything to the root. In the core plan
 * an upline's id is smaller than its child's; in Plus, where ids are those of the core plan, it need not be, so depth decides.
 *
 * @param buyers members who bought units in the round
 */
export function carryList(buyers: Iterable<number>, seatOf: (id: number) => Seat): number[] {
  const depths = new Map<number, number>();
  for (const buyer of buyers) {
    for (let id = buyer; id !== ROOT && !depths.has(id); ) {
      const { upline, depth } = seatOf(id);
      depths.set(id, depth);
      id = upline;
    }
  }
  return [...depths].sort(([, one], [, other]) => other - one).map(([id]) => id);
}
