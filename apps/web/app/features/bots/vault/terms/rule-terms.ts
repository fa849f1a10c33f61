import type { OnChainRule } from "@canopy/strategies/vault/on-chain-rule";
import { WHOLE_BALANCE } from "@canopy/strategies/vault/vault-rules";
import type { Locale } from "../../../../i18n/locale.ts";
import { typedAmount } from "../../../../ui/forms/typed-amount.ts";
import { exactText } from "../../../swap/form/typed-token-amount.ts";
import { type Term, type TermScale, termForms, WHOLE_SHARE } from "./term-forms.ts";

/** Kinds of the contract, by their numbers. */
const [DCA, STOP, TAKE_PROFIT, GRID, REBALANCE] = [1, 2, 3, 4, 5];

/** Enough to tell a number with too many decimals from a text that is no number. */
const ANY_DECIMALS = 78;

/** What can be changed in a rule, in the order of the form. A rule that sells all stays one. */
export function listTerms({ kind, amount }: Pick<OnChainRule, "kind" | "amount">): readonly Term[] {
  const size: readonly Term[] = amount === WHOLE_BALANCE ? [] : ["amount"];
  switch (kind) {
    case DCA:
      return [...size, "interval", "slippage", "fee", "left", "end"];
    case STOP:
    case TAKE_PROFIT:
      return ["trigger", ...size, "slippage", "fee", "end"];
    case GRID:
      return ["trigger", "second", ...size, "slippage", "fee", "left", "end"];
    case REBALANCE:
      return ["share", "band", ...size, "slippage", "fee", "left", "end"];
    default:
      return [];
  }
}

/** The terms as they are typed. */
export type TermsDraft = Readonly<Partial<Record<Term, string>>>;

/** The form as it opens: the terms in force, with every digit. */
export function draftTerms(rule: OnChainRule, scale: TermScale, locale: Locale): TermsDraft {
  return Object.fromEntries(
    listTerms(rule).map((term) => {
      const { read, decimals } = termForms[term];
      const value = read(rule, scale);
      return [term, value === null ? "" : exactText(value, decimals(scale), locale)];
    }),
  );
}

export type TermError =
  | "NOT_A_NUMBER"
  | "TOO_PRECISE"
  | "TOO_SMALL"
  | "TOO_LARGE"
  /** A grid level buys back below the price at which it sells. */
  | "NOT_BELOW"
  /** The share and its distance are together the whole, or more. */
  | "TOO_WIDE"
  /** The rule would be over before its next trade. */
  | "TOO_EARLY";

export type TermErrors = Readonly<Partial<Record<Term, TermError>>>;

interface Typed {
  /** The form as it opened. */
  readonly first: TermsDraft;
  readonly draft: TermsDraft;
}

/**
 * The rule with what was typed, or what is wrong with it. A field as it opened keeps what the rule has now: its number of trades can
 * have fallen since, and a number can have more digits than its field.
 */
export function changeTerms(
  rule: OnChainRule,
  { first, draft }: Typed,
  scale: TermScale,
): { readonly rule: OnChainRule } | { readonly errors: TermErrors } {
  const errors: Partial<Record<Term, TermError>> = {};
  let changed = rule;
  for (const term of listTerms(rule)) {
    const typed = (draft[term] ?? "").trim();
    if (typed === first[term]) continue;
    const value = readTerm(term, typed, scale);
    if (typeof value === "string") errors[term] = value;
    else changed = { ...changed, ...termForms[term].write(value, scale) };
  }
  const { kind, trigger, second, expiry, notBefore } = changed;
  if (kind === GRID && second >= trigger) errors.second ??= "NOT_BELOW";
  if (kind === REBALANCE && trigger + second >= WHOLE_SHARE) errors.band ??= "TOO_WIDE";
  if (expiry !== 0 && expiry <= Math.max(scale.time, notBefore)) errors.end ??= "TOO_EARLY";
  return Object.keys(errors).length === 0 ? { rule: changed } : { errors };
}

function readTerm(term: Term, typed: string, scale: TermScale): bigint | null | TermError {
  const { decimals, least, most, isOptional } = termForms[term];
  if (isOptional && typed === "") return null;
  const value = typedAmount(typed, decimals(scale));
  if (value === null) return typedAmount(typed, ANY_DECIMALS) === null ? "NOT_A_NUMBER" : "TOO_PRECISE";
  if (value < least) return "TOO_SMALL";
  return value > most ? "TOO_LARGE" : value;
}

/** The terms in which two versions of a rule differ. */
export function changedTerms(before: OnChainRule, after: OnChainRule): readonly Term[] {
  return listTerms(before).filter((term) => {
    const { field } = termForms[term];
    return before[field] !== after[field];
  });
}

const tested: readonly Term[] = ["interval", "trigger", "second", "share", "band"];

/** Whether a change is one of what ran on paper, and not of size, costs and end alone. */
export function isUntested(terms: readonly Term[]): boolean {
  return terms.some((term) => tested.includes(term));
}
