import { mockV3AggregatorAbi } from "@canopy/protocol/abi/mock-v3-aggregator.gen";
import type { Address } from "viem";
import type { ChainClient } from "./client.ts";
import { reportPrice } from "./feed.ts";
import { type ChainFiles, keepCopy } from "./state.ts";

/** The parts of a world that the heartbeat uses. */
export interface Heart {
  client: ChainClient;
  feeds: readonly Address[];
  /** The account that reports the prices. */
  reporter: Address;
  /** Seconds after which plan and exchange refuse a reading. */
  maximumAge: number;
  files: ChainFiles;
}

const BEAT_EVERY = 5_000;
const COPY_EVERY = 30_000;
/** Seconds without a block before an empty one is mined, so that views see time pass. */
const QUIET = 30;

/**
 * One beat: reports each price again after half of its lifetime, and mines a block if there was none for a while.
 *
 * It uses the pending block's time, not this computer's clock, because the user can move the chain's time.
 */
export async function beat({ client, feeds, reporter, maximumAge }: Omit<Heart, "files">): Promise<void> {
  const [latest, pending, ...readings] = await Promise.all([
    client.getBlock({ blockTag: "latest" }),
    client.getBlock({ blockTag: "pending" }),
    ...feeds.map(async (feed) => ({ feed, round: await readLatest(client, feed) })),
  ]);
  const old = readings.filter(({ round }) => Number(pending.timestamp - round.updatedAt) > maximumAge / 2);
  for (const { feed, round } of old) await reportPrice(client, feed, reporter, round.answer);
  if (old.length === 0 && Number(pending.timestamp - latest.timestamp) > QUIET) {
    await client.mine({ blocks: 1 });
  }
}

async function readLatest(
  client: ChainClient,
  feed: Address,
): Promise<{ answer: bigint; updatedAt: bigint }> {
  const [, answer, , updatedAt] = await client.readContract({
    address: feed,
    abi: mockV3AggregatorAbi,
    functionName: "latestRoundData",
  });
  return { answer, updatedAt };
}

/**
 * Beats until it is stopped, and saves complete copies of the chain's state.
 *
 * @param reportError called for the first of several beats that fail in a row
 * @returns stops it and waits for the current beat
 */
export function startHeartbeat(heart: Heart, reportError: (sentence: string) => void): () => Promise<void> {
  let failing = false;
  let copied = performance.now();
  let underWay = Promise.resolve();
  async function once(): Promise<void> {
    try {
      await beat(heart);
      if (performance.now() - copied > COPY_EVERY) {
        copied = performance.now();
        await keepCopy(heart.files);
      }
      failing = false;
    } catch (error) {
      if (!failing) reportError(`Could not update the local price feeds: ${String(error)}`);
      failing = true;
    }
  }
  const timer = setInterval(() => {
    underWay = underWay.then(once);
  }, BEAT_EVERY);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
