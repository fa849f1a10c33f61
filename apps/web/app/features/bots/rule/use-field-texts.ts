import type { Kind } from "@canopy/strategies/kinds/kinds";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../i18n/use-locale.ts";
import { formatNumber, formatPart, formatPrice, formatTokens } from "../format/format.ts";
import { type FieldName, fieldValue, listFields, type Unit, type Values } from "./fields.ts";

/** For names and units, which no scale changes. */
const ANY_SCALE = { price: 1, startValue: 1 };
const HOUR = 3_600;
const DAY = 24 * HOUR;

/** The label of each number of a rule. */
export function useFieldNames(): Record<FieldName, string> {
  const { t } = useLingui();
  return {
    amount: t`Amount of each trade`,
    interval: t`Time between trades`,
    low: t`Lowest price`,
    high: t`Highest price`,
    levels: t`Steps`,
    trigger: t`Price that triggers it`,
    target: t`Share to keep`,
    band: t`Distance that triggers it`,
    mostQuote: t`Most that a trade sells`,
    fast: t`Recent prices`,
    slow: t`Older prices`,
    period: t`Prices that count`,
    lowIndex: t`Buys above`,
    highIndex: t`Sells below`,
    width: t`Distance from the average`,
    distance: t`Distance from the top`,
  };
}

/** What the values of a rule count. */
interface Counted {
  readonly base: string;
  readonly quote: string;
  /** Milliseconds of a candle. */
  readonly interval: number;
}

/** How a value is written with its unit. */
export function useFieldFormat(counted: Counted): (value: number, unit: Unit) => string {
  const format = useUnitFormat();
  return (value, unit) => format(value, unit, counted);
}

/** The numbers of a rule in one line, to distinguish rules of the same kind. */
export function useSettingText(): (kind: Kind, values: Values, counted: Counted) => string {
  const names = useFieldNames();
  const format = useUnitFormat();
  return (kind, values, counted) =>
    listFields(kind, values, ANY_SCALE)
      .map(({ name, unit }) => `${names[name]} ${format(fieldValue(values, name), unit, counted)}`)
      .join(" · ");
}

function useUnitFormat(): (value: number, unit: Unit, counted: Counted) => string {
  const { t } = useLingui();
  const locale = useLocale();
  const duration = useDurationText();
  return (value, unit, { base, quote, interval }) => {
    switch (unit) {
      case "quote":
        return `${formatTokens(value, locale)} ${quote}`;
      case "base":
        return `${formatTokens(value, locale)} ${base}`;
      case "price":
        return `${formatPrice(value, locale)} ${quote}`;
      case "part":
        return formatPart(value, locale);
      case "seconds":
        return duration(value);
      case "candles": {
        const count = formatNumber(value, 0, locale);
        const time = duration((value * interval) / 1_000);
        return t`${plural(value, { one: `${count} candle`, other: `${count} candles` })}, ${time}`;
      }
      case "deviations": {
        const count = formatNumber(value, 2, locale);
        return t`${count} standard deviations`;
      }
      default:
        return formatNumber(value, 2, locale);
    }
  };
}

/** Seconds as minutes, hours or days. */
export function useDurationText(): (seconds: number) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return (seconds) => {
    if (seconds < HOUR) {
      const minutes = Math.round(seconds / 60);
      const count = formatNumber(minutes, 0, locale);
      return t`${plural(minutes, { one: `${count} minute`, other: `${count} minutes` })}`;
    }
    if (seconds < 2 * DAY && seconds !== DAY) {
      const hours = seconds / HOUR;
      const count = formatNumber(hours, 1, locale);
      return t`${plural(hours, { one: `${count} hour`, other: `${count} hours` })}`;
    }
    const days = seconds / DAY;
    const count = formatNumber(days, 1, locale);
    return t`${plural(days, { one: `${count} day`, other: `${count} days` })}`;
  };
}
