import type { Token } from "@canopy/swap/types";
import { exchangeRate, inverseRate, RATE_DECIMALS } from "../../swap/rate.ts";

export interface ReadablePrice {
  /** With `RATE_DECIMALS`. */
  readonly rate: bigint;
  /** The symbol of what it counts, for one of the other token. */
  readonly unit: string;
}

const ONE = 10n ** BigInt(RATE_DECIMALS);

/** The price in the direction in which it is above 1: 2,950 USDC, and not 0.000339 WETH. Null for nothing. */
export function readablePrice(
  amounts: { readonly amountIn: bigint; readonly amountOut: bigint },
  from: Token,
  to: Token,
): ReadablePrice | null {
  const rate = exchangeRate(amounts, from, to);
  if (rate === null || rate >= ONE) return rate === null ? null : { rate, unit: to.symbol };
  const inverse = inverseRate(amounts, from, to);
  return inverse === null ? null : { rate: inverse, unit: from.symbol };
}
