import type { Kind } from "@canopy/strategies/kinds/kinds";
import type { FieldScale, Values } from "./fields.ts";
import { roundDown } from "./steps.ts";

export const presetNames = ["small", "middle", "large"] as const;
/** By the size of its steps, not by what it earned: presets were written down before any backtest. */
export type PresetName = (typeof presetNames)[number];

const DAY = 86_400;

/** Round numbers to begin with, from the first price and the value at the start only. */
export function presetValues(kind: Kind, preset: PresetName, { price, startValue }: FieldScale): Values {
  const pick = <Value>(small: Value, middle: Value, large: Value): Value =>
    ({ small, middle, large })[preset];
  const rounded = (value: number) => roundDown(value);
  switch (kind) {
    case "dca":
      return {
        side: "buy",
        amount: rounded(startValue * pick(0.01, 0.02, 0.1)),
        interval: pick(2 * DAY, 7 * DAY, 30 * DAY),
        times: null,
      };
    case "grid": {
      const reach = pick(0.1, 0.2, 0.4);
      const levels = 8;
      return {
        low: digits(price * (1 - reach)),
        high: digits(price * (1 + reach)),
        levels,
        amount: rounded(startValue / price / levels),
      };
    }
    case "stop-loss":
      return { trigger: digits(price * pick(0.9, 0.8, 0.7)), amount: "all" };
    case "take-profit":
      return { trigger: digits(price * pick(1.1, 1.25, 1.5)), amount: "all" };
    case "rebalance": {
      const mostQuote = rounded(startValue / 5);
      return { target: 0.5, band: pick(0.02, 0.05, 0.1), mostQuote, mostBase: mostQuote / price };
    }
    case "average-cross":
    case "exponential-cross":
      return pick({ fast: 10, slow: 24 }, { fast: 24, slow: 120 }, { fast: 72, slow: 300 });
    case "rsi-reversal":
      return pick(
        { period: 7, low: 30, high: 70 },
        { period: 14, low: 30, high: 70 },
        { period: 28, low: 30, high: 70 },
      );
    case "bollinger":
      return pick({ period: 10, width: 2 }, { period: 20, width: 2 }, { period: 48, width: 2 });
    case "trailing-stop":
      return { distance: pick(0.1, 0.2, 0.3) };
  }
}

/** Which preset the values are; null for others. */
export function findPreset(kind: Kind, values: Values, scale: FieldScale): PresetName | null {
  return (
    presetNames.find((preset) =>
      Object.entries(presetValues(kind, preset, scale)).every(([name, value]) => values[name] === value),
    ) ?? null
  );
}

/** Part of the start that is in the base token: what a rule sells must be there. */
export function baseShare(kind: Kind, values: Values): number {
  switch (kind) {
    case "dca":
      return values["side"] === "sell" ? 1 : 0;
    case "grid":
      return 0.5;
    case "rebalance":
      return typeof values["target"] === "number" ? values["target"] : 0.5;
    case "stop-loss":
    case "take-profit":
    case "trailing-stop":
      return 1;
    default:
      return 0;
  }
}

/** Four digits, for prices. */
function digits(value: number): number {
  return Number(value.toPrecision(4));
}
