import { buildSwap, type SwapOrder } from "@canopy/swap/chain/build-swap";
import { parseOutcome } from "@canopy/swap/chain/parse-receipt";
import { parseSwap } from "@canopy/swap/chain/parse-swap";
import { findVenue } from "@canopy/swap/chain/venues";
import { localExchange } from "@canopy/swap/deployments-local";
import type { Asset, Quote, Side, VenueName } from "@canopy/swap/types";
import { parseUnits, type TransactionReceipt } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { returnTo } from "../../src/chain/return-to.ts";
import {
  approve,
  asset,
  balanceOf,
  type LocalExchange,
  leftInRouters,
  pol,
  readQuotes,
  sendAs,
  startExchange,
} from "./local-exchange.ts";

let exchange: LocalExchange;

beforeAll(async () => {
  exchange = await startExchange();
}, 180_000);
afterAll(() => exchange.chain.process.stop());

beforeEach(async () => {
  const id = await exchange.client.snapshot();
  return () => returnTo(exchange.client, id);
});

const usdc = asset("usdc");
const [usdt, weth, wbtc] = [asset("usdt"), asset("weth"), asset("wbtc")];

/** About 50 USD of each asset. */
const typed = new Map<Asset, string>([
  [pol, "80"],
  [usdc, "50"],
  [usdt, "50"],
  [weth, "0.017"],
  [wbtc, "0.0005"],
]);
const typedAmount = (one: Asset) => parseUnits(typed.get(one) ?? "1", one.decimals);

const pairs: readonly (readonly [string, Asset, Asset])[] = [
  ["a token for a token", usdc, weth],
  ["a token for a token through a third", usdc, wbtc],
  ["a token that returns nothing", usdt, weth],
  ["POL for a token", pol, usdc],
  ["POL for a token through a third", pol, wbtc],
  ["a token for POL", usdc, pol],
  ["a token for POL through a third", wbtc, pol],
];
const cases = (["uniswap", "quickswap"] as const).flatMap((venue) =>
  (["exactIn", "exactOut"] as const).flatMap((side) =>
    pairs.map(([name, from, to]) => ({ venue, side, name, from, to })),
  ),
);

async function readVenueQuotes(venue: VenueName, from: Asset, to: Asset, side: Side): Promise<Quote[]> {
  const amount = typedAmount(side === "exactIn" ? from : to);
  const quotes = await readQuotes(exchange.client, [from, to], side, amount);
  return quotes.filter(({ path }) => path.venue === venue);
}

/** An order of the member; with a limit of exactly the quote for exact in, and of 1 % more for exact out. */
async function makeOrder(quote: Quote, from: Asset, to: Asset): Promise<SwapOrder> {
  const { timestamp } = await exchange.client.getBlock();
  const limit = quote.side === "exactIn" ? quote.amountOut : (quote.amountIn * 101n) / 100n;
  return {
    ...{ exchange: localExchange, quote, from, to, recipient: exchange.member, limit },
    deadline: Number(timestamp) + 600,
  };
}

interface Execution {
  readonly receipt: TransactionReceipt;
  /** What the member's balances lost and gained, gas aside. */
  readonly sold: bigint;
  readonly bought: bigint;
}

async function execute(order: SwapOrder): Promise<Execution> {
  const { client, member } = exchange;
  const { from, to, quote, limit } = order;
  const { router } = findVenue(localExchange, quote.path.venue);
  await approve(exchange, from, router, quote.side === "exactIn" ? quote.amountIn : limit);
  const balances = () => Promise.all([balanceOf(client, from, member), balanceOf(client, to, member)]);
  const [soldBefore, boughtBefore] = await balances();
  // As on Polygon, where a block is two seconds after the one before: the first swap of a second writes into a pool's history.
  await client.increaseTime({ seconds: 2 });
  const receipt = await sendAs(exchange, buildSwap(order));
  const [soldAfter, boughtAfter] = await balances();
  const fee = receipt.gasUsed * receipt.effectiveGasPrice;
  return {
    receipt,
    sold: soldBefore - soldAfter - (from.isNative ? fee : 0n),
    bought: boughtAfter - boughtBefore + (to.isNative ? fee : 0n),
  };
}

const readOutcome = (order: SwapOrder, { logs }: TransactionReceipt) => {
  const intent = parseSwap(localExchange, buildSwap(order));
  return intent === null ? undefined : parseOutcome(localExchange, intent, exchange.member, logs);
};

describe("a quote is what the swap moves, to the smallest unit, on every path", () => {
  test.each(cases)("$venue, $side: $name", async ({ venue, side, from, to }) => {
    const { client } = exchange;
    const quotes = await readVenueQuotes(venue, from, to, side);
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) {
      const id = await client.snapshot();
      const order = await makeOrder(quote, from, to);
      const { receipt, sold, bought } = await execute(order);
      const { amountIn, amountOut } = quote;
      expect(receipt.status).toBe("success");
      expect({ amountIn: sold, amountOut: bought }).toEqual({ amountIn, amountOut });
      expect(readOutcome(order, receipt)).toEqual({ amountIn, amountOut });
      expect(await leftInRouters(client)).toBe(0n);
      // The best path after gas depends on the estimate, and the form shows a quarter more as the most.
      const gasRatio = Number(quote.gas) / Number(receipt.gasUsed);
      expect(gasRatio, `${quote.gas} for ${receipt.gasUsed}`).toBeGreaterThan(0.85);
      expect(gasRatio, `${quote.gas} for ${receipt.gasUsed}`).toBeLessThan(1.2);
      await returnTo(client, id);
    }
  });
});

describe("a limit", () => {
  test.each(
    cases.filter(({ name }) => !name.includes("a third")),
  )("stops the swap one unit below the quote: $venue, $side: $name", async ({ venue, side, from, to }) => {
    const [quote] = await readVenueQuotes(venue, from, to, side);
    if (quote === undefined) throw new Error("The pools give no quote");
    const better = { ...quote, amountIn: quote.amountIn - 1n, amountOut: quote.amountOut + 1n };
    const wanted =
      side === "exactIn"
        ? { ...better, amountIn: quote.amountIn }
        : { ...better, amountOut: quote.amountOut };
    const limit = side === "exactIn" ? wanted.amountOut : wanted.amountIn;
    const order = { ...(await makeOrder(wanted, from, to)), limit };
    const { receipt, sold, bought } = await execute(order);
    expect(receipt.status).toBe("reverted");
    expect([sold, bought]).toEqual([0n, 0n]);
    expect(readOutcome(order, receipt)).toBeNull();
  });

  test("holds when the price has moved, and the receipt says what the member got", async () => {
    const [quote] = await readVenueQuotes("uniswap", usdc, weth, "exactIn");
    if (quote === undefined) throw new Error("The pools give no quote");
    const order = await makeOrder(quote, usdc, weth);
    await execute({ ...order, limit: 1n });
    const { receipt, bought } = await execute({ ...order, limit: (quote.amountOut * 99n) / 100n });
    expect(bought).toBeLessThan(quote.amountOut);
    expect(readOutcome(order, receipt)).toEqual({ amountIn: quote.amountIn, amountOut: bought });
  });

  test("stops a swap after its deadline", async () => {
    const [quote] = await readVenueQuotes("quickswap", usdc, weth, "exactIn");
    if (quote === undefined) throw new Error("The pools give no quote");
    const { timestamp } = await exchange.client.getBlock();
    const order = { ...(await makeOrder(quote, usdc, weth)), deadline: Number(timestamp) - 1 };
    expect((await execute(order)).receipt.status).toBe("reverted");
  });
});
