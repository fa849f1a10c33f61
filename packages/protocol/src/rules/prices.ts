import { ONE } from "./money.ts";
import { must } from "./rule-broken.ts";

/** A payment can exceed its price by one fiftieth (2 %); the excess goes to the payer's box. */
const EXCESS_DIVISOR = 50n;

/** Wei for `usd` at `polUsd` (both 18 decimals), rounded up. */
export function weiFor(usd: bigint, polUsd: bigint): bigint {
  return (usd * ONE + polUsd - 1n) / polUsd;
}

/** The price of a round, which its first entry fixes for all others. */
export interface RoundPrice {
  /** USD for one POL, 18 decimals: the feed's reading. */
  polUsd: bigint;
  /** Wei for one unit. */
  unitPrice: bigint;
}

export function toRoundPrice(unitUsd: bigint, polUsd: bigint): RoundPrice {
  return { polUsd, unitPrice: weiFor(unitUsd, polUsd) };
}

/** @throws RuleBrokenError when `value` is below `price`, or exceeds it by more than 2 % */
export function requirePayment(value: bigint, price: bigint): void {
  must(price > 0n && value >= price && value - price <= price / EXCESS_DIVISOR, "wrong enter price");
}

/**
 * The number of units that `value` pays for.
 *
 * @throws RuleBrokenError when it is 0 or above `most`, or the excess is above 2 %
 */
export function unitsFor(value: bigint, unitPrice: bigint, most: number): number {
  const units = value / unitPrice;
  must(units <= BigInt(most), "wrong enter price");
  requirePayment(value, units * unitPrice);
  return Number(units);
}
