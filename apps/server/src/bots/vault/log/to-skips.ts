import type { VaultSkip, VaultSkipped } from "@canopy/shared/api/vault-log";
import type { Due } from "@canopy/strategies/vault/vault-state";
import type { Address } from "viem";
import type { Attempt, VaultTick } from "../tick.ts";

/** What a row says in addition to its rule, reason and times. */
export type SkipDetail = Partial<
  Pick<VaultSkipped, "token" | "left" | "fee" | "cost" | "error" | "transaction">
>;

/** A rule that a tick did not execute, and why. */
export interface Skip {
  readonly vault: Address;
  readonly rule: number;
  readonly reason: VaultSkip;
  readonly detail: SkipDetail;
}

type Found = Pick<Skip, "reason" | "detail">;

/** The rules that a tick did not execute, without those whose time or trigger has not come. */
export function toSkips({ rules, attempts, booked }: VaultTick): Skip[] {
  return [
    ...rules.flatMap(({ vault, id, due }) => toSkip(vault, id, findHold(due))),
    ...attempts.flatMap(({ rule: { vault, id }, result }) => toSkip(vault, id, findObstacle(result))),
    ...booked.flatMap(({ rule: { vault, id }, isReverted, hash }) =>
      toSkip(vault, id, isReverted ? { reason: "reverted", detail: { transaction: hash } } : null),
    ),
  ];
}

function toSkip(vault: Address, rule: number, found: Found | null): Skip[] {
  return found === null ? [] : [{ vault, rule, ...found }];
}

/** What the contract says. A rule that waits for its time or its price is not skipped. */
function findHold(due: Due): Found | null {
  switch (due.reason) {
    case "now":
    case "no rule":
    case "not due":
    case "not triggered":
      return null;
    case "price stale":
      return { reason: due.reason, detail: { token: due.token } };
    case "too much spent":
      return { reason: due.reason, detail: { left: `${due.left}` } };
    default:
      return { reason: due.reason, detail: {} };
  }
}

const skipReasons: Readonly<Record<string, VaultSkip>> = {
  Received: "too little received",
  // Of both routers.
  "Too little received": "too little received",
  TooMuchLost: "too much lost",
};
const holds = { "gas price": "gas price", balance: "no gas", node: "node" } as const;
/** A text of a token that any account may have deployed. */
const LONGEST_ERROR = 100;

function findObstacle(result: Attempt["result"]): Found | null {
  switch (result.kind) {
    case "refused": {
      const reason = skipReasons[result.error];
      if (reason !== undefined) return { reason, detail: {} };
      return { reason: "trade refused", detail: { error: result.error.slice(0, LONGEST_ERROR) } };
    }
    case "pays too little":
      return { reason: result.kind, detail: { fee: `${result.fee}`, cost: `${result.cost}` } };
    case "in debt":
      return { reason: result.kind, detail: {} };
    case "held back":
      return { reason: holds[result.reason], detail: {} };
    default:
      return null;
  }
}
