import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { hexToNumber, numberToHex } from "viem";
import { usePlan } from "../../chain/plan-context.ts";
import { type Depth, depthRange, firstDepth, nextDepth, recentStart } from "./search-depth.ts";
import type { BlockRange } from "./search-windows.ts";

interface LogSearchOptions<Item> {
  /** The start of the query keys. Another one is another history. */
  readonly key: readonly unknown[];
  /** Finds what a range of blocks has, the newest first. */
  search(range: BlockRange, signal: AbortSignal): Promise<readonly Item[]>;
  /** Milliseconds between two searches of the newest blocks; without it they are searched again when the page asks. */
  readonly refetchInterval?: number;
}

/** A history from the chain, the newest first, as far back as it was searched: the newest blocks at once, older ones on request. */
export function useLogSearch<Item>({ key, search, refetchInterval }: LogSearchOptions<Item>) {
  const { client } = usePlan();

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
      const [items, since] = await Promise.all([search(range, signal), readTime(range.from)]);
      return { items, ...range, since };
    },
    enabled: start !== undefined,
    refetchOnMount: "always",
    ...(refetchInterval !== undefined && { refetchInterval }),
  });

  const older = useInfiniteQuery({
    queryKey: [...key, "older", start],
    queryFn: async ({ pageParam, signal }) => {
      const range = depthRange(pageParam);
      const [items, since] = await Promise.all([search(range, signal), readTime(range.from)]);
      return { items, ...range, since };
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
    items: pages.flatMap(({ items }) => items),
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
