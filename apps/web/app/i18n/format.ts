import type { Calendar } from "@canopy/shared/calendar";
import { groupThousands } from "@canopy/shared/money";
import { dateFormat } from "./date-format.ts";
import { findDigits } from "./digits.ts";
import type { Locale } from "./locale.ts";

// `Intl` is used for dates only: creating a number format takes some 30 ms during hydration.

/** An integer in the digits of the language: 1,234 or ۱٬۲۳۴. */
export function formatCount(count: number | bigint, locale: Locale): string {
  return withSign(count < 0, inDigits(groupThousands(String(count).replace("-", "")), locale), locale);
}

/** An amount as `@canopy/shared/money` formats it, in the language: $11.46K or ۱۱٫۴۶ هزار دلار, < $0.01 or کمتر از ۰٫۰۱ دلار. */
export function localizeAmount(amount: string, locale: Locale): string {
  const [, less = "", sign = "", dollar = "", number = "", thousands = ""] =
    /^(<?)([-+−]?)(\$?)([\d,.]+)(K?)$/.exec(amount) ?? [];
  if (number === "") return amount;
  if (locale === "en") {
    const start = `${less && "<\u00a0"}${sign.replace("-", "\u2212")}${dollar}`;
    return `${start}${inDigits(number, locale)}${thousands}`;
  }
  const text = [less && "کمتر از", inDigits(number, locale), thousands && "هزار", dollar && "دلار"]
    .filter(Boolean)
    .join("\u00a0");
  return sign === "+" ? `\u200e+${text}` : withSign(sign !== "", text, locale);
}

/** Basis points as a percentage with at most two decimals: 12.5% or ۱۲٫۵٪. */
export function formatPercent(basisPoints: number, locale: Locale): string {
  const rounded = Math.round(Math.abs(basisPoints));
  const decimals = String(rounded % 100)
    .padStart(2, "0")
    .replace(/0+$/, "");
  const whole = groupThousands(String(Math.floor(rounded / 100)));
  const text = inDigits(decimals === "" ? whole : `${whole}.${decimals}`, locale);
  return withSign(
    basisPoints < 0 && rounded > 0,
    `${text}${findDigits(locale) === "persian" ? "٪" : "%"}`,
    locale,
  );
}

/** Basis points as a number with two decimals, rounded down: 2.13 or ۲٫۱۳. */
export function formatRatio(basisPoints: number, locale: Locale): string {
  const hundredths = String(Math.floor(basisPoints / 100) % 100).padStart(2, "0");
  return inDigits(`${groupThousands(String(Math.floor(basisPoints / 10_000)))}.${hundredths}`, locale);
}

/** A date in the calendar of the language: 21 November 2026 or ۳۰ آبان ۱۴۰۵. */
export function formatDay(date: Date, locale: Locale): string {
  return dateFormat(locale, { dateStyle: "long" }).format(date);
}

/** A month in the calendar of the language and the local time zone: November 2026 or آبان ۱۴۰۵. */
export function formatMonth(date: Date, locale: Locale): string {
  return monthAndYear(date, locale, {});
}

/** The month of a day in UTC in a calendar, whatever the language: November 2026 or نوامبر ۲۰۲۶, Aban 1405 or آبان ۱۴۰۵. */
export function formatCalendarMonth(date: Date, calendar: Calendar, locale: Locale): string {
  return monthAndYear(date, locale, {
    calendar: calendar === "persian" ? "persian" : "gregory",
    timeZone: "UTC",
  });
}

/** The formatter itself would write the year first in the Persian calendar. */
function monthAndYear(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const parts = dateFormat(locale, { ...options, month: "long", year: "numeric" }).formatToParts(date);
  const find = (wanted: "month" | "year") => parts.find(({ type }) => type === wanted)?.value ?? "";
  return `${find("month")} ${find("year")}`;
}

/** A date and time in the calendar of the language and the local time zone. */
export function formatMoment(date: Date, locale: Locale): string {
  return dateFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(date);
}

/** A time of the day in the local time zone: 4:57 PM or ۱۶:۵۷. */
export function formatTime(date: Date, locale: Locale): string {
  return dateFormat(locale, { timeStyle: "short" }).format(date);
}

/** Replaces the Latin digits of a formatted text with those of the language, or with the chosen ones. */
export function localizeDigits(text: string, locale: Locale): string {
  return findDigits(locale) === "persian"
    ? text.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹".charAt(Number(digit)))
    : text;
}

/** Persian digits and separators from CLDR. */
function inDigits(text: string, locale: Locale): string {
  if (findDigits(locale) === "latin") return text;
  return localizeDigits(text.replaceAll(",", "٬").replace(".", "٫"), locale);
}

/** A minus sign, in Persian with a left-to-right mark that keeps it left of the number. */
function withSign(isNegative: boolean, text: string, locale: Locale): string {
  return isNegative ? `${locale === "fa" ? "\u200e" : ""}\u2212${text}` : text;
}
