import type { ActivityDay } from "@canopy/shared/api/activity";

/** Rounds of the chart. */
export const SHOWN = 30;

/** A round of the member in the chart, in wei. `points` and `rebates` are null until it is settled. */
export interface RoundDay {
  readonly round: number;
  readonly startsAt: Date;
  readonly points: bigint | null;
  readonly commissions: bigint;
  readonly rebates: bigint | null;
  readonly earnedUSD: bigint;
}

/** Milliseconds of a round. */
const DAY = 86_400_000;

/**
 * The last rounds up to `round`, the oldest first and none before the member joined. The API lists rounds in which something
 * happened only; in all others the member earned nothing.
 *
 * @param endsAt the end of `round` in milliseconds since 1970
 */
export function roundDays(
  activity: readonly ActivityDay[],
  { round, endsAt, joinedRound }: { round: number; endsAt: number; joinedRound: number },
): RoundDay[] {
  const known = new Map(activity.map((day) => [day.round, day]));
  const first = Math.max(joinedRound, round - SHOWN + 1);
  return Array.from({ length: round - first + 1 }, (_, index) => {
    const number = first + index;
    const startsAt = new Date(endsAt - (round - number + 1) * DAY);
    const day = known.get(number);
    if (day === undefined) {
      return { round: number, startsAt, points: 0n, commissions: 0n, rebates: 0n, earnedUSD: 0n };
    }
    return {
      round: number,
      startsAt,
      points: day.ptEarn === null ? null : BigInt(day.ptEarn),
      commissions: BigInt(day.spEarn),
      rebates: day.rebates === null ? null : BigInt(day.rebates),
      earnedUSD: BigInt(day.earnedUSD),
    };
  });
}

/** Rounds in which the member earned something, and their sum in wei. */
export function summarize(days: readonly RoundDay[]): { readonly wei: bigint; readonly rounds: number } {
  const sums = days.map(({ points, commissions, rebates }) => (points ?? 0n) + commissions + (rebates ?? 0n));
  return { wei: sums.reduce((sum, wei) => sum + wei, 0n), rounds: sums.filter((wei) => wei > 0n).length };
}
