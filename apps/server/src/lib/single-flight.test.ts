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

test("callers who come while it loads share one load, however long it takes", async () => {
  const flight = counted();
  const first = flight.read();
  flight.pass(60_000);
  const second = flight.read();
  flight.resolve(1);
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  expect(flight.calls()).toBe(1);
});

test("what it gave is kept for its time, which begins when it came", async () => {
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

test("a failure reaches all who waited and is not kept", async () => {
  const flight = counted();
  const waiting = [flight.read(), flight.read()];
  flight.reject(new Error("away"));
  for (const result of waiting) await expect(result).rejects.toThrow("away");
  const next = flight.read();
  flight.resolve(2);
  expect(await next).toBe(2);
});
