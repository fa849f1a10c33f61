import { expect, test } from "vitest";
import { matchesSearch, noLogFilters, readLogFilters, toLogQuery, writeLogFilters } from "./log-filters.ts";

const bot = "018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e43";

test("filters survive the URL", () => {
  const filters = { bot, outcomes: ["filled", "skipped"] as const, search: "POL sold" };
  expect(readLogFilters(writeLogFilters(filters))).toEqual(filters);
  expect(String(writeLogFilters(noLogFilters))).toBe("");
});

test("parts of a URL that make no sense are ignored", () => {
  expect(readLogFilters(new URLSearchParams("bot=7&outcome=lost,filled"))).toEqual({
    ...noLogFilters,
    outcomes: ["filled"],
  });
});

test("the API gets bot and outcomes, and the page searches", () => {
  expect(toLogQuery({ bot, outcomes: ["gap"], search: "x" })).toEqual({ bot, outcome: "gap" });
  expect(matchesSearch({ market: "POL-USDC" }, ["Bought", "It was time"], "pol bought")).toBe(true);
  expect(matchesSearch({ market: "POL-USDC" }, ["Bought"], "sold")).toBe(false);
  expect(matchesSearch({ market: "POL-USDC" }, [], "")).toBe(true);
});
