import { expect, test } from "vitest";
import { createRequestCounts, RequestCounts } from "./request-counts.ts";

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

test("the framework's limit of an endpoint counts where early answers count", async () => {
  const counts = createRequestCounts();
  const limit = new counts.Store({}).child({
    ...{ path: "/api/a", prefix: "/api", url: "/api/a", method: "GET", handler: () => undefined },
    ...{ routeInfo: { url: "/api/a", method: "GET" } },
  });
  counts.of("/api/a").add("somebody", 1_000);
  const counted = await new Promise((resolve) =>
    limit.incr("somebody", (_, result) => resolve(result), 1_000),
  );
  expect(counted).toMatchObject({ current: 2 });
  expect(counts.of("/api/b").add("somebody", 1_000).current).toBe(1);
});
