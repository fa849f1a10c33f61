import { useState } from "react";
import { usePlan } from "../../chain/plan-context.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { useMember } from "../session/MemberProvider.tsx";
import { createPendingTransactions } from "./flow/pending-transactions.ts";
import { transactionKind } from "./flow/transaction-kind.ts";

const pendingTransactions = createPendingTransactions(browserStorage);

/**
 * Whether the member had sent one of `calls` in the plan of the screen, and its outcome was unknown when the page rendered first.
 */
export function useHasPending(...calls: readonly string[]): boolean {
  const { chain, name } = usePlan();
  const address = useMember().wallet;
  const [hasPending] = useState(() =>
    calls.some(
      (call) =>
        pendingTransactions.find({ chainId: chain.id, address }, transactionKind(name, call)) !== null,
    ),
  );
  return hasPending;
}
