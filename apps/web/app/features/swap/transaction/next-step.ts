import { approvalSteps } from "@canopy/swap/chain/build-approval";
import { findVenue } from "@canopy/swap/chain/venues";
import type { Exchange } from "@canopy/swap/types";
import type { CallRequest } from "../../../chain/transaction-steps.ts";
import { mostSold, type Terms } from "./terms.ts";

/** The next transaction of a swap. "reset": some tokens refuse a new approval while an old one is left. */
export type NextStep =
  | { readonly step: "reset" | "approve"; readonly request: CallRequest }
  | { readonly step: "send" };

/**
 * The next transaction of `terms`: up to two approvals, then the swap itself. Only the chain decides what is done, so that it is
 * right after a reload, too.
 *
 * @param allowance how much of the sold token the router may take now
 */
export function nextStep(exchange: Exchange, terms: Terms, allowance: bigint): NextStep {
  if (terms.kind !== "swap" || terms.from.isNative) return { step: "send" };
  const [first, second] = approvalSteps({
    token: terms.from.address,
    allowance,
    needed: mostSold(terms),
    spender: findVenue(exchange, terms.quote.path.venue).router,
  });
  if (first === undefined) return { step: "send" };
  return { step: second === undefined ? "approve" : "reset", request: { ...first, value: 0n } };
}
