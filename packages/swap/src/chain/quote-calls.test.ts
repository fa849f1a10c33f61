import { assert, property, uint8Array } from "fast-check";
import { bytesToHex, decodeFunctionData, encodeFunctionResult, type Hex } from "viem";
import { describe, expect, test } from "vitest";
import { anyPath, exchange, makePath, sides, usdc, weth, wpol } from "../../test/orders.ts";
import { algebraQuoterAbi, uniswapQuoterAbi } from "../abi/quoter.ts";
import type { CallResult } from "./multicall.ts";
import { encodePath } from "./path-bytes.ts";
import { parseQuotes, quoteCalls } from "./quote-calls.ts";
import { MAXIMUM_SQRT_PRICE, MINIMUM_SQRT_PRICE } from "./sqrt-price.ts";

const uniswapPath = makePath("uniswap", weth.address, wpol.address, usdc.address);
const algebraPath = makePath("quickswap", weth.address, wpol.address, usdc.address);

const answer = (data: Hex): CallResult => ({ success: true, data });

function uniswapAnswer(amount: bigint, gas = 100_000n, prices: readonly bigint[] = [2n ** 96n, 2n ** 96n]) {
  const result = [amount, prices, [1, 1], gas] as const;
  return answer(encodeFunctionResult({ abi: uniswapQuoterAbi, functionName: "quoteExactInput", result }));
}

function algebraAnswer(amount: bigint, fees: readonly number[]) {
  const result = [amount, fees] as const;
  return answer(encodeFunctionResult({ abi: algebraQuoterAbi, functionName: "quoteExactInput", result }));
}

describe("quoteCalls", () => {
  test("asks each venue's quoter, with the path in its direction", () => {
    const paths = [uniswapPath, algebraPath];
    for (const [side, functionName] of [
      ["exactIn", "quoteExactInput"],
      ["exactOut", "quoteExactOutput"],
    ] as const) {
      const calls = quoteCalls(exchange, paths, side, 5n);
      expect(calls.slice(0, 2).map(({ to }) => to)).toEqual(exchange.venues.map(({ quoter }) => quoter));
      for (const [index, { data }] of calls.slice(0, 2).entries()) {
        const call = decodeFunctionData({ abi: uniswapQuoterAbi, data });
        const path = paths[index] ?? uniswapPath;
        expect(call).toEqual({ functionName, args: [encodePath(path, side).toLowerCase(), 5n] });
      }
    }
  });

  test("asks Algebra's for twice the amount to sell, too: it does not say that a pool runs dry", () => {
    const asked = (side: "exactIn" | "exactOut") =>
      quoteCalls(exchange, [algebraPath, uniswapPath], side, 5n).map(
        ({ data }) => decodeFunctionData({ abi: algebraQuoterAbi, data }).args[1],
      );
    expect(asked("exactIn")).toEqual([5n, 10n, 5n]);
    expect(asked("exactOut")).toEqual([5n, 5n]);
  });
});

