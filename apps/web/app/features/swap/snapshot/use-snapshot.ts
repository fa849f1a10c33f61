import type { PoolRef } from "@canopy/swap/chain/pool-calls";
import type { Exchange, Pool } from "@canopy/swap/types";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { getAddress } from "viem";
import { usePlan } from "../../../chain/plan-context.ts";
import { useMember } from "../../session/MemberProvider.tsx";
import { assetKey, includeAssets, listAssets } from "../tokens/assets.ts";
import { useRememberedTokens } from "../tokens/use-token.ts";
import {
  type QuoteRequest,
  readPoolRefs,
  readPools,
  readSnapshot,
  type SnapshotSource,
  type SwapSnapshot,
} from "./read-snapshot.ts";
import { useNewestBlock } from "./use-newest-block.ts";

/** Milliseconds after which new pools are looked for. */
const POOLS_AGE = 60_000;
/** Milliseconds that the quotes of earlier amounts are kept. */
const KEPT = 10_000;

interface SnapshotRead {
  /** Of the last request that was answered, which can be another one than the present. */
  readonly snapshot: SwapSnapshot | undefined;
  /** Why the last read failed; null after a success. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  refetch(): void;
}

/** The snapshot for a request, read once a block, and immediately for another request. */
export function useSnapshot(exchange: Exchange, request: QuoteRequest): SnapshotRead {
  const { client } = usePlan();
  const queries = useQueryClient();
  const member = getAddress(useMember().wallet);
  const { from, to, side, amount } = request;
  const assets = includeAssets(listAssets(exchange, useRememberedTokens(exchange)), [from, to]);
  const ends = [exchange.chainId, assetKey(from), assetKey(to)];
  const query = useQuery({
    queryKey: ["swap-snapshot", member, ...ends, side, String(amount), assets.length],
    queryFn: () => read(queries, { client, exchange, member, assets }, request),
    placeholderData: (previous: SwapSnapshot | undefined) => previous,
    gcTime: KEPT,
    // The next block retries.
    retry: false,
  });
  const { data, error, isError, errorUpdatedAt, isFetching, refetch } = query;
  const block = useNewestBlock();
  const isOld = data !== undefined && block.number !== undefined && block.number > data.block;
  const hasNodeRecovered = isError && block.readAt > errorUpdatedAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each block needs a new read
  useEffect(() => {
    if (isOld || hasNodeRecovered) void refetch({ cancelRefetch: false });
  }, [isOld, hasNodeRecovered, block.number, refetch]);
  return {
    snapshot: data,
    error: error ?? block.error,
    isFetching,
    refetch: () => void refetch(),
  };
}

/** Pools are found first, and their prices before the first quote; afterwards one call reads everything. */
async function read(
  queries: QueryClient,
  source: SnapshotSource,
  request: QuoteRequest,
): Promise<SwapSnapshot> {
  const ends = [source.exchange.chainId, request.from.address, request.to.address];
  const refs: PoolRef[] = await queries.fetchQuery({
    queryKey: ["swap-pools", ...ends],
    queryFn: () => readPoolRefs(source, request),
    staleTime: POOLS_AGE,
  });
  const pricesKey = ["swap-pool-prices", ...ends];
  const known = queries.getQueryData<readonly Pool[]>(pricesKey);
  const snapshot = await readSnapshot(source, request, refs, known ?? (await readPools(source, refs)));
  queries.setQueryData(pricesKey, snapshot.pools);
  return snapshot;
}
