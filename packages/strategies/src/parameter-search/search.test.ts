import { at } from "@canopy/protocol/rules/column";
import { describe, expect, test } from "vitest";
import { syntheticCandles } from "../../test/synthetic-candles.ts";
import { candleCount, sliceCandles } from "../candles/candles.ts";
import { runBacktest } from "../engine/backtest.ts";
import { noLimits, typicalCosts } from "../engine/settings.ts";
import { maximumDrawdown } from "../statistics/drawdown.ts";
import { drive } from "./drive.ts";
import { regimeNames, splitByRegime } from "./regimes.ts";
import { type SearchRequest, searchParameters, tryParameters } from "./search.ts";
import { listSettings } from "./space.ts";
import { walkForward } from "./walk-forward.ts";
import { createSearchWorker, type SearchReply } from "./worker.ts";

const settings = { start: { base: 0, quote: 10_000 }, costs: typicalCosts, limits: noLimits };
const request: SearchRequest = {
  candles: syntheticCandles(2_000),
  kind: "average-cross",
  fixed: {},
  space: { fast: [5, 10, 20, 40], slow: [10, 20, 40, 80] },
  most: 100,
  seed: 1,
  settings,
};

function toEnd<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

describe("settings to try", () => {
  test("are all combinations that the strategy accepts", () => {
    const list = listSettings(request, 100, 1);
    expect(list).toHaveLength(10);
    expect(list.every(({ fast, slow }) => Number(fast) < Number(slow))).toBe(true);
    expect(new Set(list.map((values) => JSON.stringify(values))).size).toBe(10);
  });

  test("are random ones without repetition above the limit, the same for the same seed", () => {
    const large = {
      kind: "rsi-reversal",
      fixed: { high: 70 },
      space: {
        period: Array.from({ length: 100 }, (_, index) => index + 2),
        low: Array.from({ length: 60 }, (_, low) => low),
      },
    } as const;
    const list = listSettings(large, 50, 3);
    expect(new Set(list.map((values) => JSON.stringify(values))).size).toBe(50);
    expect(list).toEqual(listSettings(large, 50, 3));
    expect(list).not.toEqual(listSettings(large, 50, 4));
  });

  test("can be any of the combinations", () => {
    const small = { kind: "trailing-stop", fixed: {}, space: { distance: [0.1, 0.2, 0.3] } } as const;
    const found = Array.from({ length: 50 }, (_, seed) => listSettings(small, 1, seed)[0]?.["distance"]);
    expect(new Set(found)).toEqual(new Set([0.1, 0.2, 0.3]));
  });
});

describe("a parameter search", () => {
  test("reports each trial, and how likely the best one is luck", () => {
    const steps = searchParameters(request);
    expect(steps.next().value).toEqual({ done: 1, total: 10 });
    const { trials, best, lost, deflatedSharpe, expectedSharpe } = toEnd(steps);
    expect(trials).toHaveLength(10);
    expect(lost).toBe(trials.filter((trial) => trial.return < 0).length / 10);
    expect(best?.sharpe).toBe(Math.max(...trials.map(({ sharpe }) => sharpe ?? Number.NEGATIVE_INFINITY)));
    expect(expectedSharpe).toBeGreaterThan(0);
    // A random walk has nothing to find.
    expect(deflatedSharpe).toBeLessThan(0.95);
  });

  test("tries as the backtest does", () => {
    const parameters = { fast: 5, slow: 20 };
    const { equity, startValue } = runBacktest(request.candles, { kind: request.kind, parameters, settings });
    expect(tryParameters(request, parameters).return).toBe(at(equity, equity.length - 1) / startValue - 1);
  });

  test("without a setting that trades has no best one", () => {
    const result = toEnd(searchParameters({ ...request, candles: sliceCandles(request.candles, 0, 5) }));
    expect(result).toMatchObject({ best: null, deflatedSharpe: null, lost: 0 });
  });
});

