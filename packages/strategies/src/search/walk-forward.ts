import { type Candles, candleCount, sliceCandles } from "../candles/candles.ts";
import { runBacktest } from "../engine/backtest.ts";
import { computeStatistics, type Statistics } from "../statistics/statistics.ts";
import { type Progress, type SearchRequest, type SearchResult, searchParameters } from "./search.ts";
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
  /** Per candle, on the candles that they were chosen from. */
  readonly trainedSharpe: number;
  readonly tested: Statistics;
}

export interface WalkForwardResult {
  /** Null where no setting traded. */
  readonly folds: readonly (Fold | null)[];
  /** Returns of all tested parts in a row, and of holding during the same ones. */
  readonly return: number;
  readonly holdReturn: number;
  /** The parameters of the last training on the candles that were put away. */
  readonly holdOut: Fold | null;
  /** Settings tried in all folds together. */
  readonly trials: number;
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
  for (let fold = 0; fold <= count; fold++) {
    const isLast = fold === count;
    // The windows end where the candles of the hold-out begin; the oldest few are in no block.
    const testFrom = used - (count - fold) * block;
    const training = sliceCandles(candles, testFrom - TRAINING_BLOCKS * block, testFrom);
    const testing = sliceCandles(candles, testFrom, isLast ? candleCount(candles) : testFrom + block);
    const search = searchParameters({ ...request, candles: training });
    const result = yield* withFold(search, fold, count + 1);
    trials += result.trials.length;
    const tested = candleCount(testing) === 0 ? null : testBest(request, result, testing);
    if (isLast) last = tested;
    else folds.push(tested);
  }
  return { folds, ...compound(folds), holdOut: last, trials };
}

function* withFold(
  search: Generator<Progress, SearchResult>,
  fold: number,
  folds: number,
): Generator<Progress, SearchResult> {
  for (let step = search.next(); ; step = search.next()) {
    if (step.done === true) return step.value;
    const { done, total } = step.value;
    yield { done: fold * total + done, total: folds * total };
  }
}

function testBest(
  { kind, settings, seed }: WalkForwardRequest,
  result: SearchResult,
  candles: Candles,
): Fold | null {
  if (result.best === null || result.best.sharpe === null) return null;
  const { parameters, sharpe } = result.best;
  const backtest = runBacktest(candles, { kind, parameters, settings });
  return { parameters, trainedSharpe: sharpe, tested: computeStatistics(candles, backtest, settings, seed) };
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
