import type { Asset, Exchange, Pool, Quote } from "@canopy/swap/types";
import { type Address, numberToHex } from "viem";
import { describe, expect, test } from "vitest";
import type { QuoteRequest, SwapSnapshot } from "../snapshot/read-snapshot.ts";
import { quoteState } from "./quote-state.ts";

const address = (number: number): Address => numberToHex(number, { size: 20 });
const asset = (number: number, isNative = false): Asset => ({
  address: address(number),
  symbol: `T${number}`,
  name: `T${number}`,
  decimals: 18,
  isNative,
});
const [pol, wpol, usdc] = [asset(1, true), asset(1), asset(2)];

const exchange: Exchange = {
  chainId: 31_337,
  venues: (["uniswap", "quickswap"] as const).map((name) => ({
    name,
    factory: address(10),
    router: address(11),
    quoter: address(12),
    feeTiers: name === "uniswap" ? [500] : [],
  })),
  wpol: wpol.address,
  tokens: [wpol, usdc],
  intermediates: [],
  feeds: [],
  multicall: address(13),
};

const pool: Pool = {
  venue: "uniswap",
  address: address(20),
  token0: wpol.address,
  token1: usdc.address,
  fee: 500,
  sqrtPriceX96: 2n ** 96n,
  liquidity: 10n ** 24n,
};
const request: QuoteRequest = { from: pol, to: usdc, side: "exactIn", amount: 100n };
const quote: Quote = {
  path: { venue: "uniswap", tokens: [wpol.address, usdc.address], pools: [pool] },
  side: "exactIn",
  amountIn: 100n,
  amountOut: 99n,
  gas: 200_000n,
};
const snapshot: SwapSnapshot = {
  request,
  block: 7n,
  time: 1_800_000_000,
  readAt: 1_000,
  pools: [pool],
  quotes: [quote],
  transferError: null,
  prices: new Map(),
  balances: new Map(),
};

const state = (wanted: QuoteRequest, read: SwapSnapshot | undefined = snapshot) =>
  quoteState({ exchange, request: wanted, snapshot: read, gasPrice: 0n });

describe("the state of a quote", () => {
  test("without an amount there is nothing to quote", () => {
    expect(state({ ...request, amount: null })).toEqual({ status: "empty" });
  });

  test("the quote of the amount in the form is shown with its time", () => {
    expect(state(request)).toEqual({
      status: "quoted",
      ranking: { best: quote, runnerUp: null },
      readAt: 1_000,
    });
  });

  test("while another amount is quoted, the last quote of the same tokens and side remains", () => {
    const last = { best: quote, runnerUp: null };
    expect(state({ ...request, amount: 200n })).toEqual({ status: "loading", last });
    expect(state({ ...request, amount: 200n, side: "exactOut" })).toEqual({ status: "loading", last: null });
    expect(state({ ...request, to: wpol, amount: 200n })).toEqual({ status: "loading", last: null });
    expect(quoteState({ exchange, request, snapshot: undefined, gasPrice: 0n })).toEqual({
      status: "loading",
      last: null,
    });
  });

  test("a quote for WPOL is not a quote for POL", () => {
    expect(state({ ...request, from: wpol })).toMatchObject({ status: "loading", last: null });
  });

  test.each([
    ["no pool connects the tokens", [], "noPool"],
    ["the pool has no liquidity", [{ ...pool, liquidity: 0n }], "noLiquidity"],
    ["the pool has no price", [{ ...pool, sqrtPriceX96: 0n }], "noLiquidity"],
    ["the pool can't fill the amount", [pool], "tooMuch"],
  ] as const)("when %s, the reason is %3$s", (_, pools, reason) => {
    expect(state(request, { ...snapshot, pools, quotes: [] })).toEqual({
      status: "none",
      noQuote: { reason },
    });
  });

  test.each([
    ["the bought token", usdc],
    ["a token on the way to it", wpol],
  ])("when %s does not leave the pools, the reason is its own", (_, { address: token, symbol }) => {
    const code = "TOKEN_PAUSED" as const;
    expect(state(request, { ...snapshot, quotes: [], transferError: { token, code } })).toEqual({
      status: "none",
      noQuote: { reason: "refused", symbol, code },
    });
  });
});

test("the best quote is compared after gas, when POL's price in the other token is known", () => {
  const cheap: Quote = { ...quote, amountOut: 98n, gas: 1n };
  const dear: Quote = { ...quote, gas: 10n };
  const ranked = quoteState({
    exchange,
    request,
    snapshot: { ...snapshot, quotes: [dear, cheap] },
    gasPrice: 1n,
  });
  expect(ranked).toMatchObject({ status: "quoted", ranking: { best: cheap, runnerUp: dear } });
});
