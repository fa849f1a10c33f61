import { isAddressEqual } from "viem";
import { divideUp } from "../millionths.ts";
import { findPaths } from "../paths/find-paths.ts";
import type { Exchange, Pool, Token } from "../types.ts";
import { midRate, type Rate } from "./price.ts";

export interface GasPricing {
  readonly exchange: Exchange;
  /** The pools of the pairs that were read for this swap. */
  readonly pools: readonly Pool[];
  /** The token that quotes are compared in. */
  readonly token: Pick<Token, "address" | "decimals">;
  /** Wei for one unit of gas. */
  readonly gasPrice: bigint;
  /** USD for a whole POL and a whole token, with 18 decimals. null when unknown. */
  readonly polUsd: bigint | null;
  readonly tokenUsd: bigint | null;
}

/**
 * Returns what gas costs in the smallest units of a token, rounded up: by the feeds, or by the deepest pool of the token and WPOL. The
 * function returns null when neither knows a price.
 */
export function createGasValue(pricing: GasPricing): (gas: bigint) => bigint | null {
  const rate = findRate(pricing);
  return (gas) =>
    rate === null ? null : divideUp(gas * pricing.gasPrice * rate.numerator, rate.denominator);
}

/** Smallest units of the token for one wei. */
function findRate({ exchange, pools, token, polUsd, tokenUsd }: GasPricing): Rate | null {
  if (isAddressEqual(token.address, exchange.wpol)) return { numerator: 1n, denominator: 1n };
  if (polUsd !== null && tokenUsd !== null && polUsd > 0n && tokenUsd > 0n) {
    return { numerator: polUsd * 10n ** BigInt(token.decimals), denominator: tokenUsd * 10n ** 18n };
  }
  const [deepest] = findPaths(exchange, pools, exchange.wpol, token.address)
    .filter((path) => path.pools.length === 1)
    .sort((one, other) => (depth(one.pools) < depth(other.pools) ? 1 : -1));
  return deepest === undefined ? null : midRate(deepest);
}

const depth = ([pool]: readonly Pool[]) => pool?.liquidity ?? 0n;
