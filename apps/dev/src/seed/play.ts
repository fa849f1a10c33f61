import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Address, Hash } from "viem";
import type { Accounts } from "../chain/accounts.ts";
import type { ChainClient } from "../chain/client.ts";
import { reportPrice } from "../chain/feed.ts";
import type { Deployment } from "../deploy.ts";
import type { SeedScript, SeedStep } from "./script.ts";

/** Seconds of a day, which is a round. */
export const DAY = 86_400;

/** Well above the cost of fixing a price. An estimate would fall short: the node makes it before the clock moves. */
const PRICE_GAS = 300_000n;

export interface PlayOptions {
  client: ChainClient;
  accounts: Accounts;
  deployment: Deployment;
  script: SeedScript;
  /** Usernames in the order of `accounts.members`. */
  usernames: readonly string[];
  /** Seconds: the start of day 0, and the present, at which the last day is cut off. */
  genesis: number;
  now: number;
  note: (progress: string) => void;
  signal: AbortSignal;
}

/**
 * Plays a seed script by real transactions, each member paying from an account of their own, with the chain's clock
 * moved along; it ends with the clock at the present and a fresh price.
 *
 * @throws when a transaction is reverted
 */
export async function playScript(options: PlayOptions): Promise<void> {
  const { client, accounts, deployment, script, genesis, now } = options;
  const accountOf = new Map(options.usernames.map((name, index) => [name, accounts.members[index]]));
  let done = 0;

  for (const [day, price] of script.prices.entries()) {
    const begin = genesis + day * DAY;
    const length = Math.min(DAY, now - begin);
    await moveTo(client, begin + 1);
    await reportPrice(client, deployment.feed, accounts.operator, price);
    // Fixed at once, as a keeper does: the day's entries come hours later, when the reading is too old for the plan.
    const plan = { address: deployment.plan, abi: planAbi } as const;
    const priced = {
      ...plan,
      functionName: "updatePOLPrice",
      account: accounts.operator,
      gas: PRICE_GAS,
    } as const;
    await mined(client, await client.writeContract(priced));
    const unitPrice = await client.readContract({ ...plan, functionName: "unitPrice" });
    for (const step of script.steps.filter((candidate) => candidate.day === day)) {
      options.signal.throwIfAborted();
      const account = accountOf.get(step.username);
      if (account === undefined) throw new Error(`The seed has no account for ${step.username}`);
      await moveTo(client, begin + Math.floor(length * step.fraction));
      await mined(client, await send(options, step, account, unitPrice));
      done += 1;
      options.note(`${done} of ${script.steps.length}`);
    }
  }

  await moveTo(client, Math.floor(Date.now() / 1_000));
  await reportPrice(client, deployment.feed, accounts.operator, script.prices.at(-1) ?? 0n);
}

function send(
  { client, deployment }: PlayOptions,
  step: SeedStep,
  account: Address,
  unitPrice: bigint,
): Promise<Hash> {
  const call = {
    address: deployment.plan,
    abi: planAbi,
    account,
    value: unitPrice * BigInt(step.units),
  } as const;
  return step.kind === "register"
    ? client.writeContract({
        ...call,
        functionName: "register",
        args: [step.sponsor, step.referral, step.username],
      })
    : client.writeContract({ ...call, functionName: "topUp" });
}

async function mined(client: ChainClient, hash: Hash): Promise<void> {
  const { status } = await client.waitForTransactionReceipt({ hash });
  if (status !== "success") throw new Error(`The seed's transaction ${hash} was reverted`);
}

/** Gives the next block this time, unless the chain is there already. */
async function moveTo(client: ChainClient, seconds: number): Promise<void> {
  const latest = await client.getBlock();
  if (BigInt(seconds) > latest.timestamp) await client.setNextBlockTimestamp({ timestamp: BigInt(seconds) });
}
