import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, getAddress } from "viem";
import { readContract } from "viem/actions";
import type { PlanConnection } from "./plan-chain.ts";

const rootId = 1;

/** Whether a username is unavailable: it is taken, or was released less than 30 days ago. */
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

/** The id of a username, 0 if it is unknown. */
export async function readIdOfName({ client, plan }: PlanConnection, username: string): Promise<number> {
  return readContract(client, { address: plan, abi: planAbi, functionName: "nameToId", args: [username] });
}

/** The username of the root seat, the sponsor of members without an invitation. */
export async function readRootName({ client, plan }: PlanConnection): Promise<string> {
  return readContract(client, { address: plan, abi: planAbi, functionName: "idToName", args: [rootId] });
}

/** The username of an address, null if it is not a member. Names are in the core plan only. */
export async function readNameOfAddress(
  { client, config }: PlanConnection,
  address: Address,
): Promise<string | null> {
  const name = await readContract(client, {
    address: getAddress(config.plan),
    abi: planAbi,
    functionName: "addrToName",
    args: [address],
  });
  return name === "" ? null : name;
}
