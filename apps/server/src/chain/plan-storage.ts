import { type Address, numberToHex } from "viem";
import type { ChainClient } from "./client.ts";

/*
 * No view returns the price that waits for confirmation, or a member's legs by id. Both are read from the plan's storage,
 * whose layout never changes (docs/plan.md, "Storage").
 */
const STATE_SLOT = 0n;
const CANDIDATE_SLOT = 1n;
const NODES_SLOT = 2n;

/** A reading of the feed: its answer, and its time in seconds. */
export interface Reading {
  answer: bigint;
  updatedAt: number;
}

type StorageReader = Pick<ChainClient, "getStorageAt">;

/** The reading that waits for confirmation; null when there is none. */
export async function readCandidate(
  client: StorageReader,
  address: Address,
  blockNumber: bigint,
): Promise<Reading | null> {
  const [state, candidate] = await Promise.all([
    readSlot(client, address, STATE_SLOT, blockNumber),
    readSlot(client, address, CANDIDATE_SLOT, blockNumber),
  ]);
  // PlanState: 64 bits of price, 40 of its time, then the bit `hasCandidate`.
  if (bits(state, 104, 1) === 0n) return null;
  return { answer: bits(candidate, 0, 64), updatedAt: Number(bits(candidate, 64, 40)) };
}

/** Units that each leg of a member holds, as in the plan's `Node`: left, right. */
export async function readLegs(
  client: StorageReader,
  address: Address,
  id: number,
): Promise<[number, number]> {
  const node = await readSlot(client, address, NODES_SLOT + BigInt(id));
  return [Number(bits(node, 80, 40)), Number(bits(node, 120, 40))];
}

async function readSlot(
  client: StorageReader,
  address: Address,
  slot: bigint,
  blockNumber?: bigint,
): Promise<bigint> {
  const where = blockNumber === undefined ? {} : { blockNumber };
  const word = await client.getStorageAt({ address, slot: numberToHex(slot, { size: 32 }), ...where });
  return BigInt(word ?? 0);
}

const bits = (word: bigint, from: number, count: number) => BigInt.asUintN(count, word >> BigInt(from));
