import { dateFormat } from "../../i18n/date-format.ts";
import type { Locale } from "../../i18n/locale.ts";

/** A round's day as its axis names it: 14 Oct, or ۲۲ مهر. Rounds begin at the same moment for all readers, so days are UTC's. */
export function shortDay(day: Date, locale: Locale): string {
  return dateFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }).format(day);
}

/** A round's day in full, in the reader's calendar. */
export function fullDay(day: Date, locale: Locale): string {
  return dateFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(day);
}

/** From one day to another, in the reader's calendar and no longer than needed. */
export function daySpan(from: Date, to: Date, locale: Locale): string {
  return dateFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).formatRange(from, to);
}
