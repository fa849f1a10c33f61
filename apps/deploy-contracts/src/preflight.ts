import { mockV3AggregatorAbi } from "@canopy/protocol/abi/mock-v3-aggregator.gen";
import { OperatorError } from "@canopy/server/lib/operator-error";
import type { PublicClient } from "viem";
import { networks } from "./networks.ts";
import type { PlanFile } from "./plan-file.ts";

/** Seconds: the constructor refuses an older genesis. */
const OLDEST_GENESIS = 30n * 86_400n;

/** What the chain reports about an accepted plan. */
export interface Preflight {
  /** Seconds: the newest block's time. */
  now: bigint;
  feed: { description: string; answer: bigint; age: bigint; isListed: boolean };
}

/** Requests that need no contract of ours. */
export type Chain = Pick<PublicClient, "getChainId" | "getBlock" | "getCode" | "readContract">;

/**
 * Checks that `rpc` is a node of the plan's chain, and that the plan and the feed fit the chain now.
 *
 * @param isBegun part of the deployment is mined, so the chain has accepted its times
 * @throws OperatorError with all differences
 */
export async function checkChain(client: Chain, plan: PlanFile, isBegun: boolean): Promise<Preflight> {
  const { chainId, feed: listed } = networks[plan.network];
  const found = await client.getChainId();
  if (found !== chainId) {
    throw new OperatorError(
      `The node is on chain ${found}, but ${plan.network} is chain ${chainId}. Use a node of ${plan.network}.`,
    );
  }
  const { timestamp: now } = await client.getBlock();
  const wrong: string[] = [];
  if (now >= plan.opensAt) wrong.push("opensAt is past, so setup is closed. Choose a later time.");
  if (!isBegun && plan.genesis > now)
    wrong.push("genesis is in the future, and the constructor refuses it. Choose a past midnight.");
  if (!isBegun && now - plan.genesis > OLDEST_GENESIS)
    wrong.push("genesis is more than 30 days ago, and the constructor refuses it. Choose a later midnight.");
  const feed = await readFeed(client, plan, now, wrong);
  if (wrong.length > 0) throw new OperatorError(`The plan does not fit the chain:\n  ${wrong.join("\n  ")}`);
  return { now, feed: { ...feed, isListed: plan.feed.address === listed } };
}

async function readFeed(client: Chain, plan: PlanFile, now: bigint, wrong: string[]) {
  // The mock has the functions of Chainlink's AggregatorV3Interface.
  const feed = { address: plan.feed.address, abi: mockV3AggregatorAbi } as const;
  const [decimals, description, round] = await Promise.all([
    client.readContract({ ...feed, functionName: "decimals" }),
    client.readContract({ ...feed, functionName: "description" }),
    client.readContract({ ...feed, functionName: "latestRoundData" }),
  ]).catch((error: unknown) => {
    const cause = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new OperatorError(`The feed ${plan.feed.address} does not respond like a Chainlink feed: ${cause}`);
  });
  const [, answer, , updatedAt] = round;
  const age = now - updatedAt;
  if (decimals !== plan.feed.decimals)
    wrong.push(`The feed has ${decimals} decimals, the plan says ${plan.feed.decimals}.`);
  if (answer <= 0n) wrong.push(`The feed answers ${answer}.`);
  if (age > BigInt(plan.feed.maximumAge))
    wrong.push(`The feed's reading is ${age} s old, the plan allows ${plan.feed.maximumAge} s.`);
  return { description, answer, age };
}
