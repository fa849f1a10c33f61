import type { Asset } from "@canopy/swap/types";

/** Decimals of a rate. */
export const RATE_DECIMALS = 18;

interface Exchanged {
  readonly amountIn: bigint;
  readonly amountOut: bigint;
}

type Unit = Pick<Asset, "decimals">;

/** Whole `to` for one whole `from`, with 18 decimals, rounded down. null for nothing. */
export function exchangeRate({ amountIn, amountOut }: Exchanged, from: Unit, to: Unit): bigint | null {
  if (amountIn === 0n) return null;
  return (amountOut * 10n ** BigInt(RATE_DECIMALS + from.decimals)) / (amountIn * 10n ** BigInt(to.decimals));
}

/** The rate in the other direction: whole `from` for one whole `to`. */
export function inverseRate({ amountIn, amountOut }: Exchanged, from: Unit, to: Unit): bigint | null {
  return exchangeRate({ amountIn: amountOut, amountOut: amountIn }, to, from);
}
