import { classifyError } from "../../../chain/error-messages/classify-error.ts";
import type { TransactionSteps } from "../../../chain/transaction-steps.ts";
import type { FollowListener } from "./follow-transaction.ts";
import type { PendingScope, PendingTransaction, PendingTransactions } from "./pending-transactions.ts";
import {
  hasEndedOnChain,
  idle,
  isBusy,
  type Transaction,
  type TransactionEvent,
  type TransactionHash,
  transactionReducer,
} from "./transaction.ts";

/** What a flow needs from the page. */
export interface FlowServices {
  readonly pending: PendingTransactions;
  /** Follows a sent transaction until its outcome is known or the wait ends. */
  follow(sent: Pick<PendingTransaction, "hash" | "call">, listener: FollowListener): Promise<void>;
  /** Reports a state that no screen shows, for example when the wallet confirms after it switched accounts. */
  report(scope: PendingScope, transaction: Transaction): void;
  /** Reports that the wallet sent the same request twice. */
  reportDouble(hash: TransactionHash): void;
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * One transaction of one kind and account, from the click to its outcome. It outlives its screen, because a wallet may answer
 * after the member has left.
 */
export interface FlowStore {
  getState(): Transaction;
  /** The first subscriber resumes a transaction that was sent before a reload. */
  subscribe(listener: () => void): () => void;
  /** Whether the wallet has not answered a request yet, abandoned ones included. */
  isAsking(): boolean;
  /** Starts a transaction, unless one of its kind is in progress in any tab. */
  start<Request>(steps: TransactionSteps<Request>): Promise<void>;
  /** Stops waiting for a silent wallet. Its late answer still counts. */
  abandon(): void;
  /** Checks a stalled transaction again. */
  checkAgain(): void;
  /** Dismisses a stalled transaction. */
  forget(): void;
  /** Resets the state after an outcome. */
  reset(): void;
}

/** @param onChange runs after every change of the state and of `isAsking` */
export function createTransactionFlow(
  kind: string,
  scope: PendingScope,
  services: FlowServices,
  onChange: () => void = () => {},
): FlowStore {
  const { pending } = services;
  const listeners = new Set<() => void>();
  let state: Transaction = idle;
  /** Counts attempts, so that the errors of an abandoned one are ignored. */
  let attempt = 0;
  let follower = 0;
  let openRequests = 0;

  function dispatch(event: TransactionEvent): void {
    const next = transactionReducer(state, event);
    if (next === state) return;
    state = next;
    if (hasEndedOnChain(state)) pending.remove(scope, kind);
    for (const listener of [...listeners]) listener();
    if (listeners.size === 0) {
      services.report(scope, state);
      resetUnseen();
    }
    onChange();
  }

  /** The next screen starts from idle, except with a transaction in progress. */
  function resetUnseen(): void {
    if (listeners.size === 0 && !isBusy(state)) state = idle;
  }

  function follow(hash: TransactionHash): void {
    follower += 1;
    const mine = follower;
    const findSent = () => {
      const found = pending.find(scope, kind);
      return found?.hash === hash ? found : null;
    };
    void services.follow(
      { hash, call: findSent()?.call },
      {
        dispatch(event) {
          if (mine === follower) dispatch(event);
        },
        remember(call) {
          const sent = findSent();
          if (sent !== null) pending.put(scope, { ...sent, call });
        },
      },
    );
  }

  /** Follows the transaction that another attempt, tab or page has sent. Returns whether there is one. */
  function resume(): boolean {
    const found = pending.find(scope, kind);
    if (found === null) return false;
    if (state.step !== "pending") {
      dispatch({ type: "sent", hash: found.hash });
      follow(found.hash);
    }
    return true;
  }

  function accept(hash: TransactionHash): void {
    const other = pending.find(scope, kind);
    if (hasEndedOnChain(state) || (other !== null && other.hash !== hash)) {
      services.reportDouble(hash);
      return;
    }
    pending.put(scope, { kind, hash, sentAt: services.now() });
    dispatch({ type: "sent", hash });
    follow(hash);
  }

  async function ask(send: () => Promise<TransactionHash>): Promise<void> {
    openRequests += 1;
    dispatch({ type: "simulated" });
    try {
      accept(await send());
    } finally {
      openRequests -= 1;
      onChange();
    }
  }

  function checkAgain(): void {
    if (state.step !== "pending" || !state.stalled) return;
    dispatch({ type: "checkedAgain" });
    follow(state.hash);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        resume();
        checkAgain();
      }
      return () => {
        listeners.delete(listener);
        resetUnseen();
      };
    },
    isAsking: () => openRequests > 0,
    async start({ simulate, send }) {
      if (isBusy(state) || resume()) return;
      attempt += 1;
      const mine = attempt;
      dispatch({ type: "started" });
      try {
        const request = await simulate();
        // The wallet may have confirmed an abandoned request in the meantime.
        if (resume()) return;
        await ask(() => send(request));
      } catch (error) {
        if (mine === attempt) dispatch({ type: "refused", error: classifyError(error) });
      }
    },
    abandon() {
      attempt += 1;
      dispatch({ type: "abandoned" });
    },
    checkAgain,
    forget() {
      if (state.step !== "pending" || !state.stalled) return;
      pending.remove(scope, kind);
      follower += 1;
      dispatch({ type: "forgotten" });
    },
    reset: () => dispatch({ type: "reset" }),
  };
}
