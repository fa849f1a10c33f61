import { candleCount } from "../candles/candles.ts";
import {
  type Progress,
  type SearchRequest,
  type SearchResult,
  searchParameters,
  withProgress,
} from "./search.ts";
import { usualRounds, type WalkForwardResult, walkForward } from "./walk-forward.ts";

export interface SettingsTest {
  /** All settings on all candles. */
  readonly search: SearchResult;
  /** Settings chosen on some candles and tested on the next ones; null if that was not requested, or with too few candles. */
  readonly forward: WalkForwardResult | null;
}

/** A search and, if requested, a walk-forward of the same settings, with one progress: each round tries all settings. */
export function* testSettings(
  request: SearchRequest,
  walksForward: boolean,
): Generator<Progress, SettingsTest> {
  const usual = walksForward ? usualRounds(candleCount(request.candles)) : null;
  const rounds = usual === null ? 1 : usual.folds + 2;
  const search = yield* withProgress(searchParameters(request), ({ done, total }) => ({
    done,
    total: rounds * total,
  }));
  if (usual === null) return { search, forward: null };
  const tried = search.trials.length;
  const forward = yield* withProgress(walkForward({ ...request, ...usual }), ({ done, total }) => ({
    done: tried + done,
    total: tried + total,
  }));
  return { search, forward };
}
