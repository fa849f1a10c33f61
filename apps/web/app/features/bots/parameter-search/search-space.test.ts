import { toColumns } from "@canopy/strategies/candles/candles";
import { kinds } from "@canopy/strategies/kinds/kinds";
import { listSettings } from "@canopy/strategies/parameter-search/space";
import { expect, test } from "vitest";
import { firstDraft, toBotSetup, toFieldScale } from "../rule/rule-draft.ts";
import { searchRequest } from "./search-space.ts";

const candles = toColumns(3_600_000, [{ time: 0, open: 0.5, high: 0.5, low: 0.5, close: 0.5, volume: 1 }]);

test.each(kinds)("a search of %s tries some dozens of settings, at most 240", (kind) => {
  const draft = firstDraft(kind, 0.5);
  const setup = toBotSetup(draft, 0.5, true);
  if (typeof setup === "string") throw new Error(setup);
  const request = searchRequest(candles, setup, toFieldScale(draft, 0.5));
  const settings = listSettings(request, request.most, request.seed);
  expect(settings.length).toBeGreaterThanOrEqual(40);
  expect(settings.length).toBeLessThanOrEqual(240);
});

test("what the form shows does not steer the search", () => {
  const space = (low: number) => {
    const draft = firstDraft("grid", 0.5);
    const setup = toBotSetup({ ...draft, values: { ...draft.values, low } }, 0.5, true);
    if (typeof setup === "string") throw new Error(setup);
    return searchRequest(candles, setup, toFieldScale(draft, 0.5)).space;
  };
  expect(space(0.3)).toEqual(space(0.4));
});
