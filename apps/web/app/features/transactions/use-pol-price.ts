import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { useQuery } from "@tanstack/react-query";
import { usePlan } from "../../chain/plan-context.ts";
import { readContract } from "../../chain/read-contract.ts";

/** USD of one POL now, with 18 decimals, by the plan's price feed. */
export function usePolPrice() {
  const { client, name, plan } = usePlan();
  return useQuery({
    queryKey: ["pol-usd", name],
    queryFn: () => readContract(client, { address: plan, abi: planAbi, functionName: "POL_USD" }),
  });
}
