import type { Asset } from "@canopy/swap/types";
import { assert, bigInt, boolean, property } from "fast-check";
import { expect, test } from "vitest";
import { findShortage, mostSellable } from "./shortage.ts";

const usdc: Asset = {
  address: "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359",
  symbol: "USDC",
  name: "USD Coin",
  decimals: 6,
  isNative: false,
};
const pol: Asset = { ...usdc, symbol: "POL", decimals: 18, isNative: true };

test.each([
  ["enough of a token and of POL", usdc, 10n, 10n, 5n, 5n, null],
  ["too little of the token", usdc, 11n, 10n, 5n, 5n, "balance"],
  ["too little POL for the fee", usdc, 10n, 10n, 4n, 5n, "gas"],
  ["POL for the swap, but not for its fee", pol, 10n, 14n, 14n, 5n, "gas"],
  ["POL for both", pol, 10n, 15n, 15n, 5n, null],
  ["too little POL for the swap", pol, 20n, 15n, 15n, 5n, "balance"],
] as const)("%s", (_, from, sold, balance, wei, gasCost, shortage) => {
  expect(findShortage({ from, sold, balance, pol: wei, gasCost })).toBe(shortage);
});

test("a balance that is not known yet is not a shortage", () => {
  expect(findShortage({ from: usdc, sold: 1n, balance: undefined, pol: undefined, gasCost: 1n })).toBeNull();
});

test("the most that can be sold is never short, unless nothing is left for the fee", () => {
  const amounts = bigInt({ min: 0n, max: 10n ** 30n });
  assert(
    property(amounts, amounts, amounts, boolean(), (balance, wei, gasCost, isNative) => {
      const from = isNative ? pol : usdc;
      const held = isNative ? wei : balance;
      const sold = mostSellable(from, held, gasCost);
      const shortage = findShortage({ from, sold, balance: held, pol: wei, gasCost });
      expect(shortage).toBe(wei < gasCost ? "gas" : null);
    }),
  );
});
