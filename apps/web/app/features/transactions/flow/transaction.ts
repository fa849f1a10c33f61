import type { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { ParseEventLogsReturnType } from "viem";
import type { ClassifiedError, RevertReason } from "../../../chain/error-messages/classify-error.ts";

/** An event of a plan with its arguments. */
export type PlanEvent = ParseEventLogsReturnType<typeof planAbi, undefined, true>[number];

/** A transaction hash: 0x and 64 hexadecimal digits. */
export type TransactionHash = `0x${string}`;

/** The state of one transaction, from the click to its outcome on chain. */
export type Transaction =
  | { readonly step: "idle" }
  /** Simulated on the node, so that a certain failure costs no gas. */
  | { readonly step: "simulating" }
  | { readonly step: "signing" }
  /** Sent. `stalled`: waiting timed out, which says nothing about the transaction. */
  | { readonly step: "pending"; readonly hash: TransactionHash; readonly stalled: boolean }
  /** `events`: what the contract says that it has done. */
  | { readonly step: "mined"; readonly hash: TransactionHash; readonly events: readonly PlanEvent[] }
  /** Mined, but reverted: only the gas was paid. `reason` is null if the node can't tell it. */
  | { readonly step: "reverted"; readonly hash: TransactionHash; readonly reason: RevertReason | null }
  /** Declined in the wallet. */
  | { readonly step: "rejected" }
  /** The wallet did not answer, and the member stopped waiting. It may still send it. */
  | { readonly step: "abandoned" }
  /** Replaced in the wallet by another transaction (`by`): cancelled or changed. */
  | { readonly step: "replaced"; readonly hash: TransactionHash; readonly by: TransactionHash }
  /** Never sent. */
  | { readonly step: "failed"; readonly error: ClassifiedError };

export type TransactionEvent =
  | { readonly type: "started" }
  | { readonly type: "simulated" }
  /** Sent by this attempt, by an abandoned one, or before a reload. */
  | { readonly type: "sent"; readonly hash: TransactionHash }
  | { readonly type: "refused"; readonly error: ClassifiedError }
  /** The member stopped waiting for the wallet. */
  | { readonly type: "abandoned" }
  | { readonly type: "waitEnded" }
  | { readonly type: "checkedAgain" }
  /** Replaced by the same call with another gas price. */
  | { readonly type: "repriced"; readonly hash: TransactionHash }
  | { readonly type: "settled"; readonly outcome: Outcome }
  /** The member dismissed a stalled transaction. */
  | { readonly type: "forgotten" }
  | { readonly type: "reset" };

/** How a sent transaction ended. */
export type Outcome =
  | { readonly result: "mined"; readonly hash: TransactionHash; readonly events: readonly PlanEvent[] }
  | { readonly result: "reverted"; readonly hash: TransactionHash; readonly reason: RevertReason | null }
  | { readonly result: "replaced"; readonly by: TransactionHash };

export const idle: Transaction = { step: "idle" };

/** Whether a transaction is in progress, so that no other may start. */
export function isBusy({ step }: Transaction): boolean {
  return step === "simulating" || step === "signing" || step === "pending";
}

/** Whether a transaction has an outcome. */
export function hasEndedOnChain({ step }: Transaction): boolean {
  return step === "mined" || step === "reverted" || step === "replaced";
}

/** The next state. Events that don't fit the state are ignored, so that a late response can't undo a newer one. */
export function transactionReducer(state: Transaction, event: TransactionEvent): Transaction {
  switch (event.type) {
    case "started":
      return isBusy(state) ? state : { step: "simulating" };
    case "simulated":
      return state.step === "simulating" ? { step: "signing" } : state;
    case "refused":
      if (state.step !== "simulating" && state.step !== "signing") return state;
      return event.error.code === "USER_REJECTED"
        ? { step: "rejected" }
        : { step: "failed", error: event.error };
    case "sent":
      return state.step === "pending" ? state : { step: "pending", hash: event.hash, stalled: false };
    case "abandoned":
      return state.step === "signing" ? { step: "abandoned" } : state;
    case "waitEnded":
      return state.step === "pending" ? { ...state, stalled: true } : state;
    case "checkedAgain":
      return state.step === "pending" ? { ...state, stalled: false } : state;
    case "repriced":
      return state.step === "pending" ? { ...state, hash: event.hash } : state;
    case "settled":
      return state.step === "pending" ? settle(state.hash, event.outcome) : state;
    case "forgotten":
      return state.step === "pending" && state.stalled ? idle : state;
    case "reset":
      return isBusy(state) ? state : idle;
  }
}

function settle(hash: TransactionHash, outcome: Outcome): Transaction {
  switch (outcome.result) {
    case "mined":
      return { step: "mined", hash: outcome.hash, events: outcome.events };
    case "reverted":
      return { step: "reverted", hash: outcome.hash, reason: outcome.reason };
    case "replaced":
      return { step: "replaced", hash, by: outcome.by };
  }
}
