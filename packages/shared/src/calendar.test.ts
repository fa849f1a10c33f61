import { expect, test } from "vitest";
import { findCalendar, middleOfMonth, toDay, toMonth } from "./calendar.ts";

test.each([
  // 1403 is a leap year: its last month has 30 days.
  ["2025-03-20", "1403-12"],
  ["2025-03-21", "1404-01"],
  // 1404 is not a leap year.
  ["2026-03-20", "1404-12"],
  ["2026-03-21", "1405-01"],
  ["2026-04-20", "1405-01"],
  ["2026-04-21", "1405-02"],
  ["2026-11-22", "1405-09"],
  // The first leap year after five years instead of four.
  ["2030-03-20", "1408-12"],
  ["2030-03-21", "1409-01"],
])("%s is in the month %s of the Persian calendar", (day, month) => {
  expect(toMonth(day, "persian")).toBe(month);
  expect(toMonth(day, "gregorian")).toBe(day.slice(0, 7));
});

test("a year has 365 days, a leap year 366", () => {
  const days = (year: number) => {
    const first = Date.UTC(year + 621, 2, 1);
    const all = Array.from({ length: 420 }, (_, index) =>
      new Date(first + index * 86_400_000).toISOString().slice(0, 10),
    );
    return all.filter((day) => toMonth(day, "persian").startsWith(String(year))).length;
  };
  expect([1403, 1404, 1405, 1406, 1407, 1408].map(days)).toEqual([366, 365, 365, 365, 365, 366]);
});

test("a day begins at midnight in UTC, or in Iran", () => {
  const moment = new Date("2026-03-20T20:30:00Z");
  expect([toDay(moment, "gregorian"), toDay(moment, "persian")]).toEqual(["2026-03-20", "2026-03-21"]);
  expect(toDay(new Date(moment.getTime() - 1), "persian")).toBe("2026-03-20");
});

test("the middle of a month is in it, in either calendar", () => {
  for (const year of [1399, 1403, 1404, 1408, 1450, 1498, 2024, 2026]) {
    for (let month = 1; month <= 12; month += 1) {
      const day = middleOfMonth(year, month).toISOString().slice(0, 10);
      expect(toMonth(day, findCalendar(year))).toBe(`${year}-${String(month).padStart(2, "0")}`);
    }
  }
});
