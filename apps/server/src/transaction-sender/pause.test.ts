import { expect, test } from "vitest";
import { nextStreaks, type Tick, toPause } from "./pause.ts";
import type { TransactionEvent } from "./sender.ts";

const pace = { busy: 100, idle: 1_000 };

function pauses(ticks: readonly [next: Tick["next"], event?: TransactionEvent["kind"]][]): number[] {
  let streaks = { failures: 0, reverts: 0 };
  return ticks.map(([next, kind]) => {
    const events = kind === undefined ? [] : [toEvent(kind)];
    const account = { balance: 0n, isFree: true, events };
    streaks = nextStreaks(streaks, { account, next });
    return toPause(streaks, next, pace);
  });
}

function toEvent(kind: TransactionEvent["kind"]): TransactionEvent {
  if (kind === "mined" || kind === "reverted") return { kind, nonce: 0, hash: "0x", gasUsed: 0n, fee: 0n };
  return { kind, nonce: 0 };
}

test("ticks soon while a transaction is in flight, and later while nothing is due", () => {
  expect(pauses([["busy"], ["idle"]])).toEqual([100, 1_000]);
});

test("lengthens the pause with each failure in a row, until a tick succeeds", () => {
  const [first = 0, second = 0, third = 0, success, afterwards] = pauses([
    ["retry"],
    ["retry"],
    ["retry"],
    ["busy"],
    ["retry"],
  ]);
  expect(second).toBeGreaterThan(first);
  expect(third).toBeGreaterThan(second);
  expect(success).toBe(100);
  expect(afterwards).toBe(first);
});

test("lengthens the pause with transactions without effect, until one has an effect", () => {
  const [first = 0, waiting, second = 0, effective] = pauses([
    ["busy", "reverted"],
    ["busy"],
    ["busy", "reverted"],
    ["busy", "mined"],
  ]);
  expect(first).toBeGreaterThan(100);
  expect(waiting).toBe(first);
  expect(second).toBeGreaterThan(first);
  expect(effective).toBe(100);
});
