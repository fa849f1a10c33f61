import { formatAmount } from "@canopy/shared/money";
import { localizeAmount } from "../../../i18n/format.ts";
import type { Locale } from "../../../i18n/locale.ts";
import { typedAmount } from "../../../ui/forms/typed-amount.ts";
import { tokenAmount } from "../tokens/token-amount.ts";

/** An amount in smallest units, or why it can't be quoted. */
export type TypedTokenAmount =
  | { readonly amount: bigint }
  | { readonly error: "EMPTY" | "NOT_A_NUMBER" | "TOO_PRECISE" | "ZERO" | "TOO_LARGE" };

/** Pools count in int256; half of its digits leaves room for limits above the quote. */
const LARGEST = 10n ** 38n;
/** Enough to tell a number with too many decimals from text that is not a number. */
const ANY_DECIMALS = 78;

/** Parses an amount of a token as a person types it. */
export function typedTokenAmount(typed: string, decimals: number): TypedTokenAmount {
  if (typed.trim() === "") return { error: "EMPTY" };
  const amount = typedAmount(typed, decimals);
  if (amount === null) {
    return { error: typedAmount(typed, ANY_DECIMALS) === null ? "NOT_A_NUMBER" : "TOO_PRECISE" };
  }
  if (amount === 0n) return { error: "ZERO" };
  return amount > LARGEST ? { error: "TOO_LARGE" } : { amount };
}

/** An amount as a text that a person can edit: with every digit, without separators of thousands. */
export function exactText(amount: bigint, decimals: number, locale: Locale): string {
  const text = formatAmount(amount, decimals, decimals);
  return editable(text.includes(".") ? text.replace(/\.?0+$/, "") : text, locale);
}

/** A quoted amount for the field that was not typed: about six digits, and never less than what is paid. */
export function quotedText(amount: bigint, decimals: number, end: "from" | "to", locale: Locale): string {
  return editable(tokenAmount(amount, decimals, end === "from" ? "up" : "down"), locale);
}

/** Without thousands separators: `typedAmount` rejects the comma, which is a decimal sign for some. */
function editable(text: string, locale: Locale): string {
  return localizeAmount(text.replaceAll(",", ""), locale);
}
