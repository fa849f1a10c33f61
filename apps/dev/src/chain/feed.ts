import { mockV3AggregatorAbi } from "@canopy/protocol/abi/mock-v3-aggregator.gen";
import { type Address, encodeFunctionData } from "viem";
import type { ChainClient } from "./client.ts";
import { send } from "./send.ts";

/** Twice the gas of a report. An estimate is too low: it assumes the same time, which is cheaper to store. */
const REPORT_GAS = 300_000n;

/**
 * Reports a price to the local feed at the chain's current time.
 *
 * @param answer USD of one POL with 8 decimals
 */
export async function reportPrice(
  client: ChainClient,
  feed: Address,
  reporter: Address,
  answer: bigint,
): Promise<void> {
  const data = encodeFunctionData({
    abi: mockV3AggregatorAbi,
    functionName: "updateAnswer",
    args: [answer],
  });
  await send(client, { from: reporter, to: feed, data, gas: REPORT_GAS });
}
