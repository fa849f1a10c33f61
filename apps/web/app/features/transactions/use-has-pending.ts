import { useState } from "react";
import { usePlan } from "../../chain/plan-context.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { useMember } from "../session/MemberProvider.tsx";
import { createPendingTransactions } from "./flow/pending-transactions.ts";
import { transactionKind } from "./flow/transaction-kind.ts";

const pendingTransactions = createPendingTransactions(browserStorage);

/**
 * Whether the member had sent a call of the contract function `call` in the plan of the screen, and its outcome was unknown when
 * the page rendered first.
 */
export function useHasPending(call: string): boolean {
  const { chain, name } = usePlan();
  const address = useMember().wallet;
  const [hasPending] = useState(
    () => pendingTransactions.find({ chainId: chain.id, address }, transactionKind(name, call)) !== null,
  );
  return hasPending;
}
