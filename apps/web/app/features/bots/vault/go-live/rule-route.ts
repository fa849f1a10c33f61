import type { Listing } from "@canopy/strategies/vault/listings";
import type { RuleTerms } from "@canopy/strategies/vault/on-chain-rule";
import type { Quote } from "@canopy/swap/types";
import { tokenNumber } from "../state/vault-tokens.ts";

/** How a rule trades. It is fixed when the rule is set, whatever the pools do later. */
export type RuleRoute = Pick<RuleTerms, "venue" | "poolFee" | "via">;

/** The route of a quote as a rule says it; null if a token between is not in the vault's list. */
export function toRoute({ path }: Quote, listings: readonly Listing[]): RuleRoute | null {
  const [first, second] = path.pools;
  const between = path.tokens[1];
  if (first === undefined) return null;
  const { venue } = path;
  if (second === undefined) return { venue, poolFee: first.fee, via: null };
  const token = between === undefined ? null : tokenNumber(listings, between);
  return token === null ? null : { venue, poolFee: first.fee, via: { token, poolFee: second.fee } };
}

/** The quote that brings most, of those that a rule can follow. */
export function bestRoute(
  quotes: readonly Quote[],
  listings: readonly Listing[],
): { readonly quote: Quote; readonly route: RuleRoute } | null {
  const possible = quotes.flatMap((quote) => {
    const route = quote.amountOut > 0n ? toRoute(quote, listings) : null;
    return route === null ? [] : [{ quote, route }];
  });
  return possible.reduce<(typeof possible)[number] | null>(
    (best, one) => (best === null || one.quote.amountOut > best.quote.amountOut ? one : best),
    null,
  );
}
