import { parseAmount } from "@canopy/shared/money";

/** What a typed amount means: wei, or why it cannot be withdrawn. */
export type WithdrawAmount =
  | { readonly wei: bigint }
  | { readonly problem: "EMPTY" | "NOT_A_NUMBER" | "ZERO" | "TOO_MUCH" };

/** Persian thousands, each group whole. */
const grouped = /^\d{1,3}(?:٬\d{3})+(?=$|٫)/;

/**
 * Reads an amount of POL as typed, against what the box holds (wei). Persian digits and separators count too. A comma
 * is refused, since it is a decimal sign to some and a separator to others: 0,5 must never become 5.
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
