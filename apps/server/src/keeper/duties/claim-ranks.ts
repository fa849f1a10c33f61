import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { lastRoundOf } from "@canopy/protocol/rules/calendar";
import { type Address, encodeFunctionData } from "viem";
import type { ChainClient } from "../../chain/client.ts";
import type { Database, PlanName } from "../../database/tables.ts";
import { createBatchSize } from "./batch-size.ts";
import { type Fitted, fit } from "./fit.ts";
import { claimable, readCandidates, readMonthReach } from "./rank-candidates.ts";

/** Standings that are read at a time. */
const CHUNK = 100;

export interface ClaimsOptions {
  client: ChainClient;
  database: Database;
  plan: PlanName;
  address: Address;
  /** Milliseconds between two looks that find nothing: a window is open for a week. */
  interval: number;
}

/** Finds who can claim a rank in a plan: all Heroes first, so that they count for their sponsors' Knight. */
export function createClaims({ client, database, plan, address, interval }: ClaimsOptions) {
  const contract = { address, abi: planAbi } as const;
  const size = createBatchSize();
  /** Who was found, without those who had their turn. Whether a turn came to something is seen at the next look. */
  let queue: { month: number; ids: readonly number[] } = { month: -1, ids: [] };
  let foundNobody = { month: -1, at: 0 };

  /**
   * Whose ranks of the month are to be claimed; nobody while the index is not there.
   *
   * @param mayLook whether nothing is under way that a look would not see yet
   */
  async function due(month: number, mayLook: boolean): Promise<readonly number[]> {
    if (queue.month !== month) queue = { month, ids: [] };
    const isEarly = foundNobody.month === month && performance.now() - foundNobody.at < interval;
    if (queue.ids.length > 0 || !mayLook || isEarly) return queue.ids;
    queue = { month, ids: (await isIndexed(month)) ? await claimableIn(month) : [] };
    if (queue.ids.length === 0) foundNobody = { month, at: performance.now() };
    return queue.ids;
  }

  /** The call that claims for the first of those who are due, and opens the window if that is due. */
  async function nextCall(from: Address): Promise<Fitted | null> {
    const { month, ids } = queue;
    const call = await fit(client, size, ids, {
      from,
      to: address,
      encode: (part) => encodeFunctionData({ abi: planAbi, functionName: "claimRank", args: [part] }),
    });
    queue = { month, ids: call === null ? [] : ids.slice(call.ids.length) };
    return call;
  }

  /** Whether the index has every unit up to the month's end, with all rounds closed. */
  async function isIndexed(month: number): Promise<boolean> {
    const { lastRound, units, allClosed } = await readMonthReach(database, plan, month);
    if (!allClosed) return false;
    const args = [BigInt(lastRound ?? 0)] as const;
    const round = await client.readContract({ ...contract, functionName: "roundData", args });
    const isLast = round.next === 0 || round.next > lastRoundOf(month);
    return isLast && round.cumulativeUnits === units;
  }

  async function claimableIn(month: number): Promise<number[]> {
    const heroes: number[] = [];
    const knights: number[] = [];
    const candidates = await readCandidates(database, plan, month);
    for (let from = 0; from < candidates.length; from += CHUNK) {
      const chunk = candidates.slice(from, from + CHUNK);
      const standings = await Promise.all(
        chunk.map(({ id }) =>
          client.readContract({
            ...contract,
            functionName: "monthActivity",
            args: [id, BigInt(month)],
          }),
        ),
      );
      for (const [index, candidate] of chunk.entries()) {
        const standing = standings[index];
        if (standing === undefined) continue;
        const rank = claimable(candidate, standing);
        if (rank !== null) (rank === "Hero" ? heroes : knights).push(candidate.id);
      }
    }
    return heroes.length > 0 ? heroes : knights;
  }

  return { due, nextCall };
}

export type Claims = ReturnType<typeof createClaims>;
