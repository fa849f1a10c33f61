import { assert, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { candlesArbitrary, setupArbitrary } from "../../test/arbitrary-candles.ts";
import { syntheticCandles } from "../../test/synthetic-candles.ts";
import type { Candles } from "../candles/candles.ts";
import { runBacktest } from "../engine/backtest.ts";
import type { BotSetup } from "../engine/run.ts";
import { noLimits, typicalCosts } from "../engine/settings.ts";
import { computeStatistics } from "../statistics/statistics.ts";
import {
  type BacktestFile,
  inlineCandles,
  readBacktestFile,
  repeatBacktest,
  writeBacktestFile,
} from "./backtest-file.ts";

function candlesIn(file: BacktestFile): Candles {
  if ("csv" in file.candles) throw new Error("The candles are in another file.");
  return inlineCandles(file.candles);
}

const setup: BotSetup = {
  kind: "average-cross",
  parameters: { fast: 5, slow: 20 },
  settings: { start: { base: 0, quote: 1_000 }, costs: typicalCosts, limits: noLimits },
};
const text = writeBacktestFile(syntheticCandles(300), setup, 7);
const changed = (change: (file: BacktestFile) => unknown) => JSON.stringify(change(readBacktestFile(text)));

describe("a backtest in a file", () => {
  test("is repeated with the same statistics", () => {
    assert(
      property(candlesArbitrary(), setupArbitrary, (candles, each) => {
        const file = readBacktestFile(writeBacktestFile(candles, each, 3));
        const { statistics, isSame } = repeatBacktest(file, candlesIn(file));
        expect(isSame).toBe(true);
        expect(statistics).toEqual(computeStatistics(candles, runBacktest(candles, each), each.settings, 3));
      }),
      { numRuns: 60 },
    );
  });

  test("is rejected if its statistics are not those of the backtest", () => {
    const better = readBacktestFile(
      changed((file) => ({ ...file, statistics: { ...Object(file.statistics), return: 9 } })),
    );
    expect(repeatBacktest(better, candlesIn(better)).isSame).toBe(false);
  });

  test("from another engine may differ in the last digit, and no more", () => {
    const withReturn = (change: number) => {
      const file = readBacktestFile(text);
      const statistics = { ...Object(file.statistics) };
      return repeatBacktest(
        { ...file, statistics: { ...statistics, return: statistics.return + change } },
        candlesIn(file),
      );
    };
    expect(withReturn(1e-15).isSame).toBe(true);
    expect(withReturn(1e-8).isSame).toBe(false);
  });

  test("with another month, or with fewer figures, is rejected", () => {
    const file = readBacktestFile(text);
    const { worstMonth, ...fewer } = Object(file.statistics);
    expect(repeatBacktest({ ...file, statistics: fewer }, candlesIn(file)).isSame).toBe(false);
    const statistics = { ...fewer, worstMonth: { ...worstMonth, month: "2001-01" } };
    expect(repeatBacktest({ ...file, statistics }, candlesIn(file)).isSame).toBe(false);
  });

  test("may have its fields in any order", () => {
    const turned = readBacktestFile(
      changed((file) => ({
        ...file,
        statistics: Object.fromEntries(Object.entries(Object(file.statistics)).toReversed()),
      })),
    );
    expect(repeatBacktest(turned, candlesIn(turned)).isSame).toBe(true);
  });

  test("written by hand has no statistics to compare with", () => {
    const file = readBacktestFile(changed((each) => ({ ...each, statistics: null })));
    expect(repeatBacktest(file, candlesIn(file)).isSame).toBeNull();
  });

  test("can name a CSV below its folder, and no other file", () => {
    const withPath = (csv: string) => () =>
      readBacktestFile(changed((file) => ({ ...file, candles: { csv } })));
    expect(withPath("data/btc-2025.csv")().candles).toEqual({ csv: "data/btc-2025.csv" });
    for (const path of [
      "/etc/passwd",
      "../secret.csv",
      "data/../../secret.csv",
      "C:\\secret.csv",
      "..",
      "data\\x.csv",
      "",
    ]) {
      expect(withPath(path), path).toThrow();
    }
  });

  test("of another version, or with unknown fields, is refused", () => {
    expect(() => readBacktestFile(changed((file) => ({ ...file, version: 2 })))).toThrow();
    expect(() => readBacktestFile(changed((file) => ({ ...file, leverage: 10 })))).toThrow();
    expect(() => readBacktestFile("{}")).toThrow();
  });

  test("with candles that can't be is refused", () => {
    const file = readBacktestFile(text);
    if ("csv" in file.candles) throw new Error("The candles are inside.");
    const { candles } = file;
    expect(() => inlineCandles({ ...candles, close: candles.close.slice(1) })).toThrow("equally long");
    expect(() => inlineCandles({ ...candles, low: candles.low.map(() => 1_000) })).toThrow(
      "Candle 0 can't be",
    );
  });
});
