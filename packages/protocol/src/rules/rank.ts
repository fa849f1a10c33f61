import { ranks, WHOLE } from "./parameters.ts";

/** The ranks of a month, numbered as in the contract. */
export const NO_RANK = 0;
export const HERO = 1;
export const KNIGHT = 2;
export type Rank = typeof NO_RANK | typeof HERO | typeof KNIGHT;

/** What decides a member's rank in a month. */
export interface RankConditions {
  /** Of the month. */
  points: number;
  /** Members sponsored by this one who have a rank of the month. */
  heroes: number;
  /** Whether lifetime point earnings reached the threshold in a round of the month. */
  reachedHeroUsd: boolean;
  reachedKnightUsd: boolean;
}

/** The highest rank that a member qualifies for. */
export function highestRank({ points, heroes, reachedHeroUsd, reachedKnightUsd }: RankConditions): Rank {
  const byPoints = points >= ranks.monthlyPoints;
  if (heroes >= ranks.heroesSponsored && (byPoints || reachedKnightUsd)) return KNIGHT;
  return byPoints || reachedHeroUsd ? HERO : NO_RANK;
}

/** The shares of the month's HeroPool that a rank gives to a member with that many points of the month. */
export function rankShares(rank: Rank, points: number): number {
  if (rank === NO_RANK) return 0;
  const byPoints = Math.max(1, Math.floor(points / ranks.monthlyPoints));
  return rank === KNIGHT ? byPoints + ranks.knightExtraShares : byPoints;
}

/** A month with shares: what decides their value. */
export interface SharedMonth {
  /** Wei that entered the HeroPool in the month. */
  pot: bigint;
  /** Claimed, at least one. */
  shares: number;
  /** Wei: the price of a unit in the month's last round with a price. */
  unitPrice: bigint;
  /** Of all rounds of the month; a month with shares has points. */
  points: number;
  units: number;
}

/** The highest value of a share in wei, rounded down: it follows the points that a unit of the month made on average. */
export function shareCap({ unitPrice, points, units }: Omit<SharedMonth, "pot" | "shares">): bigint {
  const byPoints = BigInt(ranks.capPerPoint) * BigInt(points);
  const highest = BigInt(ranks.highestCap) * BigInt(units);
  const cap = byPoints < highest ? byPoints : highest;
  return (unitPrice * cap) / (BigInt(WHOLE) * BigInt(units));
}

/** The value of a share in wei, rounded down. */
export function shareValue(month: SharedMonth): bigint {
  const equal = month.pot / BigInt(month.shares);
  const cap = shareCap(month);
  return equal < cap ? equal : cap;
}
