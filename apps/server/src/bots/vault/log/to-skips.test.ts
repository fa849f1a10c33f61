import type { Due } from "@canopy/strategies/vault/vault-state";
import { expect, test } from "vitest";
import type { Attempt, VaultTick } from "../tick.ts";
import { toSkips } from "./to-skips.ts";

const vault = "0x0000000000000000000000000000000000000001";
const hash = `0x${"5c".repeat(32)}` as const;
const toRule = (due: Due) => ({ vault, id: 3, due, fee: 0n }) as const;
const now = toRule({ reason: "now" });
const idle: VaultTick = { at: 0, account: null, rules: [], attempts: [], booked: [], next: "idle" };

const ofDue = (due: Due) => toSkips({ ...idle, rules: [toRule(due)] });
const ofResult = (result: Attempt["result"]) =>
  toSkips({ ...idle, rules: [now], attempts: [{ rule: now, result }] });

test.each<Due>([
  { reason: "now" },
  { reason: "no rule" },
  { reason: "not due", when: 5 },
  { reason: "not triggered", price: 5n },
])("a rule whose time has not come is not skipped: %o", (due) => {
  expect(ofDue(due)).toEqual([]);
});

test.each<[Due, object]>([
  [{ reason: "stopped" }, {}],
  [{ reason: "expired" }, {}],
  [{ reason: "price stale", token: vault }, { token: vault }],
  [{ reason: "price jumped", price: 5n }, {}],
  [{ reason: "too little", amount: 5n }, {}],
  [{ reason: "too much spent", left: 5n }, { left: "5" }],
])("what the contract says is the reason: %o", (due, detail) => {
  expect(ofDue(due)).toEqual([{ vault, rule: 3, reason: due.reason, detail }]);
});

test.each<[Attempt["result"], string, object]>([
  [{ kind: "refused", error: "Received" }, "too little received", {}],
  [{ kind: "refused", error: "Too little received" }, "too little received", {}],
  [{ kind: "refused", error: "TooMuchLost" }, "too much lost", {}],
  [{ kind: "refused", error: "" }, "trade refused", { error: "" }],
  [{ kind: "refused", error: "x".repeat(999) }, "trade refused", { error: "x".repeat(100) }],
  [{ kind: "pays too little", fee: 1n, cost: 2n }, "pays too little", { fee: "1", cost: "2" }],
  [{ kind: "held back", reason: "gas price" }, "gas price", {}],
  [{ kind: "held back", reason: "balance" }, "no gas", {}],
  [{ kind: "held back", reason: "node" }, "node", {}],
  [{ kind: "in debt", until: 5 }, "in debt", {}],
])("what the keeper found is the reason: %o", (result, reason, detail) => {
  expect(ofResult(result)).toEqual([{ vault, rule: 3, reason, detail }]);
});

test("what was sent is not skipped, unless it had no effect", () => {
  expect(ofResult({ kind: "sent", nonce: 1, hash, maxFeePerGas: 1n })).toEqual([]);
  const booked = { rule: now, hash, profit: -1n };
  expect(toSkips({ ...idle, booked: [{ ...booked, isReverted: false }] })).toEqual([]);
  expect(toSkips({ ...idle, booked: [{ ...booked, isReverted: true }] })).toEqual([
    { vault, rule: 3, reason: "reverted", detail: { transaction: hash } },
  ]);
});
