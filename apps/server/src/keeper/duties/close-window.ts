import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, encodeFunctionData } from "viem";
import type { ChainClient } from "../../chain/client.ts";
import { type FittedCall, fitSingle } from "./fit.ts";

/** Closes the rank window of a month, which fixes the value of its shares. */
export function closeWindow(
  client: ChainClient,
  from: Address,
  to: Address,
  month: number,
): Promise<FittedCall | null> {
  const data = encodeFunctionData({ abi: planAbi, functionName: "collectRank", args: [[], month] });
  return fitSingle(client, { from, to, data });
}
