import { type Calendar, findCalendar, middleOfMonth, toDay, toMonth } from "@canopy/shared/calendar";
import { formatCalendarMonth, localizeDigits } from "../../../../i18n/format.ts";
import type { Locale } from "../../../../i18n/locale.ts";

/** A year of either calendar, or one of its months (1 to 12). The number of the year tells the calendar. */
export interface Period {
  readonly year: number;
  readonly month: number | null;
}

/** The period of a URL, by default the present year of the calendar that the language uses. */
export function readPeriod(url: URLSearchParams, now: Date, locale: Locale): Period {
  const [, year, month] = /^((?:20|1[34])\d\d)(?:-(0[1-9]|1[0-2]))?$/.exec(url.get("period") ?? "") ?? [];
  if (year === undefined)
    return { year: toYear(now, locale === "fa" ? "persian" : "gregorian"), month: null };
  return { year: Number(year), month: month === undefined ? null : Number(month) };
}

/** As in 2026 or 2026-11. */
export function periodText({ year, month }: Period): string {
  return month === null ? String(year) : monthText(year, month);
}

/** As in 2026 or November 2026, in the language of the page. */
export function periodName({ year, month }: Period, locale: Locale): string {
  if (month === null) return localizeDigits(String(year), locale);
  return formatCalendarMonth(middleOfMonth(year, month), findCalendar(year), locale);
}

/** The period of a text, as in 2026-11. */
export function toPeriod(text: string): Period {
  const [year, month] = text.split("-");
  return { year: Number(year), month: month === undefined ? null : Number(month) };
}

/** The calendar, the first and the last month, as the API takes them. */
export function periodRange({ year, month }: Period): { calendar: Calendar; from: string; to: string } {
  return {
    calendar: findCalendar(year),
    from: monthText(year, month ?? 1),
    to: monthText(year, month ?? 12),
  };
}

/** The year or month of the other calendar that contains the middle of the period. */
export function toCalendar({ year, month }: Period, calendar: Calendar): Period {
  if (calendar === findCalendar(year)) return { year, month };
  const middle = middleOfMonth(year, month ?? 7);
  const inOther = toPeriod(toMonth(toDay(middle, calendar), calendar));
  return month === null ? { ...inOther, month: null } : inOther;
}

/** The years from that of `first` to the present one, the newest first; with `shown`, wherever it is. */
export function periodYears(first: Date | null, now: Date, shown: number): number[] {
  const calendar = findCalendar(shown);
  const last = toYear(now, calendar);
  const start = first === null ? last : toYear(first, calendar);
  const years = Array.from({ length: Math.max(1, last - start + 1) }, (_, index) => last - index);
  return [...new Set([...years, shown])].sort((one, other) => other - one);
}

function toYear(moment: Date, calendar: Calendar): number {
  return toPeriod(toMonth(toDay(moment, calendar), calendar)).year;
}

function monthText(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}
