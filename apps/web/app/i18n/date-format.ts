import { findDigits } from "./digits.ts";
import type { Locale } from "./locale.ts";

const tags: Record<Locale, string> = { en: "en-US", fa: "fa-IR" };

/** Cached formats: creating one takes some 20 ms on a phone, and every table row needs it. */
const made = new Map<string, Intl.DateTimeFormat>();

/** A format of dates and times in the calendar and digits of a language. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const numberingSystem = findDigits(locale) === "persian" ? "arabext" : "latn";
  const key = `${locale} ${numberingSystem} ${JSON.stringify(options)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(tags[locale], { ...options, numberingSystem });
  made.set(key, format);
  return format;
}
