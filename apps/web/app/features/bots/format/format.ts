import { groupThousands } from "@canopy/shared/money";
import { formatPercent, localizeAmount } from "../../../i18n/format.ts";
import type { Locale } from "../../../i18n/locale.ts";

/** Significant digits. */
const PRICE_DIGITS = 5;
const SMALL_DIGITS = 4;
const MOST_DECIMALS = 10;

/** An amount of a token with two decimals; below 1 with up to four digits: 0.02919 or 0.50. */
export function formatTokens(value: number, locale: Locale): string {
  if (Math.abs(value) >= 1) return localizeAmount(grouped(value.toFixed(2)), locale);
  const text = value.toFixed(Math.max(2, digitsAfter(value, SMALL_DIGITS)));
  return localizeAmount(grouped(text.replace(/(\.\d\d+?)0+$/, "$1")), locale);
}

/** A price with five digits, at least two of them decimals: 64,012.37 or 0.43751. */
export function formatPrice(value: number, locale: Locale): string {
  const decimals = Math.max(2, digitsAfter(value, PRICE_DIGITS));
  return localizeAmount(grouped(value.toFixed(decimals)), locale);
}

/** A number with at most `decimals` decimals, without zeros at its end: 2.5. */
export function formatNumber(value: number, decimals: number, locale: Locale): string {
  const text = value.toFixed(decimals);
  const digits = text.includes(".") ? text.replace(/0+$/, "").replace(/\.$/, "") : text;
  return localizeAmount(grouped(digits), locale);
}

/** A part of 1 as a percentage with at most one decimal: 12.5% or ۱۲٫۵٪. */
export function formatPart(part: number, locale: Locale): string {
  return formatPercent(Math.round(part * 1_000) * 10, locale);
}

/** The same with a sign, for returns. */
export function formatReturn(part: number, locale: Locale): string {
  const text = formatPart(part, locale);
  if (Math.round(part * 1_000) <= 0) return text;
  return locale === "fa" ? `\u200e+${text}` : `+${text}`;
}

/** Zero has no sign. */
function grouped(text: string): string {
  const [whole = "0", fraction] = text.replace("-", "").split(".");
  const shown = fraction === undefined ? groupThousands(whole) : `${groupThousands(whole)}.${fraction}`;
  return text.startsWith("-") && /[1-9]/.test(shown) ? `-${shown}` : shown;
}

function digitsAfter(value: number, digits: number): number {
  const magnitude = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  return Math.min(MOST_DECIMALS, Math.max(0, digits - 1 - magnitude));
}
