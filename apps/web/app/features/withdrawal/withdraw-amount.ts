import { AMOUNT_DECIMALS } from "@canopy/shared/money";
import { typedAmount } from "../../ui/forms/typed-amount.ts";

/** A parsed amount in wei, or why it can't be withdrawn. */
export type WithdrawAmount =
  | { readonly wei: bigint }
  | { readonly error: "EMPTY" | "NOT_A_NUMBER" | "ZERO" | "TOO_MUCH" };

/** Parses an amount of POL and compares it with the box (wei). */
export function withdrawAmount(typed: string, box: bigint): WithdrawAmount {
  if (typed.trim() === "") return { error: "EMPTY" };
  const wei = typedAmount(typed, AMOUNT_DECIMALS);
  if (wei === null) return { error: "NOT_A_NUMBER" };
  if (wei === 0n) return { error: "ZERO" };
  return wei > box ? { error: "TOO_MUCH" } : { wei };
}
