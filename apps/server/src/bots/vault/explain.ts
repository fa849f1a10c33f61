import type { VaultRuleKind } from "@canopy/strategies/vault/on-chain-rule";
import type { Due } from "@canopy/strategies/vault/vault-state";
import { formatEther, formatUnits } from "viem";

const PRICE_DECIMALS = 18;
const USD_DECIMALS = 6;
/** A share is in basis points. */
const SHARE_DECIMALS = 2;

/** Why a rule does not execute now, for the operator. The contract reports a share for a rebalance, and a price for other kinds. */
export function explainDue(due: Due, kind: VaultRuleKind): string {
  switch (due.reason) {
    case "now":
      return "due";
    case "stopped":
      return "the owner has stopped the vault's rules";
    case "no rule":
      return "the rule was removed";
    case "not due":
      return `due at ${new Date(due.when * 1_000).toISOString()}`;
    case "expired":
      return "expired";
    case "price stale":
      return `the feed of ${due.token} has no valid price`;
    case "not triggered":
      return kind === "rebalance"
        ? `not triggered at the share ${formatUnits(due.price, SHARE_DECIMALS)} %`
        : `not triggered at the price ${formatUnits(due.price, PRICE_DECIMALS)}`;
    case "price jumped":
      return `the price jumped to ${formatUnits(due.price, PRICE_DECIMALS)}: the owner has to resume the rule`;
    case "too little":
      return `the vault holds too little: ${due.amount} smallest units`;
    case "too much spent":
      return `the daily spending cap leaves ${formatUnits(due.left, USD_DECIMALS)} USD`;
  }
}

/** Why a rule that is due was not executed. */
export type Obstacle =
  /** What the vault, its router or a token reverted with in the simulation; empty without a name or text. */
  | { readonly kind: "refused"; readonly error: string }
  /** `fee` is what the keeper would earn, `cost` what the gas costs at the price of now. Wei. */
  | { readonly kind: "pays too little"; readonly fee: bigint; readonly cost: bigint }
  /** The vault has cost this keeper more than it paid (see `vault-balances.ts`). `until` in milliseconds, of the clock that only goes forward. */
  | { readonly kind: "in debt"; readonly until: number };

const errorTexts: Readonly<Record<string, string>> = {
  Received: "the pools return less than the rule's slippage allows",
  // Of both routers.
  "Too little received": "the pools return less than the rule's slippage allows",
  Taken: "the router would take more than the rule's amount",
  TooMuchLost: "the trade would lose more than the daily loss cap leaves",
  Reentrancy: "a token or a router called the vault",
};

export function explainObstacle(obstacle: Obstacle): string {
  if (obstacle.kind === "pays too little") {
    const { fee, cost } = obstacle;
    return `the fee of ${formatEther(fee)} POL pays less than the gas, ${formatEther(cost)} POL`;
  }
  if (obstacle.kind === "in debt") return "executions of this vault, or of others, cost more than they paid";
  const { error } = obstacle;
  return errorTexts[error] ?? `the router or a token refuses the trade${error === "" ? "" : `: ${error}`}`;
}
