import { expect, test } from "vitest";
import { entryCost } from "./entry-cost.ts";

const terms = { unitPrice: 40n, unitUSD: 20n };

test("is the units at the round's price, and the network's fee on top", () => {
  expect(entryCost(terms, 3, 5n, 1_000n)).toEqual({
    value: 120n,
    usd: 60n,
    gas: 5n,
    total: 125n,
    missing: 0n,
  });
});

test("says what a wallet lacks, to the wei", () => {
  expect(entryCost(terms, 3, 5n, 124n).missing).toBe(1n);
  expect(entryCost(terms, 3, 5n, 125n).missing).toBe(0n);
});

test("an unknown balance lacks nothing", () => {
  expect(entryCost(terms, 3, 5n, null).missing).toBe(0n);
});
