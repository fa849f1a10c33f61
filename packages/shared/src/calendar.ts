/** The calendars of statements: months in UTC, or those of Iran's tax year in Iran's time. */
export const calendars = ["gregorian", "persian"] as const;
export type Calendar = (typeof calendars)[number];

/** Iran has had no daylight saving time since 2022, before any plan. */
export const minutesAhead: Record<Calendar, number> = { gregorian: 0, persian: 210 };

/** No year of one calendar is a year of a statement in the other. */
const FIRST_GREGORIAN_YEAR = 2_000;

/** The day of a moment where the calendar is used, as in 2026-11-22, whatever the calendar. */
export function toDay(moment: Date, calendar: Calendar): string {
  return new Date(moment.getTime() + minutesAhead[calendar] * 60_000).toISOString().slice(0, 10);
}

/** The month of a day, as in 2026-11 or 1405-09. */
export function toMonth(day: string, calendar: Calendar): string {
  if (calendar === "gregorian") return day.slice(0, 7);
  const parts = persianFormat().formatToParts(new Date(day));
  const find = (wanted: "month" | "year") => parts.find(({ type }) => type === wanted)?.value ?? "";
  return `${find("year")}-${find("month").padStart(2, "0")}`;
}

export function findCalendar(year: number): Calendar {
  return year < FIRST_GREGORIAN_YEAR ? "persian" : "gregorian";
}

/** A day in the middle of a month of either calendar. */
export function middleOfMonth(year: number, month: number): Date {
  if (findCalendar(year) === "gregorian") return new Date(Date.UTC(year, month - 1, 15));
  // The year begins between 19 and 22 March; its first six months have 31 days.
  const days = 30 * (month - 1) + Math.min(month - 1, 6);
  return new Date(Date.UTC(year + 621, 2, 21 + days + 14));
}

let made: Intl.DateTimeFormat | undefined;
/** Creating one takes some 20 ms on a phone. */
function persianFormat(): Intl.DateTimeFormat {
  made ??= new Intl.DateTimeFormat("en-u-ca-persian-nu-latn", {
    year: "numeric",
    month: "numeric",
    timeZone: "UTC",
  });
  return made;
}