describe("parseQuotes", () => {
  test("exact in: the answer is what is bought", () => {
    const [quote] = parseQuotes([uniswapPath], "exactIn", 5n, [uniswapAnswer(9n)]);
    expect(quote).toMatchObject({ path: uniswapPath, side: "exactIn", amountIn: 5n, amountOut: 9n });
  });

  test("exact out: the answer is what is sold", () => {
    const [quote] = parseQuotes([uniswapPath], "exactOut", 5n, [uniswapAnswer(9n)]);
    expect(quote).toMatchObject({ side: "exactOut", amountIn: 9n, amountOut: 5n });
  });

  test("gas grows with Uniswap's estimate, and with Algebra's pools", () => {
    const gas = (estimate: bigint) =>
      parseQuotes([uniswapPath], "exactIn", 5n, [uniswapAnswer(9n, estimate)])[0]?.gas;
    expect((gas(200_000n) ?? 0n) - (gas(120_000n) ?? 0n)).toBe(80_000n);
    const single = makePath("quickswap", weth.address, usdc.address);
    const quotes = parseQuotes([single, algebraPath], "exactIn", 5n, [
      algebraAnswer(9n, [500]),
      algebraAnswer(17n, [500]),
      algebraAnswer(9n, [500, 900]),
      algebraAnswer(17n, [500, 900]),
    ]);
    const [one, two] = quotes.map((quote) => quote.gas);
    expect(one).toBeGreaterThan(21_000n);
    expect(two).toBeGreaterThan(one ?? 0n);
  });

  test("takes Algebra's fees of the quote, in the direction of the swap", () => {
    const fees = (side: "exactIn" | "exactOut") =>
      parseQuotes([algebraPath], side, 5n, [
        algebraAnswer(9n, [100, 900]),
        algebraAnswer(17n, [100, 900]),
      ])[0]?.path.pools.map(({ fee }) => fee);
    expect(fees("exactIn")).toEqual([100, 900]);
    expect(fees("exactOut")).toEqual([900, 100]);
  });

  test.each<readonly [string, CallResult]>([
    ["a reverted call", { success: false, data: "0x08c379a0" }],
    ["no data", answer("0x")],
    ["data that is too short", answer(`0x${"00".repeat(40)}`)],
    ["nothing bought", uniswapAnswer(0n)],
    ["more than pools can count", uniswapAnswer(2n ** 255n)],
    ["more gas than a block has", uniswapAnswer(9n, 2n ** 100n)],
    ["a pool that ran empty downwards", uniswapAnswer(9n, 1n, [2n ** 96n, MINIMUM_SQRT_PRICE + 1n])],
    ["a pool that ran empty upwards", uniswapAnswer(9n, 1n, [MAXIMUM_SQRT_PRICE - 1n, 2n ** 96n])],
  ])("leaves out a Uniswap path with %s, and keeps the next", (_, result) => {
    const quotes = parseQuotes([uniswapPath, algebraPath], "exactIn", 5n, [
      result,
      algebraAnswer(9n, [1, 2]),
      algebraAnswer(17n, [1, 2]),
    ]);
    expect(quotes.map(({ path }) => path.venue)).toEqual(["quickswap"]);
  });

  test.each<readonly [string, CallResult]>([
    ["another number of fees", algebraAnswer(9n, [500])],
    ["nothing bought", algebraAnswer(0n, [500, 500])],
    ["an answer of a Uniswap quoter", uniswapAnswer(9n)],
  ])("leaves out an Algebra path with %s", (_, result) => {
    const [fine, more] = [algebraAnswer(9n, [1, 2]), algebraAnswer(17n, [1, 2])];
    expect(parseQuotes([algebraPath], "exactIn", 5n, [fine, more])).toHaveLength(1);
    expect(parseQuotes([algebraPath], "exactIn", 5n, [result, more])).toEqual([]);
  });

  test.each<readonly [string, CallResult | undefined]>([
    ["gives no more for twice as much", algebraAnswer(9n, [1, 2])],
    ["gives less for twice as much", algebraAnswer(8n, [1, 2])],
    ["has no answer for twice as much", { success: false, data: "0x" }],
    ["was not asked for twice as much", undefined],
  ])("leaves out an Algebra path that %s: a pool runs dry", (_, ofTwice) => {
    const results = [algebraAnswer(9n, [1, 2]), ...(ofTwice ? [ofTwice] : [])];
    expect(parseQuotes([algebraPath], "exactIn", 5n, results)).toEqual([]);
  });

  test("takes Algebra's refusal as enough for an exact amount to buy", () => {
    expect(parseQuotes([algebraPath], "exactOut", 5n, [algebraAnswer(9n, [1, 2])])).toHaveLength(1);
  });

  test("never throws, whatever the quoter answers", () => {
    assert(
      property(anyPath, sides, uint8Array({ maxLength: 400 }), (path, side, bytes) => {
        for (const quote of parseQuotes([path], side, 5n, [answer(bytesToHex(bytes))])) {
          expect(quote.amountIn).toBeGreaterThan(0n);
          expect(quote.amountOut).toBeGreaterThan(0n);
        }
        expect(parseQuotes([path], side, 5n, [])).toEqual([]);
      }),
    );
  });
});
