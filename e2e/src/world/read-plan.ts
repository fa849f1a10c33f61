import type { ChainClient } from "@canopy/dev/chain/client";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Address } from "viem";

/** The id of a username on chain, 0 when it is free. */
export function readId(chain: ChainClient, plan: Address, username: string): Promise<number> {
  return chain.readContract({ address: plan, abi: planAbi, functionName: "nameToId", args: [username] });
}

/** The username of an account on chain, "" when it is not a member. */
export function readName(chain: ChainClient, plan: Address, account: Address): Promise<string> {
  return chain.readContract({ address: plan, abi: planAbi, functionName: "addrToName", args: [account] });
}

/** A member's box, in wei. */
export async function readBox(chain: ChainClient, plan: Address, username: string): Promise<bigint> {
  const id = await readId(chain, plan, username);
  return chain.readContract({ address: plan, abi: planAbi, functionName: "boxOf", args: [id] });
}
