import { csvLine } from "@canopy/shared/csv";
import { formatEther, formatUnits } from "viem";
import type { BlockRange } from "../../block-history/search-windows.ts";
import { exchangeRate, RATE_DECIMALS } from "../../swap/rate.ts";
import type { TradeEntry } from "./trade-entry.ts";

const columns = [
  "at",
  "rule",
  "sold",
  "sold_token",
  "bought",
  "bought_token",
  "price",
  "oracle_price",
  "pool_fee_millionths",
  "keeper_fee_pol",
  "keeper",
  "transaction",
  "block",
];

/** Trades as CSV with exact amounts. Prices are of one sold token in the bought one. */
export function tradeCsv(trades: readonly TradeEntry[]): string {
  return [columns, ...trades.map(toCells)].map(csvLine).join("");
}

/** The file's name says which blocks were searched: trades before them are missing. */
export function tradeCsvName({ from, to }: BlockRange): string {
  return `vault-trades-blocks-${from}-to-${to}.csv`;
}

function toCells(trade: TradeEntry): string[] {
  const { at, rule, from, to, amountIn, amountOut, oracleOut, fee, keeper, hash, block, poolFee } = trade;
  const price = (out: bigint) => {
    const rate = exchangeRate({ amountIn, amountOut: out }, from, to);
    return rate === null ? "" : formatUnits(rate, RATE_DECIMALS);
  };
  return [
    at.toISOString(),
    String(rule),
    formatUnits(amountIn, from.decimals),
    from.symbol,
    formatUnits(amountOut, to.decimals),
    to.symbol,
    price(amountOut),
    price(oracleOut),
    poolFee === null ? "" : String(poolFee),
    formatEther(fee),
    keeper,
    hash,
    String(block),
  ];
}
