import { ROOT } from "@canopy/protocol/rules/tree";

/** Two networks that cost most in different ways: many legs that pair, and paths of thousands of levels. */
export const shapes = ["bushy", "chains"] as const;
export type Shape = (typeof shapes)[number];

/** What a set of data contains. Equal worlds contain equal rows. */
export interface World {
  shape: Shape;
  /** With the root. */
  members: number;
  /** Closed rounds; the next round is open. */
  rounds: number;
  /** Members with entries in the open round, those who join in it included. */
  buyers: number;
  /** Chains below the top of the network in the shape `chains`, of about `members / chains` levels. */
  chains: number;
}

/** A year with a million members, three entries each on average. */
export const million = (shape: Shape): World => ({
  shape,
  members: 1_000_000,
  rounds: 365,
  buyers: 8_400,
  chains: 400,
});

/** Entries of a round for each member that joins in it: the new member's own, and two of other members. */
export const ENTRIES_PER_MEMBER = 3;

export const LARGEST_HOLDING = 5;

/** Where member `id` sits: in the shape `bushy` the network fills level by level, in `chains` only its top does. */
export function toUpline({ shape, chains }: World, id: number): number {
  if (id === ROOT) return 0;
  return shape === "bushy" || id < 2 * chains ? Math.floor(id / 2) : id - chains;
}

/** Members who join in each round; the root is there before round 0. */
export const joinsPerRound = ({ members, rounds }: World): number =>
  Math.floor((members - ROOT) / (rounds + 1));