describe("driving a search", () => {
  /** A clock on which every step takes 5 ms. */
  function slowClock(): () => number {
    let now = 0;
    return () => {
      now += 5;
      return now;
    };
  }

  test("pauses and reports between slices, and returns what the search returns", async () => {
    const reports: number[] = [];
    let pauses = 0;
    const result = await drive(searchParameters(request), {
      clock: slowClock(),
      pause: async () => void pauses++,
      onProgress: ({ done }) => reports.push(done),
    });
    expect(result).toEqual(toEnd(searchParameters(request)));
    expect(reports).toEqual([3, 6, 9]);
    expect(pauses).toBe(3);
  });

  test("stops when it is aborted, without another trial", async () => {
    const controller = new AbortController();
    const onProgress = ({ done }: { done: number }) => {
      expect(done).toBe(3);
      controller.abort();
    };
    await expect(
      drive(searchParameters(request), { clock: slowClock(), signal: controller.signal, onProgress }),
    ).rejects.toThrow("abort");
  });
});

describe("the worker's side", () => {
  /** The first reply that ends a search. */
  function search(send: (receive: ReturnType<typeof createSearchWorker>) => void): Promise<SearchReply> {
    return new Promise((resolve) => {
      send(createSearchWorker((reply) => reply.type !== "progress" && resolve(reply)));
    });
  }

  test("replies with the result", async () => {
    const reply = await search((receive) => receive({ type: "start", request }));
    const result = { search: toEnd(searchParameters(request)), forward: null };
    expect(reply).toEqual({ type: "done", result });
  });

  test("replies that it was cancelled", async () => {
    const long = {
      ...request,
      most: 1_000,
      space: { fast: [2, 3, 4, 5, 6, 7, 8, 9], slow: Array.from({ length: 100 }, (_, slow) => slow + 10) },
    };
    const reply = await search((receive) => {
      receive({ type: "start", request: long });
      receive({ type: "cancel" });
    });
    expect(reply).toEqual({ type: "cancelled" });
  });

  test("replies what failed", async () => {
    const empty = { ...request, candles: sliceCandles(request.candles, 0, 0) };
    const reply = await search((receive) => receive({ type: "start", request: empty }));
    expect(reply).toEqual({ type: "failed", message: "A backtest needs at least one candle." });
  });
});

describe("walk-forward", () => {
  const forward = { ...request, folds: 4, holdOut: 0.2 };

  test("tests each choice on the candles after it, and the last one on the candles held out", () => {
    const steps = walkForward(forward);
    expect(steps.next().value).toEqual({ done: 1, total: 50 });
    const { folds, holdOut, trials, regimes, ...totals } = toEnd(steps);
    expect(trials).toBe(50);
    expect(folds).toHaveLength(4);
    expect(holdOut?.tested.candles).toBe(400);
    expect(folds.map((fold) => fold?.tested.candles)).toEqual([228, 228, 228, 228]);
    const product = folds.reduce((value, fold) => value * (1 + (fold?.tested.return ?? 0)), 1);
    expect(totals.return).toBeCloseTo(product - 1, 12);
    // Each part is tested once, on the candles after those of its choice, and all of them are split by market.
    expect(regimes.reduce((sum, { candles }) => sum + candles, 0)).toBe(4 * 228 + 400);
    for (const fold of [...folds, holdOut]) {
      const { from = 0, tested = 0, to = 0 } = fold?.times ?? {};
      expect(tested - from).toBe(3 * 228 * request.candles.interval);
      expect(to - tested).toBe((fold?.tested.candles ?? 0) * request.candles.interval);
    }
  });

  test("chooses without the candles that it is tested on", () => {
    const count = candleCount(request.candles);
    const before = toEnd(walkForward(forward));
    // The candles held out are turned into a crash: no choice changes.
    const crashed = {
      ...request.candles,
      close: request.candles.close.map((close, index) => (index < 1_600 ? close : close / 2)),
      low: request.candles.low.map((low, index) => (index < 1_600 ? low : low / 2)),
    };
    const after = toEnd(walkForward({ ...forward, candles: crashed }));
    expect(after.folds).toEqual(before.folds);
    expect(after.holdOut?.parameters).toEqual(before.holdOut?.parameters);
    expect(after.holdOut?.tested.return).not.toBe(before.holdOut?.tested.return);
    expect(count).toBe(2_000);
  });

  test("needs enough candles", () => {
    expect(() => toEnd(walkForward({ ...forward, folds: 100 }))).toThrow("Use fewer folds");
  });
});

