import { expect, test } from "vitest";
import { cacheSlowRead } from "./cache-slow-read.ts";

/** A clock, and a load that takes `milliseconds` of it and numbers its results. */
function setUp(milliseconds: number) {
  const clock = { time: 0 };
  const loads: (() => void)[] = [];
  let count = 0;
  const load = () =>
    new Promise<number>((resolve) => {
      count += 1;
      const number = count;
      loads.push(() => {
        clock.time += milliseconds;
        resolve(number);
      });
    });
  const read = cacheSlowRead(load, () => clock.time);
  const finish = async () => {
    loads.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { clock, read, finish, started: () => count };
}

test("concurrent calls share one load", async () => {
  const { read, finish, started } = setUp(1_000);
  const results = [read(), read()];
  await finish();
  expect(await Promise.all(results)).toEqual([1, 1]);
  expect(started()).toBe(1);
});

test("a result is fresh for twenty times as long as it took, then stale while the next one loads", async () => {
  const { clock, read, finish, started } = setUp(1_000);
  void read();
  await finish();
  clock.time += 19_999;
  expect(await read()).toBe(1);
  expect(started()).toBe(1);
  clock.time += 1;
  expect(await read()).toBe(1);
  expect(await read()).toBe(1);
  expect(started()).toBe(2);
  await finish();
  expect(await read()).toBe(2);
});

test("a result is not returned ten minutes after it became stale", async () => {
  const { clock, read, finish } = setUp(10);
  void read();
  await finish();
  clock.time += 602_000;
  const waiting = read();
  await finish();
  expect(await waiting).toBe(2);
});

test("a failure reaches the waiting calls, and the next call retries", async () => {
  let attempts = 0;
  const clock = { time: 0 };
  const read = cacheSlowRead(
    async () => {
      attempts += 1;
      if (attempts !== 2 && attempts !== 4) throw new Error(`failed ${attempts}`);
      return attempts;
    },
    () => clock.time,
  );
  await expect(read()).rejects.toThrow("failed 1");
  expect(await read()).toBe(2);
  clock.time += 5_000;
  expect(await read()).toBe(2);
  await new Promise((resolve) => setImmediate(resolve));
  expect(attempts).toBe(3);
  await read();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await read()).toBe(4);
});
