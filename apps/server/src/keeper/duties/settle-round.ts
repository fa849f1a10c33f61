import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Logger } from "pino";
import { type Address, encodeFunctionData } from "viem";
import type { ChainClient } from "../../chain/client.ts";
import type { Database, PlanName } from "../../database/tables.ts";
import { readLegs } from "../plan-storage.ts";
import { createBatchSize } from "./batch-size.ts";
import type { Carries, Carry } from "./carries.ts";
import type { EventCarries } from "./event-carries.ts";
import { type Fitted, fit } from "./fit.ts";
import { carriesFromIndex, type Goal } from "./index-carries.ts";

/** Legs that are read at a time. */
const CHUNK = 100;

export interface SettlementOptions {
  client: ChainClient;
  database: Database;
  plan: PlanName;
  address: Address;
  /** Who is asked when the index does not come up with the chain. */
  events: EventCarries;
  /** Milliseconds that the index gets for that. */
  indexGrace: number;
  log: Logger;
}

/** What is left of the round under way: nothing before `position` has still to be carried. */
interface Progress {
  round: number;
  carries: Carries;
  position: number;
}

/**
 * Finds the batches that settle a plan's rounds. Each is made of what the chain says is still to be carried, so that
 * after a crash or beside another keeper nothing is paid for twice.
 */
export function createSettlement(options: SettlementOptions) {
  const { client, database, plan, address, events, indexGrace, log } = options;
  const size = createBatchSize();
  let progress: Progress | null = null;
  let behindSince: number | null = null;
  /** How often in a row the steps of the round under way came to nothing. */
  let inVain = { round: -1, times: 0 };

  /**
   * The next batch of the round.
   *
   * @param from who would send it
   * @param closer the member whose box gets the closing reward; 0 = the HeroPool
   * @returns null when there is none now, and the chain has to be looked at again
   */
  async function nextBatch(round: number, from: Address, closer: number): Promise<Fitted | null> {
    if (progress?.round !== round) {
      const carries = await carriesOfRound(round);
      progress = carries === null ? null : { round, carries, position: 0 };
      if (progress === null) return null;
    }
    const ids = (await outstanding(progress)).map(({ id }) => id);
    const batch =
      ids.length === 0
        ? null
        : await fit(client, size, ids, {
            from,
            to: address,
            encode: (part) =>
              encodeFunctionData({ abi: planAbi, functionName: "distribute", args: [part, [], closer] }),
          });
    if (batch === null) comeToNothing(round);
    else inVain = { round, times: 0 };
    return batch;
  }

  /** Somebody was faster, or what had been carried was taken back: the steps are found anew. */
  function comeToNothing(round: number): void {
    progress = null;
    inVain = { round, times: inVain.round === round ? inVain.times + 1 : 1 };
  }

  /** Steps that come to nothing again, with the round still open, are not the round's: the index is wrong. */
  function isIndexTrusted(round: number): boolean {
    return inVain.round !== round || inVain.times < 2;
  }

  async function carriesOfRound(round: number): Promise<Carries | null> {
    const { cumulativeUnits, closed } = await client.readContract({
      address,
      abi: planAbi,
      functionName: "roundData",
      args: [BigInt(round)],
    });
    if (closed) return null;
    const goal: Goal = { round, cumulativeUnits };
    const isTrusted = isIndexTrusted(round);
    const indexed = isTrusted ? await carriesFromIndex(database, plan, goal) : null;
    if (indexed !== null) {
      behindSince = null;
      return indexed;
    }
    behindSince ??= performance.now();
    if (isTrusted && performance.now() - behindSince < indexGrace) return null;
    log.warn({ plan, round }, "the index does not have the round: settling from the node's events");
    return events.carries(goal);
  }

  /** The first steps that the chain has not seen yet, as many as a batch has. */
  async function outstanding(at: Progress): Promise<Carry[]> {
    const found: Carry[] = [];
    for (let from = at.position; from < at.carries.length && found.length < size.size; from += CHUNK) {
      const chunk = at.carries.slice(from, from + CHUNK);
      const open = await stillOpen(chunk);
      if (found.length === 0 && open.length === 0) at.position = from + chunk.length;
      found.push(...open);
    }
    return found.slice(0, size.size);
  }

  async function stillOpen(carries: readonly Carry[]): Promise<Carry[]> {
    const uplines = [...new Set(carries.map(({ upline }) => upline))];
    const legs = new Map(
      await Promise.all(uplines.map(async (id) => [id, await readLegs(client, address, id)] as const)),
    );
    return carries.filter(({ upline, leg, total }) => (legs.get(upline)?.[leg === 0 ? 0 : 1] ?? 0) < total);
  }

  return { nextBatch };
}

export type Settlement = ReturnType<typeof createSettlement>;
