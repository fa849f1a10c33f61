import { dateFormat } from "../../i18n/date-format.ts";
import type { Locale } from "../../i18n/locale.ts";

/** A round's day as an axis label: 14 Oct or ۲۲ مهر. Days are in UTC, as rounds are. */
export function shortDay(day: Date, locale: Locale): string {
  return dateFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }).format(day);
}

/** A round's day in full, in the calendar of the language. */
export function fullDay(day: Date, locale: Locale): string {
  return dateFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(day);
}

/** A range of days in the calendar of the language, as short as possible. */
export function daySpan(from: Date, to: Date, locale: Locale): string {
  return dateFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).formatRange(from, to);
}
