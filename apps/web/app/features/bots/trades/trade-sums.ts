import type { Token } from "@canopy/swap/types";
import type { Address } from "viem";
import type { PastTrade } from "./past-trade.ts";

/** What trades cost and made, in USD with 18 decimals at the prices of now. */
export interface TradeSums {
  readonly trades: number;
  /** Wei. */
  readonly keeperFees: bigint;
  readonly keeperFeesUSD: bigint;
  readonly poolFees: bigint;
  /** What the pools paid less than the feeds' prices, after their fees. Negative if they paid more. */
  readonly slippage: bigint;
  /** What the vault has more than without these trades; all costs are in it. */
  readonly difference: bigint;
}

const WHOLE = 1_000_000n;

/** USD for a whole token, with 18 decimals, by its address. */
type Prices = ReadonlyMap<Address, bigint>;

/** Null if a price is missing: a sum without a part of it would be wrong. */
export function sumTrades(trades: readonly PastTrade[], prices: Prices, wpol: Address): TradeSums | null {
  let [keeperFees, poolFees, lost, difference] = [0n, 0n, 0n, 0n];
  for (const { from, to, amountIn, amountOut, oracleOut, fee, poolFee } of trades) {
    const [sold, bought] = [toUSD(amountIn, from, prices), toUSD(amountOut, to, prices)];
    const fair = toUSD(oracleOut, to, prices);
    if (sold === null || bought === null || fair === null) return null;
    keeperFees += fee;
    poolFees += (fair * BigInt(poolFee ?? 0)) / WHOLE;
    lost += fair - bought;
    difference += bought - sold;
  }
  const pol = prices.get(wpol);
  if (keeperFees > 0n && pol === undefined) return null;
  const keeperFeesUSD = (keeperFees * (pol ?? 0n)) / 10n ** 18n;
  return {
    ...{ trades: trades.length, keeperFees, keeperFeesUSD, poolFees },
    slippage: lost - poolFees,
    difference: difference - keeperFeesUSD,
  };
}

function toUSD(amount: bigint, { address, decimals }: Token, prices: Prices): bigint | null {
  const price = prices.get(address);
  return price === undefined ? null : (amount * price) / 10n ** BigInt(decimals);
}
