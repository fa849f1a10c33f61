import { type OraclePrice, valueInUSD } from "@canopy/swap/quotes/oracle";
import type { Asset } from "@canopy/swap/types";
import type { Prices } from "./feeds.ts";

/** The asset's price by its feed. POL has that of WPOL. */
export function oraclePrice({ address, decimals }: Asset, prices: Prices | undefined): OraclePrice {
  return { decimals, usd: prices?.get(address) ?? null };
}

/** An amount of the asset in USD with 18 decimals, null without a price. */
export function assetValue(asset: Asset, amount: bigint, prices: Prices | undefined): bigint | null {
  return valueInUSD(amount, oraclePrice(asset, prices));
}
