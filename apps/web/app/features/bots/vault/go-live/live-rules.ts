import type { Bot } from "@canopy/shared/api/bots";
import type { Market } from "@canopy/shared/api/markets";
import { encodeRule, type OnChainRule, type RuleTerms } from "@canopy/strategies/vault/on-chain-rule";
import { packPrice } from "@canopy/strategies/vault/packed-price";
import { toVaultRules, type VaultRule } from "@canopy/strategies/vault/vault-rules";
import { formatUnits, getAddress } from "viem";
import type { Prices } from "../../../swap/snapshot/feeds.ts";
import type { VaultAddresses } from "../state/vault-addresses.ts";
import { tokenNumber } from "../state/vault-tokens.ts";

const PRICE_DECIMALS = 18;

/** The price of a market's base token in its quote token by the vault's feeds, with 18 decimals; null without both. */
export function feedPrice({ base, quote }: Pick<Market, "base" | "quote">, prices: Prices): bigint | null {
  const [one, other] = [prices.get(getAddress(base.address)), prices.get(getAddress(quote.address))];
  return one === undefined || other === undefined ? null : (one * 10n ** BigInt(PRICE_DECIMALS)) / other;
}

/** The rules that trade as a paper bot did. Null: the vault can't trade the tokens, or count the amounts. */
export function toRules(
  { kind }: Pick<Bot, "kind">,
  parameters: Bot["parameters"],
  market: Pick<Market, "base" | "quote">,
  price: bigint,
): readonly VaultRule[] | null {
  try {
    return toVaultRules(kind, parameters, {
      baseDecimals: market.base.decimals,
      quoteDecimals: market.quote.decimals,
      price: Number(formatUnits(price, PRICE_DECIMALS)),
    });
  } catch {
    return null;
  }
}

/** A rule for `setRule`. A jump counts from the price of now, except for a grid level, whose two prices it may have to cross. */
export function toOnChain(
  rule: VaultRule,
  market: Pick<Market, "base" | "quote">,
  { listings }: Pick<VaultAddresses, "listings">,
  terms: Omit<RuleTerms, "lastPrice" | "notBefore" | "expiry">,
  price: bigint,
): OnChainRule | null {
  const base = tokenNumber(listings, getAddress(market.base.address));
  const quote = tokenNumber(listings, getAddress(market.quote.address));
  if (base === null || quote === null) return null;
  const ratio = rule.sells === "base" ? price : 10n ** BigInt(2 * PRICE_DECIMALS) / price;
  // The price of a trigger is far from the current one on purpose.
  const hasTrigger = rule.kind === "grid level" || rule.kind === "take profit" || rule.kind === "stop";
  const lastPrice = hasTrigger ? 0n : packPrice(ratio);
  return encodeRule(rule, { base, quote }, { ...terms, lastPrice, notBefore: 0, expiry: 0 });
}

/** Whether a vault has a rule that does the same. */
export function isSameRule(one: OnChainRule, other: OnChainRule): boolean {
  return (
    one.kind === other.kind &&
    one.tokenIn === other.tokenIn &&
    one.tokenOut === other.tokenOut &&
    one.amount === other.amount &&
    one.interval === other.interval &&
    one.trigger === other.trigger &&
    one.second === other.second
  );
}
