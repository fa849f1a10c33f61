import { candleCount } from "../candles/candles.ts";
import {
  type Progress,
  type SearchRequest,
  type SearchResult,
  searchParameters,
  withProgress,
} from "./search.ts";
import { defaultFolds, type WalkForwardResult, walkForward } from "./walk-forward.ts";

export interface SettingsEvaluation {
  /** All settings on all candles. */
  readonly search: SearchResult;
  /** Settings chosen on some candles and tested on the next ones; null if that was not requested, or with too few candles. */
  readonly forward: WalkForwardResult | null;
}

/** A search and, if requested, a walk-forward of the same settings, with one progress: each run tries all settings. */
export function* evaluateSettings(
  request: SearchRequest,
  walksForward: boolean,
): Generator<Progress, SettingsEvaluation> {
  const split = walksForward ? defaultFolds(candleCount(request.candles)) : null;
  const runs = split === null ? 1 : split.folds + 2;
  const search = yield* withProgress(searchParameters(request), ({ done, total }) => ({
    done,
    total: runs * total,
  }));
  if (split === null) return { search, forward: null };
  const tried = search.trials.length;
  const forward = yield* withProgress(walkForward({ ...request, ...split }), ({ done, total }) => ({
    done: tried + done,
    total: tried + total,
  }));
  return { search, forward };
}
