import type { Listing } from "@canopy/strategies/vault/listings";
import type { Asset, Exchange, Token } from "@canopy/swap/types";
import { type Address, isAddressEqual } from "viem";
import { assetValue } from "../../../swap/snapshot/asset-value.ts";
import type { Balances } from "../../../swap/snapshot/balances.ts";
import type { Prices } from "../../../swap/snapshot/feeds.ts";
import { assetKey, listAssets } from "../../../swap/tokens/assets.ts";

/** The number of a token in the vault's `Markets`; null if rules can't trade it. */
export function tokenNumber(listings: readonly Listing[], address: Address): number | null {
  const index = listings.findIndex(({ token }) => isAddressEqual(token, address));
  return index === -1 ? null : index + 1;
}

/** The token with a number. Of a token outside the site's list only the address is known. */
export function tokenByNumber(
  { tokens }: Pick<Exchange, "tokens">,
  listings: readonly Listing[],
  number: number,
): Token {
  const address = listings[number - 1]?.token;
  const known = address && tokens.find((token) => isAddressEqual(token.address, address));
  const symbol = address === undefined ? `#${number}` : `${address.slice(0, 6)}…`;
  return known ?? { address: address ?? `0x${"0".repeat(40)}`, symbol, name: symbol, decimals: 18 };
}

/** An asset with an amount of it. */
export interface Holding {
  readonly asset: Asset;
  readonly amount: bigint;
  /** USD with 18 decimals; null without a price. */
  readonly usd: bigint | null;
}

/** What a vault holds of each token, POL last: it pays keepers and is not traded. Tokens that it does not hold are left out. */
export function listHoldings(
  exchange: Pick<Exchange, "wpol" | "tokens">,
  held: Balances,
  prices: Prices,
): readonly Holding[] {
  const assets = listAssets(exchange, []);
  return [...assets.filter(({ isNative }) => !isNative), ...assets.filter(({ isNative }) => isNative)]
    .map((asset) => {
      const amount = held.get(assetKey(asset)) ?? 0n;
      return { asset, amount, usd: assetValue(asset, amount, prices) };
    })
    .filter(({ amount, asset }) => amount > 0n || asset.isNative);
}

/** The sum in USD with 18 decimals. Tokens without a price are left out. */
export function totalValue(holdings: readonly Holding[]): bigint {
  return holdings.reduce((sum, { usd }) => sum + (usd ?? 0n), 0n);
}
