import { formatUnits } from "viem";
import type { Locale } from "../../../../i18n/locale.ts";
import { formatPrice } from "../../format/format.ts";

const PRICE_DECIMALS = 18;
const USD_DECIMALS = 6;

/** A price with 18 decimals as a number to show. */
export function formatUnitPrice(price: bigint, locale: Locale): string {
  return formatPrice(Number(formatUnits(price, PRICE_DECIMALS)), locale);
}

/**
 * A price of one token in another with its unit, in the direction in which it is above 1, as other sources quote it: 2,950 USDC, and
 * not 0.000339 WETH.
 */
export function readableUnitPrice(
  price: bigint,
  { from, to }: { readonly from: string; readonly to: string },
  locale: Locale,
): string {
  const one = 10n ** BigInt(PRICE_DECIMALS);
  return price === 0n || price >= one
    ? `${formatUnitPrice(price, locale)} ${to}`
    : `${formatUnitPrice((one * one) / price, locale)} ${from}`;
}

/** USD with 6 decimals, as the vault counts, in USD with 18, as amounts are formatted. */
export function capToUSD(cap: bigint): bigint {
  return cap * 10n ** BigInt(18 - USD_DECIMALS);
}

/** Whether a trade that what is `left` of a day's limit does not fit is above the limit itself: waiting does not help then. */
export function isAboveLimit(left: bigint, limit: bigint): boolean {
  return left >= limit;
}
