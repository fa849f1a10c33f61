import type { Candles } from "@canopy/strategies/candles/candles";
import type { BotSetup } from "@canopy/strategies/engine/run";
import type { SearchRequest } from "@canopy/strategies/parameter-search/search";
import { type Field, type FieldScale, listFields, parameterName, type Values } from "../rule/fields.ts";
import { pickEvenly } from "../rule/steps.ts";

/** Settings tried at most, and values of each number by how many numbers the rule has. */
const MOST_TRIALS = 240;
const VALUES_EACH = [0, 60, 15, 6, 4];
/** Prices tried: this part of the first price and more, or less. */
const PRICE_REACH = 0.5;

/**
 * The settings to try: values from the whole range of each slider, the same whatever the form shows, so that a search is not steered
 * towards what looked good.
 */
export function searchRequest(
  candles: Candles,
  { kind, parameters, settings }: BotSetup,
  scale: FieldScale,
): SearchRequest {
  const values: Values = typeof parameters === "object" && parameters !== null ? { ...parameters } : {};
  const fields = listFields(kind, values, scale);
  const each = VALUES_EACH[fields.length] ?? 3;
  const space = Object.fromEntries(
    fields.map((field) => [parameterName(field.name), pickEvenly(searched(field, scale), each)]),
  );
  return { candles, kind, fixed: values, space, most: MOST_TRIALS, seed: 1, settings };
}

function searched({ unit, values }: Field, { price }: FieldScale): readonly number[] {
  if (unit !== "price") return values;
  return values.filter((value) => Math.abs(value / price - 1) <= PRICE_REACH);
}
