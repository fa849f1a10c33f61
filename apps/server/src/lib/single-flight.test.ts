import { expect, test } from "vitest";
import { singleFlight } from "./single-flight.ts";

function counted() {
  let calls = 0;
  let time = 0;
  let settle: { resolve: (value: number) => void; reject: (error: Error) => void } | undefined;
  const load = () => {
    calls += 1;
    return new Promise<number>((resolve, reject) => {
      settle = { resolve, reject };
    });
  };
  return {
    read: singleFlight(load, 2_000, () => time),
    calls: () => calls,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    resolve: (value: number) => settle?.resolve(value),
    reject: (error: Error) => settle?.reject(error),
  };
}

test("shares a load among concurrent calls, however long it takes", async () => {
  const flight = counted();
  const first = flight.read();
  flight.pass(60_000);
  const second = flight.read();
  flight.resolve(1);
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  expect(flight.calls()).toBe(1);
});

test("caches a result from the moment when it has loaded", async () => {
  const flight = counted();
  const first = flight.read();
  flight.pass(5_000);
  flight.resolve(1);
  await first;
  flight.pass(1_999);
  expect(await flight.read()).toBe(1);
  flight.pass(1);
  void flight.read();
  expect(flight.calls()).toBe(2);
});

test("rejects all waiting calls with a failure, and does not cache it", async () => {
  const flight = counted();
  const waiting = [flight.read(), flight.read()];
  flight.reject(new Error("offline"));
  for (const result of waiting) await expect(result).rejects.toThrow("offline");
  const next = flight.read();
  flight.resolve(2);
  expect(await next).toBe(2);
});
