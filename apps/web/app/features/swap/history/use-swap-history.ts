import type { Exchange } from "@canopy/swap/types";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getAddress, hexToNumber, numberToHex } from "viem";
import { usePlan } from "../../../chain/plan-context.ts";
import { useMember } from "../../session/MemberProvider.tsx";
import { useRememberedTokens } from "../tokens/use-token.ts";
import { type Depth, depthRange, firstDepth, nextDepth, recentStart } from "./search-depth.ts";
import { createSwapSearch } from "./search-swaps.ts";

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

  const readTime = async (block: number) => {
    const header = await client.request({
      method: "eth_getBlockByNumber",
      params: [numberToHex(block), false],
    });
    return header && new Date(hexToNumber(header.timestamp) * 1_000);
  };

  // Fixed while the history is open, so that what was searched before it stays as it is.
  const boundary = useQuery({
    queryKey: [...key, "boundary"],
    queryFn: async () => recentStart(await readHead()),
    staleTime: "static",
  });
  const start = boundary.data;

  const recent = useQuery({
    queryKey: [...key, "recent", start],
    queryFn: async ({ signal }) => {
      const range = { from: start ?? 0, to: await readHead() };
      const [swaps, since] = await Promise.all([search(range, signal), readTime(range.from)]);
      return { swaps, ...range, since };
    },
    enabled: start !== undefined,
    refetchOnMount: "always",
  });

  const older = useInfiniteQuery({
    queryKey: [...key, "older", start],
    queryFn: async ({ pageParam, signal }) => {
      const range = depthRange(pageParam);
      const [swaps, since] = await Promise.all([search(range, signal), readTime(range.from)]);
      return { swaps, ...range, since };
    },
    initialPageParam: firstDepth(start ?? 0),
    getNextPageParam: (last, _, depth): Depth | null => nextDepth(last, depth),
    // Only when the member asks: it takes the node many requests. These blocks are final.
    enabled: false,
    staleTime: "static",
  });

  const failed = [boundary, recent, older].filter(({ isError, isFetching }) => isError && !isFetching);
  const pages = [...(recent.data ? [recent.data] : []), ...(older.data?.pages ?? [])];
  const oldest = pages.at(-1);
  return {
    /** Whether the newest blocks were searched. */
    isReady: recent.data !== undefined,
    swaps: pages.flatMap(({ swaps }) => swaps),
    /** The blocks that were searched, and the time of the oldest. */
    searched: recent.data && oldest ? { ...oldest, to: recent.data.to } : null,
    canSearchFurther: oldest !== undefined && oldest.from > 0,
    isSearching: older.isFetching,
    searchFurther: () => void older.fetchNextPage(),
    /** Why a part of the search failed. What was found before stays. */
    error: failed[0]?.error ?? null,
    retry() {
      if (boundary.isError) void boundary.refetch();
      if (recent.isError) void recent.refetch();
      if (older.isError) void older.fetchNextPage();
    },
  };
}
