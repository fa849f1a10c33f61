import type { ReportMonth } from "@canopy/shared/api/report";
import { expect, test } from "vitest";
import { monthDays, newestWithUnits } from "./months.ts";

const month = (number: number, pointsPerUnit: number | null): ReportMonth => ({
  month: number,
  startsAt: "2026-11-01T00:00:00.000Z",
  closedAt: null,
  pot: "0",
  units: pointsPerUnit === null ? 0 : 1,
  points: 0,
  pointsPerUnit,
  shares: 0,
  shareCap: null,
  shareValue: null,
  rest: null,
  heroes: 0,
  knights: 0,
});

test("a month that only has fees is not the newest with units", () => {
  expect(newestWithUnits([month(0, 21_000), month(1, 0), month(2, null)])?.month).toBe(1);
  expect(newestWithUnits([month(0, null)])).toBeNull();
});

test("a month ends with its thirtieth day", () => {
  expect(monthDays("2026-11-01T00:00:00.000Z")).toEqual({
    from: new Date("2026-11-01T00:00:00.000Z"),
    to: new Date("2026-11-30T00:00:00.000Z"),
  });
});
