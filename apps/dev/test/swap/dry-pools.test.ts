import { buildSwap } from "@canopy/swap/chain/build-swap";
import { findVenue } from "@canopy/swap/chain/venues";
import { localExchange, localExchangeDeployer } from "@canopy/swap/deployments-local";
import type { Quote, Side, VenueName } from "@canopy/swap/types";
import { parseEther } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { returnTo } from "../../src/chain/return-to.ts";
import { sendAll } from "../../src/chain/send-all.ts";
import { deepenPool, openPool } from "../../src/exchange/fund-pool.ts";
import type { PoolPlan } from "../../src/exchange/pools.ts";
import { openingPrices } from "../../src/exchange/tokens.ts";
import {
  asset,
  balanceOf,
  type LocalExchange,
  pol,
  quotePaths,
  readPaths,
  sendAs,
  startExchange,
} from "./local-exchange.ts";

let exchange: LocalExchange;

beforeAll(async () => {
  exchange = await startExchange();
  const { client, member } = exchange;
  await client.setBalance({ address: member, value: parseEther("1000000") });
  // LINK is sold for USDC near its price only: what costs more than a fifth more can't be bought.
  const prices = openingPrices(61_000_000n);
  const narrow: PoolPlan[] = [
    { venue: "uniswap", pair: ["usdc", "link"], fee: 3_000, depth: 100_000 },
    { venue: "quickswap", pair: ["usdc", "link"], fee: 0, depth: 100_000 },
  ];
  await sendAll(
    client,
    localExchangeDeployer,
    narrow.flatMap((plan) => [...openPool({ ...plan, depth: 0 }, prices), ...deepenPool(plan, prices)]),
  );
  paths = (await readPaths(client, [pol, link])).filter(({ tokens }) => tokens[1] === usdc.address);
}, 180_000);
afterAll(() => exchange.chain.process.stop());

beforeEach(async () => {
  const id = await exchange.client.snapshot();
  return () => returnTo(exchange.client, id);
});

const [usdc, link] = [asset("usdc"), asset("link")];
const little = parseEther("1000");
const tooMuch = parseEther("200000");

/** The paths of POL for LINK through USDC. */
let paths: Awaited<ReturnType<typeof readPaths>>;

async function readVenueQuotes(venue: VenueName, side: Side, amount: bigint): Promise<Quote[]> {
  const own = paths.filter((path) => path.venue === venue);
  return quotePaths(exchange.client, own, side, amount);
}

/** What the router keeps of USDC after the swap. */
async function keptBy(venue: VenueName, quote: Quote): Promise<bigint> {
  const { client, member } = exchange;
  const { timestamp } = await client.getBlock();
  const order = { exchange: localExchange, quote, from: pol, to: link, recipient: member, limit: 1n };
  const { status } = await sendAs(exchange, buildSwap({ ...order, deadline: Number(timestamp) + 600 }));
  expect(status).toBe("success");
  return balanceOf(client, usdc, findVenue(localExchange, venue).router);
}

describe.each([
  "uniswap",
  "quickswap",
] as const)("on %s, when the second pool of a path runs dry", (venue) => {
  test("the router would keep what the first one gave", async () => {
    const [quote] = await readVenueQuotes(venue, "exactIn", little);
    if (quote === undefined) throw new Error("The pools give no quote");
    expect(await keptBy(venue, quote)).toBe(0n);
    expect(await keptBy(venue, { ...quote, amountIn: tooMuch })).toBeGreaterThan(0n);
  });

  test("there is no quote, up to the amount that it can take", async () => {
    expect(await readVenueQuotes(venue, "exactIn", tooMuch)).toEqual([]);
    let [taken, refused] = [little, tooMuch];
    while (refused - taken > 1n) {
      const middle = (taken + refused) / 2n;
      const isQuoted = (await readVenueQuotes(venue, "exactIn", middle)).length > 0;
      if (isQuoted) taken = middle;
      else refused = middle;
    }
    const [most] = await readVenueQuotes(venue, "exactIn", taken);
    if (most === undefined) throw new Error("The pools give no quote");
    expect(await keptBy(venue, most)).toBe(0n);
  });

  test("there is no quote for more than it holds", async () => {
    expect(await readVenueQuotes(venue, "exactOut", parseEther("10"))).not.toEqual([]);
    expect(await readVenueQuotes(venue, "exactOut", parseEther("10000"))).toEqual([]);
  });
});
