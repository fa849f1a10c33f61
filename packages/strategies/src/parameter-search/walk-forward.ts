import { at } from "@canopy/protocol/rules/column";
import { type Candles, candleCount, sliceCandles } from "../candles/candles.ts";
import { type Backtest, runBacktest } from "../engine/backtest.ts";
import { computeStatistics, type Statistics } from "../statistics/statistics.ts";
import { type Regime, splitByRegime, type TestedPart } from "./regimes.ts";
import {
  type Progress,
  type SearchRequest,
  type SearchResult,
  searchParameters,
  withProgress,
} from "./search.ts";
import type { Values } from "./space.ts";

export interface WalkForwardRequest extends SearchRequest {
  /** How often parameters are chosen and then tested on the candles that follow. */
  readonly folds: number;
  /** Part of the candles at the end that no choice has seen: used once. */
  readonly holdOut: number;
}

/** Each fold trains on as many times the candles that it is tested on. */
const TRAINING_BLOCKS = 3;
const FEWEST_CANDLES = 20;

/** Parameters chosen on some candles, and what they did on the next ones. */
export interface Fold {
  readonly parameters: Values;
  /** Milliseconds since 1970 between which they were chosen, and then tested. */
  readonly times: { readonly from: number; readonly tested: number; readonly to: number };
  /** On the candles that they were chosen from. The Sharpe ratio is per candle. */
  readonly trainedSharpe: number;
  readonly trainedReturn: number;
  readonly tested: Statistics;
}

export interface WalkForwardResult {
  /** Null where no setting traded. */
  readonly folds: readonly (Fold | null)[];
  /** Returns of all tested parts in a row, and of holding during the same ones. */
  readonly return: number;
  readonly holdReturn: number;
  /** The last fold's parameters, tested on the candles held out. */
  readonly holdOut: Fold | null;
  /** All tested candles, those of the hold-out too, by market. */
  readonly regimes: readonly Regime[];
  /** Settings tried in all folds together. */
  readonly trials: number;
}

/** The default number of folds, and the default fraction of candles held out. */
const DEFAULT_FOLDS = 4;
const DEFAULT_HOLD_OUT = 0.2;

/** The default folds and hold-out for a number of candles. Null when there are too few for one fold. */
export function defaultFolds(candles: number): Pick<WalkForwardRequest, "folds" | "holdOut"> | null {
  const used = candles - Math.floor(candles * DEFAULT_HOLD_OUT);
  const folds = Math.min(DEFAULT_FOLDS, Math.floor(used / FEWEST_CANDLES) - TRAINING_BLOCKS);
  return folds < 1 ? null : { folds, holdOut: DEFAULT_HOLD_OUT };
}

/**
 * Walk-forward analysis by R. Pardo, "The Evaluation and Optimization of Trading Strategies", 2008: parameters are chosen on a window
 * and tested on the candles after it, then the window moves. Every test starts without a position and with cold indicators.
 */
export function* walkForward(request: WalkForwardRequest): Generator<Progress, WalkForwardResult> {
  const { candles, folds: count, holdOut } = request;
  const held = Math.floor(candleCount(candles) * holdOut);
  const used = candleCount(candles) - held;
  const block = Math.floor(used / (count + TRAINING_BLOCKS));
  if (block < FEWEST_CANDLES) {
    throw new RangeError(`${count} folds need at least ${FEWEST_CANDLES} candles each. Use fewer folds.`);
  }
  const folds: (Fold | null)[] = [];
  let trials = 0;
  let last: Fold | null = null;
  const parts: TestedPart[] = [];
  for (let fold = 0; fold <= count; fold++) {
    const isLast = fold === count;
    // The windows end where the candles of the hold-out begin; the oldest few are in no block.
    const testFrom = used - (count - fold) * block;
    const training = sliceCandles(candles, testFrom - TRAINING_BLOCKS * block, testFrom);
    const testing = sliceCandles(candles, testFrom, isLast ? candleCount(candles) : testFrom + block);
    const search = searchParameters({ ...request, candles: training });
    const result = yield* withProgress(search, ({ done, total }) => ({
      done: fold * total + done,
      total: (count + 1) * total,
    }));
    trials += result.trials.length;
    const tested = candleCount(testing) === 0 ? null : testBest(request, result, { training, testing });
    if (tested !== null) parts.push({ from: testFrom, backtest: tested.backtest });
    if (isLast) last = tested?.fold ?? null;
    else folds.push(tested?.fold ?? null);
  }
  return { folds, ...compound(folds), holdOut: last, regimes: splitByRegime(candles, parts), trials };
}

function testBest(
  { kind, settings, seed }: WalkForwardRequest,
  result: SearchResult,
  { training, testing }: { training: Candles; testing: Candles },
): { fold: Fold; backtest: Backtest } | null {
  if (result.best === null || result.best.sharpe === null) return null;
  const { parameters, sharpe, return: trainedReturn } = result.best;
  const backtest = runBacktest(testing, { kind, parameters, settings });
  const times = {
    from: at(training.time, 0),
    tested: at(testing.time, 0),
    to: at(testing.time, candleCount(testing) - 1) + testing.interval,
  };
  const tested = computeStatistics(testing, backtest, settings, seed);
  return { fold: { parameters, times, trainedSharpe: sharpe, trainedReturn, tested }, backtest };
}

function compound(folds: readonly (Fold | null)[]): { return: number; holdReturn: number } {
  let value = 1;
  let held = 1;
  for (const fold of folds) {
    value *= 1 + (fold?.tested.return ?? 0);
    held *= 1 + (fold?.tested.hold.return ?? 0);
  }
  return { return: value - 1, holdReturn: held - 1 };
}
