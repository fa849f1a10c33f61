import {
  type Call,
  type CallResult,
  encodeAggregate,
  parseAggregate,
  readAnswer,
} from "@canopy/swap/chain/multicall";
import type { PriceFeed } from "@canopy/swap/types";
import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  decodeFunctionResult,
  encodeFunctionData,
  parseAbi,
} from "viem";
import type { ChainClient } from "../../../chain/client.ts";

/** A price that a feed reported. */
export interface FeedRound {
  readonly id: bigint;
  /** USD of one token. */
  readonly price: number;
  /** Seconds since 1970. */
  readonly time: number;
}

/**
 * What is read of one feed. The id of a round has the phase of the feed, which changes with its aggregator, above the 64 bits of its
 * number. `since`: the chain's state that answers is of this time or later.
 */
export interface FeedReader {
  /** The id of the newest round. */
  latest(since: number): Promise<bigint>;
  /** The number of the last round of an earlier phase; 0 without one. */
  readLastRound(phase: bigint): Promise<bigint>;
  /** Rounds in the order of `ids`. null: the feed has no such round, or no price in it. */
  read(ids: readonly bigint[], since: number): Promise<(FeedRound | null)[]>;
}

const timeAbi = parseAbi(["function getCurrentBlockTimestamp() view returns (uint256)"]);
const feedAbi = parseAbi([
  "function decimals() view returns (uint8)",
  "function description() view returns (string)",
  "function latestRoundData() view returns (uint80, int256 answer, uint256, uint256 updatedAt, uint80)",
  "function getRoundData(uint80 id) view returns (uint80, int256 answer, uint256, uint256 updatedAt, uint80)",
  "function phaseAggregators(uint16 phase) view returns (address)",
  "function latestRound() view returns (uint256)",
]);

/**
 * Opens a feed.
 *
 * @throws Error when it is a feed of another price
 */
export async function openFeed(
  client: ChainClient,
  { feed, descriptions }: PriceFeed,
  multicall: Address,
): Promise<FeedReader> {
  const contract = { address: feed, abi: feedAbi } as const;
  const [decimals, description] = await Promise.all([
    client.readContract({ ...contract, functionName: "decimals" }),
    client.readContract({ ...contract, functionName: "description" }),
  ]);
  if (!descriptions.includes(description)) {
    throw new Error(`The feed ${feed} is of ${description}, not of ${descriptions.join(" or ")}`);
  }

  async function ask(calls: readonly Call[], since: number): Promise<readonly CallResult[]> {
    const now = encodeFunctionData({ abi: timeAbi, functionName: "getCurrentBlockTimestamp" });
    const { data = "0x" } = await client.call({
      to: multicall,
      data: encodeAggregate([{ to: multicall, data: now }, ...calls]),
    });
    const [clock, ...results] = parseAggregate(data);
    const time = readAnswer(clock, (answer) =>
      decodeFunctionResult({ abi: timeAbi, functionName: "getCurrentBlockTimestamp", data: answer }),
    );
    // Another node than the one that reported the time may lack the newest rounds, which would look like a gap.
    if (time === null || time < since) throw new Error("The node is behind, or its chain has no Multicall3");
    return results;
  }

  function toRound(id: bigint, result: CallResult | undefined): FeedRound | null {
    const round = readAnswer(result, (data) =>
      decodeFunctionResult({ abi: feedAbi, functionName: "getRoundData", data }),
    );
    if (round === null) return null;
    const [, answer, , updatedAt] = round;
    if (answer <= 0n || updatedAt === 0n) return null;
    return { id, price: Number(answer) / 10 ** decimals, time: Number(updatedAt) };
  }

  return {
    async latest(since) {
      const data = encodeFunctionData({ abi: feedAbi, functionName: "latestRoundData" });
      const [result] = await ask([{ to: feed, data }], since);
      const id = readAnswer(
        result,
        (answer) => decodeFunctionResult({ abi: feedAbi, functionName: "latestRoundData", data: answer })[0],
      );
      if (id === null) throw new Error(`The feed ${feed} has no round`);
      return id;
    },

    async readLastRound(phase) {
      try {
        const address = await client.readContract({
          ...contract,
          functionName: "phaseAggregators",
          args: [Number(phase)],
        });
        // Not through Multicall: aggregators answer no contract but the feed.
        return await client.readContract({ address, abi: feedAbi, functionName: "latestRound" });
      } catch (error) {
        if (isRevert(error)) return 0n;
        throw error;
      }
    },

    async read(ids, since) {
      const calls = ids.map((id) => ({
        to: feed,
        data: encodeFunctionData({ abi: feedAbi, functionName: "getRoundData", args: [id] }),
      }));
      const results = await ask(calls, since);
      return ids.map((id, index) => toRound(id, results[index]));
    },
  };
}

/** Whether a contract answered, and reverted. */
function isRevert(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  const revert = error.walk(
    (cause) =>
      cause instanceof ContractFunctionRevertedError || cause instanceof ContractFunctionZeroDataError,
  );
  return revert !== null;
}
