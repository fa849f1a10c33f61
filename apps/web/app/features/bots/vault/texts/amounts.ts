import { formatUnits } from "viem";
import type { Locale } from "../../../../i18n/locale.ts";
import { formatPrice } from "../../figures/format.ts";

const PRICE_DECIMALS = 18;
const USD_DECIMALS = 6;

/** A price with 18 decimals as a number to show. */
export function formatUnitPrice(price: bigint, locale: Locale): string {
  return formatPrice(Number(formatUnits(price, PRICE_DECIMALS)), locale);
}

/** USD with 6 decimals, as the vault counts, in USD with 18, as amounts are formatted. */
export function capToUSD(cap: bigint): bigint {
  return cap * 10n ** BigInt(18 - USD_DECIMALS);
}
