import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { toLastRound } from "@canopy/protocol/rules/calendar";
import { HERO, KNIGHT } from "@canopy/protocol/rules/rank";
import { type Address, encodeFunctionData } from "viem";
import type { ChainClient } from "../../chain/client.ts";
import type { Database, PlanName } from "../../database/tables.ts";
import { createBatchSize } from "./batch-size.ts";
import { type FittedCall, fit } from "./fit.ts";
import { readCandidates, readMonthReach, toClaimableRank } from "./rank-candidates.ts";

/** Month activities per read. */
const CHUNK = 100;

export interface RankClaimsOptions {
  client: ChainClient;
  database: Database;
  plan: PlanName;
  address: Address;
  /** Milliseconds between two searches that find no one. */
  rankInterval: number;
}

/**
 * Finds members who can claim a rank, Heroes first, because each rank counts for the sponsor's Knight. Knights count too, so
 * the next search finds sponsors who became Knights by them.
 */
export function createRankClaims({ client, database, plan, address, rankInterval }: RankClaimsOptions) {
  const contract = { address, abi: planAbi } as const;
  const size = createBatchSize();
  /** Found members whose claim is not prepared yet. The next search shows whether a claim succeeded. */
  let queue: { month: number; ids: readonly number[] } = { month: -1, ids: [] };
  let lastEmptySearch = { month: -1, at: 0 };

  /**
   * Finds members who can claim a rank of the month; none while the index is behind.
   *
   * @param isFree whether no transaction is in flight whose claims a search would miss
   */
  async function find(month: number, isFree: boolean): Promise<readonly number[]> {
    if (queue.month !== month) queue = { month, ids: [] };
    const isEarly = lastEmptySearch.month === month && performance.now() - lastEmptySearch.at < rankInterval;
    if (queue.ids.length > 0 || !isFree || isEarly) return queue.ids;
    queue = { month, ids: (await isIndexed(month)) ? await search(month) : [] };
    if (queue.ids.length === 0) lastEmptySearch = { month, at: performance.now() };
    return queue.ids;
  }

  /** Prepares the claims of the first members in the queue, which open the window if that is due. */
  async function nextCall(from: Address): Promise<FittedCall | null> {
    const { month, ids } = queue;
    const call = await fit(client, size, ids, {
      from,
      to: address,
      encode: (part) => encodeFunctionData({ abi: planAbi, functionName: "claimRank", args: [part] }),
    });
    queue = { month, ids: call === null ? [] : ids.slice(call.ids.length) };
    return call;
  }

  /** Whether the index has all units up to the month's end, with all rounds closed. */
  async function isIndexed(month: number): Promise<boolean> {
    const { lastRound, units, allClosed } = await readMonthReach(database, plan, month);
    if (!allClosed) return false;
    const args = [BigInt(lastRound ?? 0)] as const;
    const round = await client.readContract({ ...contract, functionName: "roundData", args });
    const isLast = round.next === 0 || round.next > toLastRound(month);
    return isLast && round.cumulativeUnits === units;
  }

  async function search(month: number): Promise<number[]> {
    const heroes: number[] = [];
    const knights: number[] = [];
    const candidates = await readCandidates(database, plan, month);
    for (let from = 0; from < candidates.length; from += CHUNK) {
      const chunk = candidates.slice(from, from + CHUNK);
      const ranks = await Promise.all(
        chunk.map(async (candidate) => {
          const args = [candidate.id, BigInt(month)] as const;
          return toClaimableRank(
            candidate,
            await client.readContract({ ...contract, functionName: "monthActivity", args }),
          );
        }),
      );
      for (const [index, { id }] of chunk.entries()) {
        if (ranks[index] === HERO) heroes.push(id);
        if (ranks[index] === KNIGHT) knights.push(id);
      }
    }
    return heroes.length > 0 ? heroes : knights;
  }

  return { find, nextCall };
}
