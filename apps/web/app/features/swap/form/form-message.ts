import { isFarBelowOracle } from "@canopy/swap/quotes/oracle";
import { impactGrade } from "@canopy/swap/quotes/price";
import type { NoQuote } from "../quote/quote-state.ts";
import type { Shortage } from "./shortage.ts";
import type { TypedTokenAmount } from "./typed-token-amount.ts";

type AmountError = Extract<TypedTokenAmount, { readonly error: string }>["error"];

/** The one thing that the member has to know now. */
export type FormMessage =
  | { readonly kind: "empty" }
  | { readonly kind: "amount"; readonly error: Exclude<AmountError, "EMPTY"> }
  | { readonly kind: "failed"; readonly error: Error }
  | ({ readonly kind: "noQuote" } & NoQuote)
  | { readonly kind: "expired" }
  | { readonly kind: "shortage"; readonly shortage: Shortage }
  | { readonly kind: "impact"; readonly impact: number; readonly isSevere: boolean }
  | { readonly kind: "oracle"; readonly deviation: number }
  | { readonly kind: "waiting" }
  | { readonly kind: "ready" };

interface MessageInput {
  readonly parsed: TypedTokenAmount;
  readonly error: Error | null;
  readonly noQuote: NoQuote | null;
  readonly isExpired: boolean;
  readonly shortage: Shortage | null;
  /** Whether there is a quote of the amount in the form, or none is needed. */
  readonly isQuoted: boolean;
  /** Millionths; null without a quote. */
  readonly impact: number | null;
  readonly deviation: number | null;
}

/** What stops the swap comes first, then what it costs. */
export function formMessage(input: MessageInput): FormMessage {
  const { parsed, error, noQuote, isExpired, shortage, isQuoted, impact, deviation } = input;
  if ("error" in parsed && parsed.error !== "EMPTY") return { kind: "amount", error: parsed.error };
  if (error !== null) return { kind: "failed", error };
  if ("error" in parsed) return { kind: "empty" };
  if (noQuote !== null) return { kind: "noQuote", ...noQuote };
  if (isExpired) return { kind: "expired" };
  if (shortage !== null) return { kind: "shortage", shortage };
  const grade = impact === null ? "low" : impactGrade(impact);
  if (impact !== null && (grade === "high" || grade === "severe")) {
    return { kind: "impact", impact, isSevere: grade === "severe" };
  }
  if (deviation !== null && isFarBelowOracle(deviation)) return { kind: "oracle", deviation };
  return { kind: isQuoted ? "ready" : "waiting" };
}

/** Whether this message blocks the review. */
export function isBlocking({ kind }: FormMessage): boolean {
  return kind !== "ready" && kind !== "impact" && kind !== "oracle";
}
