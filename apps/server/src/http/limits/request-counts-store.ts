import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { LRUCache } from "lru-cache";
import type { SharedCounts } from "./shared-counts.ts";

/** Refused callers in memory, whose requests do not reach the database. */
const MAXIMUM_REFUSED = 10_000;

/**
 * Counts of @fastify/rate-limit in the database, for endpoints with a limit of their own: one statement per request. They fail
 * closed, with 503: each of these endpoints needs the database anyway, and attackers could otherwise guess or mail without
 * a limit while they keep it busy.
 */
export function requestCountsStore(counts: SharedCounts): FastifyRateLimitStoreCtor {
  const refused = new LRUCache<string, number>({ max: MAXIMUM_REFUSED });
  return class implements FastifyRateLimitStore {
    incr(
      name: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      window: number,
      max: number,
    ): void {
      const until = refused.get(name) ?? 0;
      const ttl = until - performance.now();
      if (ttl > 0) {
        callback(null, { current: max + 1, ttl });
        return;
      }
      counts.add([{ name, requests: 1, window }]).then(
        ([count]) => {
          const { requests = 0, remaining = 0 } = count ?? {};
          if (requests > max) refused.set(name, performance.now() + remaining);
          callback(null, { current: requests, ttl: remaining });
        },
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    }

    /** One store for all endpoints: the name contains the endpoint. */
    child(): this {
      return this;
    }
  };
}
