const units = [
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
] as const;

/** A short number for an axis: 1.25K, 300, 2M. At most two decimals, in Latin digits as all amounts. */
export function shortAmount(value: number): string {
  const [size, unit] = units.find(([least]) => Math.abs(value) >= least) ?? [1, ""];
  return `${Math.round((value / size) * 100) / 100}${unit}`;
}
