import { useQuery } from "@tanstack/react-query";
import { type Address, getAddress } from "viem";
import { usePlan } from "../../../chain/plan-context.ts";
import { readIdByName, readNameByAddress } from "../../../chain/read-names.ts";
import type { TreeOwner } from "../../../features/tree/data/use-tree.ts";

/** The member with this wallet, by the contract; null for a wallet without a seat. */
export function useSeatOwner(address: Address) {
  const plan = usePlan();
  return useQuery({
    queryKey: ["seat-owner", address],
    queryFn: async (): Promise<TreeOwner | null> => {
      const username = await readNameByAddress(plan, address);
      if (username === null) return null;
      // Names are in the core plan only.
      const core = { ...plan, plan: getAddress(plan.config.plan) };
      return { username, id: await readIdByName(core, username) };
    },
  });
}
