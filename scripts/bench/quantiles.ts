/** The value below which the share `part` (0 to 1) of the samples lies: the nearest one, without interpolation. */
export function quantile(samples: readonly number[], part: number): number {
  const sorted = samples.toSorted((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
  if (value === undefined) throw new RangeError("A quantile needs at least one sample");
  return value;
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}
