import { expect, test } from "vitest";
import { syntheticCandles } from "../../test/synthetic-candles.ts";
import { sliceCandles } from "../candles/candles.ts";
import { noLimits, typicalCosts } from "../engine/settings.ts";
import { evaluateSettings } from "./evaluate-settings.ts";
import { type Progress, type SearchRequest, searchParameters } from "./search.ts";
import { defaultFolds, walkForward } from "./walk-forward.ts";

const request: SearchRequest = {
  candles: syntheticCandles(1_000),
  kind: "average-cross",
  fixed: {},
  space: { fast: [5, 10, 20], slow: [40, 80] },
  most: 100,
  seed: 1,
  settings: { start: { base: 0, quote: 10_000 }, costs: typicalCosts, limits: noLimits },
};

function run<Result>(steps: Generator<Progress, Result>): { result: Result; reports: Progress[] } {
  const reports: Progress[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done === true) return { result: step.value, reports };
    reports.push(step.value);
  }
}

test("a search and its walk-forward are one after the other, with one progress to the end", () => {
  const { result, reports } = run(evaluateSettings(request, true));
  expect(result.search).toEqual(run(searchParameters(request)).result);
  expect(result.forward).toEqual(run(walkForward({ ...request, folds: 4, holdOut: 0.2 })).result);
  const total = 6 * result.search.trials.length;
  expect(reports).toEqual(Array.from({ length: total }, (_, index) => ({ done: index + 1, total })));
});

test("there is no walk-forward unless it is requested, and none of too few candles", () => {
  expect(run(evaluateSettings(request, false)).result.forward).toBeNull();
  const few = { ...request, candles: sliceCandles(request.candles, 0, 98) };
  const { result, reports } = run(evaluateSettings(few, true));
  expect(result.forward).toBeNull();
  expect(reports.at(-1)).toEqual({ done: 6, total: 6 });
});

test("the default number of folds is what a walk-forward accepts", () => {
  expect(defaultFolds(98)).toBeNull();
  expect(defaultFolds(99)).toEqual({ folds: 1, holdOut: 0.2 });
  expect(defaultFolds(100_000)).toEqual({ folds: 4, holdOut: 0.2 });
  for (const count of [99, 123, 124, 148, 149, 173, 174, 200]) {
    const usual = defaultFolds(count);
    if (usual === null) throw new Error(`${count} candles are enough.`);
    const candles = sliceCandles(request.candles, 0, count);
    const { folds } = run(walkForward({ ...request, ...usual, candles })).result;
    expect(folds).toHaveLength(usual.folds);
  }
});
