import { findPaths } from "@canopy/swap/paths/find-paths";
import { quoteState } from "../../../apps/web/app/features/swap/quote/quote-state.ts";
import { readSnapshot } from "../../../apps/web/app/features/swap/snapshot/read-snapshot.ts";
import type { Figure } from "../figures.ts";
import { quantile } from "../quantiles.ts";
import { type AssetName, type ExchangeSource, findPools, toQuoteRequest } from "./exchange.ts";

const pairs: readonly (readonly [AssetName, AssetName])[] = [
  ["pol", "usdc"],
  ["usdc", "weth"],
  ["wpol", "wbtc"],
  ["usdt", "pol"],
];
const WARM_UP = 10;
const READS = 100;
/** Milliseconds without a key before the form reads a quote: its `TYPING_PAUSE`. */
const TYPING_PAUSE = 60;
/** Milliseconds from the last key. */
const LIMIT = 150;

/**
 * Measures the site's own reading: one call of the node for pools, quotes of all paths, prices and balances, then parsing and ranking.
 * It runs in Node, without React.
 */
export async function measureQuotes(source: ExchangeSource): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [from, to] of pairs) figures.push(...(await measurePair(source, from, to)));
  return figures;
}

async function measurePair(source: ExchangeSource, from: AssetName, to: AssetName): Promise<Figure[]> {
  const { client, exchange } = source;
  const first = toQuoteRequest(from, to, "exactIn", 1);
  const { refs, known } = await findPools(source, first);
  const gasPrice = await client.getGasPrice();
  const times: number[] = [];
  for (let read = 0; read < WARM_UP + READS; read++) {
    const request = toQuoteRequest(from, to, read % 2 === 0 ? "exactIn" : "exactOut", 10 * (read + 1));
    const begin = performance.now();
    const snapshot = await readSnapshot(source, request, refs, known);
    const state = quoteState({ exchange, request, snapshot, gasPrice });
    const taken = performance.now() - begin;
    if (state.status !== "quoted") throw new Error(`No quote of ${from} for ${to}: ${state.status}`);
    if (read >= WARM_UP) times.push(TYPING_PAUSE + taken);
  }
  const paths = findPaths(exchange, known, first.from.address, first.to.address).length;
  const name = `quote of ${first.from.symbol} for ${first.to.symbol}`;
  const time = { unit: "ms", ratio: null, peer: null };
  return [
    { name: `${name}, paths tried`, value: paths, unit: "", target: null, ratio: null, peer: null },
    { name: `${name}, after the last key, p50`, value: quantile(times, 0.5), target: null, ...time },
    { name: `${name}, after the last key, p95`, value: quantile(times, 0.95), target: LIMIT, ...time },
  ];
}
