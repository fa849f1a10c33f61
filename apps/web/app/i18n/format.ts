import type { Locale } from "./locale.ts";

const tags: Record<Locale, string> = { en: "en-US", fa: "fa-IR" };

/** A count in the reader's digits: 1,234 or ۱٬۲۳۴. Amounts of money stay in Latin digits in both languages. */
export function formatCount(count: number | bigint, locale: Locale): string {
  return new Intl.NumberFormat(tags[locale]).format(count);
}

/** Basis points as a percentage, in the reader's digits: 70% or ۷۰٪. */
export function formatPercent(basisPoints: number, locale: Locale): string {
  return new Intl.NumberFormat(tags[locale], { style: "percent", maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  );
}

/** A day in the reader's calendar: 21 November 2026, or ۳۰ آبان ۱۴۰۵. */
export function formatDay(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], { dateStyle: "long" }).format(date);
}

/** A day and time in the reader's calendar and zone. */
export function formatMoment(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], { dateStyle: "medium", timeStyle: "short" }).format(date);
}

/** Replaces Latin digits by the reader's, in a text that is already formatted. */
export function localizeDigits(text: string, locale: Locale): string {
  return locale === "fa" ? text.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹".charAt(Number(digit))) : text;
}
