const FIRST = 250;
const MAXIMUM = 15_000;

/** Exponential backoff: milliseconds to wait after `failures` failures in a row, 15 seconds at most. */
export function toRetryDelay(failures: number): number {
  return Math.min(MAXIMUM, FIRST * 2 ** Math.min(failures - 1, 16));
}
