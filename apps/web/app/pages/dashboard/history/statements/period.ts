import { formatGregorianMonth, localizeDigits } from "../../../../i18n/format.ts";
import type { Locale } from "../../../../i18n/locale.ts";

/** A calendar year in UTC, or one of its months (1 to 12). */
export interface Period {
  readonly year: number;
  readonly month: number | null;
}

/** The first year that the API accepts, and that a plan can have. */
const FIRST_YEAR = 2_000;
const LAST_YEAR = 2_099;

/** The period of a URL, by default the present year. */
export function readPeriod(url: URLSearchParams, now: Date): Period {
  const [, year, month] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(url.get("period") ?? "") ?? [];
  const number = Number(year);
  if (year === undefined || number < FIRST_YEAR || number > LAST_YEAR) {
    return { year: now.getUTCFullYear(), month: null };
  }
  return { year: number, month: month === undefined ? null : Number(month) };
}

/** As in 2026 or 2026-11. */
export function periodText({ year, month }: Period): string {
  return month === null ? String(year) : monthText(year, month);
}

/** As in 2026 or November 2026, in the language of the page. */
export function periodName(period: Period, locale: Locale): string {
  if (period.month === null) return localizeDigits(String(period.year), locale);
  return formatGregorianMonth(monthStart(periodText(period)), locale);
}

/** The first and the last month, as the API takes them. */
export function periodRange({ year, month }: Period): { from: string; to: string } {
  return { from: monthText(year, month ?? 1), to: monthText(year, month ?? 12) };
}

/** The years from that of `first` to the present one, the newest first; with `shown`, wherever it is. */
export function periodYears(first: Date | null, now: Date, shown: number): number[] {
  const last = now.getUTCFullYear();
  const start = first?.getUTCFullYear() ?? last;
  const years = Array.from({ length: Math.max(1, last - start + 1) }, (_, index) => last - index);
  return [...new Set([...years, shown])].sort((one, other) => other - one);
}

/** The first moment of a month, as in 2026-11. */
export function monthStart(month: string): Date {
  return new Date(`${month}-01T00:00:00Z`);
}

function monthText(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}
