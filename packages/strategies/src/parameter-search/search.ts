import { at } from "@canopy/protocol/rules/column";
import type { Candles } from "../candles/candles.ts";
import { runBacktest } from "../engine/backtest.ts";
import type { Settings } from "../engine/settings.ts";
import type { Kind } from "../kinds/kinds.ts";
import { deflatedSharpe, expectedSharpe } from "../statistics/deflated-sharpe.ts";
import { maximumDrawdown } from "../statistics/drawdown.ts";
import { computeMoments, type Moments, sharpePerCandle, toReturns } from "../statistics/returns.ts";
import { listSettings, type Space, type Values } from "./space.ts";

export interface SearchRequest {
  readonly candles: Candles;
  readonly kind: Kind;
  /** Parameters that are the same in all trials. */
  readonly fixed: Values;
  readonly space: Space;
  /** Trials at most. */
  readonly most: number;
  readonly seed: number;
  readonly settings: Settings;
}

/** One setting, tried on all candles. */
export interface Trial {
  readonly parameters: Values;
  readonly return: number;
  /** Per candle; null if the value never changed. */
  readonly sharpe: number | null;
  readonly maximumDrawdown: number;
  readonly fills: number;
  readonly moments: Moments;
}

export interface SearchResult {
  readonly trials: readonly Trial[];
  /** The highest Sharpe ratio; null if no setting traded. */
  readonly best: Trial | null;
  /** Part of the settings that lost. */
  readonly lost: number;
  /** The Sharpe ratio per candle to expect of the best of as many trials without skill. */
  readonly expectedSharpe: number;
  /** The probability that luck does not explain the best one's Sharpe ratio. Below 0.95, it is not significant. */
  readonly deflatedSharpe: number | null;
}

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Tries one setting with each `next()`, so that the caller can show progress, pause, or stop. */
export function* searchParameters(request: SearchRequest): Generator<Progress, SearchResult> {
  const settings = listSettings(request, request.most, request.seed);
  const trials: Trial[] = [];
  for (const parameters of settings) {
    trials.push(tryParameters(request, parameters));
    yield { done: trials.length, total: settings.length };
  }
  return toResult(trials);
}

/** The same steps with the progress of something larger. */
export function* withProgress<Result>(
  steps: Generator<Progress, Result>,
  toProgress: (progress: Progress) => Progress,
): Generator<Progress, Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    yield toProgress(step.value);
  }
}

export function tryParameters(
  { candles, kind, settings }: Pick<SearchRequest, "candles" | "kind" | "settings">,
  parameters: Values,
): Trial {
  const { startValue, equity, fills } = runBacktest(candles, { kind, parameters, settings });
  const moments = computeMoments(toReturns(startValue, equity));
  return {
    parameters,
    return: at(equity, equity.length - 1) / startValue - 1,
    sharpe: sharpePerCandle(moments),
    maximumDrawdown: maximumDrawdown(startValue, equity).depth,
    fills: fills.length,
    moments,
  };
}

function toResult(trials: readonly Trial[]): SearchResult {
  const ratios = trials.flatMap(({ sharpe }) => (sharpe === null ? [] : [sharpe]));
  let best: Trial | null = null;
  for (const trial of trials) {
    if (trial.sharpe !== null && trial.sharpe > (best?.sharpe ?? Number.NEGATIVE_INFINITY)) best = trial;
  }
  return {
    trials,
    best,
    lost: trials.length === 0 ? 0 : trials.filter((trial) => trial.return < 0).length / trials.length,
    expectedSharpe: expectedSharpe(ratios),
    deflatedSharpe: best === null ? null : deflatedSharpe(best.moments, ratios),
  };
}
