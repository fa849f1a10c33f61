import { uniswapPoolAbi } from "@canopy/swap/abi/pools";
import { uniswapQuoterAbi } from "@canopy/swap/abi/quoter";
import { localExchange } from "@canopy/swap/deployments-local";
import { needsTypedConfirmation, priceImpact } from "@canopy/swap/quotes/price";
import type { Quote } from "@canopy/swap/types";
import {
  type Address,
  createClient,
  custom,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  multicall3Abi,
  numberToHex,
  toFunctionSelector,
} from "viem";
import { expect, test } from "vitest";
import { readFreshQuote } from "./fresh-quote.ts";

const pool: Address = "0x2222222222222222222222222222222222222222";
const [token0, token1] = localExchange.tokens
  .map(({ address }) => address)
  .toSorted((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1));
if (token0 === undefined || token1 === undefined) throw new Error("The local exchange has tokens");

const sqrtPriceX96 = 2n ** 96n;
/** 1,000 for 990 at a price of 1. */
const seen: Quote = {
  path: {
    venue: "uniswap",
    tokens: [token0, token1],
    pools: [
      { venue: "uniswap", address: pool, token0, token1, fee: 500, sqrtPriceX96, liquidity: 10n ** 18n },
    ],
  },
  side: "exactIn",
  amountIn: 1_000n,
  amountOut: 990n,
  gas: 100_000n,
};

/** A node whose pool has this price now, and gives this much. null: it does not say its price. */
function fakeNode(price: bigint | null, amountOut: bigint) {
  const answers = new Map<string, Hex>([
    [toFunctionSelector("liquidity()"), numberToHex(10n ** 18n, { size: 32 })],
    [
      toFunctionSelector("quoteExactInput(bytes,uint256)"),
      encodeFunctionResult({
        ...{ abi: uniswapQuoterAbi, functionName: "quoteExactInput" },
        result: [amountOut, [sqrtPriceX96], [1], 100_000n],
      }),
    ],
  ]);
  if (price !== null) {
    const slot = encodeFunctionResult({ abi: uniswapPoolAbi, functionName: "slot0", result: price });
    answers.set(toFunctionSelector("slot0()"), slot);
  }
  const request = async ({ params: [{ data }] }: { params: [{ data: Hex }] }) => {
    const { args } = decodeFunctionData({ abi: multicall3Abi, data });
    const calls = args?.[0] as readonly { callData: Hex }[];
    const result = calls.map(({ callData }) => {
      const returnData = answers.get(callData.slice(0, 10));
      return { success: returnData !== undefined, returnData: returnData ?? "0x" } as const;
    });
    return encodeFunctionResult({ abi: multicall3Abi, functionName: "aggregate3", result });
  };
  return createClient({ transport: custom({ request }) });
}

async function freshImpact(price: bigint | null, amountOut: bigint): Promise<number | null> {
  const fresh = await readFreshQuote(fakeNode(price, amountOut), localExchange, seen);
  expect(fresh).toMatchObject({ amountIn: 1_000n, amountOut });
  return fresh && priceImpact(fresh);
}

test("a new price after a trade of another has the impact of the swap alone", async () => {
  // The price fell by 19 %, and the swap loses the same 1 % of it.
  const impact = await freshImpact((sqrtPriceX96 * 9n) / 10n, 802n);
  expect(impact).toBeLessThan(10_000);
});

test("a new price of a pool that was emptied needs the typed word again", async () => {
  expect(needsTypedConfirmation(priceImpact(seen))).toBe(false);
  expect(needsTypedConfirmation(await freshImpact(sqrtPriceX96, 800n))).toBe(true);
});

test("a pool that does not say its price keeps the one that the member has seen", async () => {
  expect(await freshImpact(null, 800n)).toBeGreaterThan(150_000);
});
