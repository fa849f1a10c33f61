import { useQuery } from "@tanstack/react-query";
import { hexToBigInt } from "viem";
import { usePlan } from "../../../chain/plan-context.ts";

/** The node's newest block, polled once per block time. */
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
