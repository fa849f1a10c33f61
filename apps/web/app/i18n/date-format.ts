import type { Locale } from "./locale.ts";

const tags: Record<Locale, string> = { en: "en-US", fa: "fa-IR" };

/** Formats by language and options: each takes some 20 ms to make on a phone, and tables ask for the same in every line. */
const made = new Map<string, Intl.DateTimeFormat>();

/** The reader's format of days and times, in their calendar and digits. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(tags[locale], options);
  made.set(key, format);
  return format;
}
