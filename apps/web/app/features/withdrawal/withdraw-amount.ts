import { parseAmount } from "@canopy/shared/money";

/** A parsed amount in wei, or why it can't be withdrawn. */
export type WithdrawAmount =
  | { readonly wei: bigint }
  | { readonly problem: "EMPTY" | "NOT_A_NUMBER" | "ZERO" | "TOO_MUCH" };

/** Persian thousands separators between whole groups. */
const grouped = /^\d{1,3}(?:٬\d{3})+(?=$|٫)/;

/**
 * Parses an amount of POL and compares it with the box (wei). Persian digits and separators are allowed. A comma is rejected,
 * because it can be a decimal sign or a separator: 0,5 must never become 5.
 */
export function withdrawAmount(typed: string, box: bigint): WithdrawAmount {
  const text = typed
    .trim()
    .replace(/[۰-۹]/g, (digit) => String("۰۱۲۳۴۵۶۷۸۹".indexOf(digit)))
    .replace(grouped, (whole) => whole.replaceAll("٬", ""))
    .replace("٫", ".");
  if (text === "") return { problem: "EMPTY" };
  const wei = parseAmount(text);
  if (wei === null) return { problem: "NOT_A_NUMBER" };
  if (wei === 0n) return { problem: "ZERO" };
  return wei > box ? { problem: "TOO_MUCH" } : { wei };
}
