import { useQuery } from "@tanstack/react-query";
import type { Address } from "viem";
import { usePlan } from "../../chain/plan-context.ts";
import { readBalance, readEntryTerms } from "../../chain/read-entry-terms.ts";

/** The terms of an entry, polled while the page is open. The error is the plan's own while entries are closed. */
export function useEntryTerms() {
  const plan = usePlan();
  return useQuery({
    queryKey: ["entry-terms", plan.name],
    queryFn: () => readEntryTerms(plan),
    refetchInterval: 15_000,
  });
}

/** A wallet's balance, in wei. */
export function useBalance(address: Address | null) {
  const { client } = usePlan();
  return useQuery({
    queryKey: ["balance", address],
    queryFn: () => (address ? readBalance(client, address) : 0n),
    enabled: address !== null,
    refetchInterval: 10_000,
  });
}
