import type { VaultState } from "@canopy/strategies/vault/vault-state";
import type { Locale } from "../../../../i18n/locale.ts";
import { typedAmount } from "../../../../ui/forms/typed-amount.ts";
import { exactText, typedTokenAmount } from "../../../swap/form/typed-token-amount.ts";
import type { ActionInput, VaultAction } from "./vault-actions.ts";

/** What the form of an action holds, as it was typed. */
export interface ActionDraft {
  readonly amount: string;
  readonly spend: string;
  readonly loss: string;
}

const emptyDraft: ActionDraft = { amount: "", spend: "", loss: "" };

export type DraftError = "EMPTY" | "NOT_A_NUMBER" | "TOO_PRECISE" | "ZERO" | "TOO_LARGE" | "MORE_THAN_HELD";

export type DraftErrors = Readonly<Partial<Record<keyof ActionDraft, DraftError>>>;

/** What the form of an action holds at first: limits that are in force are changed, and not typed again. */
export function firstDraft(
  { type }: Pick<VaultAction, "type">,
  caps: VaultState["caps"] | undefined,
  locale: Locale,
): ActionDraft {
  if (type !== "caps" || caps === undefined) return emptyDraft;
  const text = (cap: bigint) => (cap === 0n ? "" : exactText(cap, USD_DECIMALS, locale));
  return { ...emptyDraft, spend: text(caps.spendADay), loss: text(caps.lossADay) };
}

const USD_DECIMALS = 6;
const MOST_CAP = 2n ** 64n - 1n;
const nothing: ActionInput = { amount: 0n, caps: { spend: 0n, loss: 0n } };

/**
 * What was typed, or what is wrong with it.
 *
 * @param held what the wallet or the vault has of the token that the action moves; undefined while it is not known
 */
export function readDraft(
  action: VaultAction,
  draft: ActionDraft,
  held: bigint | undefined,
): { readonly input: ActionInput } | { readonly errors: DraftErrors } {
  if (action.type === "deposit" || action.type === "withdraw") {
    const typed = typedTokenAmount(draft.amount, action.asset.decimals);
    if ("error" in typed) return { errors: { amount: typed.error } };
    if (held !== undefined && typed.amount > held) return { errors: { amount: "MORE_THAN_HELD" } };
    return { input: { ...nothing, amount: typed.amount } };
  }
  if (action.type !== "caps") return { input: nothing };
  const [spend, loss] = [readCap(draft.spend), readCap(draft.loss)];
  if (typeof spend === "bigint" && typeof loss === "bigint") {
    return { input: { ...nothing, caps: { spend, loss } } };
  }
  return {
    errors: {
      ...(typeof spend === "string" && { spend }),
      ...(typeof loss === "string" && { loss }),
    },
  };
}

function readCap(typed: string): bigint | DraftError {
  if (typed.trim() === "") return "EMPTY";
  const cap = typedAmount(typed, USD_DECIMALS);
  if (cap === null) return "NOT_A_NUMBER";
  return cap > MOST_CAP ? "TOO_LARGE" : cap;
}
