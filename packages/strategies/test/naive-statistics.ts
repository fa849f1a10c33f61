// Literal implementations of the definitions, without regard to speed. Tests compare the statistics with them.

export function naiveReturns(startValue: number, equity: readonly number[]): number[] {
  return equity.map((value, index) => value / (equity[index - 1] ?? startValue) - 1);
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function naiveSharpe(returns: readonly number[], perYear: number): number {
  const middle = mean(returns);
  const variance = returns.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (returns.length - 1);
  return (middle / Math.sqrt(variance)) * Math.sqrt(perYear);
}

export function naiveSortino(returns: readonly number[], perYear: number): number {
  return (
    (mean(returns) / Math.sqrt(mean(returns.map((value) => Math.min(value, 0) ** 2)))) * Math.sqrt(perYear)
  );
}

/** Over all pairs of a value and a later one. */
export function naiveDrawdown(startValue: number, equity: readonly number[]): number {
  const values = [startValue, ...equity];
  const losses = values.flatMap((peak, index) => values.slice(index).map((value) => (peak - value) / peak));
  return Math.max(...losses);
}

/** For each value, how long it took to reach it again. */
export function naiveDrawdownLength(startValue: number, equity: readonly number[]): number {
  const values = [startValue, ...equity];
  return Math.max(
    ...values.map((peak, index) => {
      const later = values.slice(index + 1);
      if (later.length === 0 || (later[0] ?? 0) >= peak) return 0;
      const recovery = later.findIndex((value) => value >= peak);
      return recovery < 0 ? later.length : recovery + 1;
    }),
  );
}
