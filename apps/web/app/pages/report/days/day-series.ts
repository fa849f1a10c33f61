import type { Round } from "../../../features/report/report-schema.ts";

/** How many of the newest days are shown: 0 for all. */
const dayRanges = [30, 90, 0] as const;
export type DayRange = (typeof dayRanges)[number];

/** Milliseconds of a round. */
const DAY = 86_400_000;

/** The ranges that differ from showing everything, and everything. */
export function rangesFor(days: number): DayRange[] {
  return dayRanges.filter((range) => range === 0 || range < days);
}

/**
 * The newest `range` days, the oldest first, the last one that of the newest round. A day on which nobody bought has no
 * round in the report: it is there with nothing entered and nothing paid.
 */
export function selectDays(rounds: readonly Round[], range: DayRange): Round[] {
  const [first] = rounds;
  const last = rounds.at(-1);
  if (first === undefined || last === undefined) return [];
  const known = new Map(rounds.map((round) => [round.round, round]));
  const length = last.round - first.round + 1;
  const shown = range === 0 ? length : Math.min(range, length);
  return Array.from({ length: shown }, (_, index) => {
    const number = last.round - shown + 1 + index;
    return known.get(number) ?? emptyDay(number, first);
  });
}

function emptyDay(round: number, first: Round): Round {
  const startsAt = new Date(first.startsAt.getTime() + (round - first.round) * DAY);
  return { round, startsAt, entered: 0n, units: 0, joined: 0, pool: 0n, points: 0, flash: 0, paidOut: 0n };
}

/** When a month of 30 rounds begins, and its last day. */
export function monthSpan(month: number, anyRound: Round): { from: Date; to: Date } {
  const genesis = anyRound.startsAt.getTime() - anyRound.round * DAY;
  const from = genesis + month * 30 * DAY;
  return { from: new Date(from), to: new Date(from + 29 * DAY) };
}

/** Wei as POL, for a drawing only: a millionth of a POL is finer than any screen. */
export function polForDrawing(wei: bigint): number {
  return Number(wei / 10n ** 12n) / 1e6;
}
