import type { Exchange } from "@canopy/swap/types";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getAddress, hexToNumber, numberToHex } from "viem";
import { usePlan } from "../../../chain/plan-context.ts";
import { useMember } from "../../session/MemberProvider.tsx";
import { useRememberedTokens } from "../tokens/use-token.ts";
import { createSwapSearch } from "./search-swaps.ts";

/** Blocks that a reorganisation can still replace, with room to spare. They are read again whenever the history opens. */
const RECENT_BLOCKS = 2_000;

/** Blocks of the first search: a day and some hours on Polygon. Each further search goes back twice as far, up to the most. */
const FIRST_BLOCKS = 50_000;
const MOST_BLOCKS = 400_000;

interface Depth {
  /** The newest block of the search. */
  readonly to: number;
  readonly blocks: number;
}

/** The member's swaps from the chain, the newest first, as far back as it was searched. */
export function useSwapHistory(exchange: Exchange) {
  const { client } = usePlan();
  const { wallet } = useMember();
  const remembered = useRememberedTokens(exchange);
  const search = useMemo(() => {
    const tokens = [...exchange.tokens, ...remembered];
    return createSwapSearch({ client, exchange, member: getAddress(wallet), tokens });
  }, [client, exchange, wallet, remembered]);
  // A token that the browser has remembered since needs a search of its own.
  const key = ["swap-history", exchange.chainId, wallet, remembered.map(({ address }) => address).join()];

  const readHead = async () => hexToNumber(await client.request({ method: "eth_blockNumber" }));

  // Fixed while the history is open, so that what was searched before it stays as it is.
  const boundary = useQuery({
    queryKey: [...key, "boundary"],
    queryFn: async () => Math.max(0, (await readHead()) - RECENT_BLOCKS),
    staleTime: "static",
  });
  const end = boundary.data;

  const recent = useQuery({
    queryKey: [...key, "recent", end],
    queryFn: async ({ signal }) => search({ from: (end ?? 0) + 1, to: await readHead() }, signal),
    enabled: end !== undefined,
    refetchOnMount: "always",
  });

  const older = useInfiniteQuery({
    queryKey: [...key, "older", end],
    queryFn: async ({ pageParam: { to, blocks }, signal }) => {
      const from = Math.max(0, to - blocks + 1);
      const [swaps, block] = await Promise.all([
        search({ from, to }, signal),
        client.request({ method: "eth_getBlockByNumber", params: [numberToHex(from), false] }),
      ]);
      return { swaps, from, since: block && new Date(hexToNumber(block.timestamp) * 1_000), blocks };
    },
    initialPageParam: { to: end ?? 0, blocks: FIRST_BLOCKS } satisfies Depth as Depth,
    getNextPageParam: ({ from, blocks }): Depth | null =>
      from === 0 ? null : { to: from - 1, blocks: Math.min(2 * blocks, MOST_BLOCKS) },
    enabled: end !== undefined,
    // A mined transaction refetches all figures. These blocks are final.
    staleTime: "static",
  });

  const failed = [boundary, recent, older].filter(({ isError, isFetching }) => isError && !isFetching);
  const pages = older.data?.pages ?? [];
  const last = pages.at(-1);
  return {
    /** Whether the newest blocks and the first part of the older ones were searched. */
    isReady: recent.data !== undefined && last !== undefined,
    swaps: [...(recent.data ?? []), ...pages.flatMap(({ swaps }) => swaps)],
    /** The oldest block that was searched, and its time. */
    searched: last ? { block: last.from, since: last.since } : null,
    canSearchFurther: older.hasNextPage,
    isSearching: older.isFetchingNextPage,
    searchFurther: () => void older.fetchNextPage(),
    /** Why a part of the search failed. What was found before stays. */
    error: failed[0]?.error ?? null,
    retry() {
      if (boundary.isError) void boundary.refetch();
      if (recent.isError) void recent.refetch();
      if (older.isError) void (older.data === undefined ? older.refetch() : older.fetchNextPage());
    },
  };
}
