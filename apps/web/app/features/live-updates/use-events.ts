import { type Query, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { setLatestBlock } from "./latest-block.ts";
import { listenToEvents } from "./shared-events.ts";
import { throttle } from "./throttle.ts";

/** Milliseconds between two refetches: of figures that each block can change, and of all figures. */
const BLOCK_PAUSE = 10_000;
const MEMBER_PAUSE = 1_000;

/** The `meta` of queries whose result each block can change, and not only an event of the member. */
export const changesWithBlocks = { changesWithBlocks: true } as const;

/**
 * Refetches the page's figures when the server says that they changed. Call it once, with the session's member. `renamed` runs
 * when the server knows the member under another username.
 */
export function useEvents(username: string, token: string, renamed: () => void): void {
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new token needs a new connection
  useEffect(() => {
    const refetch = (predicate: (query: Query) => boolean) => {
      // A page in the background only marks them; they are fetched when it is visible again.
      const refetchType = document.visibilityState === "visible" ? "active" : "none";
      void queries.invalidateQueries({ predicate, refetchType });
    };
    const byBlock = throttle(() => refetch(({ meta }) => meta?.["changesWithBlocks"] === true), BLOCK_PAUSE);
    const all = throttle(() => refetch(({ queryKey }) => queryKey[0] !== "config"), MEMBER_PAUSE);
    const stop = listenToEvents((news) => {
      if (news.type === "block") {
        setLatestBlock(news.block);
        byBlock.run();
      } else if (news.type === "unknown" || news.username === username) all.run();
      else renamed();
    });
    return () => {
      stop();
      byBlock.cancel();
      all.cancel();
    };
  }, [queries, username, token, renamed]);
}
