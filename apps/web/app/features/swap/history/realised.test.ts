import type { Asset } from "@canopy/swap/types";
import { describe, expect, test } from "vitest";
import type { PastSwap } from "./past-swap.ts";
import { realisedDifference } from "./realised.ts";

const asset = (symbol: string, decimals: number): Asset => ({
  address: `0x${symbol.length.toString(16).padStart(40, "0")}`,
  symbol,
  name: symbol,
  decimals,
  isNative: symbol === "POL",
});
const pol = asset("POL", 18);
const usdc = asset("USDC", 6);

/** 10 POL for 2.5 USDC, with at least 2.4 USDC. */
const sold: PastSwap = {
  hash: "0x1",
  block: 100,
  index: 0,
  at: new Date(0),
  venue: "uniswap",
  side: "exactIn",
  from: pol,
  to: usdc,
  amountIn: 10n ** 19n,
  amountOut: 2_500_000n,
  limit: 2_400_000n,
  fee: 10n ** 15n,
  quote: null,
};
/** 2.5 USDC for 10 POL, with at most 2.6 USDC. */
const bought: PastSwap = {
  ...sold,
  side: "exactOut",
  from: usdc,
  to: pol,
  amountIn: 2_500_000n,
  amountOut: 10n ** 19n,
  limit: 2_600_000n,
};

describe("the difference", () => {
  test.each([
    ["less than quoted is worse", { ...sold, quote: quote(10n ** 19n, 2_512_563n) }, 5_000],
    ["more than quoted is better", { ...sold, quote: quote(10n ** 19n, 2_475_248n) }, -10_000],
    ["as quoted is none", { ...sold, quote: quote(10n ** 19n, 2_500_000n) }, 0],
    ["paying more than quoted is worse", { ...bought, quote: quote(2_475_248n, 10n ** 19n) }, 10_000],
    ["paying less than quoted is better", { ...bought, quote: quote(2_512_563n, 10n ** 19n) }, -5_000],
  ] satisfies [string, PastSwap, number][])("%s", (_, swap, millionths) => {
    expect(realisedDifference(swap)).toEqual({ against: "quote", millionths });
  });

  test("without a quote is to the limit: above the least, or below the most", () => {
    expect(realisedDifference(sold)).toEqual({ against: "limit", millionths: 41_667 });
    expect(realisedDifference(bought)).toEqual({ against: "limit", millionths: 38_462 });
  });

  test("is unknown without quote and limit, with a limit of zero, and where POL was only wrapped", () => {
    expect(realisedDifference({ ...sold, limit: null })).toBeNull();
    expect(realisedDifference({ ...sold, limit: 0n })).toBeNull();
    expect(realisedDifference({ ...sold, venue: null, quote: quote(1n, 1n) })).toBeNull();
  });

  test("below half a millionth counts as none", () => {
    const quoted = 10n ** 24n;
    const swap = { ...sold, amountOut: quoted - 4n * 10n ** 17n, quote: quote(1n, quoted) };
    expect(realisedDifference(swap)?.millionths).toBe(0);
  });
});

function quote(amountIn: bigint, amountOut: bigint) {
  return { amountIn, amountOut };
}
