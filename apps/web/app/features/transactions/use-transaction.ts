import { useLingui } from "@lingui/react/macro";
import { useMemo, useSyncExternalStore } from "react";
import type { Client } from "viem";
import { browserStorage } from "../../lib/browser-storage.ts";
import { createPendingTransactions, type PendingScope } from "./flow/pending-transactions.ts";
import { idle, type Transaction } from "./flow/transaction.ts";
import type { FlowServices, FlowStore } from "./flow/transaction-flow.ts";
import { createTransactionFlows } from "./flow/transaction-flows.ts";
import { reportDouble, reportUnseen } from "./report-unseen.ts";

/** The sent transactions that this browser follows. */
const pending = createPendingTransactions(browserStorage);

const flows = createTransactionFlows();

export interface TransactionFlow
  extends Pick<FlowStore, "start" | "abandon" | "checkAgain" | "forget" | "reset"> {
  readonly transaction: Transaction;
  /** Another account of this wallet with an unanswered request of this kind, or null. */
  readonly otherAsking: string | null;
}

/**
 * One transaction of one kind, from the click to its outcome. After a reload it resumes for the same chain and address. `scope`
 * is null while no address is known.
 */
export function useTransaction(kind: string, scope: PendingScope | null, client: Client): TransactionFlow {
  const { i18n } = useLingui();
  const chainId = scope?.chainId;
  const address = scope?.address;
  const store = useMemo(() => {
    if (chainId === undefined || address === undefined) return noFlow;
    return flows.open(kind, { chainId, address }, () => ({
      pending,
      follow: (sent, listener) => follow(client, sent, listener),
      report: (of, transaction) => reportUnseen(of.address, transaction, i18n),
      reportDouble: (hash) => reportDouble(hash, i18n),
      now: Date.now,
    }));
  }, [kind, chainId, address, client, i18n]);
  const transaction = useSyncExternalStore(store.subscribe, store.getState);
  const otherAsking = useSyncExternalStore(flows.subscribe, () =>
    chainId === undefined || address === undefined ? null : flows.otherAsking(kind, { chainId, address }),
  );
  const { start, abandon, checkAgain, forget, reset } = store;
  return { transaction, otherAsking, start, abandon, checkAgain, forget, reset };
}

/** Follows a transaction with code that loads once there is one. A failure to load says nothing about the transaction. */
async function follow(client: Client, ...following: Parameters<FlowServices["follow"]>): Promise<void> {
  const [sent, listener] = following;
  const code = await import("./flow/follow-transaction.ts").catch(() => null);
  if (code === null) listener.dispatch({ type: "waitEnded" });
  else await code.followTransaction(client, sent, listener);
}

/** The flow while no account is known. */
const noFlow: FlowStore = {
  getState: () => idle,
  subscribe: () => () => {},
  isAsking: () => false,
  start: async () => {},
  abandon: () => {},
  checkAgain: () => {},
  forget: () => {},
  reset: () => {},
};
