import { useQuery } from "@tanstack/react-query";
import { readGasCost } from "../../chain/gas.ts";
import { usePlan } from "../../chain/plan-context.ts";

/** Upper bound of the network fee of a transaction with `gas`, in wei. */
export function useGasCost(gas: bigint) {
  const { client } = usePlan();
  return useQuery({
    queryKey: ["gas-cost", String(gas)],
    queryFn: () => readGasCost(client, gas),
    refetchInterval: 15_000,
  });
}
