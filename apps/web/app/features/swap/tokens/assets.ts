import { findLookalike } from "@canopy/swap/tokens/lookalike";
import type { Asset, Exchange, Token } from "@canopy/swap/types";
import { type Address, getAddress, isAddress, isAddressEqual, zeroAddress } from "viem";

/** The id of an asset on its chain: POL and WPOL have the same address. */
export function assetKey({ address, isNative }: Pick<Asset, "address" | "isNative">): string {
  return isNative ? "POL" : address;
}

/** POL, by WPOL's address. */
export function nativeAsset({ wpol }: Pick<Exchange, "wpol">): Asset {
  return { address: wpol, symbol: "POL", name: "Polygon", decimals: 18, isNative: true };
}

/** What a member can choose: POL, the built-in list, and the remembered tokens. */
export function listAssets(
  exchange: Pick<Exchange, "wpol" | "tokens">,
  remembered: readonly Token[],
): readonly Asset[] {
  const others = remembered.filter(({ address }) => !isListed(exchange, address));
  const tokens = [...exchange.tokens, ...others].map((token) => ({ ...token, isNative: false }));
  return [nativeAsset(exchange), ...tokens];
}

/** `assets`, and those of `chosen` that are missing: a token of the form may be removed from the list. */
export function includeAssets(assets: readonly Asset[], chosen: readonly Asset[]): readonly Asset[] {
  const keys = new Set(assets.map(assetKey));
  return [...assets, ...chosen.filter((asset) => !keys.has(assetKey(asset)))];
}

/** Whether a token is on the built-in list. */
export function isListed({ tokens }: Pick<Exchange, "tokens">, address: Address): boolean {
  return tokens.some((token) => isAddressEqual(token.address, address));
}

/** The symbol of the listed asset that a token outside of the list can be mistaken for, or null. */
export function imitatedSymbol(exchange: Pick<Exchange, "tokens" | "wpol">, token: Token): string | null {
  if (isListed(exchange, token.address)) return null;
  return findLookalike(token.symbol, listAssets(exchange, []))?.symbol ?? null;
}

/** The assets whose symbol starts with what is typed, or whose name or address has it. Those of the symbol first. */
export function findAssets(assets: readonly Asset[], typed: string): readonly Asset[] {
  const text = typed.trim().toLowerCase();
  if (text === "") return assets;
  const bySymbol = assets.filter(({ symbol }) => symbol.toLowerCase().startsWith(text));
  const others = assets.filter(
    (asset) =>
      !bySymbol.includes(asset) &&
      (asset.name.toLowerCase().includes(text) || asset.address.toLowerCase() === text),
  );
  return [...bySymbol, ...others];
}

/** The address that is typed; null for another text. A wrong checksum is a typing error. */
export function typedAddress(typed: string): Address | null {
  const text = typed.trim();
  return isAddress(text) && !isAddressEqual(text, zeroAddress) ? getAddress(text) : null;
}
