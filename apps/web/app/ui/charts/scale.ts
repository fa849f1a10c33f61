/** A value's position on a scale, in percent from its start. */
export type Scale = (value: number) => number;

/** A linear scale from 0 to `end` that clamps values. With `end` 0 every value is at 0. */
export function scaleTo(end: number): Scale {
  return (value) => (end > 0 ? Math.min(100, Math.max(0, (value / end) * 100)) : 0);
}

/** Step sizes of ticks, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/**
 * Equidistant round numbers from 0 to the first that reaches `most`, at most `count` of them above 0.
 *
 * @param whole whether values are counts, so that no step is below 1
 */
export function niceTicks(most: number, count: number, whole = false): number[] {
  if (!(most > 0)) return [0, 1];
  const rough = most / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  // A quotient of floats can be slightly above the exact step.
  const fits = STEPS.find((step) => step * power * (1 + 1e-9) >= rough) ?? 10;
  const step = whole ? Math.max(1, Math.ceil(fits * power)) : fits * power;
  const ticks = Math.max(1, Math.ceil(most / step - 1e-9));
  return Array.from({ length: ticks + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** The middle of slot `index` of `count` equal slots, in percent. */
export function dayMiddle(index: number, count: number): number {
  return ((index + 0.5) / count) * 100;
}

/** The slot of `count` equal slots at `part` (0 to 1) of the width. */
export function placeAt(part: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(part * count)));
}

/** Distances between labelled days. */
const DAY_STEPS = [1, 2, 3, 7, 14, 30, 60, 90, 180, 365, 730, 1_825];

/** Slots to label among `count` days: equidistant, at most `most`, always with the last day. */
export function namedDays(count: number, most: number): number[] {
  const step = DAY_STEPS.find((days) => Math.ceil(count / days) <= most) ?? Math.ceil(count / most);
  const names = Math.ceil(count / step);
  return Array.from({ length: names }, (_, index) => count - 1 - (names - 1 - index) * step);
}
