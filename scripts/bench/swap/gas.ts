import type { ChainClient } from "@canopy/dev/chain/client";
import { send } from "@canopy/dev/chain/send";
import { approvalSteps } from "@canopy/swap/chain/build-approval";
import { buildSwap, type SwapTransaction } from "@canopy/swap/chain/build-swap";
import { findVenue } from "@canopy/swap/chain/venues";
import { rankQuotes } from "@canopy/swap/quotes/rank-quotes";
import type { Quote, VenueName } from "@canopy/swap/types";
import type { Address } from "viem";
import {
  type QuoteRequest,
  readSnapshot,
} from "../../../apps/web/app/features/swap/snapshot/read-snapshot.ts";
import type { Figure } from "../figures.ts";
import { directCall } from "./direct-call.ts";
import { type AssetName, type ExchangeSource, findPools, toQuoteRequest } from "./exchange.ts";

interface GasCase {
  readonly venue: VenueName;
  readonly from: AssetName;
  readonly to: AssetName;
  readonly pools: 1 | 2;
}

const venues: readonly VenueName[] = ["uniswap", "quickswap"];
const cases: readonly GasCase[] = venues.flatMap((venue) => [
  { venue, from: "usdc", to: "weth", pools: 1 },
  { venue, from: "usdc", to: "wbtc", pools: 2 },
  { venue, from: "pol", to: "usdc", pools: 1 },
  { venue, from: "usdc", to: "pol", pools: 1 },
]);
const USD = 100;
const GAS_LIMIT = 2_000_000n;
/** Seconds from the latest block to the swap, the same for both swaps: Algebra's pools average over time. */
const DELAY = 60n;

/** Sends swaps of token for token, POL for token and token for POL, ours and then a direct call of the router in the same state. */
export async function measureGas(source: ExchangeSource): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const gasCase of cases) figures.push(await compareGas(source, gasCase));
  return figures;
}

async function compareGas(source: ExchangeSource, { venue, from, to, pools }: GasCase): Promise<Figure> {
  const { client, exchange, member } = source;
  const request = toQuoteRequest(from, to, "exactIn", USD);
  const quote = await bestQuote(source, request, venue, pools);
  await approve(source, quote, request.from.isNative);
  const { timestamp } = await client.getBlock();
  const time = timestamp + DELAY;
  const deadline = Number(time) + 600;
  // The limit is the quote itself: both must buy exactly that.
  const limit = quote.amountOut;
  const order = { exchange, quote, from: request.from, to: request.to, recipient: member, limit, deadline };
  const ours = await sendAndUndo(client, member, buildSwap(order), time);
  const direct = await sendAndUndo(
    client,
    member,
    directCall({
      venue,
      tokens: quote.path.tokens,
      fees: quote.path.pools.map(({ fee }) => fee),
      amountIn: quote.amountIn,
      amountOutMinimum: limit,
      recipient: member,
      deadline: BigInt(deadline),
      sellsPol: request.from.isNative,
      buysPol: request.to.isNative,
    }),
    time,
  );
  const isTokens = !request.from.isNative && !request.to.isNative;
  return {
    name: `swap of ${request.from.symbol} for ${request.to.symbol}, ${venue}, ${pools === 1 ? "1 pool" : "2 pools"}`,
    value: ours,
    unit: "gas",
    target: isTokens ? direct : null,
    ratio: direct / ours,
    peer: "direct call of the router",
  };
}

/** The best quote of a venue through this many pools. */
async function bestQuote(
  source: ExchangeSource,
  request: QuoteRequest,
  venue: VenueName,
  pools: number,
): Promise<Quote> {
  const { refs, known } = await findPools(source, request);
  const { quotes } = await readSnapshot(source, request, refs, known);
  const chosen = quotes.filter(({ path }) => path.venue === venue && path.pools.length === pools);
  const ranking = rankQuotes(chosen, () => 0n);
  if (ranking === null) throw new Error(`${venue} has no path of ${pools} pools for ${request.from.symbol}`);
  return ranking.best;
}

async function approve({ client, exchange, member }: ExchangeSource, quote: Quote, sellsPol: boolean) {
  const [token] = quote.path.tokens;
  if (sellsPol || token === undefined) return;
  const { router } = findVenue(exchange, quote.path.venue);
  const steps = approvalSteps({ token, spender: router, allowance: 0n, needed: quote.amountIn });
  for (const step of steps) await send(client, { from: member, ...step, gas: GAS_LIMIT });
}

/** The gas that a transaction uses at `time` in Unix seconds. The chain is afterwards as before. */
async function sendAndUndo(
  client: ChainClient,
  from: Address,
  transaction: SwapTransaction,
  time: bigint,
): Promise<number> {
  const id = await client.snapshot();
  try {
    await client.setNextBlockTimestamp({ timestamp: time });
    const hash = await client.sendTransaction({ account: from, gas: GAS_LIMIT, ...transaction });
    const { status, gasUsed } = await client.waitForTransactionReceipt({ hash });
    if (status !== "success") throw new Error(`The swap ${hash} was reverted`);
    return Number(gasUsed);
  } finally {
    await client.revert({ id });
  }
}
