import { assert, bigInt, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { exchangeRate, inverseRate } from "./rate.ts";

const pol = { decimals: 18 };
const usdc = { decimals: 6 };

test("a rate is per whole token, whatever the decimals are", () => {
  const quote = { amountIn: 4n * 10n ** 18n, amountOut: 1_000_000n };
  expect(exchangeRate(quote, pol, usdc)).toBe(25n * 10n ** 16n);
  expect(inverseRate(quote, pol, usdc)).toBe(4n * 10n ** 18n);
});

test("nothing has no rate", () => {
  expect(exchangeRate({ amountIn: 0n, amountOut: 1n }, pol, usdc)).toBeNull();
  expect(inverseRate({ amountIn: 1n, amountOut: 0n }, pol, usdc)).toBeNull();
});

test("a rate times the amount is what is received, less at most the rounding", () => {
  const amounts = bigInt({ min: 1n, max: 10n ** 30n });
  const decimals = integer({ min: 0, max: 18 });
  assert(
    property(amounts, amounts, decimals, decimals, (amountIn, amountOut, fromDecimals, toDecimals) => {
      const [from, to] = [{ decimals: fromDecimals }, { decimals: toDecimals }];
      const rate = exchangeRate({ amountIn, amountOut }, from, to) ?? 0n;
      const scaled = amountIn * 10n ** BigInt(toDecimals);
      const exact = amountOut * 10n ** BigInt(18 + fromDecimals);
      expect(rate * scaled <= exact && exact < (rate + 1n) * scaled).toBe(true);
    }),
  );
});
