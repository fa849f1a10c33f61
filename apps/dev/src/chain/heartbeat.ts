import { mockV3AggregatorAbi } from "@canopy/protocol/abi/mockV3Aggregator.gen";
import type { Address } from "viem";
import type { ChainClient } from "./client.ts";
import { reportPrice } from "./feed.ts";
import { type ChainFiles, keepCopy } from "./state.ts";

/** What the heartbeat needs to know of a world. */
export interface Heart {
  client: ChainClient;
  feed: Address;
  /** Who reports the price. */
  reporter: Address;
  /** Seconds: the age at which the plan refuses a reading. */
  maximumAge: number;
  files: ChainFiles;
}

const BEAT_EVERY = 5_000;
const COPY_EVERY = 30_000;
/** Seconds without a block after which an empty one is mined, so that views see the clock move. */
const QUIET = 30;

/**
 * One beat: reports the price again when half of its life is over, mines a block when there was none for a while.
 *
 * The pending block's time counts, not this computer's clock: a person can move the chain's time.
 */
export async function beat({ client, feed, reporter, maximumAge }: Omit<Heart, "files">): Promise<void> {
  const [latest, pending, reading] = await Promise.all([
    client.getBlock({ blockTag: "latest" }),
    client.getBlock({ blockTag: "pending" }),
    client.readContract({ address: feed, abi: mockV3AggregatorAbi, functionName: "latestRoundData" }),
  ]);
  const [, answer, , updatedAt] = reading;
  if (Number(pending.timestamp - updatedAt) > maximumAge / 2) {
    await reportPrice(client, feed, reporter, answer);
  } else if (Number(pending.timestamp - latest.timestamp) > QUIET) {
    await client.mine({ blocks: 1 });
  }
}

/**
 * Beats until it is stopped, and keeps a whole copy of the chain's state.
 *
 * @param complain is told, once in a row, when a beat fails
 * @returns stops it and waits for the beat under way
 */
export function startHeartbeat(heart: Heart, complain: (sentence: string) => void): () => Promise<void> {
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
      if (!failing) complain(`The local price feed could not be kept fresh: ${String(error)}`);
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
