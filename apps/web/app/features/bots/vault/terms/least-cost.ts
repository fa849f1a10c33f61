import type { OnChainRule } from "@canopy/strategies/vault/on-chain-rule";
import type { Token } from "@canopy/swap/types";
import type { Prices } from "../../../swap/snapshot/feeds.ts";
import { type TradeCost, WHOLE } from "../go-live/trade-cost.ts";

const [STOP, TAKE_PROFIT, GRID] = [2, 3, 4];
const UNISWAP = 0;
const ONE = 10n ** 18n;

/** What a trade of a rule costs at least: the fees of its pools, as far as the rule says them. */
export function leastCost({
  venue,
  poolFee,
  via,
  viaFee,
}: Pick<OnChainRule, "venue" | "poolFee" | "via" | "viaFee">): TradeCost {
  // QuickSwap's pools set their fees themselves.
  const fees = venue === UNISWAP ? [poolFee, via === 0 ? 0 : viaFee] : [];
  const left = fees.reduce((part, fee) => part * (1 - fee / WHOLE), 1);
  const pools = Math.round((1 - left) * WHOLE);
  return { keeper: 0, pools, impact: 0, total: pools };
}

/** What a trade counts as spent, in USD with 18 decimals: at the trigger, if there is one. Null without prices. */
export function spentByTrade(
  { kind, amount, trigger }: Pick<OnChainRule, "kind" | "amount" | "trigger">,
  { from, to }: { readonly from: Token; readonly to: Token },
  prices: Prices,
): bigint | null {
  const [sold, bought] = [prices.get(from.address), prices.get(to.address)];
  if (sold === undefined || bought === undefined) return null;
  const whole = 10n ** BigInt(from.decimals);
  const now = (amount * sold) / whole;
  const atTrigger = (((amount * trigger) / whole) * bought) / ONE;
  if (kind === STOP) return atTrigger;
  const canRise = kind === TAKE_PROFIT || kind === GRID;
  return canRise && atTrigger > now ? atTrigger : now;
}
