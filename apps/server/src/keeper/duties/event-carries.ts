import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, getAbiItem, type Log } from "viem";
import { createBlockRange } from "../../chain/block-range.ts";
import type { ChainClient } from "../../chain/client.ts";
import { type Carry, type CarrySeat, toCarries } from "./carries.ts";
import type { Goal } from "./index-carries.ts";

const events = [
  getAbiItem({ abi: planAbi, name: "Registered" }),
  getAbiItem({ abi: planAbi, name: "ToppedUp" }),
] as const;

/** A purchase of units; the first one of a member includes the seat. */
interface Entry {
  id: number;
  round: number;
  units: number;
  seat: { upline: number; leg: number } | null;
}

/** Reads carries from the plan's events when the index does not work. It reads final events once. */
export function createEventCarries(client: ChainClient, address: Address, planBlock: bigint) {
  const range = createBlockRange();
  const final: Entry[] = [];
  let next = planBlock;

  /** @throws Error when the node omitted events */
  async function read(goal: Goal): Promise<readonly Carry[]> {
    const [finalized, latest] = await Promise.all([
      client.getBlock({ blockTag: "finalized" }),
      client.getBlock(),
    ]);
    for await (const { entries, to } of readRanges(next, finalized.number)) {
      final.push(...entries);
      next = to + 1n;
    }
    const entries = [...final];
    for await (const part of readRanges(next, latest.number)) entries.push(...part.entries);
    return replayCarries(entries, goal);
  }

  async function* readRanges(from: bigint, end: bigint): AsyncGenerator<{ entries: Entry[]; to: bigint }> {
    for (let begin = from; begin <= end; ) {
      const last = begin + range.size - 1n;
      const to = last < end ? last : end;
      const entries = await readEntries(begin, to);
      if (entries === null) continue;
      yield { entries, to };
      begin = to + 1n;
    }
  }

  /** Null when the node refused the range of blocks. */
  async function readEntries(fromBlock: bigint, toBlock: bigint): Promise<Entry[] | null> {
    try {
      const logs = await client.getLogs({ address, events, fromBlock, toBlock, strict: true });
      range.succeeded(logs.length);
      return logs.map(toEntry);
    } catch (error) {
      if (range.failed(error)) return null;
      throw error;
    }
  }

  return { read };
}

/** Computes the carries of a round from all entries in the order of the chain. */
export function replayCarries(entries: readonly Entry[], { round, cumulativeUnits }: Goal): readonly Carry[] {
  const seats = new Map<number, CarrySeat>();
  const before = new Map<number, number>();
  const bought = new Map<number, number>();
  let sum = 0;
  for (const { id, units, seat, round: entered } of entries) {
    if (seat !== null) {
      const depth = seat.upline === 0 ? 0 : (seats.get(seat.upline)?.depth ?? Number.NaN) + 1;
      seats.set(id, { ...seat, depth, leftUnits: 0, rightUnits: 0 });
    }
    if (units === 0 || entered > round) continue;
    sum += units;
    const sums = entered < round ? before : bought;
    sums.set(id, (sums.get(id) ?? 0) + units);
  }
  if (sum !== cumulativeUnits) {
    throw new Error(
      `node events hold ${sum} units up to round ${round}, the contract holds ${cumulativeUnits}`,
    );
  }
  // Before the round, a leg has the units that all earlier rounds carried into it.
  for (const { upline, leg, total } of toCarries(before, seats)) {
    const above = seats.get(upline);
    if (above === undefined) continue;
    if (leg === 0) above.leftUnits = total;
    else above.rightUnits = total;
  }
  return toCarries(bought, seats);
}

type EntryLog = Log<bigint, number, false, undefined, true, typeof events>;

function toEntry({ eventName, args }: EntryLog): Entry {
  const { id, round, units } = args;
  const seat = eventName === "Registered" ? { upline: args.upline, leg: args.leg } : null;
  return { id, round, units, seat };
}
