import { type Arbitrary, bigInt, boolean, constantFrom, integer, record } from "fast-check";
import { type Address, getAddress, numberToHex } from "viem";
import type { SwapOrder } from "../src/chain/build-swap.ts";
import { findExchange } from "../src/deployments.ts";
import { MAXIMUM_SLIPPAGE, MINIMUM_SLIPPAGE, maximumSent, minimumReceived } from "../src/quotes/limits.ts";
import type { Asset, Exchange, Path, Pool, Side, Token, VenueName } from "../src/types.ts";

export const exchange: Exchange = polygon();
const [wpolToken, usdcToken, usdtToken, wethToken] = exchange.tokens;
export const pol = asset(wpolToken, true);
export const wpol = asset(wpolToken, false);
export const usdc = asset(usdcToken, false);
export const usdt = asset(usdtToken, false);
export const weth = asset(wethToken, false);

export const member: Address = getAddress("0x7000000000000000000000000000000000000007");
const fees = [100, 500, 3_000, 10_000] as const;

/** A pool of `venue`; Algebra's has no fee until a quote names it. */
export function makePool(venue: VenueName, one: Address, other: Address, fee: number = 500): Pool {
  const [token0, token1] = one.toLowerCase() < other.toLowerCase() ? [one, other] : [other, one];
  return {
    venue,
    address: getAddress("0x6000000000000000000000000000000000000006"),
    token0,
    token1,
    fee: venue === "uniswap" ? fee : 0,
    sqrtPriceX96: 2n ** 96n,
    liquidity: 10n ** 20n,
  };
}

/** The path through `tokens`, with Uniswap's fees of 0.05 %, then 0.3 %. */
export function makePath(venue: VenueName, ...tokens: readonly Address[]): Path {
  const pools = tokens.slice(1).map((token, index) => {
    return makePool(venue, tokens[index] ?? token, token, index === 0 ? 500 : 3_000);
  });
  return { venue, tokens, pools };
}

export interface OrderParts {
  readonly venue: VenueName;
  readonly side: Side;
  readonly from: Asset;
  readonly to: Asset;
  readonly via?: Address;
  readonly amountIn?: bigint;
  readonly amountOut?: bigint;
  readonly limit?: bigint;
}

/** An order of 1,000 for 2,000 with a limit of 1 % unless `parts` say otherwise. */
export function makeOrder({ venue, side, from, to, via, ...parts }: OrderParts): SwapOrder {
  const { amountIn = 1_000n, amountOut = 2_000n } = parts;
  const limit = parts.limit ?? (side === "exactIn" ? 1_980n : 1_010n);
  const path = makePath(venue, from.address, ...(via === undefined ? [] : [via]), to.address);
  const quote = { path, side, amountIn, amountOut, gas: 150_000n };
  return { exchange, quote, from, to, recipient: member, limit, deadline: 1_800_000_000 };
}

export const venues: Arbitrary<VenueName> = constantFrom("uniswap", "quickswap");
export const sides: Arbitrary<Side> = constantFrom("exactIn", "exactOut");
export const addresses: Arbitrary<Address> = bigInt({ min: 1n, max: 2n ** 160n - 1n }).map((number) =>
  getAddress(numberToHex(number, { size: 20 })),
);
const amounts = bigInt({ min: 1n, max: 2n ** 255n - 1n });

/** One or two pools of one venue between any tokens. */
export const anyPath: Arbitrary<Path> = record({
  venue: venues,
  tokens: record({ first: addresses, via: addresses, last: addresses, hasVia: boolean() }),
  fee: constantFrom(...fees),
  secondFee: integer({ min: 0, max: 999_999 }),
}).map(({ venue, tokens: { first, via, last, hasVia }, fee, secondFee }) => {
  const tokens = hasVia ? [first, via, last] : [first, last];
  const pools = tokens.slice(1).map((token, index) => {
    return makePool(venue, tokens[index] ?? token, token, index === 0 ? fee : secondFee);
  });
  return { venue, tokens, pools };
});

/** Any order that the screen can make. */
export const anyOrder: Arbitrary<SwapOrder> = record({
  venue: venues,
  side: sides,
  pair: constantFrom<readonly [Asset, Asset]>(
    [usdc, weth],
    [pol, usdc],
    [usdc, pol],
    [wpol, usdc],
    [weth, wpol],
  ),
  via: constantFrom(undefined, usdt.address),
  amountIn: amounts,
  amountOut: amounts,
  slippage: integer({ min: MINIMUM_SLIPPAGE, max: MAXIMUM_SLIPPAGE }),
}).map(({ pair: [from, to], via, slippage, ...parts }) => {
  const limit =
    parts.side === "exactIn"
      ? minimumReceived(parts.amountOut, slippage)
      : maximumSent(parts.amountIn, slippage);
  return makeOrder({ from, to, limit, ...(via === undefined ? {} : { via }), ...parts });
});

function polygon(): Exchange {
  const found = findExchange(137);
  if (found === null) throw new Error("Polygon has an exchange");
  return found;
}

function asset(token: Token | undefined, isNative: boolean): Asset {
  if (token === undefined) throw new Error("the list of Polygon's tokens is too short");
  return { ...token, isNative };
}
