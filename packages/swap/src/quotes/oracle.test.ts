import { assert, bigInt, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { isFarBelowOracle, type OraclePrice, oracleDeviation, valueInUSD } from "./oracle.ts";

const dollar = 10n ** 18n;
const pol: OraclePrice = { decimals: 18, usd: dollar / 4n };
const usdc: OraclePrice = { decimals: 6, usd: dollar };

describe("oracleDeviation", () => {
  const compare = (amountOut: bigint) =>
    oracleDeviation({ amountIn: 100n * 10n ** 18n, amountOut, from: pol, to: usdc });

  test("is 0 at the feeds' prices, whatever the decimals", () => expect(compare(25_000_000n)).toBe(0));

  test("is positive when less comes out, rounded up", () => {
    expect(compare(24_250_000n)).toBe(30_000);
    expect(compare(24_999_999n)).toBe(1);
  });

  test("is negative when more comes out", () => expect(compare(25_500_000n)).toBe(-20_000));

  test("is everything when nothing comes out", () => expect(compare(0n)).toBe(1_000_000));

  test("is unknown without a price of both tokens, and without an amount", () => {
    const known = { amountIn: 1n, amountOut: 1n, from: pol, to: usdc };
    expect(oracleDeviation({ ...known, from: { ...pol, usd: null } })).toBeNull();
    expect(oracleDeviation({ ...known, to: { ...usdc, usd: null } })).toBeNull();
    expect(oracleDeviation({ ...known, from: { ...pol, usd: 0n } })).toBeNull();
    expect(oracleDeviation({ ...known, to: { ...usdc, usd: -1n } })).toBeNull();
    expect(oracleDeviation({ ...known, amountIn: 0n })).toBeNull();
  });

  test("is a whole number of at most 1,000,000 for any amounts, decimals and prices", () => {
    const amounts = bigInt({ min: 0n, max: 2n ** 256n - 1n });
    const prices = record({ decimals: integer({ min: 0, max: 255 }), usd: amounts });
    assert(
      property(amounts, amounts, prices, prices, (amountIn, amountOut, from, to) => {
        const deviation = oracleDeviation({ amountIn, amountOut, from, to });
        const isKnown = amountIn > 0n && from.usd > 0n && to.usd > 0n;
        expect(deviation === null).toBe(!isKnown);
        if (deviation !== null) expect(Number.isSafeInteger(deviation) && deviation <= 1_000_000).toBe(true);
      }),
    );
  });
});

test("a quote is far below the oracle from 3 %; an unknown price warns of nothing", () => {
  expect([29_999, 30_000, null].map(isFarBelowOracle)).toEqual([false, true, false]);
});

test("valueInUSD rounds down, and needs a price", () => {
  expect(valueInUSD(10n ** 18n, pol)).toBe(dollar / 4n);
  expect(valueInUSD(1n, pol)).toBe(0n);
  expect(valueInUSD(10n ** 18n, { ...pol, usd: null })).toBeNull();
});
