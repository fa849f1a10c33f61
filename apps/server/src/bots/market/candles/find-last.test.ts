import fc from "fast-check";
import { expect, test } from "vitest";
import { findLastBefore } from "./find-last.ts";

/** A search in times whose first position is 1; counts requests. */
function searchIn(times: readonly (number | null)[], width: number) {
  const search = {
    requests: 0,
    low: 1n,
    high: BigInt(times.length),
    width,
    async readTimes(positions: readonly bigint[]) {
      search.requests += 1;
      expect(positions.length).toBeLessThanOrEqual(width);
      for (const position of positions) expect(position >= 1n && position <= search.high).toBe(true);
      return positions.map((position) => times[Number(position) - 1] ?? null);
    },
  };
  return search;
}

const someTimes = fc
  .array(fc.tuple(fc.nat(5), fc.integer({ min: 0, max: 3 })), { maxLength: 200 })
  .map((steps) => {
    let time = 100;
    return steps.map(([step, kind]) => {
      time += step;
      return kind === 0 ? null : time;
    });
  });

test("finds the last position before a time, whichever positions are missing", async () => {
  await fc.assert(
    fc.asyncProperty(
      someTimes,
      fc.integer({ min: 90, max: 700 }),
      fc.integer({ min: 2, max: 9 }),
      async (times, time, width) => {
        const index = times.findLastIndex((at) => at !== null && at < time);
        const found = await findLastBefore(time, searchIn(times, width));
        expect(found).toBe(index === -1 ? null : BigInt(index + 1));
      },
    ),
  );
});

test("finds one of a million positions with a few requests", async () => {
  const search = { ...searchIn([], 100), high: 1_000_000n, requests: 0 };
  const found = await findLastBefore(777_777, {
    ...search,
    async readTimes(positions) {
      search.requests += 1;
      return positions.map(Number);
    },
  });
  expect(found).toBe(777_776n);
  expect(search.requests).toBeLessThanOrEqual(4);
});
