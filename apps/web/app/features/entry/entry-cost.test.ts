import { expect, test } from "vitest";
import { entryCost } from "./entry-cost.ts";

const terms = { unitPrice: 40n, unitUSD: 20n };

test("is the units at the round's price plus the network fee", () => {
  expect(entryCost(terms, 3, 5n, 1_000n)).toEqual({
    value: 120n,
    usd: 60n,
    gas: 5n,
    gasUsd: 2n,
    total: 125n,
    totalUsd: 62n,
    missing: 0n,
  });
});

test("computes the missing balance to the wei", () => {
  expect(entryCost(terms, 3, 5n, 124n).missing).toBe(1n);
  expect(entryCost(terms, 3, 5n, 125n).missing).toBe(0n);
});

test("an unknown balance is not short", () => {
  expect(entryCost(terms, 3, 5n, null).missing).toBe(0n);
});
