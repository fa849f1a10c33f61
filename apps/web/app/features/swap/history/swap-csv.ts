import { csvLine } from "@canopy/shared/csv";
import type { Asset } from "@canopy/swap/types";
import { formatEther, formatUnits } from "viem";
import type { BlockRange } from "../../log-search/search-windows.ts";
import { exchangeRate, RATE_DECIMALS } from "../rate.ts";
import type { PastSwap } from "./past-swap.ts";

const columns = [
  "at",
  "venue",
  "exact",
  "sold",
  "sold_token",
  "sold_address",
  "bought",
  "bought_token",
  "bought_address",
  "price",
  "quoted",
  "limit",
  "fee_pol",
  "transaction",
  "block",
];

/**
 * Swaps as CSV with exact amounts. `quoted` and `limit` are amounts of what was not typed: of the bought token if the sold amount
 * was exact, else of the sold one.
 */
export function swapCsv(swaps: readonly PastSwap[]): string {
  return [columns, ...swaps.map(toCells)].map(csvLine).join("");
}

/** The file's name says which blocks were searched: swaps before them are missing. */
export function swapCsvName(username: string, { from, to }: BlockRange): string {
  return `${username}-blocks-${from}-to-${to}-swaps.csv`;
}

function toCells(swap: PastSwap): string[] {
  const { at, venue, side, from, to, amountIn, amountOut, limit, fee, quote, hash, block } = swap;
  const price = exchangeRate(swap, from, to);
  const isExactIn = side === "exactIn";
  const { decimals } = isExactIn ? to : from;
  const quoted = quote && (isExactIn ? quote.amountOut : quote.amountIn);
  const optional = (amount: bigint | null) => (amount === null ? "" : formatUnits(amount, decimals));
  return [
    at.toISOString(),
    venue ?? "",
    isExactIn ? "sold" : "bought",
    formatUnits(amountIn, from.decimals),
    ...tokenCells(from),
    formatUnits(amountOut, to.decimals),
    ...tokenCells(to),
    price === null ? "" : formatUnits(price, RATE_DECIMALS),
    optional(quoted),
    optional(limit),
    formatEther(fee),
    hash,
    String(block),
  ];
}

/** Symbol and address. POL has none. */
function tokenCells({ symbol, address, isNative }: Asset): [string, string] {
  return [symbol, isNative ? "" : address];
}
