import { type Address, encodeFunctionData, type Hex, isAddressEqual, zeroAddress } from "viem";
import { algebraRouterAbi, uniswapRouterAbi } from "../abi/router.ts";
import { wpolAbi } from "../abi/wpol.ts";
import type { Asset, Exchange, Quote, VenueName } from "../types.ts";
import type { Call } from "./multicall.ts";
import { encodePath } from "./path-bytes.ts";
import { findVenue } from "./venues.ts";

/** A transaction for the member's wallet. */
export interface SwapTransaction extends Call {
  /** POL in wei. */
  readonly value: bigint;
}

export interface SwapOrder {
  readonly exchange: Exchange;
  readonly quote: Quote;
  readonly from: Asset;
  readonly to: Asset;
  /** Who receives what is bought. */
  readonly recipient: Address;
  /** The least that is received for exact in, the most that is sent for exact out. */
  readonly limit: bigint;
  /** Unix time in seconds. */
  readonly deadline: number;
}

/** The year 5138 in seconds, and 1973 in milliseconds. */
const LATEST_DEADLINE = 100_000_000_000;

/** Builds the call of a router. Swapping POL for WPOL is `buildWrap`. */
export function buildSwap(order: SwapOrder): SwapTransaction {
  const { exchange, quote, from, to, recipient, limit } = order;
  const { name, router } = findVenue(exchange, quote.path.venue);
  checkAssets(order);
  checkLimits(order, router);
  // The router keeps the WPOL of a swap to the address 0, and unwraps it in the second call.
  const calls = [encodeSwap(order, to.isNative ? zeroAddress : recipient)];
  if (to.isNative) {
    const least = quote.side === "exactIn" ? limit : quote.amountOut;
    calls.push(encodeUnwrap(name, least, recipient));
  }
  // Without it the POL that the swap does not need stays in the router, where any caller can take it. A pool of Algebra that runs dry
  // before the swap is mined takes a part of an exact amount.
  if (from.isNative && (quote.side === "exactOut" || name === "quickswap")) calls.push(encodeRefund(name));
  const mostSent = quote.side === "exactIn" ? quote.amountIn : limit;
  return { to: router, data: encodeTogether(calls), value: from.isNative ? mostSent : 0n };
}

/** Wraps `amount` of POL, or unwraps as much WPOL, at WPOL's own contract: one for one, without approval. */
export function buildWrap(exchange: Exchange, kind: "wrap" | "unwrap", amount: bigint): SwapTransaction {
  const to = exchange.wpol;
  return kind === "wrap"
    ? { to, data: encodeFunctionData({ abi: wpolAbi, functionName: "deposit" }), value: amount }
    : { to, data: encodeFunctionData({ abi: wpolAbi, functionName: "withdraw", args: [amount] }), value: 0n };
}

/** Whether two assets are POL and WPOL, in which direction, or null when they are not. */
export function wrapKind(exchange: Exchange, from: Asset, to: Asset): "wrap" | "unwrap" | null {
  const areWpol = [from, to].every(({ address }) => isAddressEqual(address, exchange.wpol));
  if (!areWpol || from.isNative === to.isNative) return null;
  return from.isNative ? "wrap" : "unwrap";
}

function encodeSwap(order: SwapOrder, recipient: Address): Hex {
  const { quote, limit } = order;
  const { path, side, amountIn, amountOut } = quote;
  const deadline = BigInt(order.deadline);
  const [tokenIn, tokenOut] = path.tokens;
  const [pool] = path.pools;
  const isSingle = path.pools.length === 1;
  if (isSingle && pool !== undefined && tokenIn !== undefined && tokenOut !== undefined) {
    const single = { tokenIn, tokenOut, recipient, deadline };
    if (side === "exactIn") {
      const amounts = { amountIn, amountOutMinimum: limit };
      return path.venue === "uniswap"
        ? encodeFunctionData({
            abi: uniswapRouterAbi,
            functionName: "exactInputSingle",
            args: [{ ...single, ...amounts, fee: pool.fee, sqrtPriceLimitX96: 0n }],
          })
        : encodeFunctionData({
            abi: algebraRouterAbi,
            functionName: "exactInputSingle",
            args: [{ ...single, ...amounts, limitSqrtPrice: 0n }],
          });
    }
    if (path.venue === "uniswap") {
      return encodeFunctionData({
        abi: uniswapRouterAbi,
        functionName: "exactOutputSingle",
        args: [{ ...single, amountOut, amountInMaximum: limit, fee: pool.fee, sqrtPriceLimitX96: 0n }],
      });
    }
  }
  const route = { path: encodePath(path, side), recipient, deadline };
  // Both routers take the same path functions.
  return side === "exactIn"
    ? encodeFunctionData({
        abi: uniswapRouterAbi,
        functionName: "exactInput",
        args: [{ ...route, amountIn, amountOutMinimum: limit }],
      })
    : encodeFunctionData({
        abi: uniswapRouterAbi,
        functionName: "exactOutput",
        args: [{ ...route, amountOut, amountInMaximum: limit }],
      });
}

function encodeUnwrap(venue: VenueName, least: bigint, recipient: Address): Hex {
  return venue === "uniswap"
    ? encodeFunctionData({ abi: uniswapRouterAbi, functionName: "unwrapWETH9", args: [least, recipient] })
    : encodeFunctionData({
        abi: algebraRouterAbi,
        functionName: "unwrapWNativeToken",
        args: [least, recipient],
      });
}

function encodeRefund(venue: VenueName): Hex {
  return venue === "uniswap"
    ? encodeFunctionData({ abi: uniswapRouterAbi, functionName: "refundETH" })
    : encodeFunctionData({ abi: algebraRouterAbi, functionName: "refundNativeToken" });
}

function encodeTogether(calls: readonly Hex[]): Hex {
  const [only, ...others] = calls;
  return only !== undefined && others.length === 0
    ? only
    : encodeFunctionData({ abi: uniswapRouterAbi, functionName: "multicall", args: [calls] });
}

/** A quote of one pair must never be sent for another. */
function checkAssets({ exchange, quote, from, to }: SwapOrder): void {
  const [sold, bought] = [quote.path.tokens.at(0), quote.path.tokens.at(-1)];
  const areSame =
    sold !== undefined &&
    bought !== undefined &&
    isAddressEqual(sold, from.address) &&
    isAddressEqual(bought, to.address);
  const areWpol = [from, to].every(
    ({ isNative, address }) => !isNative || isAddressEqual(address, exchange.wpol),
  );
  if (!areSame || !areWpol) throw new Error("The quote is for other tokens than the order.");
}

/** Orders that could only cost the member something: a caller has mixed up its arguments. */
function checkLimits({ quote, limit, recipient, deadline }: SwapOrder, router: Address): void {
  const { side, amountIn, amountOut } = quote;
  // Any caller can take what a router keeps.
  const isKept = [zeroAddress, router].some((address) => isAddressEqual(address, recipient));
  if (isKept) throw new Error("The recipient of a swap can't be the router.");
  const isLimit = side === "exactIn" ? limit > 0n && limit <= amountOut : limit >= amountIn;
  if (!isLimit) throw new Error("The limit of a swap is on the wrong side of its quote.");
  // Milliseconds would never expire.
  if (deadline >= LATEST_DEADLINE) throw new Error("The deadline of a swap is not in seconds.");
}
