import type { FastifyRateLimitOptions, FastifyRateLimitStore } from "@fastify/rate-limit";

/** How many requests somebody has made in the window that is running, this one included. */
interface Count {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** Callers whose counts are kept: beyond, those whose window began first begin anew. */
const MOST_CALLERS = 5_000;

/** Counts requests by caller, in windows that begin with a caller's first request. */
export class RequestCounts {
  readonly #callers = new Map<string, { current: number; begin: number }>();

  /** Counts one more. */
  add(caller: string, timeWindow: number, now = Date.now()): Count {
    let count = this.#callers.get(caller);
    if (count === undefined || count.begin + timeWindow <= now) {
      count = { current: 0, begin: now };
      // Put in again, it is the youngest.
      this.#callers.delete(caller);
      this.#callers.set(caller, count);
      this.#forgetOldest();
    }
    count.current += 1;
    return { current: count.current, ttl: timeWindow - (now - count.begin) };
  }

  #forgetOldest(): void {
    if (this.#callers.size <= MOST_CALLERS) return;
    const [oldest] = this.#callers.keys();
    if (oldest !== undefined) this.#callers.delete(oldest);
  }
}

/** Counts for the framework's rate limits. Its general one shares `general` with what is answered before the framework. */
export function createCountStore(general: RequestCounts) {
  return class Store implements FastifyRateLimitStore {
    readonly #counts: RequestCounts;

    constructor(_options: FastifyRateLimitOptions, counts = general) {
      this.#counts = counts;
    }

    incr(caller: string, done: (error: Error | null, result?: Count) => void, timeWindow: number): void {
      done(null, this.#counts.add(caller, timeWindow));
    }

    /** A limit of its own for an endpoint. */
    child(): Store {
      return new Store({}, new RequestCounts());
    }
  };
}
