import { dateFormat } from "../../../i18n/date-format.ts";
import type { Locale } from "../../../i18n/locale.ts";

// Candles, days and months of strategies are in UTC.

/** 14 Oct 2026 or ۲۲ مهر ۱۴۰۵, of milliseconds since 1970. */
export function formatCandleDay(time: number, locale: Locale): string {
  return dateFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(time);
}

/** The day with the time of the day. */
export function formatCandleTime(time: number, locale: Locale): string {
  return dateFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }).format(time);
}

/** The time of the day alone. */
export function formatCandleClock(time: number, locale: Locale): string {
  return dateFormat(locale, { timeStyle: "short", timeZone: "UTC" }).format(time);
}

/** A month such as "2026-03", of the Gregorian calendar in both languages: it is a part of the statistics' definition. */
export function formatStatisticsMonth(month: string, locale: Locale): string {
  return dateFormat(locale, {
    month: "long",
    year: "numeric",
    calendar: "gregory",
    timeZone: "UTC",
  }).format(Date.parse(`${month}-01T00:00:00Z`));
}
