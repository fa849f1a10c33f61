import type { Address } from "viem";
import type { PlanName } from "../database/tables.ts";

/** What a keeper counts since it started, for whoever watches it. Amounts are wei. */
export interface KeeperState {
  /** Who sends the transactions; null without a key. */
  account: Address | null;
  balance: bigint | null;
  /** Whether the last transaction was held back for want of POL, or because gas costs more than is allowed. */
  isShort: boolean;
  isPricedOut: boolean;
  gasSpent: bigint;
  sent: number;
  bumped: number;
  mined: number;
  /** Mined, but without effect: mostly because somebody else was faster. */
  reverted: number;
  /** Mined, and taken back by a reorganisation. */
  reorged: number;
  /** Attempts to look at the chain or to send that failed. */
  failures: number;
  /** By plan: rounds from the oldest one that should be closed to the present, and what is due in words. */
  plans: Partial<Record<PlanName, { roundsBehind: number; due: readonly string[] }>>;
  /** When the chain was last looked at with success. */
  lookedAt: Date | null;
}

export function createKeeperState(): KeeperState {
  return {
    account: null,
    balance: null,
    isShort: false,
    isPricedOut: false,
    gasSpent: 0n,
    sent: 0,
    bumped: 0,
    mined: 0,
    reverted: 0,
    reorged: 0,
    failures: 0,
    plans: {},
    lookedAt: null,
  };
}
