import { rankQuotes } from "@canopy/swap/quotes/rank-quotes";
import type { Quote, Side } from "@canopy/swap/types";
import type { Pool as SdkPool } from "@uniswap/v3-sdk";
import { formatUnits } from "viem";
import {
  type QuoteRequest,
  readSnapshot,
} from "../../../apps/web/app/features/swap/snapshot/read-snapshot.ts";
import type { Figure } from "../figures.ts";
import { type AssetName, type ExchangeSource, findPools, toQuoteRequest } from "./exchange.ts";
import { core, readSdkPools, sdk, toSdkToken } from "./sdk-pools.ts";

const PEER = "@uniswap/v3-sdk 3.31.5";
const amounts = [1, 100, 5_000, 50_000];
/** USD that DAI's one small pool can pay. */
const smallAmounts = [1, 100, 1_000];
const pairs: readonly { from: AssetName; to: AssetName; usd: readonly number[] }[] = [
  { from: "wpol", to: "usdc", usd: amounts },
  { from: "usdc", to: "wpol", usd: amounts },
  { from: "usdc", to: "weth", usd: amounts },
  { from: "weth", to: "wpol", usd: amounts },
  { from: "usdc", to: "usdt", usd: amounts },
  { from: "usdt", to: "wpol", usd: amounts },
  { from: "wpol", to: "wbtc", usd: amounts },
  { from: "wbtc", to: "usdc", usd: amounts },
  { from: "weth", to: "dai", usd: smallAmounts },
];
/** Our paths have at most two pools. */
const POOLS = 2;

/** What the SDK's best trade gives (exact in) or takes (exact out). */
interface SdkTrade {
  readonly amount: bigint;
  readonly pools: number;
}

/** One request to both. */
interface Comparison {
  readonly request: QuoteRequest;
  readonly usd: number;
  /** Of both venues. */
  readonly best: Quote;
  readonly bestOfUniswap: Quote;
  readonly trade: SdkTrade;
}

/**
 * Compares our best routes with the SDK's best trades through at most two pools. Both are chosen by the amounts alone: the SDK does not
 * know gas. It computes with the state of the pools; we ask the quoter.
 */
export async function measureBestTrades(source: ExchangeSource): Promise<Figure[]> {
  const sdkPools = await readSdkPools(source);
  const amountRows: Figure[] = [];
  const worstRows: Figure[] = [];
  for (const side of ["exactIn", "exactOut"] as const) {
    const comparisons: Comparison[] = [];
    for (const { from, to, usd } of pairs) {
      for (const value of usd)
        comparisons.push(await compare(source, sdkPools, toQuoteRequest(from, to, side, value), value));
    }
    amountRows.push(...comparisons.map(amountFigure));
    worstRows.push(...worstFigures(side, comparisons));
  }
  return [...amountRows, ...worstRows];
}

async function compare(
  source: ExchangeSource,
  sdkPools: SdkPool[],
  request: QuoteRequest,
  usd: number,
): Promise<Comparison> {
  const { refs, known } = await findPools(source, request);
  const { quotes } = await readSnapshot(source, request, refs, known);
  const ofUniswap = quotes.filter(({ path }) => path.venue === "uniswap");
  const [best, bestOfUniswap] = [quotes, ofUniswap].map((all) => rankQuotes(all, () => 0n)?.best);
  const trade = await findTrade(source, sdkPools, request);
  if (best === undefined || bestOfUniswap === undefined || trade === null) {
    throw new Error(
      `The SDK or we can't swap ${usd} USD of ${request.from.symbol} for ${request.to.symbol}.`,
    );
  }
  return { request, usd, best, bestOfUniswap, trade };
}

async function findTrade(
  { exchange }: ExchangeSource,
  pools: SdkPool[],
  { from, to, side, amount }: QuoteRequest,
): Promise<SdkTrade | null> {
  const [sold, bought] = [toSdkToken(exchange, from.address), toSdkToken(exchange, to.address)];
  const given = core.CurrencyAmount.fromRawAmount(side === "exactIn" ? sold : bought, String(amount));
  const options = { maxHops: POOLS, maxNumResults: 1 };
  const [trade] =
    side === "exactIn"
      ? await sdk.Trade.bestTradeExactIn(pools, given, bought, options)
      : await sdk.Trade.bestTradeExactOut(pools, sold, given, options);
  if (trade === undefined) return null;
  const result = side === "exactIn" ? trade.outputAmount : trade.inputAmount;
  return { amount: BigInt(result.quotient.toString()), pools: trade.route.pools.length };
}

/** Our amount next to the SDK's. The ratio is above 1 if the SDK gives more (exact in) or takes more (exact out). */
function amountFigure({ request: { from, to, side }, usd, best, trade }: Comparison): Figure {
  const asset = side === "exactIn" ? to : from;
  const ours = side === "exactIn" ? best.amountOut : best.amountIn;
  return {
    name: `${usd.toLocaleString("en-US")} USD of ${from.symbol} for ${to.symbol}, ${sideName[side]}`,
    value: Number(formatUnits(ours, asset.decimals)),
    unit: `${asset.symbol} ${side === "exactIn" ? "received" : "sent"}`,
    target: null,
    ratio: Number(trade.amount) / Number(ours),
    peer: PEER,
  };
}

const sideName = { exactIn: "exact in", exactOut: "exact out" } as const satisfies Record<Side, string>;

/** The worst of all comparisons, which must be no more than what each pool rounds. */
function worstFigures(side: Side, comparisons: readonly Comparison[]): Figure[] {
  const worst = (losses: readonly bigint[]) =>
    Number(losses.reduce((most, loss) => (loss > most ? loss : most), 0n));
  const common = { unit: "units a pool", target: 1, ratio: null, peer: PEER };
  const name = `${comparisons.length} swaps ${sideName[side]}`;
  return [
    {
      name: `${name}, our best route worse than the SDK's by at most`,
      value: worst(comparisons.map(({ best, trade }) => lossPerPool(best, trade))),
      ...common,
    },
    {
      name: `${name}, our best Uniswap route other than the SDK's by at most`,
      value: worst(
        comparisons.map(({ bestOfUniswap, trade }) => absolute(lossPerPool(bestOfUniswap, trade))),
      ),
      ...common,
    },
  ];
}

/** Smallest units by which the member has less with our quote, for each of the trade's pools, rounded away from 0. */
function lossPerPool({ side, amountIn, amountOut }: Quote, { amount, pools }: SdkTrade): bigint {
  const loss = side === "exactIn" ? amount - amountOut : amountIn - amount;
  const perPool = (absolute(loss) + BigInt(pools) - 1n) / BigInt(pools);
  return loss < 0n ? -perPool : perPool;
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}
