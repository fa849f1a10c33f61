import type { VaultState } from "@canopy/strategies/vault/vault-state";
import { parseEther } from "viem";
import { capToUSD } from "../texts/amounts.ts";
import { type TradeCost, WHOLE } from "./trade-cost.ts";

/** What keeps every trade of a rule from happening, as things are now. */
export type TradeLimit =
  /** Pools pay less than the slippage allows. */
  | "slippage"
  /** One trade sells more than the daily spending limit. */
  | "spend"
  /** One trade loses more than the daily loss limit. */
  | "loss";

interface Terms {
  /** USD with 18 decimals; null for a rule that sells all, in pieces if need be. */
  readonly value: bigint | null;
  readonly cost: TradeCost;
  /** Basis points. */
  readonly slippage: number;
}

/** Wei. The contract has 64 bits for a keeper's fee. */
export const MOST_FEE = parseEther("18");

const PER_BASIS_POINT = WHOLE / 10_000;

export function toTradeLimits(
  { value, cost, slippage }: Terms,
  { spendADay, lossADay }: Pick<VaultState["caps"], "spendADay" | "lossADay">,
): readonly TradeLimit[] {
  // The keeper's fee is in no limit: it is paid in POL.
  const lost = cost.pools + cost.impact;
  const limits: TradeLimit[] = [];
  if (lost > slippage * PER_BASIS_POINT) limits.push("slippage");
  if (value === null) return limits;
  if (value > capToUSD(spendADay)) limits.push("spend");
  if ((value * BigInt(lost)) / BigInt(WHOLE) > capToUSD(lossADay)) limits.push("loss");
  return limits;
}
