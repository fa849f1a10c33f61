import type { ReportRound } from "@canopy/shared/api/report";

/** Number of newest days to show, 0 for all. */
const dayRanges = [30, 90, 0] as const;
export type DayRange = (typeof dayRanges)[number];

/** Milliseconds of a round. */
const DAY = 86_400_000;

/** A round for the page. */
export interface Day {
  readonly round: number;
  readonly startsAt: Date;
  readonly joined: number;
  /** In wei. `paidOut`, `points` and `flash` are null until the round is settled. */
  readonly entered: bigint;
  readonly pool: bigint;
  readonly paidOut: bigint | null;
  readonly points: number | null;
  readonly flash: number | null;
}

/** All days, and the ranges that are shorter. */
export function offerRanges(days: number): DayRange[] {
  return dayRanges.filter((range) => range === 0 || range < days);
}

/**
 * The newest `range` days up to the newest round, the oldest first. Days without a purchase have no round in the report and get
 * zero values.
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
  const startsAt = new Date(genesisTime(first) + round * DAY);
  return { round, startsAt, joined: 0, entered: 0n, pool: 0n, paidOut: 0n, points: 0, flash: 0 };
}

/** Start of round 0, in milliseconds since 1970. */
function genesisTime({ startsAt, round }: ReportRound): number {
  return Date.parse(startsAt) - round * DAY;
}

/** The first and last day of a month of 30 rounds. */
export function monthSpan(month: number, anyRound: ReportRound): { from: Date; to: Date } {
  const from = genesisTime(anyRound) + month * 30 * DAY;
  return { from: new Date(from), to: new Date(from + 29 * DAY) };
}

/** Wei as POL with six decimals, for charts only. */
export function toChartPol(wei: bigint): number {
  return Number(wei / 10n ** 12n) / 1e6;
}
