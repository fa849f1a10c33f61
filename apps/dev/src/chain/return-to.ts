import { setTimeout as sleep } from "node:timers/promises";
import type { Hex } from "viem";
import type { ChainClient } from "./client.ts";

interface DropAll {
  Method: "anvil_dropAllTransactions";
  Parameters?: undefined;
  ReturnType: null;
}

interface Revert {
  Method: "evm_revert";
  Parameters: [Hex];
  ReturnType: boolean;
}

/** Looks at the pool, each 10 ms after the last, until what remains there is not mined. */
const MOST_LOOKS = 50;

/**
 * Returns the chain to a snapshot, with an empty pool. anvil answers for a block before it takes its transactions out of the pool.
 * After a revert in between, it could mine one again, or take out a new one with the same sender and nonce.
 *
 * @throws Error when the snapshot is gone, and what anvil answers when a reorganisation has replaced its block
 */
export async function returnTo(client: ChainClient, id: Hex): Promise<void> {
  for (let look = 0; look < MOST_LOOKS && (await client.getTxpoolStatus()).pending > 0; look++)
    await sleep(10);
  await client.request<DropAll>({ method: "anvil_dropAllTransactions" });
  const isReverted = await client.request<Revert>({ method: "evm_revert", params: [id] });
  if (!isReverted) throw new Error(`There is no snapshot ${id}: take a new one after each return to it`);
}
