import { isDeepStrictEqual } from "node:util";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, encodeFunctionData } from "viem";
import type { ChainClient } from "../../chain/client.ts";
import { readLegs } from "../../chain/plan-storage.ts";
import type { Database, PlanName } from "../../database/tables.ts";
import { createBatchSize } from "./batch-size.ts";
import type { Carry } from "./carries.ts";
import { createEventCarries } from "./event-carries.ts";
import { type FittedCall, fit } from "./fit.ts";
import { type Goal, readIndexCarries } from "./index-carries.ts";

/** Legs per read. */
const CHUNK = 100;

export interface SettlementBatchesOptions {
  client: ChainClient;
  database: Database;
  plan: PlanName;
  address: Address;
  planBlock: bigint;
  /** Username of the member who gets the closing reward; null = the HeroPool. */
  member: string | null;
  /** Milliseconds to wait for the index to catch up with the round before reading the node's events. */
  indexGrace: number;
}

/** The round in progress. All carries before `position` are done. */
interface Progress {
  round: number;
  carries: readonly Carry[];
  position: number;
  isFromEvents: boolean;
}

/**
 * Prepares the batches that settle a plan's rounds; carry, complete and close are one call. Each batch contains only steps that
 * are not done on the chain, so the keeper pays for no step twice after a crash or next to another keeper.
 */
export function createSettlementBatches(options: SettlementBatchesOptions) {
  const { client, database, plan, address, planBlock, member, indexGrace } = options;
  const contract = { address, abi: planAbi } as const;
  const events = createEventCarries(client, address, planBlock);
  const size = createBatchSize();
  let progress: Progress | null = null;
  let behindSince: number | null = null;
  /** The first carry of the last batch. */
  let offered: Carry | null = null;
  /** Consecutive reads of the round's carries that settled nothing. */
  let fruitless = { round: -1, times: 0 };

  /** Prepares the next batch of the round; null when the chain must be read again. */
  async function nextBatch(round: number, from: Address) {
    if (progress?.round !== round) progress = await findCarries(round);
    if (progress === null) return null;
    const closer = await findCloser();
    const outstanding = await readOutstanding(progress);
    const [first] = outstanding;
    // The plan accepts a batch of carries that do not exist, and does nothing, forever.
    const wasIdle = first !== undefined && isDeepStrictEqual(first, offered);
    const ids = outstanding.map(({ id }) => id);
    const batch = first === undefined || wasIdle ? null : await fitBatch(ids, closer, from);
    if (first === undefined || batch === null) {
      // Another keeper was faster, or a reorganisation undid carries or replaced entries: find the carries again.
      progress = null;
      offered = null;
      fruitless = { round, times: fruitless.round === round ? fruitless.times + 1 : 1 };
      return null;
    }
    // A second batch shows that the first carried something.
    if (offered !== null) fruitless = { round, times: 0 };
    offered = first;
    return { ...batch, warnings: toWarnings(progress, closer) };
  }

  function fitBatch(ids: readonly number[], closer: number, from: Address): Promise<FittedCall | null> {
    return fit(client, size, ids, {
      from,
      to: address,
      encode: (part) =>
        encodeFunctionData({ abi: planAbi, functionName: "distribute", args: [part, [], closer] }),
    });
  }

  /** The id of the member who gets the closing reward; 0 if the plan has no such member. */
  async function findCloser(): Promise<number> {
    if (member === null) return 0;
    return client.readContract({ ...contract, functionName: "nameToId", args: [member] });
  }

  function toWarnings({ isFromEvents }: Progress, closer: number): string[] {
    const warnings: string[] = [];
    if (isFromEvents) warnings.push("round missing from the index, settling from node events");
    if (member !== null && closer === 0) {
      warnings.push("KEEPER_MEMBER has no seat in this plan, closing rewards go to the HeroPool");
    }
    return warnings;
  }

  async function findCarries(round: number): Promise<Progress | null> {
    const { cumulativeUnits, closed } = await client.readContract({
      ...contract,
      functionName: "roundData",
      args: [BigInt(round)],
    });
    if (closed) return null;
    const goal: Goal = { round, cumulativeUnits };
    // If nothing was settled twice while the round is open, the carries and the index are wrong.
    const isIndexTrusted = fruitless.round !== round || fruitless.times < 2;
    const indexed = isIndexTrusted ? await readIndexCarries(database, plan, goal) : null;
    if (indexed !== null) {
      behindSince = null;
      return { round, carries: indexed, position: 0, isFromEvents: false };
    }
    behindSince ??= performance.now();
    if (isIndexTrusted && performance.now() - behindSince < indexGrace) return null;
    return { round, carries: await events.read(goal), position: 0, isFromEvents: true };
  }

  /** The first carries that are not done on the chain, up to the size of a batch. */
  async function readOutstanding(at: Progress): Promise<Carry[]> {
    await stepBack(at);
    const found: Carry[] = [];
    for (let from = at.position; from < at.carries.length && found.length < size.size; from += CHUNK) {
      const chunk = at.carries.slice(from, from + CHUNK);
      const open = await readOpen(chunk);
      if (found.length === 0 && open.length === 0) at.position = from + chunk.length;
      found.push(...open);
    }
    return found.slice(0, size.size);
  }

  /**
   * Moves the position before chunks that are open again: a reorganisation undoes the newest carries first. Without them the
   * plan would accept later carries, and do nothing, forever.
   */
  async function stepBack(at: Progress): Promise<void> {
    while (at.position > 0) {
      const from = Math.floor((at.position - 1) / CHUNK) * CHUNK;
      if ((await readOpen(at.carries.slice(from, at.position))).length === 0) return;
      at.position = from;
    }
  }

  async function readOpen(carries: readonly Carry[]): Promise<Carry[]> {
    const uplines = [...new Set(carries.map(({ upline }) => upline))];
    const legs = new Map(
      await Promise.all(uplines.map(async (id) => [id, await readLegs(client, address, id)] as const)),
    );
    return carries.filter(({ upline, leg, total }) => (legs.get(upline)?.[leg === 0 ? 0 : 1] ?? 0) < total);
  }

  return { nextBatch };
}
