import { isNodeError } from "@canopy/shared/node-error";
import { type BlockRange, createWindowSearch } from "../../log-search/search-windows.ts";
import { readMemberTransactions } from "./member-logs.ts";
import type { PastSwap } from "./past-swap.ts";
import { readSwaps, type SwapSource } from "./read-swaps.ts";

/** Creates a search for the member's swaps in a range of blocks, the newest first. */
export function createSwapSearch(
  source: SwapSource,
): (range: BlockRange, signal: AbortSignal) => Promise<PastSwap[]> {
  const { client, member, tokens } = source;
  const addresses = tokens.map(({ address }) => address);
  const searchLogs = createWindowSearch({
    read: (window) => readMemberTransactions(client, member, addresses, window),
    isTooLarge: isNodeError,
  });
  return async (range, signal) => {
    // A swap of two tokens has a transfer of each.
    const hashes = new Set(await searchLogs(range, signal));
    return readSwaps(source, [...hashes], signal);
  };
}
