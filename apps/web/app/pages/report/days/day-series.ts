import type { ReportRound } from "@canopy/shared/api/report";

/** How many of the newest days are shown: 0 for all. */
const dayRanges = [30, 90, 0] as const;
export type DayRange = (typeof dayRanges)[number];

/** Milliseconds of a round. */
const DAY = 86_400_000;

/** A round as the page shows it. */
export interface Day {
  readonly round: number;
  readonly startsAt: Date;
  readonly joined: number;
  /** Wei. `paidOut`, `points` and `flash` are null until the round is settled. */
  readonly entered: bigint;
  readonly pool: bigint;
  readonly paidOut: bigint | null;
  readonly points: number | null;
  readonly flash: number | null;
}

/** The ranges that differ from showing everything, and everything. */
export function rangesFor(days: number): DayRange[] {
  return dayRanges.filter((range) => range === 0 || range < days);
}

/**
 * The newest `range` days up to the newest round, the oldest first. A day without a purchase has no round in the report:
 * here it has nothing entered and nothing paid.
 */
export function selectDays(rounds: readonly ReportRound[], range: DayRange): Day[] {
  const [first] = rounds;
  const last = rounds.at(-1);
  if (first === undefined || last === undefined) return [];
  const known = new Map(rounds.map((round) => [round.round, round]));
  const length = last.round - first.round + 1;
  const shown = range === 0 ? length : Math.min(range, length);
  return Array.from({ length: shown }, (_, index) => {
    const number = last.round - shown + 1 + index;
    const round = known.get(number);
    return round === undefined ? emptyDay(number, first) : toDay(round);
  });
}

function toDay({ round, startsAt, joined, entered, pool, paidOut, points, flash }: ReportRound): Day {
  return {
    round,
    startsAt: new Date(startsAt),
    joined,
    entered: BigInt(entered),
    pool: BigInt(pool),
    paidOut: paidOut === null ? null : BigInt(paidOut),
    points,
    flash,
  };
}

function emptyDay(round: number, first: ReportRound): Day {
  const startsAt = new Date(genesisOf(first) + round * DAY);
  return { round, startsAt, joined: 0, entered: 0n, pool: 0n, paidOut: 0n, points: 0, flash: 0 };
}

/** Milliseconds since 1970 at which round 0 began. */
function genesisOf({ startsAt, round }: ReportRound): number {
  return Date.parse(startsAt) - round * DAY;
}

/** When a month of 30 rounds begins, and its last day. */
export function monthSpan(month: number, anyRound: ReportRound): { from: Date; to: Date } {
  const from = genesisOf(anyRound) + month * 30 * DAY;
  return { from: new Date(from), to: new Date(from + 29 * DAY) };
}

/** Wei as POL, for a drawing only: a millionth of a POL is finer than any screen. */
export function polForDrawing(wei: bigint): number {
  return Number(wei / 10n ** 12n) / 1e6;
}
