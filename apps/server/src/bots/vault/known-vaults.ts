import { vaultFactoryAbi } from "@canopy/protocol/abi/vault-factory.gen";
import type { Address } from "viem";
import { createBlockRange } from "../../chain/block-range.ts";
import type { ChainClient } from "../../chain/client.ts";

/** Blocks that are read again, because they may have been replaced. */
const OVERLAP = 256n;
/** Requests at a time: the rules that are known already must not wait for years of events, nor a process that stops. */
const MAXIMUM_READS = 50;

/** The vaults of a factory. */
export interface VaultList {
  /** By vault, its owner. */
  readonly owners: ReadonlyMap<Address, Address>;
  /** The last block whose events are in the list; null before the first. */
  readonly until: bigint | null;
}

/**
 * Finds the vaults of a factory by its events. None is ever removed: after a reorganisation an address may have no vault, and then
 * answers nothing.
 */
export function createKnownVaults(client: ChainClient, factory: Address, fromBlock: bigint) {
  const owners = new Map<Address, Address>();
  const range = createBlockRange();
  let next = fromBlock;
  let until: bigint | null = null;

  /** Reads events since the last call; those of years in several calls. */
  async function update(): Promise<VaultList> {
    const head = await client.getBlockNumber();
    for (let reads = 0; next <= head; reads++) {
      if (reads === MAXIMUM_READS) return list();
      const toBlock = next + range.size - 1n < head ? next + range.size - 1n : head;
      try {
        const events = await client.getContractEvents({
          ...{ address: factory, abi: vaultFactoryAbi, eventName: "Created", strict: true },
          ...{ fromBlock: next, toBlock },
        });
        for (const { args } of events) owners.set(args.vault, args.owner);
        range.succeeded(events.length);
        next = toBlock + 1n;
        until = toBlock;
      } catch (error) {
        if (!range.failed(error)) throw error;
      }
    }
    const again = head > OVERLAP ? head - OVERLAP : 0n;
    next = again > fromBlock ? again : fromBlock;
    return list();
  }

  const list = (): VaultList => ({ owners, until });
  return { update, list };
}
