import { parseAmount } from "@canopy/shared/money";

/** Persian thousands separators between whole groups. */
const grouped = /^\d{1,3}(?:٬\d{3})+(?=$|٫)/;

/**
 * Parses an amount as a person types it. Persian digits and separators are allowed. A comma is rejected, because it can be a
 * decimal sign or a separator: 0,5 must never become 5.
 *
 * @param decimals between the unit and its smallest unit
 * @returns the amount in the smallest unit; null for another text, also for an empty one
 */
export function typedAmount(typed: string, decimals: number): bigint | null {
  const text = typed
    .trim()
    .replace(/[۰-۹]/g, (digit) => String("۰۱۲۳۴۵۶۷۸۹".indexOf(digit)))
    .replace(grouped, (whole) => whole.replaceAll("٬", ""))
    .replace("٫", ".");
  return parseAmount(text, decimals);
}
