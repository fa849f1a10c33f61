import { useQuery } from "@tanstack/react-query";
import type { Address } from "viem";
import { usePlan } from "../../../chain/plan-context.ts";
import { readOfferedSeat, readWalletObstacle } from "../../../chain/read-seat-move.ts";

/** The seat that a link offers, null for an unknown username. */
export function useOfferedSeat(username: string) {
  const plan = usePlan();
  return useQuery({ queryKey: ["offered-seat", username], queryFn: () => readOfferedSeat(plan, username) });
}

/** Whether a wallet can take a seat. */
export function useWalletObstacle(address: Address | null) {
  const plan = usePlan();
  return useQuery({
    queryKey: ["wallet-obstacle", address],
    queryFn: () => (address ? readWalletObstacle(plan, address) : null),
    enabled: address !== null,
    refetchInterval: ({ state }) => (state.status === "error" ? 5_000 : false),
  });
}
