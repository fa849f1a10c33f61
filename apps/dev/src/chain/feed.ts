import { mockV3AggregatorAbi } from "@canopy/protocol/abi/mockV3Aggregator.gen";
import type { Address } from "viem";
import type { ChainClient } from "./client.ts";

/** Twice what a report costs. An estimate would fall short: it sees the time unchanged, which is cheaper to store. */
const REPORT_GAS = 300_000n;

/**
 * Reports a price to the local feed, now by the chain's clock.
 *
 * @param answer USD of one POL with 8 decimals
 */
export async function reportPrice(
  client: ChainClient,
  feed: Address,
  reporter: Address,
  answer: bigint,
): Promise<void> {
  const hash = await client.writeContract({
    address: feed,
    abi: mockV3AggregatorAbi,
    functionName: "updateAnswer",
    args: [answer],
    account: reporter,
    gas: REPORT_GAS,
  });
  const { status } = await client.waitForTransactionReceipt({ hash });
  if (status !== "success") throw new Error(`The report of a price (${hash}) was reverted`);
}
