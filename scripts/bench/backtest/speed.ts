import { at } from "@canopy/protocol/rules/column";
import { runBacktest } from "../../../packages/strategies/src/engine/backtest.ts";
import type { BotSetup } from "../../../packages/strategies/src/engine/run.ts";
import { noLimits, typicalCosts } from "../../../packages/strategies/src/engine/settings.ts";
import { maximumDrawdown } from "../../../packages/strategies/src/statistics/drawdown.ts";
import { syntheticCandles } from "../../../packages/strategies/test/synthetic-candles.ts";
import type { Figure } from "../figures.ts";
import { median } from "../quantiles.ts";

const SIZES = [1_000, 10_000, 100_000, 1_000_000, 5_000_000];
const LARGEST = 5_000_000;
const RUNS = 5;
/** Candles of one measurement, so that short series are measured as long as long ones. */
const CANDLES_PER_RUN = 5_000_000;
/** Candles per second of CPU time. */
const TARGET = 5_000_000;
/** Of the time per candle, from the shortest series to any other. Long ones do not fit into the caches. */
const MOST_GROWTH = 1.5;

/** Both averages, the costs of a pool, and a drawdown limit that is never reached. */
export const plan: BotSetup = {
  kind: "average-cross",
  parameters: { fast: 50, slow: 200 },
  settings: {
    start: { base: 0, quote: 10_000 },
    // So low that the bot does not lose everything on the way: an idle one is faster.
    costs: { ...typicalCosts, fee: 0.00001, spread: 0, gas: 0 },
    limits: { ...noLimits, maximumDrawdown: 0.999_999 },
  },
};

/** `perSecond` is the speed on the longest series. */
export function measureSpeed(): { figures: Figure[]; perSecond: number } {
  const times = SIZES.map((size) => ({ size, time: nanosecondsPerCandle(size) }));
  const all = times.map(({ time }) => time);
  const longest = 1e9 / (times.find(({ size }) => size === LARGEST)?.time ?? Number.NaN);
  return {
    perSecond: longest,
    figures: [
      {
        name: `average cross, ${LARGEST.toLocaleString("en-US")} candles`,
        value: Math.round(longest),
        unit: "candles/s",
        target: TARGET,
        least: true,
        ratio: null,
        peer: null,
      },
      ...times.map(({ size, time }) => ({
        name: `time of a candle among ${size.toLocaleString("en-US")}`,
        value: time,
        unit: "ns",
        target: null,
        ratio: null,
        peer: null,
      })),
      {
        name: "the highest of these by the first",
        value: Math.max(...all) / at(all, 0),
        unit: "times",
        target: MOST_GROWTH,
        ratio: null,
        peer: null,
      },
    ],
  };
}

/** CPU time of the whole process, garbage collection included: other work on the machine has no part in it. */
export function cpuNanoseconds(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) * 1_000;
}

function nanosecondsPerCandle(size: number): number {
  const candles = syntheticCandles(size, { interval: 60_000, move: 0.001 });
  const repeats = Math.max(1, Math.floor(CANDLES_PER_RUN / size));
  const run = () => {
    for (let repeat = 0; repeat < repeats; repeat++) {
      const { startValue, equity, halted } = runBacktest(candles, plan);
      if (halted !== null) throw new Error(`The bot stopped: ${halted}.`);
      maximumDrawdown(startValue, equity);
    }
  };
  run();
  return median(Array.from({ length: RUNS }, () => cpuNanoseconds(run))) / (repeats * size);
}
