import { seatsBefore, type TreeModel } from "../data/tree-model.ts";

/** Milliseconds of a round. */
const ROUND = 86_400_000;

/** How long a network plays from its first round to its last, in milliseconds: its rounds at four a second, within limits. */
const PER_ROUND = 250;
const SHORTEST = 3_000;
const LONGEST = 12_000;

/** Steps from the first round to the last for readers who prefer no motion. */
const STEPS = 12;

/** The start of a round. `genesis`: the start of round 0 in milliseconds since 1970. */
export function roundStart(genesis: number, round: number): Date {
  return new Date(genesis + round * ROUND);
}

/** The round of a time. Both in milliseconds since 1970. */
export const roundAt = (genesis: number, time: number): number => Math.floor((time - genesis) / ROUND);

/**
 * The greatest seat number at the end of `round`. Seats are numbered in the order of joining, so a seat exists by then if its
 * number is not greater. Null means now, with the seats of open rounds.
 */
export function lastNumber(roundEnds: Uint32Array, round: number | null): number {
  if (round === null || roundEnds.length === 0) return Number.POSITIVE_INFINITY;
  return roundEnds[Math.min(Math.max(round, 0), roundEnds.length - 1)] ?? 0;
}

/** Seats of a model at the end of each round, in rising order. A subtree has fewer than the network. */
export function seatsByRound(model: Pick<TreeModel, "numbers" | "joined" | "roundEnds">): Uint32Array {
  return model.roundEnds.map((last) => seatsBefore(model, last + 1));
}

/** Seats that joined in `round`. */
export function seatsJoined(seats: Uint32Array, round: number): number {
  return (seats[round] ?? 0) - (round > 0 ? (seats[round - 1] ?? 0) : 0);
}

/**
 * The round that a film shows `elapsed` milliseconds after it started at `from`. Steady, so that a calm week looks calm.
 *
 * @param last the round at which it ends
 */
export function playedRound(from: number, last: number, elapsed: number): number {
  const duration = Math.min(LONGEST, Math.max(SHORTEST, last * PER_ROUND));
  return Math.min(last, from + Math.floor((elapsed / duration) * last));
}

/** The next round for readers who prefer no motion: a twelfth of all rounds later, at most `last`. */
export function nextStep(round: number, last: number): number {
  return Math.min(last, round + Math.max(1, Math.ceil(last / STEPS)));
}

/**
 * The seats of each round as the area of a chart in a box of 100 by 100, for SVG. Long histories are thinned to `columns` points,
 * each the end of its stretch.
 *
 * @param seats as `seatsByRound` counts them
 */
export function growthArea(seats: Uint32Array, columns = 200): string {
  const last = seats.length - 1;
  const most = seats[last] ?? 0;
  if (last < 1 || most === 0) return "";
  const count = Math.min(last, columns);
  const places = Array.from({ length: count + 1 }, (_, index) => {
    const round = Math.round((index / count) * last);
    return `${tidy((round / last) * 100)} ${tidy(100 - ((seats[round] ?? 0) / most) * 100)}`;
  });
  return `M0 100L${places.join("L")}L100 100z`;
}

const tidy = (percent: number) => Number(percent.toFixed(2));
