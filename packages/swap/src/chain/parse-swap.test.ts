import { assert, bigInt, property, uint8Array } from "fast-check";
import { type Address, bytesToHex, encodeFunctionData, type Hex, zeroAddress } from "viem";
import { describe, expect, test } from "vitest";
import { anyOrder, exchange, makeOrder, member, pol, usdc, usdt, weth, wpol } from "../../test/orders.ts";
import { uniswapRouterAbi } from "../abi/router.ts";
import { buildSwap, buildWrap } from "./build-swap.ts";
import { parseSwap } from "./parse-swap.ts";

const [uniswap] = exchange.venues;
const router = uniswap?.router ?? zeroAddress;
const toRouter = (data: Hex, value = 0n) => parseSwap(exchange, { to: router, data, value });

const swapTo = (recipient: Address, bought = wpol.address) =>
  encodeFunctionData({
    abi: uniswapRouterAbi,
    functionName: "exactInputSingle",
    args: [
      {
        tokenIn: usdc.address,
        tokenOut: bought,
        fee: 500,
        recipient,
        deadline: 1n,
        amountIn: 1n,
        amountOutMinimum: 1n,
        sqrtPriceLimitX96: 0n,
      },
    ],
  });
const unwrap = (least: bigint) =>
  encodeFunctionData({ abi: uniswapRouterAbi, functionName: "unwrapWETH9", args: [least, member] });
const together = (...calls: Hex[]) =>
  encodeFunctionData({ abi: uniswapRouterAbi, functionName: "multicall", args: [calls] });

describe("parseSwap", () => {
  test("returns what buildSwap was asked for", () => {
    assert(
      property(anyOrder, (order) => {
        const { quote, from, to, limit, recipient, deadline } = order;
        const { path, side, amountIn, amountOut } = quote;
        const intent = parseSwap(exchange, buildSwap(order));
        expect(intent).toEqual({
          kind: "swap",
          venue: path.venue,
          side,
          tokens: path.tokens,
          fees: path.venue === "uniswap" ? path.pools.map(({ fee }) => fee) : [],
          sellsPol: from.isNative,
          buysPol: to.isNative,
          amount: side === "exactIn" ? amountIn : amountOut,
          limit,
          recipient,
          deadline: BigInt(deadline),
        });
      }),
    );
  });

  test("returns what buildWrap was asked for", () => {
    assert(
      property(bigInt({ min: 1n, max: 2n ** 256n - 1n }), (amount) => {
        for (const kind of ["wrap", "unwrap"] as const) {
          expect(parseSwap(exchange, buildWrap(exchange, kind, amount))).toEqual({ kind, amount });
        }
      }),
    );
  });

  test("takes the stricter of two limits", () => {
    expect(toRouter(together(swapTo(zeroAddress), unwrap(5n)))).toMatchObject({ limit: 5n, buysPol: true });
    expect(toRouter(together(swapTo(zeroAddress), unwrap(0n)))).toMatchObject({ limit: 1n, buysPol: true });
  });

  test.each([
    ["WPOL that stays in the router", swapTo(zeroAddress)],
    ["an unwrap of WPOL that went to the member", together(swapTo(member), unwrap(1n))],
    ["two swaps", together(swapTo(member), swapTo(member))],
    ["two unwraps", together(swapTo(zeroAddress), unwrap(1n), unwrap(1n))],
    ["no swap", together(unwrap(1n))],
    ["an empty multicall", together()],
    ["a multicall in a multicall", together(together(swapTo(member)))],
    ["a malformed part", together(swapTo(member), "0x12345678")],
  ])("is null for %s", (_, data) => {
    expect(toRouter(data)).toBeNull();
  });

  test("an unwrap takes WPOL only", () => {
    expect(toRouter(together(swapTo(zeroAddress, weth.address), unwrap(1n)))).toBeNull();
  });

  test("is null for a malformed path", () => {
    const data = encodeFunctionData({
      abi: uniswapRouterAbi,
      functionName: "exactInput",
      args: [{ path: "0x1234", recipient: member, deadline: 1n, amountIn: 1n, amountOutMinimum: 1n }],
    });
    expect(toRouter(data)).toBeNull();
  });

  test("is null for other contracts, and for the other venue's functions", () => {
    const { data, value } = buildSwap(
      makeOrder({ venue: "quickswap", side: "exactOut", from: pol, to: usdt }),
    );
    expect(parseSwap(exchange, { to: usdc.address, data, value })).toBeNull();
    expect(toRouter(data, value)).toBeNull();
  });

  test("never throws, whatever the calldata", () => {
    assert(
      property(uint8Array({ maxLength: 300 }), (bytes) => {
        for (const to of [router, exchange.wpol]) {
          expect(parseSwap(exchange, { to, data: bytesToHex(bytes), value: 0n })).toBeNull();
        }
      }),
    );
  });
});
