import { MAXIMUM_LOG_SEARCH } from "@canopy/shared/api/bots";
import { expect, test } from "vitest";
import {
  hasLogFilters,
  type LogSubject,
  noLogFilters,
  readLogFilters,
  toLogQuery,
  writeLogFilters,
} from "./log-filters.ts";

const bot = "018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e43";

test.each<LogSubject>([
  { of: "all" },
  { of: "mode", mode: "live" },
  { of: "bot", bot },
  { of: "rule", rule: 32 },
])("filters survive the URL: %j", (subject) => {
  const filters = { subject, outcomes: ["filled", "skipped"] as const, search: "POL sold" };
  expect(readLogFilters(writeLogFilters(filters))).toEqual(filters);
});

test("no filters leave the URL as it is", () => {
  expect(String(writeLogFilters(noLogFilters))).toBe("");
  expect([noLogFilters, { ...noLogFilters, search: "x" }].map(hasLogFilters)).toEqual([false, true]);
  expect(hasLogFilters({ ...noLogFilters, subject: { of: "rule", rule: 1 } })).toBe(true);
});

test("parts of a URL that make no sense are ignored", () => {
  const long = "x".repeat(MAXIMUM_LOG_SEARCH + 1);
  expect(readLogFilters(new URLSearchParams({ search: long })).search).toHaveLength(MAXIMUM_LOG_SEARCH);
  expect(readLogFilters(new URLSearchParams("bot=7&rule=33&mode=dead&outcome=lost,filled"))).toEqual({
    ...noLogFilters,
    outcomes: ["filled"],
  });
});

test("the API gets every filter, and a search without the spaces around it", () => {
  const filters = { subject: { of: "bot", bot }, outcomes: ["gap"], search: " x  y " } as const;
  expect(toLogQuery(filters)).toEqual({ bot, outcome: "gap", search: "x  y" });
  expect(hasLogFilters({ ...noLogFilters, search: "  " })).toBe(false);
});
