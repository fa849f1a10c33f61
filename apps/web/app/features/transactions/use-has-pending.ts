import { useState } from "react";
import { usePlan } from "../../chain/plan-context.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { useMember } from "../session/MemberProvider.tsx";
import { createPendingTransactions } from "./pending-transactions.ts";

const pendingTransactions = createPendingTransactions(browserStorage);

/** Whether the member had sent a transaction of a kind, and its outcome was unknown when the page rendered first. */
export function useHasPending(kind: string): boolean {
  const chainId = usePlan().chain.id;
  const address = useMember().wallet;
  const [hasPending] = useState(() => pendingTransactions.find({ chainId, address }, kind) !== null);
  return hasPending;
}
