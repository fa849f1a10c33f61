import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { run } from "@canopy/dev/subprocess/run";
import { at } from "@canopy/protocol/rules/column";
import type { Candles } from "../../../packages/strategies/src/candles/candles.ts";
import { nextSma, startSma } from "../../../packages/strategies/src/indicators/sma.ts";
import { syntheticCandles } from "../../../packages/strategies/test/synthetic-candles.ts";
import type { Figure } from "../figures.ts";
import { median } from "../quantiles.ts";
import type { Scope } from "../scope.ts";
import { cpuNanoseconds } from "./speed.ts";

/** grademark requires chai and data-forge without naming them in its own manifest. */
const manifest = {
  private: true,
  dependencies: { chai: "4.5.0", "data-forge": "1.10.5", grademark: "0.3.0", indicatorts: "2.2.2" },
};

const CANDLES = 100_000;
const RUNS = 5;
const [FAST, SLOW] = [50, 200];

/** A candle with both averages, as grademark takes it. */
interface Bar {
  readonly time: Date;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
  readonly fast: number;
  readonly slow: number;
}

interface Grademark {
  backtest(
    strategy: {
      entryRule(enter: () => void, args: { bar: Bar }): void;
      exitRule(exit: () => void, args: { bar: Bar }): void;
    },
    bars: unknown,
  ): unknown[];
}

interface Asset {
  readonly dates: Date[];
  readonly openings: number[];
  readonly closings: number[];
  readonly highs: number[];
  readonly lows: number[];
  readonly volumes: number[];
}

interface Indicatorts {
  sma(values: number[], options: { period: number }): number[];
  backtest(
    asset: Asset,
    strategies: { name: string; strategy: (asset: Asset) => number[] }[],
  ): { gain: number }[];
}

/** The same rule over the same kind of candles. Neither peer knows spread, impact, gas or a drawdown limit, so they have less to do. */
export async function measurePeers(scope: Scope, ours: number): Promise<Figure[]> {
  const folder = await scope.folder("backtest");
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    signal: new AbortController().signal,
  });
  const load = createRequire(join(folder, "package.json"));
  const candles = syntheticCandles(CANDLES, { interval: 60_000, move: 0.001 });
  const grademark: Grademark = load("grademark");
  const { DataFrame }: { DataFrame: new (bars: Bar[]) => unknown } = load("data-forge");
  const indicatorts: Indicatorts = load("indicatorts");
  const bars = toBars(candles);
  const asset = toAsset(candles);
  return [
    toFigure("grademark 0.3.0, averages given", ours, () => {
      runGrademark(grademark, new DataFrame(bars));
    }),
    toFigure("indicatorts 2.2.2, without costs", ours, () => {
      runIndicatorts(indicatorts, asset);
    }),
  ];
}

function toFigure(peer: string, ours: number, measured: () => void): Figure {
  measured();
  const time = median(Array.from({ length: RUNS }, () => cpuNanoseconds(measured))) / CANDLES;
  return {
    name: `average cross, ${CANDLES.toLocaleString("en-US")} candles, by the peer`,
    value: Math.round(1e9 / time),
    unit: "candles/s",
    target: null,
    ratio: (time * ours) / 1e9,
    peer,
  };
}

function runGrademark(grademark: Grademark, bars: unknown): void {
  const trades = grademark.backtest(
    {
      entryRule: (enter, { bar }) => {
        if (bar.fast > bar.slow) enter();
      },
      exitRule: (exit, { bar }) => {
        if (bar.fast < bar.slow) exit();
      },
    },
    bars,
  );
  if (trades.length === 0) throw new Error("grademark did not trade.");
}

function runIndicatorts(indicatorts: Indicatorts, asset: Asset): void {
  const strategy = ({ closings }: Asset) => {
    const fast = indicatorts.sma(closings, { period: FAST });
    const slow = indicatorts.sma(closings, { period: SLOW });
    return fast.map((value, index) => Math.sign(value - at(slow, index)));
  };
  const [result] = indicatorts.backtest(asset, [{ name: "average cross", strategy }]);
  if (result === undefined || result.gain === 0) throw new Error("indicatorts did not trade.");
}

function toBars(candles: Candles): Bar[] {
  const [fast, slow] = [startSma(FAST), startSma(SLOW)];
  return Array.from(candles.close, (close, index) => ({
    time: new Date(at(candles.time, index)),
    open: at(candles.open, index),
    high: at(candles.high, index),
    low: at(candles.low, index),
    close,
    volume: at(candles.volume, index),
    fast: nextSma(fast, close),
    slow: nextSma(slow, close),
  }));
}

function toAsset({ time, open, high, low, close, volume }: Candles): Asset {
  return {
    dates: Array.from(time, (value) => new Date(value)),
    openings: [...open],
    closings: [...close],
    highs: [...high],
    lows: [...low],
    volumes: [...volume],
  };
}
