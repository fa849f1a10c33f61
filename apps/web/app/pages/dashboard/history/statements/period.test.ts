import { statementMonthSchema } from "@canopy/shared/api/ledger";
import { expect, test } from "vitest";
import { monthStart, periodRange, periodText, periodYears, readPeriod } from "./period.ts";

const now = new Date("2026-11-22T10:00:00Z");
const read = (text: string) => readPeriod(new URLSearchParams(text), now);

test.each([
  ["", { year: 2026, month: null }],
  ["period=2025", { year: 2025, month: null }],
  ["period=2025-03", { year: 2025, month: 3 }],
  ["period=2025-13", { year: 2026, month: null }],
  ["period=1999", { year: 2026, month: null }],
  ["period=march", { year: 2026, month: null }],
])("the URL %j has the period %j", (text, period) => {
  expect(read(text)).toEqual(period);
});

test("a period has months that the API accepts, and returns from its text", () => {
  for (const period of [read("period=2025"), read("period=2025-03")]) {
    const { from, to } = periodRange(period);
    expect([
      statementMonthSchema.safeParse(from).success,
      statementMonthSchema.safeParse(to).success,
    ]).toEqual([true, true]);
    expect(read(`period=${periodText(period)}`)).toEqual(period);
  }
  expect(periodRange({ year: 2025, month: null })).toEqual({ from: "2025-01", to: "2025-12" });
  expect(periodRange({ year: 2025, month: 3 })).toEqual({ from: "2025-03", to: "2025-03" });
});

test("the years are those since joining, and the one that is shown", () => {
  expect(periodYears(new Date("2024-12-31T23:59:59Z"), now, 2026)).toEqual([2026, 2025, 2024]);
  expect(periodYears(null, now, 2026)).toEqual([2026]);
  expect(periodYears(new Date("2026-01-01T00:00:00Z"), now, 2021)).toEqual([2026, 2021]);
});

test("a month starts in UTC", () => {
  expect(monthStart("2026-11").toISOString()).toBe("2026-11-01T00:00:00.000Z");
});
