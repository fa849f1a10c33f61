import type { VaultRule } from "./vault-rules.ts";

/** The members of the contract's enums, in order (`Rule.sol`, `IVault.sol`). */
const kinds = ["none", "dca", "stop", "take profit", "grid level", "rebalance"] as const;
export type VaultRuleKind = (typeof kinds)[number];
const venues = ["uniswap", "quickswap"] as const;

/** A rule as the vault stores it (`Rule.sol`), in the form in which viem encodes it. */
export interface OnChainRule {
  readonly kind: number;
  readonly tokenIn: number;
  readonly tokenOut: number;
  readonly venue: number;
  readonly slippage: number;
  readonly interval: number;
  readonly notBefore: number;
  readonly expiry: number;
  readonly left: number;
  readonly flipped: boolean;
  readonly lastPrice: bigint;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly poolFee: number;
  readonly via: number;
  readonly viaFee: number;
  readonly trigger: bigint;
  readonly second: bigint;
}

/** Numbers of a pair's tokens in the vault's `Markets`. */
export interface PairNumbers {
  readonly base: number;
  readonly quote: number;
}

/** What a member chooses for a rule of any kind. */
export interface RuleTerms {
  readonly venue: (typeof venues)[number];
  /** Uniswap's tier of the pool with the token that the rule sells, in millionths; QuickSwap ignores it. */
  readonly poolFee: number;
  /** The number of the token between two pools, and the tier of the second; null: one pool. */
  readonly via: { readonly token: number; readonly poolFee: number } | null;
  /** Basis points, 10 to 300. */
  readonly slippage: number;
  /** Wei, the most that a keeper earns. */
  readonly fee: bigint;
  /** Seconds. 0: immediately, and without end. */
  readonly notBefore: number;
  readonly expiry: number;
  /** The price, packed by `packPrice`, from which a jump is measured; 0: no check at the first execution. */
  readonly lastPrice: bigint;
}

/** The argument of `setRule`. */
export function encodeRule(rule: VaultRule, pair: PairNumbers, terms: RuleTerms): OnChainRule {
  const sellsBase = rule.sells === "base";
  return {
    kind: kinds.indexOf(rule.kind),
    tokenIn: sellsBase ? pair.base : pair.quote,
    tokenOut: sellsBase ? pair.quote : pair.base,
    venue: venues.indexOf(terms.venue),
    slippage: terms.slippage,
    interval: rule.interval,
    notBefore: terms.notBefore,
    expiry: terms.expiry,
    left: rule.left,
    flipped: rule.flipped,
    lastPrice: terms.lastPrice,
    amount: rule.amount,
    fee: terms.fee,
    poolFee: terms.poolFee,
    via: terms.via?.token ?? 0,
    viaFee: terms.via?.poolFee ?? 0,
    trigger: rule.trigger,
    second: rule.second,
  };
}

/** The kind of a stored rule; undefined for one that this version does not have. */
export function ruleKind({ kind }: Pick<OnChainRule, "kind">): VaultRuleKind | undefined {
  return kinds[kind];
}

/** Reads a rule of a vault. null: there is none, or it trades other tokens than the pair's. */
export function decodeRule(
  stored: OnChainRule,
  pair: PairNumbers,
): { rule: VaultRule; terms: RuleTerms } | null {
  const kind = ruleKind(stored);
  const venue = venues[stored.venue];
  if (kind === undefined || kind === "none" || venue === undefined) return null;
  const sellsBase = stored.tokenIn === pair.base && stored.tokenOut === pair.quote;
  if (!sellsBase && (stored.tokenIn !== pair.quote || stored.tokenOut !== pair.base)) return null;
  const { amount, trigger, second, interval, left, flipped } = stored;
  const { slippage, fee, notBefore, expiry, lastPrice, poolFee } = stored;
  const via = stored.via === 0 ? null : { token: stored.via, poolFee: stored.viaFee };
  return {
    rule: { kind, sells: sellsBase ? "base" : "quote", amount, trigger, second, interval, left, flipped },
    terms: { venue, poolFee, via, slippage, fee, notBefore, expiry, lastPrice },
  };
}
