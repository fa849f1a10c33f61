import { localAddress, localExchange } from "@canopy/swap/deployments-local";
import type { Token } from "@canopy/swap/types";
import type { Address } from "viem";

/** USD of the tokens that have a feed of their own, with the feed's 8 decimals. POL's feed is the plan's. */
export const feedPrices = {
  usdc: 99_990_000n,
  usdt: 100_030_000n,
  weth: 2_950_00000000n,
  wbtc: 96_400_00000000n,
} as const;

/** Tokens of the local exchange that anyone may mint. */
export const mintedTokens = ["usdc", "usdt", "weth", "wbtc", "dai", "link"] as const;
export type MintedToken = (typeof mintedTokens)[number];
export type TokenName = "wpol" | MintedToken;

/** A token of the local exchange. */
export function localToken(name: TokenName): Token {
  const address = localAddress(name);
  const token = localExchange.tokens.find((listed) => listed.address === address);
  if (token === undefined) throw new Error(`The local exchange does not list ${name}`);
  return token;
}

/** The feeds of a local world, the plan's included. */
export const worldFeeds: readonly Address[] = localExchange.feeds.map(({ feed }) => feed);

/** USD of one whole token, with 8 decimals. */
export type TokenPrices = Readonly<Record<TokenName, bigint>>;

/** @param polUsd USD of one POL with 8 decimals */
export function openingPrices(polUsd: bigint): TokenPrices {
  return { ...feedPrices, wpol: polUsd, dai: 100_000_000n, link: 14_20000000n };
}
