import { useCallback, useEffect, useReducer, useRef } from "react";
import type { Client } from "viem";
import { toFailure } from "../../chain/failure.ts";
import type { TransactionSteps } from "../../chain/transaction-steps.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { followTransaction } from "./follow-transaction.ts";
import { createPendingTransactions, type PendingScope } from "./pending-transactions.ts";
import { hasEndedOnChain, idle, type Transaction, transactionReducer } from "./transaction.ts";

/** The sent transactions that this browser follows. */
const pendingTransactions = createPendingTransactions(browserStorage);

export interface TransactionFlow {
  readonly transaction: Transaction;
  /** Starts a transaction, unless one of its kind is in progress in any tab. */
  start<Request>(steps: TransactionSteps<Request>): Promise<void>;
  /** Checks a stalled transaction again. */
  checkAgain(): void;
  /** Dismisses a stalled transaction. */
  forget(): void;
  /** Resets the state after an outcome. */
  reset(): void;
}

/**
 * One transaction of one kind, from the click to its outcome. After a reload it resumes for the same chain and address. `scope`
 * is null while no address is known. Use the address as the component's key, because a transaction belongs to one account.
 */
export function useTransaction(kind: string, scope: PendingScope | null, client: Client): TransactionFlow {
  const [transaction, dispatch] = useReducer(transactionReducer, idle);
  const running = useRef(false);
  const chainId = scope?.chainId;
  const address = scope?.address;

  const found =
    chainId !== undefined && address ? pendingTransactions.find({ chainId, address }, kind) : null;
  const foundHash = found?.hash;
  useEffect(() => {
    if (foundHash) dispatch({ type: "resumed", hash: foundHash });
  }, [foundHash]);

  const followed = transaction.step === "pending" && !transaction.stalled ? transaction.hash : null;
  useEffect(() => {
    if (followed === null) return;
    let left = false;
    void followTransaction(client, followed, (event) => {
      if (!left) dispatch(event);
    });
    return () => {
      left = true;
    };
  }, [client, followed]);

  const ended = hasEndedOnChain(transaction);
  useEffect(() => {
    if (ended && chainId !== undefined && address) pendingTransactions.remove({ chainId, address }, kind);
  }, [chainId, address, kind, ended]);

  const start = useCallback(
    async <Request>({ simulate, send }: TransactionSteps<Request>) => {
      if (chainId === undefined || !address || running.current) return;
      const mine = { chainId, address };
      const other = pendingTransactions.find(mine, kind);
      if (other) {
        dispatch({ type: "resumed", hash: other.hash });
        return;
      }
      running.current = true;
      dispatch({ type: "started" });
      try {
        const request = await simulate();
        dispatch({ type: "simulated" });
        const sent = await send(request);
        pendingTransactions.put(mine, { kind, hash: sent, sentAt: Date.now() });
        dispatch({ type: "sent", hash: sent });
      } catch (error) {
        dispatch({ type: "refused", failure: toFailure(error) });
      } finally {
        running.current = false;
      }
    },
    [chainId, address, kind],
  );

  const checkAgain = useCallback(() => dispatch({ type: "checkedAgain" }), []);
  const reset = useCallback(() => dispatch({ type: "reset" }), []);
  const forget = useCallback(() => {
    if (chainId !== undefined && address) pendingTransactions.remove({ chainId, address }, kind);
    dispatch({ type: "forgotten" });
  }, [chainId, address, kind]);

  return { transaction, start, checkAgain, forget, reset };
}
