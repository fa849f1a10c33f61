import { historyTypes } from "@canopy/shared/api/history";
import { describe, expect, test } from "vitest";
import {
  type Filters,
  hasFilters,
  kindNames,
  kinds,
  noFilters,
  readFilters,
  tidySearch,
  toQuery,
  typedRound,
  writeFilters,
} from "./filters.ts";

const hash = `0x${"5c".repeat(32)}`;
const all: Filters = { kinds: ["entries", "identity"], search: "willow", from: 3, to: 40 };

test("each type of the API belongs to one kind", () => {
  expect(kindNames.flatMap((kind) => kinds[kind]).sort()).toEqual([...historyTypes].sort());
  expect([...kindNames].sort()).toEqual(Object.keys(kinds).sort());
});

describe("the URL", () => {
  test("keeps all filters, and what is not a filter", () => {
    const url = writeFilters(new URLSearchParams("plan=plus&from=7"), all);
    expect(url.toString()).toBe("plan=plus&from=3&kind=entries%2Cidentity&search=willow&to=40");
    expect(readFilters(url)).toEqual(all);
  });

  test("is empty without filters", () => {
    expect(writeFilters(new URLSearchParams("kind=ranks&search=x&from=1&to=2"), noFilters).size).toBe(0);
    expect(readFilters(new URLSearchParams())).toEqual(noFilters);
  });

  test.each([
    "kind=nonsense",
    "search=%C3%A4",
    "from=-1",
    "to=70000",
    "from=9&to=3",
  ])("%s is ignored where it makes no sense", (text) => {
    expect(readFilters(new URLSearchParams(text))).toEqual(noFilters);
  });
});

test("the query of the API names types, and nothing that is not chosen", () => {
  expect(toQuery(all)).toEqual({
    type: "register,topup,username,address_start,address_cancel,address",
    search: "willow",
    from: "3",
    to: "40",
  });
  expect(toQuery(noFilters)).toEqual({});
  expect([hasFilters(all), hasFilters(noFilters)]).toEqual([true, false]);
  expect(toQuery({ ...noFilters, from: 0 })).toEqual({ from: "0" });
});

test.each([
  [" Willow ", "willow"],
  [hash.toUpperCase().replace("0X", "0x"), hash],
  ["", ""],
  ["wil", null],
  ["0x12", null],
  ["two words", null],
])("%j is searched as %j", (typed, search) => {
  expect(tidySearch(typed)).toBe(search);
});

test.each([
  ["12", 12],
  ["۱۲", 12],
  ["", null],
  ["-1", undefined],
  ["65536", undefined],
  ["1.5", undefined],
])("the round %j is %j", (typed, round) => {
  expect(typedRound(typed)).toBe(round);
});
