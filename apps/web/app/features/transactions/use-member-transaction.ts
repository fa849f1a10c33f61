import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { getAddress } from "viem";
import { usePlan } from "../../chain/plan-context.ts";
import { useMember } from "../session/MemberProvider.tsx";
import { hasEndedOnChain } from "./flow/transaction.ts";
import { transactionKind } from "./flow/transaction-kind.ts";
import { type TransactionFlow, useTransaction } from "./use-transaction.ts";
import { useTransactionToasts } from "./use-transaction-toasts.ts";

/** Milliseconds after the outcome at which figures are refetched: the chain is current immediately, the index a little later. */
const refetchDelays = [0, 2_000, 6_000];

/**
 * A transaction of the signed-in member, in the plan of the screen. It refetches every figure when it is mined. `done` is its
 * success toast.
 *
 * @param call the name of the contract function, or of the action at other contracts
 */
export function useMemberTransaction(
  call: string,
  done: string,
): { flow: TransactionFlow; address: `0x${string}` } {
  const plan = usePlan();
  const queries = useQueryClient();
  const address = getAddress(useMember().wallet);
  const flow = useTransaction(
    transactionKind(plan.name, call),
    { chainId: plan.chain.id, address },
    plan.client,
  );
  useTransactionToasts(flow.transaction, done);
  // A reverted transaction was based on stale figures.
  const ended = hasEndedOnChain(flow.transaction) || flow.transaction.step === "failed";
  useEffect(() => {
    if (!ended) return;
    // Continues after the dialog is closed.
    for (const delay of refetchDelays) setTimeout(() => void queries.invalidateQueries(), delay);
  }, [ended, queries]);
  return { flow, address };
}
