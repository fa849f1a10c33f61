import { expect, test } from "vitest";
import { createCountStore, RequestCounts } from "./request-counts.ts";

test("a window begins with the first request and ends with its time", () => {
  const counts = new RequestCounts();
  expect(counts.add("a", 1_000, 0)).toEqual({ current: 1, ttl: 1_000 });
  expect(counts.add("a", 1_000, 400)).toEqual({ current: 2, ttl: 600 });
  expect(counts.add("b", 1_000, 400)).toEqual({ current: 1, ttl: 1_000 });
  expect(counts.add("a", 1_000, 1_000)).toEqual({ current: 1, ttl: 1_000 });
});

test("of too many callers, the one whose window began first is forgotten", () => {
  const counts = new RequestCounts();
  for (let caller = 0; caller <= 5_000; caller++) counts.add(String(caller), 1_000, 0);
  expect(counts.add("5000", 1_000, 1).current).toBe(2);
  expect(counts.add("0", 1_000, 1).current).toBe(1);
});

test("the framework's general limit counts where the caller says, that of an endpoint for itself", () => {
  const general = new RequestCounts();
  const Store = createCountStore(general);
  const store = new Store({});
  const counted: (number | undefined)[] = [];
  for (const counts of [store, store, store.child(), store.child()]) {
    counts.incr("somebody", (_, result) => counted.push(result?.current), 1_000);
  }
  expect(counted).toEqual([1, 2, 1, 1]);
  expect(general.add("somebody", 1_000).current).toBe(3);
});
