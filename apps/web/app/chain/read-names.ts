import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Address } from "viem";
import { readContract } from "viem/actions";
import type { PlanConnection } from "./plan-chain.ts";

const rootId = 1;

/** Whether the name cannot be taken: it is in use, or was given up less than 30 days ago. */
export async function readUsernameExists(
  { client, plan }: PlanConnection,
  username: string,
): Promise<boolean> {
  return readContract(client, {
    address: plan,
    abi: planAbi,
    functionName: "usernameExists",
    args: [username],
  });
}

/** The id of the member with this username; 0 when there is none. */
export async function readIdOfName({ client, plan }: PlanConnection, username: string): Promise<number> {
  return readContract(client, { address: plan, abi: planAbi, functionName: "nameToId", args: [username] });
}

/** The username of the root seat, which sponsors those whom nobody invited. */
export async function readRootName({ client, plan }: PlanConnection): Promise<string> {
  return readContract(client, { address: plan, abi: planAbi, functionName: "idToName", args: [rootId] });
}

/** The username of the member with this address, or null when it has no seat. */
export async function readNameOfAddress(
  { client, plan }: PlanConnection,
  address: Address,
): Promise<string | null> {
  const name = await readContract(client, {
    address: plan,
    abi: planAbi,
    functionName: "addrToName",
    args: [address],
  });
  return name === "" ? null : name;
}
