import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, getAddress } from "viem";
import type { PlanConnection } from "./plan-chain.ts";
import { readContract } from "./read-contract.ts";

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
export async function readIdByName({ client, plan }: PlanConnection, username: string): Promise<number> {
  return readContract(client, { address: plan, abi: planAbi, functionName: "nameToId", args: [username] });
}

/** The username of the root seat, the sponsor of members without an invitation. */
export async function readRootName({ client, plan }: PlanConnection): Promise<string> {
  return readContract(client, { address: plan, abi: planAbi, functionName: "idToName", args: [rootId] });
}

/** The fee of a new username: wei, and USD with 18 decimals. Throws the plan's price errors without a price. */
export async function readUsernameFee({
  client,
  plan,
}: PlanConnection): Promise<{ wei: bigint; usd: bigint }> {
  const contract = { address: plan, abi: planAbi } as const;
  const [wei, limits] = await Promise.all([
    readContract(client, { ...contract, functionName: "usernameFee" }),
    readContract(client, { ...contract, functionName: "limits" }),
  ]);
  return { wei, usd: limits[4] };
}

/** The username of an address, null if it is not a member. Names are in the core plan only. */
export async function readNameByAddress(
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
