import type { Kind } from "@canopy/strategies/kinds/kinds";
import { pricesAround, roundNumbers } from "./steps.ts";

/** What a number of a rule counts. */
export type Unit =
  | "quote"
  | "base"
  | "price"
  | "part"
  | "seconds"
  | "candles"
  | "levels"
  | "index"
  | "deviations";

/** A number of a rule that the member chooses. */
export interface Field {
  readonly name: FieldName;
  readonly unit: Unit;
  /** The values of its slider, in ascending order. A typed value can be between them. */
  readonly values: readonly number[];
}

export type FieldName =
  | "amount"
  | "interval"
  | "low"
  | "high"
  | "levels"
  | "trigger"
  | "target"
  | "band"
  | "mostQuote"
  | "fast"
  | "slow"
  | "period"
  | "lowIndex"
  | "highIndex"
  | "width"
  | "distance";

/** What sliders are scaled by: the first price of the candles, which a member could have known, and the value at the start. */
export interface FieldScale {
  readonly price: number;
  readonly startValue: number;
}

export type Values = Readonly<Record<string, unknown>>;

/** Steps of a price slider. */
const PRICES = 170;
const HOUR = 3_600;
const DAY = 24 * HOUR;

const seconds = [
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  3 * DAY,
  4 * DAY,
  5 * DAY,
  7 * DAY,
  10 * DAY,
  14 * DAY,
  21 * DAY,
  30 * DAY,
];
const periods = [
  2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 22, 24, 28, 32, 36, 42, 48, 60, 72, 84, 96, 120, 144, 168,
  200, 240, 300, 360, 480, 600, 720, 1_000,
];
const parts = (least: number, most: number, step: number) =>
  Array.from({ length: Math.round((most - least) / step) + 1 }, (_, index) =>
    Number((least + index * step).toPrecision(6)),
  );

/** The numbers of a kind of rule, in the order of its form. */
export function listFields(kind: Kind, values: Values, { price, startValue }: FieldScale): Field[] {
  const inQuote = roundNumbers(startValue / 500, startValue / 2);
  const inBase = roundNumbers(startValue / price / 500, startValue / price / 2);
  const prices = pricesAround(price, 0.3, 2, PRICES);
  switch (kind) {
    case "dca":
      return [
        values["side"] === "sell"
          ? { name: "amount", unit: "base", values: inBase }
          : { name: "amount", unit: "quote", values: inQuote },
        { name: "interval", unit: "seconds", values: seconds },
      ];
    case "grid":
      return [
        { name: "low", unit: "price", values: prices },
        { name: "high", unit: "price", values: prices },
        { name: "levels", unit: "levels", values: parts(1, 20, 1) },
        { name: "amount", unit: "base", values: inBase },
      ];
    case "stop-loss":
    case "take-profit":
      return [{ name: "trigger", unit: "price", values: prices }];
    case "rebalance":
      return [
        { name: "target", unit: "part", values: parts(0.05, 0.95, 0.05) },
        { name: "band", unit: "part", values: parts(0.01, 0.3, 0.01) },
        { name: "mostQuote", unit: "quote", values: inQuote },
      ];
    case "average-cross":
    case "exponential-cross":
      return [
        { name: "fast", unit: "candles", values: periods },
        { name: "slow", unit: "candles", values: periods },
      ];
    case "rsi-reversal":
      return [
        { name: "period", unit: "candles", values: periods },
        { name: "lowIndex", unit: "index", values: parts(5, 50, 1) },
        { name: "highIndex", unit: "index", values: parts(50, 95, 1) },
      ];
    case "bollinger":
      return [
        { name: "period", unit: "candles", values: periods },
        { name: "width", unit: "deviations", values: parts(0.5, 4, 0.1) },
      ];
    case "trailing-stop":
      return [{ name: "distance", unit: "part", values: parts(0.01, 0.6, 0.01) }];
  }
}

/** The parameter of the strategy behind a field: an index has the same name as a price of another kind. */
export function parameterName(name: FieldName): string {
  return name === "lowIndex" ? "low" : name === "highIndex" ? "high" : name;
}

export function fieldValue(values: Values, name: FieldName): number {
  const value = values[parameterName(name)];
  return typeof value === "number" ? value : Number.NaN;
}

/** `values` with another number. The largest sale of a rebalance is one amount in the form, and one of each token in the rule. */
export function withValue(values: Values, name: FieldName, value: number, { price }: FieldScale): Values {
  return {
    ...values,
    [parameterName(name)]: value,
    ...(name === "mostQuote" && { mostBase: value / price }),
  };
}
