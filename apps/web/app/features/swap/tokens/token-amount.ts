import { formatAmount } from "@canopy/shared/money";

/** Digits that count, for an amount of any size. */
const SIGNIFICANT = 6;
/** Fraction digits of a large amount. */
const LEAST_FRACTION = 2;

/** Zeros at the end of a fraction, after its second digit. */
const endZeros = /(?<=\.\d{2,})0+$/;

/**
 * Formats an amount of a token as en-US with about six significant digits, and without zeros that say nothing: 1,234.56, 1.50,
 * 0.00012345.
 *
 * @param amount in the smallest unit
 * @param rounding "up" for an amount that someone pays, so that it is never more than the text says
 */
export function tokenAmount(amount: bigint, decimals: number, rounding: "down" | "up" = "down"): string {
  const digits = fractionDigits(amount, decimals);
  const step = 10n ** BigInt(Math.max(0, decimals - digits));
  const shown = rounding === "up" ? ((amount + step - 1n) / step) * step : amount;
  return formatAmount(shown, decimals, digits).replace(endZeros, "");
}

function fractionDigits(amount: bigint, decimals: number): number {
  if (amount === 0n) return Math.min(LEAST_FRACTION, decimals);
  // Digits before the point; 0 or less for leading zeros after it.
  const whole = String(amount).length - decimals;
  return Math.min(decimals, Math.max(LEAST_FRACTION, SIGNIFICANT - whole));
}
