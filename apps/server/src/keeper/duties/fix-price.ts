import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, encodeFunctionData } from "viem";
import type { ChainClient } from "../../chain/client.ts";
import { type FittedCall, fitSingle } from "./fit.ts";

const data = encodeFunctionData({ abi: planAbi, functionName: "updatePOLPrice" });

/** Fixes the price of the round, or stores or confirms a jump. */
export function fixPrice(client: ChainClient, from: Address, to: Address): Promise<FittedCall | null> {
  return fitSingle(client, { from, to, data });
}
