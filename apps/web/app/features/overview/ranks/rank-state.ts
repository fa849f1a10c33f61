import { MONTH_ROUNDS, ROUND, toLastRound, toMonth } from "@canopy/protocol/rules/calendar";
import { corePlan, ranks as rules, WHOLE } from "@canopy/protocol/rules/parameters";
import { HERO, highestRank, KNIGHT, NO_RANK, rankShares } from "@canopy/protocol/rules/rank";
import type { MemberRanks, RankMonth } from "../../../chain/read-ranks.ts";

/** What a member can do about the ranks of a month. */
export type RankAction =
  | {
      readonly kind: "claim";
      readonly month: RankMonth;
      readonly rank: "hero" | "knight";
      /** What the claim adds to the shares of a rank that is already claimed. */
      readonly shares: number;
    }
  | { readonly kind: "collect"; readonly month: RankMonth };

const numbers = { hero: HERO, knight: KNIGHT } as const;

/**
 * The next thing to do: a rank that the points or Heroes of an ended month give and that no one has claimed, then shares that
 * were not collected. A window that waits opens with the claim.
 */
export function findRankAction({ window, months }: MemberRanks, round: number): RankAction | null {
  const ended = months.find(({ month }) => month === window.month && month < toMonth(round));
  if (ended && window.state !== "due") {
    // Earnings in dollars qualify too, but no view of the contract tells when they were reached.
    const { points, heroes } = ended;
    const rank = highestRank({ points, heroes, reachedHeroUsd: false, reachedKnightUsd: false });
    if (rank > (ended.rank === null ? NO_RANK : numbers[ended.rank])) {
      const shares = rankShares(rank, points) - ended.shares;
      return { kind: "claim", month: ended, rank: rank === KNIGHT ? "knight" : "hero", shares };
    }
  }
  const owed = months.find(
    ({ shareValue, shares, collected }) => shareValue !== null && shares > 0 && !collected,
  );
  return owed ? { kind: "collect", month: owed } : null;
}

/**
 * Whether the member's point earnings could have reached a Hero's threshold in `month`.
 *
 * @param lifetimePoints of settled rounds
 * @param unitUSD USD (18 decimals) of a unit; its part of the day's pool is the highest value of its points
 */
export function mayBeHeroByEarnings(month: RankMonth, lifetimePoints: number, unitUSD: bigint): boolean {
  const { shares, pointsPerUnit } = corePlan;
  const most = (BigInt(lifetimePoints) * unitUSD * BigInt(shares.pool)) / BigInt(WHOLE * pointsPerUnit);
  return month.rank === null && month.points > 0 && most >= rules.heroUsd;
}

/** The current round, and when it ends in milliseconds since 1970. */
export interface RoundClock {
  readonly round: number;
  readonly roundEndsAt: number;
}

/** The first and the last day of a month. */
export function toMonthDays(month: number, { round, roundEndsAt }: RoundClock): { from: Date; to: Date } {
  const toStart = (one: number) => new Date(roundEndsAt - (round - one + 1) * ROUND * 1_000);
  return { from: toStart(month * MONTH_ROUNDS), to: toStart(toLastRound(month)) };
}

/** Rounds of the month that have not ended, this one included. */
export const roundsLeft = (round: number): number => toLastRound(toMonth(round)) - round + 1;

/** The forecast of points in the open rounds of the month of `round`. */
export function provisionalPoints(
  provisional: readonly { readonly round: number; readonly points: number }[],
  round: number,
): number {
  return provisional
    .filter((one) => toMonth(one.round) === toMonth(round))
    .reduce((sum, { points }) => sum + points, 0);
}