describe("regimes", () => {
  const setup = { kind: "average-cross", parameters: { fast: 10, slow: 40 }, settings } as const;

  test("have all candles between them, and multiply to the whole return", () => {
    const backtest = runBacktest(request.candles, setup);
    const regimes = splitByRegime(request.candles, [{ from: 0, backtest }]);
    expect(regimes.map(({ name }) => name)).toEqual([...regimeNames]);
    expect(regimes.reduce((sum, { candles }) => sum + candles, 0)).toBe(2_000);
    expect(regimes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    const product = regimes.reduce((value, regime) => value * (1 + regime.return), backtest.startValue);
    expect(product).toBeCloseTo(at(backtest.equity, 1_999), 6);
  });

  test("are known before the candle: the first one of a rise is not in a rising market", () => {
    const interval = 86_400_000;
    const candles = syntheticCandles(100, { interval });
    const close = candles.close.map((_, day) => (day < 60 ? 100 : 150));
    const open = candles.open.map((_, day) => (day <= 60 ? 100 : 150));
    const jump = {
      ...candles,
      open,
      close,
      high: open.map((price, day) => Math.max(price, at(close, day))),
      low: open,
    };
    const holding = {
      ...setup,
      kind: "stop-loss",
      parameters: { trigger: 1, amount: "all" },
      settings: { ...settings, start: { base: 1, quote: 0 } },
    } as const;
    const byName = new Map(
      splitByRegime(jump, [{ from: 0, backtest: runBacktest(jump, holding) }]).map((regime) => [
        regime.name,
        regime,
      ]),
    );
    expect(byName.get("sideways")?.priceReturn).toBeCloseTo(0.5, 12);
    expect(byName.get("rising")).toMatchObject({ candles: 30, return: 0 });
    expect(byName.get("unknown")?.candles).toBe(30);
  });

  test("of a part are those of the same candles within the whole", () => {
    const { startValue, equity } = runBacktest(request.candles, setup);
    const from = 900;
    const whole = splitByRegime(request.candles, [{ from: 0, backtest: { startValue, equity } }]);
    // The first part ends where the second begins, so a part starts at the close before it, which is also the open of its candle.
    const parts = splitByRegime(request.candles, [
      { from: 0, backtest: { startValue, equity: equity.subarray(0, from) } },
      { from, backtest: { startValue: at(equity, from - 1), equity: equity.subarray(from) } },
    ]);
    for (const [index, { name, candles, return: gain, maximumDrawdown }] of whole.entries()) {
      expect(parts[index]).toMatchObject({ name, candles, return: gain, maximumDrawdown });
    }
  });

  test("have the largest loss from a top, of the candles of each market in a row", () => {
    const backtest = runBacktest(request.candles, setup);
    const regimes = splitByRegime(request.candles, [{ from: 0, backtest }]);
    const deepest = Math.max(...regimes.map((regime) => regime.maximumDrawdown));
    expect(deepest).toBeGreaterThan(0);
    expect(deepest).toBeLessThan(1);
    for (const regime of regimes) {
      // A market that only lost has lost as much from its top as in all.
      expect(regime.maximumDrawdown).toBeGreaterThanOrEqual(-regime.return - 1e-12);
    }
    // Candles of a single market are the whole backtest.
    const short = { ...backtest, equity: backtest.equity.subarray(0, 100) };
    const [unknown] = splitByRegime(request.candles, [{ from: 0, backtest: short }]);
    expect(unknown?.maximumDrawdown).toBeCloseTo(maximumDrawdown(short.startValue, short.equity).depth, 12);
  });
});
