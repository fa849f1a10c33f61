import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, getAddress } from "viem";
import type { ChainClient } from "../../chain/client.ts";
import type { ChainConfig } from "../../config/config.ts";

/** A member, as read from the chain. `box` is in wei. */
export interface Membership {
  id: number;
  wallet: Address;
  username: string;
  box: bigint;
  inPlus: boolean;
}

/** Reads the chain, because the index may be seconds behind. Null when the address has no seat in the plan. */
export async function readMembership(
  client: ChainClient,
  { plan, plus }: Pick<ChainConfig, "plan" | "plus">,
  address: Address,
): Promise<Membership | null> {
  const core = { address: plan, abi: planAbi } as const;
  const [id, username, inPlus] = await Promise.all([
    client.readContract({ ...core, functionName: "addrToId", args: [address] }),
    client.readContract({ ...core, functionName: "addrToName", args: [address] }),
    plus === null
      ? false
      : client.readContract({ abi: planAbi, address: plus, functionName: "userAddrExists", args: [address] }),
  ]);
  if (id === 0) return null;
  const box = await client.readContract({ ...core, functionName: "boxOf", args: [id] });
  return { id, wallet: getAddress(address), username, box, inPlus };
}
