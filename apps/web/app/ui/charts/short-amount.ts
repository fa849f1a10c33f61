const units = [
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
] as const;

/** A number in few characters, as an axis needs it: 1.25K, 300, 2M. In the Latin digits of all amounts, two decimals at most. */
export function shortAmount(value: number): string {
  const [size, unit] = units.find(([least]) => Math.abs(value) >= least) ?? [1, ""];
  return `${Math.round((value / size) * 100) / 100}${unit}`;
}
