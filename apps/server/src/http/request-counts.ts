import type { FastifyRateLimitOptions, FastifyRateLimitStore } from "@fastify/rate-limit";

/** How many requests somebody has made in the window that is running, this one included. */
interface Count {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** Callers of one endpoint whose counts are kept: beyond, those whose window began first begin anew. */
const MOST_CALLERS = 5_000;

/** Counts the requests to one endpoint by caller, in windows that begin with a caller's first request. */
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

/** The counts of all endpoints, for the rate limit of the framework and for answers that are given before it. */
export function createRequestCounts() {
  const routes = new Map<string, RequestCounts>();
  function of(route: string): RequestCounts {
    let counts = routes.get(route);
    if (counts === undefined) {
      counts = new RequestCounts();
      routes.set(route, counts);
    }
    return counts;
  }

  class Store implements FastifyRateLimitStore {
    readonly #counts: RequestCounts;

    constructor(_options: FastifyRateLimitOptions, counts = new RequestCounts()) {
      this.#counts = counts;
    }

    incr(caller: string, done: (error: Error | null, result?: Count) => void, timeWindow: number): void {
      done(null, this.#counts.add(caller, timeWindow));
    }

    child(options: Parameters<FastifyRateLimitStore["child"]>[0]): Store {
      return new Store({}, routeIn(options));
    }
  }

  /** The limit's options carry the endpoint; those of a limit made by hand carry none, and count for themselves. */
  function routeIn(options: object): RequestCounts {
    const info = "routeInfo" in options ? options.routeInfo : undefined;
    if (typeof info !== "object" || info === null || !("url" in info) || !("method" in info))
      return new RequestCounts();
    return info.method === "GET" ? of(String(info.url)) : new RequestCounts();
  }

  return { Store, of };
}

export type RequestCountsOfRoutes = ReturnType<typeof createRequestCounts>;
