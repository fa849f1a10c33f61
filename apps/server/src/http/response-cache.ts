import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { readCheckpoint } from "../database/checkpoint.ts";
import { singleFlight } from "../lib/single-flight.ts";
import type { Services } from "../services.ts";
import { ApiError } from "./api-error.ts";
import { matchesEtag } from "./etag.ts";
import { requestHeaders } from "./response-headers.ts";
import { securityHeaders } from "./security-headers.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route responds through `fromCache`. */
    cached?: true;
  }
  interface FastifyRequest {
    /** Whether the response came from memory. */
    isCacheHit: boolean;
  }
}

/** `config` of a route that responds through `fromCache`. */
export const cached = { cached: true } as const;

/** Milliseconds for which the server, browsers and proxies keep a response: about one block of Polygon. */
export const LIFETIME = 2_000;
/** Milliseconds between two reads of the index's block: a response outlives its block by no more than this. */
export const BLOCK_CHECK = 1_000;
/** How many milliseconds before either ends a request starts a background reload, so that few requests wait. */
const AHEAD = 500;
/** The number of responses in memory, and their total bytes. */
const CAPACITY = { max: 5_000, maxSize: 64 * 1_024 * 1_024 };

/** A response expires after its lifetime (`fixed`), or earlier, when the index moves to another block (`block`). */
type Expiry = "fixed" | "block";

interface CachedResponse {
  readonly body: string;
  readonly bytes: number;
  /** latin1 where it gives the same bytes: Node writes it in half the time. */
  readonly encoding: "latin1" | "utf8";
  readonly etag: string;
  /** Header names and values in turn, for 200 and for 304. */
  readonly head: readonly string[];
  readonly headWithoutBody: readonly string[];
  /** From this time on, a request reloads the response. Infinity once one has started. */
  reloadAt: number;
}

/**
 * Caches public reads by path and query. A response must depend on nothing else, so an endpoint that identifies the caller
 * can't use this. Failures are not cached. Concurrent requests for a response share one load, and a response that is in
 * demand is reloaded before it expires.
 */
export function createResponseCache(
  services: Pick<Services, "config" | "database" | "lifecycle" | "now">,
  { loadTimeout, capacity = CAPACITY }: { loadTimeout: number; capacity?: typeof CAPACITY },
) {
  const { config, database, lifecycle } = services;
  const now = () => services.now().getTime();
  const hasCors = config.corsOrigins.length > 0;
  const commonHead = Object.entries(securityHeaders(config)).flat();
  const responses = new LRUCache<string, CachedResponse, () => Promise<CachedResponse>>({
    ...capacity,
    ttl: LIFETIME,
    // Any other resolution would set a timer for almost every request.
    ttlResolution: 0,
    perf: { now },
    sizeCalculation: ({ bytes }) => bytes,
    fetchMethod: (_key, _stale, { context: load }) => load(),
    // An entry that is evicted while it loads still serves the requests that wait for it.
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
  });

  let block: { number: string; hash: string; readAt: number } | undefined;
  const readBlock = singleFlight(async () => {
    const checkpoint = await readCheckpoint(database);
    if (checkpoint === null) throw new ApiError("SERVICE_UNAVAILABLE");
    block = { number: checkpoint.number.toString(), hash: checkpoint.hash, readAt: now() };
    return block;
  }, 0);

  function toCachedResponse(body: string, blockNumber: string | undefined): CachedResponse {
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
    const bytes = Buffer.byteLength(body);
    const headWithoutBody = [
      ...commonHead,
      ...["cache-control", `public, max-age=${LIFETIME / 1_000}`],
      ...["etag", etag],
      ...(blockNumber === undefined ? [] : ["x-indexed-block", blockNumber]),
    ];
    const head = [
      ...headWithoutBody,
      ...["content-type", "application/json; charset=utf-8"],
      ...["content-length", String(bytes)],
    ];
    const encoding = bytes === body.length ? "latin1" : "utf8";
    return { body, bytes, encoding, etag, head, headWithoutBody, reloadAt: now() + LIFETIME - AHEAD };
  }

  /** Bypasses Fastify's `send`, which costs more than the rest: the list of headers is written as it is. */
  function send(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): void {
    const isSame = matchesEtag(request.headers["if-none-match"], response.etag);
    const head = requestHeaders(request, lifecycle).concat(isSame ? response.headWithoutBody : response.head);
    if (hasCors)
      for (const [name, value] of Object.entries(reply.getHeaders())) head.push(name, String(value));
    reply.hijack();
    reply.raw.writeHead(isSame ? 304 : 200, head);
    if (isSame) reply.raw.end();
    else reply.raw.end(response.body, response.encoding);
  }

  async function loadAndSend(
    request: FastifyRequest,
    reply: FastifyReply,
    expiry: Expiry,
    load: () => Promise<unknown>,
  ): Promise<void> {
    // Read before the response, which then is of this block or of a later one.
    const checkpoint = expiry === "block" ? await readBlock() : undefined;
    const key = toKey(request.url, checkpoint?.hash);
    send(request, reply, await responses.forceFetch(key, toLoad(reply, checkpoint?.number, load)));
  }

  function toLoad(reply: FastifyReply, blockNumber: string | undefined, load: () => Promise<unknown>) {
    return {
      context: async () =>
        toCachedResponse(String(reply.serialize(await within(loadTimeout, load()))), blockNumber),
    };
  }

  return {
    /** Responds with the envelope that `load` returns, from memory until it expires. */
    fromCache(
      request: FastifyRequest,
      reply: FastifyReply,
      expiry: Expiry,
      load: () => Promise<unknown>,
    ): Promise<void> | void {
      const time = now();
      const known = expiry === "block" ? block : undefined;
      const blockAge = known === undefined ? 0 : time - known.readAt;
      const isUnknown = expiry === "block" && known === undefined;
      if (isUnknown || blockAge >= BLOCK_CHECK) return loadAndSend(request, reply, expiry, load);
      if (blockAge >= BLOCK_CHECK - AHEAD) readBlock().catch(ignore);
      const key = toKey(request.url, known?.hash);
      const response = responses.get(key);
      if (response === undefined) return loadAndSend(request, reply, expiry, load);
      if (time >= response.reloadAt) {
        response.reloadAt = Number.POSITIVE_INFINITY;
        responses
          .forceFetch(key, { ...toLoad(reply, known?.number, load), forceRefresh: true })
          .catch(ignore);
      }
      request.isCacheHit = true;
      return send(request, reply, response);
    },
  };
}

/** A request that waits for the same load reports the failure. */
function ignore(): void {}

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** The block of the response, then path and query without `_t`, which only bypasses caches. */
function toKey(url: string, block = ""): string {
  if (!url.includes("_t")) return block + url;
  const [path = "", query = ""] = url.split("?", 2);
  const rest = query.split("&").filter((part) => part !== "_t" && !part.startsWith("_t="));
  return rest.length === 0 ? block + path : `${block}${path}?${rest.join("&")}`;
}

/** @throws ApiError SERVICE_UNAVAILABLE when `result` takes longer than `milliseconds` */
async function within<Result>(milliseconds: number, result: Promise<Result>): Promise<Result> {
  const done = new AbortController();
  const timeout = sleep(milliseconds, undefined, { signal: done.signal }).then(() => {
    throw new ApiError("SERVICE_UNAVAILABLE");
  });
  try {
    return await Promise.race([result, timeout]);
  } finally {
    timeout.catch(() => undefined);
    done.abort();
  }
}
