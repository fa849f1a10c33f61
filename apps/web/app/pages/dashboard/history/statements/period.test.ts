import { statementMonthSchema } from "@canopy/shared/api/ledger";
import { expect, test } from "vitest";
import {
  periodName,
  periodRange,
  periodText,
  periodYears,
  readPeriod,
  toCalendar,
  toPeriod,
} from "./period.ts";

const now = new Date("2026-11-22T10:00:00Z");
const read = (text: string) => readPeriod(new URLSearchParams(text), now, "en");

test.each([
  ["", { year: 2026, month: null }],
  ["period=2025", { year: 2025, month: null }],
  ["period=2025-03", { year: 2025, month: 3 }],
  ["period=1404-03", { year: 1404, month: 3 }],
  ["period=2025-13", { year: 2026, month: null }],
  ["period=1999", { year: 2026, month: null }],
  ["period=1504", { year: 2026, month: null }],
  ["period=march", { year: 2026, month: null }],
])("the URL %j has the period %j", (text, period) => {
  expect(read(text)).toEqual(period);
});

test("in Persian, the present year is that of Iran's calendar, in Iran's time", () => {
  const readFa = (moment: string) => readPeriod(new URLSearchParams(), new Date(moment), "fa");
  expect(readFa("2026-03-20T20:29:59Z")).toEqual({ year: 1404, month: null });
  expect(readFa("2026-03-20T20:30:00Z")).toEqual({ year: 1405, month: null });
  expect(readPeriod(new URLSearchParams("period=2026"), now, "fa")).toEqual({ year: 2026, month: null });
});

test("a period has months that the API accepts, and returns from its text", () => {
  for (const period of [read("period=2025"), read("period=2025-03"), read("period=1405-12")]) {
    const { from, to } = periodRange(period);
    expect([
      statementMonthSchema.safeParse(from).success,
      statementMonthSchema.safeParse(to).success,
    ]).toEqual([true, true]);
    expect(read(`period=${periodText(period)}`)).toEqual(period);
    expect(toPeriod(periodText(period))).toEqual(period);
  }
  expect(periodRange({ year: 2025, month: null })).toEqual({
    calendar: "gregorian",
    from: "2025-01",
    to: "2025-12",
  });
  expect(periodRange({ year: 1405, month: 3 })).toEqual({
    calendar: "persian",
    from: "1405-03",
    to: "1405-03",
  });
});

test("the other calendar shows the period that has the middle of this one", () => {
  expect(toCalendar({ year: 2026, month: null }, "persian")).toEqual({ year: 1405, month: null });
  expect(toCalendar({ year: 1405, month: null }, "gregorian")).toEqual({ year: 2026, month: null });
  expect(toCalendar({ year: 2026, month: 3 }, "persian")).toEqual({ year: 1404, month: 12 });
  expect(toCalendar({ year: 2026, month: 3 }, "gregorian")).toEqual({ year: 2026, month: 3 });
});

test("the years are those since joining, and the one that is shown", () => {
  expect(periodYears(new Date("2024-12-31T23:59:59Z"), now, 2026)).toEqual([2026, 2025, 2024]);
  expect(periodYears(null, now, 2026)).toEqual([2026]);
  expect(periodYears(new Date("2026-01-01T00:00:00Z"), now, 2021)).toEqual([2026, 2021]);
  expect(periodYears(new Date("2026-03-20T20:00:00Z"), now, 1405)).toEqual([1405, 1404]);
});

test("a month has the name of its calendar in either language", () => {
  const names = (text: string) => [periodName(toPeriod(text), "en"), periodName(toPeriod(text), "fa")];
  expect(names("2026-11")).toEqual(["November 2026", "نوامبر ۲۰۲۶"]);
  expect(names("1405-08")).toEqual(["Aban 1405", "آبان ۱۴۰۵"]);
  expect(names("1405")).toEqual(["1405", "۱۴۰۵"]);
});
