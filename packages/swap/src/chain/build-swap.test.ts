import { decodeFunctionData, zeroAddress } from "viem";
import { describe, expect, test } from "vitest";
import { exchange, makeOrder, member, pol, usdc, usdt, weth, wpol } from "../../test/orders.ts";
import { algebraRouterAbi, uniswapRouterAbi } from "../abi/router.ts";
import { wpolAbi } from "../abi/wpol.ts";
import type { VenueName } from "../types.ts";
import { buildSwap, buildWrap, type SwapTransaction, wrapKind } from "./build-swap.ts";
import { findVenue } from "./venues.ts";

const venueNames = ["uniswap", "quickswap"] as const;
const routerAbi = { uniswap: uniswapRouterAbi, quickswap: algebraRouterAbi };
const unwrapName = { uniswap: "unwrapWETH9", quickswap: "unwrapWNativeToken" };
const refundName = { uniswap: "refundETH", quickswap: "refundNativeToken" };

/** The functions that a transaction calls, those of a multicall one by one. */
function decodeCalls(venue: VenueName, { data }: SwapTransaction) {
  const call = decodeFunctionData({ abi: routerAbi[venue], data });
  const parts = call.functionName === "multicall" ? call.args[0] : [data];
  return parts.map((part) => decodeFunctionData({ abi: routerAbi[venue], data: part }));
}

const listNames = (venue: VenueName, transaction: SwapTransaction) =>
  decodeCalls(venue, transaction).map(({ functionName }) => functionName);

describe.each(venueNames)("buildSwap on %s", (venue) => {
  const singleOut = venue === "uniswap" ? "exactOutputSingle" : "exactOutput";

  test("a token for a token goes to the router in one call, without POL", () => {
    const exactIn = buildSwap(makeOrder({ venue, side: "exactIn", from: usdc, to: weth }));
    expect(exactIn.to).toBe(exchange.venues.find(({ name }) => name === venue)?.router);
    expect(exactIn.value).toBe(0n);
    const [call] = decodeCalls(venue, exactIn);
    expect(call?.functionName).toBe("exactInputSingle");
    expect(call?.args?.[0]).toMatchObject({
      tokenIn: usdc.address,
      tokenOut: weth.address,
      recipient: member,
      deadline: 1_800_000_000n,
      amountIn: 1_000n,
      amountOutMinimum: 1_980n,
    });
    const exactOut = buildSwap(makeOrder({ venue, side: "exactOut", from: usdc, to: weth }));
    expect(exactOut.value).toBe(0n);
    const [back] = decodeCalls(venue, exactOut);
    expect(back?.functionName).toBe(singleOut);
    expect(back?.args?.[0]).toMatchObject({ recipient: member, amountOut: 2_000n, amountInMaximum: 1_010n });
  });

  test("two pools take the path functions", () => {
    const parts = { venue, from: usdc, to: weth, via: usdt.address };
    expect(listNames(venue, buildSwap(makeOrder({ ...parts, side: "exactIn" })))).toEqual(["exactInput"]);
    expect(listNames(venue, buildSwap(makeOrder({ ...parts, side: "exactOut" })))).toEqual(["exactOutput"]);
  });

  test("POL in is sent as value, and what the swap leaves of it is returned", () => {
    const exactIn = buildSwap(makeOrder({ venue, side: "exactIn", from: pol, to: usdc }));
    expect(exactIn.value).toBe(1_000n);
    const refund = venue === "quickswap" ? [refundName[venue]] : [];
    expect(listNames(venue, exactIn)).toEqual(["exactInputSingle", ...refund]);
    const exactOut = buildSwap(makeOrder({ venue, side: "exactOut", from: pol, to: usdc }));
    expect(exactOut.value).toBe(1_010n);
    expect(listNames(venue, exactOut)).toEqual([singleOut, refundName[venue]]);
  });

  test("POL out stays in the router until it is unwrapped to the member", () => {
    for (const [side, least] of [
      ["exactIn", 1_980n],
      ["exactOut", 2_000n],
    ] as const) {
      const transaction = buildSwap(makeOrder({ venue, side, from: usdc, to: pol }));
      expect(transaction.value).toBe(0n);
      const [swap, unwrap] = decodeCalls(venue, transaction);
      expect(swap?.args?.[0]).toMatchObject({ recipient: zeroAddress });
      expect(unwrap?.functionName).toBe(unwrapName[venue]);
      expect(unwrap?.args).toEqual([least, member]);
    }
  });

  test("WPOL is a token like any other", () => {
    const transaction = buildSwap(makeOrder({ venue, side: "exactIn", from: wpol, to: usdc }));
    expect(transaction.value).toBe(0n);
    expect(listNames(venue, transaction)).toEqual(["exactInputSingle"]);
  });

  test("nothing is left in the router, where any caller could take it", () => {
    const order = makeOrder({ venue, side: "exactIn", from: usdc, to: weth });
    const router = findVenue(exchange, venue).router;
    expect(() => buildSwap({ ...order, recipient: zeroAddress })).toThrow("recipient");
    expect(() => buildSwap({ ...order, recipient: router })).toThrow("recipient");
  });

  test("a limit that the quote does not meet, or that protects nothing, is refused", () => {
    const exactIn = { venue, side: "exactIn", from: usdc, to: weth } as const;
    expect(() => buildSwap(makeOrder({ ...exactIn, limit: 2_001n }))).toThrow("limit");
    expect(() => buildSwap(makeOrder({ ...exactIn, limit: 0n }))).toThrow("limit");
    expect(() => buildSwap(makeOrder({ ...exactIn, side: "exactOut", limit: 999n }))).toThrow("limit");
  });

  test("a deadline in milliseconds is refused", () => {
    const order = makeOrder({ venue, side: "exactIn", from: usdc, to: weth });
    expect(() => buildSwap({ ...order, deadline: 1_800_000_000_000 })).toThrow("deadline");
  });

  test("a quote is not sent for other tokens", () => {
    const order = makeOrder({ venue, side: "exactIn", from: usdc, to: weth });
    expect(() => buildSwap({ ...order, to: usdt })).toThrow("other tokens");
    expect(() => buildSwap({ ...order, from: pol })).toThrow("other tokens");
    expect(() => buildSwap({ ...order, from: { ...usdc, isNative: true } })).toThrow("other tokens");
  });
});

describe("wrapping", () => {
  test("is between POL and WPOL only", () => {
    expect(wrapKind(exchange, pol, wpol)).toBe("wrap");
    expect(wrapKind(exchange, wpol, pol)).toBe("unwrap");
    expect(wrapKind(exchange, pol, pol)).toBeNull();
    expect(wrapKind(exchange, wpol, wpol)).toBeNull();
    expect(wrapKind(exchange, pol, usdc)).toBeNull();
    expect(wrapKind(exchange, weth, pol)).toBeNull();
  });

  test("sends POL to WPOL's contract, and asks for it back", () => {
    const wrap = buildWrap(exchange, "wrap", 7n);
    expect([wrap.to, wrap.value]).toEqual([wpol.address, 7n]);
    expect(decodeFunctionData({ abi: wpolAbi, data: wrap.data }).functionName).toBe("deposit");
    const unwrap = buildWrap(exchange, "unwrap", 7n);
    expect([unwrap.to, unwrap.value]).toEqual([wpol.address, 0n]);
    expect(decodeFunctionData({ abi: wpolAbi, data: unwrap.data })).toEqual({
      functionName: "withdraw",
      args: [7n],
    });
  });
});
