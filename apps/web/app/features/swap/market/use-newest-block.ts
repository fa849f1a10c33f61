import { useQuery } from "@tanstack/react-query";
import { hexToBigInt } from "viem";
import { usePlan } from "../../../chain/plan-context.ts";

/** The newest block of the node, which is asked as often as the chain has blocks. */
export function useNewestBlock() {
  const { client, chain } = usePlan();
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ["block-number", chain.id],
    queryFn: async () => hexToBigInt(await client.request({ method: "eth_blockNumber" })),
    refetchInterval: client.pollingInterval,
    retry: false,
  });
  return { number: data, error, readAt: dataUpdatedAt };
}
