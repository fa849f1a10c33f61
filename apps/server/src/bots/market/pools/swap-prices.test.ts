import type { Token } from "@canopy/swap/types";
import { expect, test } from "vitest";
import { readSwapPrice } from "./swap-prices.ts";

const token = (symbol: string, digit: number, decimals: number): Token => ({
  ...{ symbol, name: symbol, decimals },
  address: `0x${String(digit).repeat(40)}`,
});
const weth = token("WETH", 1, 18);
const usdc = token("USDC", 2, 6);
/** 2,500 USDC for one WETH, where WETH is token0: 2.5e9 smallest units for 1e18. */
const sqrtPriceX96 = BigInt(Math.round(Math.sqrt(2.5e-9) * 2 ** 96));

test("a pool's price is in quote tokens for a base token, whichever is its first", () => {
  const swap = { amount0: -2n * 10n ** 18n, amount1: 5_000_000_000n, sqrtPriceX96 };
  const selling = readSwapPrice({ id: "WETH-USDC", base: weth, quote: usdc }, { token0: weth.address }, swap);
  expect(selling.price).toBeCloseTo(2_500, 6);
  expect(selling.volume).toBe(2);
  const inverse = readSwapPrice({ id: "USDC-WETH", base: usdc, quote: weth }, { token0: weth.address }, swap);
  expect(inverse.price).toBeCloseTo(1 / 2_500, 12);
  expect(inverse.volume).toBe(5_000);
});
