/** The times at some positions, in seconds; null where there is none. */
export type ReadTimes = (positions: readonly bigint[]) => Promise<readonly (number | null)[]>;

export interface TimeSearch {
  /** The first and the last position that can be. */
  low: bigint;
  high: bigint;
  readTimes: ReadTimes;
  /** The most positions of one request. */
  width: number;
}

/**
 * Finds the last position whose time is before `time`; null without one. Later positions have the same time or a later one, and some
 * may have none. Each request leaves one part in `width` of the positions.
 */
export async function findLastBefore(
  time: number,
  { low, high, readTimes, width }: TimeSearch,
): Promise<bigint | null> {
  let found: bigint | null = null;
  let first = low;
  let last = high;
  while (first <= last) {
    const positions = spread(first, last, width);
    const times = await readTimes(positions);
    const before = times.findLastIndex((at) => at !== null && at < time);
    const after = times.findIndex((at, index) => index > before && at !== null);
    found = positions[before] ?? found;
    if (BigInt(positions.length) === last - first + 1n) return found;
    if (before === -1 && after === -1) {
      // Nothing is known about what is between the positions: they are read one by one, from the last one on.
      const end = largest(first, last - BigInt(width) + 1n);
      const index = (await readTimes(range(end, last))).findLastIndex((at) => at !== null && at < time);
      if (index !== -1) return end + BigInt(index);
      last = end - 1n;
      continue;
    }
    first = (positions[before] ?? first - 1n) + 1n;
    last = after === -1 ? last : (positions[after] ?? last + 1n) - 1n;
  }
  return found;
}

/** Up to `width` positions from `first` to `last`, both included, at equal distances. */
function spread(first: bigint, last: bigint, width: number): bigint[] {
  const count = last - first + 1n;
  if (count <= BigInt(width)) return range(first, last);
  const steps = BigInt(width - 1);
  return range(0n, steps).map((step) => first + ((count - 1n) * step) / steps);
}

function range(first: bigint, last: bigint): bigint[] {
  return Array.from({ length: Number(last - first + 1n) }, (_, index) => first + BigInt(index));
}

const largest = (one: bigint, other: bigint) => (one > other ? one : other);
