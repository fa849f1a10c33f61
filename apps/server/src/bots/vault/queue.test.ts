import { expect, test } from "vitest";
import { createRuleQueue } from "./queue.ts";
import type { RuleReading } from "./read-rules.ts";

const vault = "0x0000000000000000000000000000000000000001";
const rule = (id: number, fee: bigint): RuleReading => ({ vault, id, due: { reason: "now" }, fee });
const ids = (rules: readonly RuleReading[]) => rules.map(({ id }) => id);

test("orders rules that are due by their fee", () => {
  const waits: RuleReading = { ...rule(4, 9n), due: { reason: "stopped" } };
  expect(ids(createRuleQueue().order([rule(1, 1n), rule(2, 3n), waits, rule(3, 2n)], 0))).toEqual([2, 3, 1]);
});

test("lets a rule rest that was refused", () => {
  const queue = createRuleQueue();
  queue.refuse(rule(1, 1n), 0);
  expect(ids(queue.order([rule(1, 1n)], 29_999))).toEqual([]);
  expect(ids(queue.order([rule(1, 1n)], 30_000))).toEqual([1]);
});

test("puts any number of rules that always revert behind one that becomes due, whatever they promise", () => {
  const queue = createRuleQueue();
  const hostile = Array.from({ length: 1_000 }, (_, index) => rule(index, 100n));
  for (const one of queue.order(hostile, 0)) queue.refuse(one, 0);
  const order = ids(queue.order([...hostile, rule(2_000, 1n)], 60_000));
  expect(order[0]).toBe(2_000);
  expect(order.length).toBe(1_001);
});

test("forgets the refusals of a rule that was sent", () => {
  const queue = createRuleQueue();
  for (const id of [1, 2]) queue.refuse(rule(id, 0n), 0);
  queue.accept(rule(2, 1n));
  expect(ids(queue.order([rule(1, 2n), rule(2, 1n)], 30_000))).toEqual([2, 1]);
});

test("forgets a rule that ended", () => {
  const queue = createRuleQueue();
  queue.refuse(rule(1, 1n), 0);
  queue.order([], 0);
  expect(ids(queue.order([rule(1, 1n)], 0))).toEqual([1]);
});
