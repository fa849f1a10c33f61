import { groupThousands } from "@canopy/shared/money";
import { dateFormat } from "./date-format.ts";
import type { Locale } from "./locale.ts";

// `Intl` formats days only: its formats of numbers take some 30 ms to make, while the page comes alive.

/** An integer in the reader's digits: 1,234 or ۱٬۲۳۴. Amounts of money stay in Latin digits in both languages. */
export function formatCount(count: number | bigint, locale: Locale): string {
  return withSign(count < 0, inDigits(groupThousands(String(count).replace("-", "")), locale), locale);
}

/** Basis points as a percentage of two decimals at most, in the reader's digits: 12.5% or ۱۲٫۵٪. */
export function formatPercent(basisPoints: number, locale: Locale): string {
  const rounded = Math.round(Math.abs(basisPoints));
  const decimals = String(rounded % 100)
    .padStart(2, "0")
    .replace(/0+$/, "");
  const whole = groupThousands(String(Math.floor(rounded / 100)));
  const text = inDigits(decimals === "" ? whole : `${whole}.${decimals}`, locale);
  return withSign(basisPoints < 0 && rounded > 0, `${text}${locale === "fa" ? "٪" : "%"}`, locale);
}

/** A day in the reader's calendar: 21 November 2026, or ۳۰ آبان ۱۴۰۵. */
export function formatDay(date: Date, locale: Locale): string {
  return dateFormat(locale, { dateStyle: "long" }).format(date);
}

/** A day and time in the reader's calendar and zone. */
export function formatMoment(date: Date, locale: Locale): string {
  return dateFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(date);
}

/** Replaces Latin digits by the reader's, in a text that is already formatted. */
export function localizeDigits(text: string, locale: Locale): string {
  return locale === "fa" ? text.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹".charAt(Number(digit))) : text;
}

/** Digits and the marks between them as CLDR has them for Persian. */
function inDigits(text: string, locale: Locale): string {
  if (locale === "en") return text;
  return localizeDigits(text.replaceAll(",", "٬").replace(".", "٫"), locale);
}

/** The Persian minus stands left of its number, with a mark that keeps it there. */
function withSign(isNegative: boolean, text: string, locale: Locale): string {
  if (!isNegative) return text;
  return locale === "fa" ? `\u200e\u2212${text}` : `-${text}`;
}
