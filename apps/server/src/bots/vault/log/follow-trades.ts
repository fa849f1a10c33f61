import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import type { Token } from "@canopy/swap/types";
import { type Address, getAddress } from "viem";
import { createBlockRange } from "../../../chain/block-range.ts";
import type { ChainClient } from "../../../chain/client.ts";
import type { Database } from "../../../database/tables.ts";
import type { VaultList } from "../known-vaults.ts";
import { type ExecutedLog, readTrades } from "./read-trades.ts";
import {
  deleteAllTrades,
  readCursor,
  readStored,
  toTradeKey,
  type Window,
  writeTrades,
} from "./store-trades.ts";

/** Blocks that are read again, because they may have been replaced. */
const OVERLAP = 256n;
/** Requests for events at a time, so that a process that stops does not wait for years of them. */
const MAXIMUM_READS = 50;
/** Blocks after which the place of a quiet chain is stored. */
const SAVE_INTERVAL = 64n;

interface FollowerOptions {
  readonly client: ChainClient;
  readonly database: Database;
  readonly chainId: number;
  readonly factory: Address;
  readonly fromBlock: bigint;
  readonly tokens: readonly Token[];
  /** The vaults that are known now. */
  list(): VaultList;
}

/**
 * Stores the trades of all vaults. It reads the newest blocks again each time, and deletes what is no longer in them: after a
 * reorganisation, and whatever process was killed in between, the table has each trade of the chain once.
 */
export function createTradeFollower({ client, database, list, ...options }: FollowerOptions) {
  const { chainId, factory, fromBlock, tokens } = options;
  const source = { chainId: BigInt(chainId), factory };
  const range = createBlockRange();
  /** Trades of tokens that the exchange does not list. */
  const unknown = new Set<string>();
  /** The next block, and the one that the database has. Null before the first pass. */
  let place: { next: bigint; saved: bigint } | null = null;

  async function open(): Promise<{ next: bigint; saved: bigint }> {
    const cursor = await readCursor(database, source);
    if (cursor === null) await deleteAllTrades(database);
    const next = cursor ?? fromBlock;
    return { next, saved: next };
  }

  async function readLogs(owners: VaultList["owners"], { from, to }: Window): Promise<ExecutedLog[] | null> {
    try {
      const logs = await client.getContractEvents({
        ...{ abi: vaultAbi, eventName: "Executed", strict: true, fromBlock: from, toBlock: to },
      });
      range.succeeded(logs.length);
      return logs.flatMap((log) => {
        const vault = getAddress(log.address);
        const owner = owners.get(vault);
        return owner === undefined ? [] : [{ ...log, vault, owner }];
      });
    } catch (error) {
      if (!range.failed(error)) throw error;
      return null;
    }
  }

  /** Returns whether trades came or went. */
  async function follow(): Promise<boolean> {
    // The list grows while this waits: an event in these blocks is of a vault that was known by then.
    const { owners, until } = list();
    if (until === null) return false;
    place ??= await open();
    const start = place.next <= until ? place.next : until + 1n;
    let from = start - OVERLAP > fromBlock ? start - OVERLAP : fromBlock;
    let hasChanged = false;
    for (let reads = 0; from <= until && reads < MAXIMUM_READS; reads++) {
      const isLast = from + range.size > until;
      const window = { from, to: isLast ? until : from + range.size - 1n, isLast };
      const logs = await readLogs(owners, window);
      if (logs === null) continue;
      const stored = await readStored(database, window);
      const found = new Set(logs.map(toTradeKey));
      const gone = stored.filter((row) => !found.has(toTradeKey(row)));
      const known = new Set(stored.map(toTradeKey));
      const missing = logs.filter((log) => !known.has(toTradeKey(log)) && !unknown.has(toTradeKey(log)));
      const trades = await readTrades(client, tokens, missing);
      const read = new Set(trades.map(toTradeKey));
      for (const log of missing) if (!read.has(toTradeKey(log))) unknown.add(toTradeKey(log));
      from = window.to + 1n;
      place.next = from;
      const isNews = gone.length + trades.length > 0;
      if (isNews || from - place.saved >= SAVE_INTERVAL) {
        await writeTrades(database, { source, next: from, gone, trades });
        place.saved = from;
      }
      hasChanged ||= isNews;
    }
    return hasChanged;
  }

  return { follow };
}
