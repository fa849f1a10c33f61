import { expect, test } from "vitest";
import { explainDue } from "./explain.ts";

const token = "0x4000000000000000000000000000000000000004";

test.each([
  [{ reason: "now" }, "due"],
  [{ reason: "stopped" }, "the owner has stopped the vault's rules"],
  [{ reason: "no rule" }, "the rule was removed"],
  [{ reason: "not due", when: 1_750_000_000 }, "due at 2025-06-15T15:06:40.000Z"],
  [{ reason: "expired" }, "expired"],
  [{ reason: "price stale", token }, `the feed of ${token} has no valid price`],
  [{ reason: "not triggered", price: 2_500n * 10n ** 18n }, "not triggered at the price 2500"],
  [
    { reason: "price jumped", price: 3_200n * 10n ** 18n },
    "the price jumped to 3200: the owner has to resume the rule",
  ],
  [{ reason: "too little", amount: 5n }, "the vault holds too little: 5 smallest units"],
  [{ reason: "too much spent", left: 20_500_000n }, "the daily spending cap leaves 20.5 USD"],
] as const)("%o in words", (due, text) => {
  expect(explainDue(due, "take profit")).toBe(text);
});

test("the same number is a share of a rebalance, and a price of any other kind", () => {
  const due = { reason: "not triggered", price: 5_454n } as const;
  expect(explainDue(due, "rebalance")).toBe("not triggered at the share 54.54 %");
  expect(explainDue(due, "stop")).toBe("not triggered at the price 0.000000000000005454");
});
