import type { SearchResult, Trial } from "@canopy/strategies/parameter-search/search";

/** Below this probability, the best of many settings is not significant. */
export const CONVINCING = 0.95;

export interface Bin {
  /** Returns from here, up to the next bin. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface SearchSummary {
  readonly trials: number;
  /** Part of the settings that lost. */
  readonly lost: number;
  /** Part of the settings that did worse than holding. */
  readonly behindHold: number;
  readonly median: number;
  readonly best: Trial;
  readonly worst: Trial;
  readonly deflatedSharpe: number | null;
  readonly bins: readonly Bin[];
}

/** Null if no setting was tried. The best and the worst are by return. */
export function summariseSearch(result: SearchResult, holdReturn: number): SearchSummary | null {
  const sorted = result.trials.toSorted((one, other) => one.return - other.return);
  const [worst, best] = [sorted.at(0), sorted.at(-1)];
  const median = sorted[Math.floor(sorted.length / 2)];
  if (worst === undefined || best === undefined || median === undefined) return null;
  return {
    trials: sorted.length,
    lost: result.lost,
    behindHold: sorted.filter((trial) => trial.return < holdReturn).length / sorted.length,
    median: median.return,
    best,
    worst,
    deflatedSharpe: result.deflatedSharpe,
    bins: toBins(
      sorted.map((trial) => trial.return),
      BINS,
    ),
  };
}

const BINS = 12;
const STEPS = [1, 2, 2.5, 5, 10];

/** Equal bins with round bounds, one of which is 0, so that each bin has only losses or only gains. */
export function toBins(returns: readonly number[], most: number): Bin[] {
  const least = Math.min(0, ...returns);
  const highest = Math.max(0, ...returns);
  const rough = Math.max((highest - least) / (most - 1), 0.001);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((mantissa) => mantissa * power >= rough * (1 - 1e-9)) ?? 10) * power;
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first, Math.floor(highest / step + 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const place = first + index;
    const count = returns.filter((value) => Math.floor(value / step + 1e-9) === place).length;
    return { from: place * step, to: (place + 1) * step, count };
  });
}
