import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { getAddress } from "viem";
import { usePlan } from "../../chain/PlanProvider.tsx";
import { useMember } from "../session/MemberProvider.tsx";
import { hasEndedOnChain } from "./transaction.ts";
import { type TransactionFlow, useTransaction } from "./use-transaction.ts";
import { useTransactionToasts } from "./use-transaction-toasts.ts";

/** Milliseconds after its end at which figures are read anew: the chain knows at once, the index a little later. */
const rereadAfterMs = [0, 2_000, 6_000];

/** A transaction of the signed-in member; once it has ended every figure is read anew. `done` is its closing toast. */
export function useMemberTransaction(
  kind: string,
  done: string,
): { flow: TransactionFlow; address: `0x${string}` } {
  const plan = usePlan();
  const queries = useQueryClient();
  const address = getAddress(useMember().wallet);
  const flow = useTransaction(kind, { chainId: plan.chain.id, address }, plan.client);
  useTransactionToasts(flow.transaction, done);
  // One that was refused had been filled in from figures that were out of date.
  const ended = hasEndedOnChain(flow.transaction) || flow.transaction.step === "failed";
  useEffect(() => {
    if (!ended) return;
    // Goes on after the dialog is closed, which is what most people do at once.
    for (const delay of rereadAfterMs) setTimeout(() => void queries.invalidateQueries(), delay);
  }, [ended, queries]);
  return { flow, address };
}
