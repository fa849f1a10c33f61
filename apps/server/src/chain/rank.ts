import type { Rank } from "@canopy/shared/api/ranks";

/** Ranks by their number in the contract's `Rank`. */
const ranks: Readonly<Record<number, Rank | null>> = { 0: null, 1: "hero", 2: "knight" };

/** Names a rank of the contract; null for none. */
export function toRank(number: number): Rank | null {
  const rank = ranks[number];
  if (rank === undefined) throw new RangeError(`The plan has no rank ${number}`);
  return rank;
}
