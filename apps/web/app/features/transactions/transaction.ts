import type { Failure } from "../../chain/failure.ts";

/** A transaction hash: 0x and 64 hexadecimal digits. */
export type TransactionHash = `0x${string}`;

/** Where one transaction stands, from the member's click to its end on chain. */
export type Transaction =
  | { readonly step: "idle" }
  /** Tried out on the node, so that a sure failure costs no gas. */
  | { readonly step: "simulating" }
  | { readonly step: "signing" }
  /** Sent. `stalled`: the wait ended without an answer, which says nothing about the transaction. */
  | { readonly step: "pending"; readonly hash: TransactionHash; readonly stalled: boolean }
  | { readonly step: "mined"; readonly hash: TransactionHash }
  /** In a block, but the contract refused it: nothing happened except that gas was paid. */
  | { readonly step: "reverted"; readonly hash: TransactionHash }
  /** The person said no in the wallet. */
  | { readonly step: "rejected" }
  /** The wallet put another transaction (`by`) in its place: cancelled it or sent something else. */
  | { readonly step: "replaced"; readonly hash: TransactionHash; readonly by: TransactionHash }
  /** It was never sent. */
  | { readonly step: "failed"; readonly failure: Failure };

export type TransactionEvent =
  | { readonly type: "started" }
  | { readonly type: "simulated" }
  | { readonly type: "sent"; readonly hash: TransactionHash }
  | { readonly type: "refused"; readonly failure: Failure }
  | { readonly type: "resumed"; readonly hash: TransactionHash }
  | { readonly type: "waitEnded" }
  | { readonly type: "checkedAgain" }
  /** The same call with another gas price has taken its place. */
  | { readonly type: "repriced"; readonly hash: TransactionHash }
  | { readonly type: "settled"; readonly outcome: Outcome }
  /** The person no longer wants to follow a transaction that does not arrive. */
  | { readonly type: "forgotten" }
  | { readonly type: "reset" };

/** How a sent transaction ended. */
export type Outcome =
  | { readonly result: "mined" | "reverted"; readonly hash: TransactionHash }
  | { readonly result: "replaced"; readonly by: TransactionHash };

export const idle: Transaction = { step: "idle" };

/** Whether a new transaction would come on top of one that is under way. */
export function isBusy({ step }: Transaction): boolean {
  return step === "simulating" || step === "signing" || step === "pending";
}

/** Whether a sent transaction has come to its end. */
export function hasEndedOnChain({ step }: Transaction): boolean {
  return step === "mined" || step === "reverted" || step === "replaced";
}

/** The next state. An event that does not fit the state leaves it as it is: a late answer must not undo a newer one. */
export function transactionReducer(state: Transaction, event: TransactionEvent): Transaction {
  switch (event.type) {
    case "started":
      return isBusy(state) ? state : { step: "simulating" };
    case "simulated":
      return state.step === "simulating" ? { step: "signing" } : state;
    case "refused":
      if (state.step !== "simulating" && state.step !== "signing") return state;
      return event.failure.code === "USER_REJECTED"
        ? { step: "rejected" }
        : { step: "failed", failure: event.failure };
    case "sent":
      return state.step === "signing" ? { step: "pending", hash: event.hash, stalled: false } : state;
    case "resumed":
      return isBusy(state) ? state : { step: "pending", hash: event.hash, stalled: false };
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
  return outcome.result === "replaced"
    ? { step: "replaced", hash, by: outcome.by }
    : { step: outcome.result, hash: outcome.hash };
}
