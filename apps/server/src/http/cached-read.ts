import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readCheckpoint } from "../database/checkpoint.ts";
import { singleFlight } from "../lib/single-flight.ts";
import type { Services } from "../services.ts";
import { ApiError } from "./api-error.ts";
import { type EarlyAnswer, type KeptAnswer, KeptAnswers } from "./kept-answers.ts";

/** Milliseconds for which the index is taken to stand where it stood: so long may an answer lag behind it. */
const CHECKPOINT_AGE = 1_000;
/** Milliseconds for which an answer is given while the index stands still: what is not of the chain changes too. */
const INDEX_AGE = 5_000;
/** Milliseconds for which an answer read from the node is given: about a block of Polygon. */
const CHAIN_AGE = 2_000;
/** Seconds for which browsers and proxies may give an answer, and may go on giving it while they ask for another. */
const SHARED_AGE = 2;
const STALE_AGE = 30;
/** The part of its life after which an answer that is asked for much is read anew, so that nobody has to wait for it. */
const FRESH_PART = 0.75;
const MOST = { count: 5_000, bytes: 64 * 1_024 * 1_024 };

type Source = "index" | "chain";

/**
 * Public reads from memory. What an address (path and query) was answered with last is given again as the same bytes,
 * without asking database or node, while it is good: an answer of the index until the index moves, noticed within a
 * second. Answers depend on nothing but the address, so no endpoint that looks at who is asking may use this.
 * Failures are never kept. Callers who come together wait for one read.
 */
export function createReadCache({ database, now }: Pick<Services, "database" | "now">) {
  const kept = new KeptAnswers(MOST);
  const loading = new Map<string, Promise<KeptAnswer>>();
  const milliseconds = () => now().getTime();
  let seen: { hash: string | undefined; at: number } | undefined;
  const checkpoint = singleFlight(
    async () => {
      const at = milliseconds();
      const found = await readCheckpoint(database);
      seen = { hash: found?.hash, at };
      return found;
    },
    CHECKPOINT_AGE,
    milliseconds,
  );

  /** Whether the index stands, as far as is known without waiting, where it stood when the answer was read. */
  function isAt(hash: string): boolean {
    const age = seen === undefined ? Number.POSITIVE_INFINITY : milliseconds() - seen.at;
    if (age >= 2 * CHECKPOINT_AGE) return false;
    // Whoever comes next knows more; a database that does not answer is told of by those who wait for it.
    if (age >= CHECKPOINT_AGE) checkpoint().catch(() => undefined);
    return seen?.hash === hash;
  }

  async function isGood(answer: KeptAnswer): Promise<boolean> {
    if (milliseconds() >= answer.until) return false;
    return answer.checkpoint === undefined || answer.checkpoint === (await checkpoint())?.hash;
  }

  async function load(source: Source, read: () => Promise<string>): Promise<KeptAnswer> {
    // Taken before the read: what is read is of this block or a later one.
    const place = source === "index" ? await checkpoint() : undefined;
    if (place === null) throw new ApiError("SERVICE_UNAVAILABLE");
    const body = await read();
    const age = source === "index" ? INDEX_AGE : CHAIN_AGE;
    return {
      body,
      size: Buffer.byteLength(body),
      etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`,
      cacheControl: `public, max-age=${SHARED_AGE}, stale-while-revalidate=${STALE_AGE}`,
      block: place?.number.toString(),
      checkpoint: place?.hash,
      until: milliseconds() + age,
    };
  }

  return {
    /** Answers from memory before anything of the request is looked at: a hook (`preValidation`) for all endpoints. */
    async recall(request: FastifyRequest, reply: FastifyReply) {
      if (request.method !== "GET" && request.method !== "HEAD") return;
      const address = addressOf(request);
      const answer = kept.get(address);
      if (answer === undefined || (answer.early?.isRenewing && !loading.has(address))) return;
      if (await isGood(answer)) return give(request, reply, answer);
    },

    /** What `url` is answered with, when that is known without waiting for anything; null: the framework is to answer. */
    early(url: string): (KeptAnswer & { early: EarlyAnswer }) | null {
      const answer = kept.get(addressOf({ url }));
      if (!isEarly(answer) || milliseconds() >= answer.until) return null;
      if (answer.checkpoint !== undefined && !isAt(answer.checkpoint)) return null;
      if (milliseconds() >= answer.early.renewAt && !answer.early.isRenewing) {
        answer.early.isRenewing = true;
        return null;
      }
      return answer;
    },

    /** Answers with the envelope that `read` gives, and keeps it. For the handlers of public reads. */
    async answer(
      request: FastifyRequest,
      reply: FastifyReply,
      source: Source,
      read: () => Promise<unknown>,
    ): Promise<void> {
      const address = addressOf(request);
      let answer = loading.get(address);
      if (answer === undefined) {
        answer = load(source, async () => String(reply.serialize(await read())));
        loading.set(address, answer);
        answer.then(
          (loaded) => {
            kept.keep(address, loaded);
            loading.delete(address);
          },
          () => loading.delete(address),
        );
      }
      const loaded = await answer;
      give(request, reply, loaded);
      // An endpoint with a limit of its own is counted by the framework.
      if (reply.statusCode === 200 && request.routeOptions.config.rateLimit === undefined)
        loaded.early ??= earlyOf(request, reply, loaded, milliseconds());
    },
  };
}

export type ReadCache = ReturnType<typeof createReadCache>;

function give(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): FastifyReply {
  reply.header("cache-control", answer.cacheControl).header("etag", answer.etag);
  if (answer.block !== undefined) reply.header("x-indexed-block", answer.block);
  if (isKnown(request.headers["if-none-match"], answer.etag)) reply.code(304).send();
  else reply.header("content-type", "application/json; charset=utf-8").send(answer.body);
  return reply;
}

/** Headers of one request or one connection, and those that depend on who is asking. */
const ofOneRequest =
  /^(x-request-id|x-ratelimit-|retry-after|connection|keep-alive|date|content-length|access-control-allow-)/;

function earlyOf(
  { routeOptions }: FastifyRequest,
  reply: FastifyReply,
  { size, until }: KeptAnswer,
  now: number,
): EarlyAnswer {
  const headers = Object.entries(reply.getHeaders())
    .filter(([name, value]) => value !== undefined && !ofOneRequest.test(name))
    .flatMap(([name, value]) => [name, String(value)]);
  return {
    route: routeOptions.url ?? "",
    headers: [...headers, "content-length", String(size)],
    renewAt: now + FRESH_PART * (until - now),
    isRenewing: false,
  };
}

function isEarly(answer: KeptAnswer | undefined): answer is KeptAnswer & { early: EarlyAnswer } {
  return answer?.early !== undefined;
}

/** Whether the caller has this answer already (RFC 9110, 13.1.2: compared weakly, since proxies that compress weaken tags). */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}

/** Path and query, without the `_t` that only defeats caches. */
function addressOf({ url }: { url: string }): string {
  if (!url.includes("_t")) return url;
  const [path = "", query = ""] = url.split("?", 2);
  const rest = query.split("&").filter((part) => part !== "_t" && !part.startsWith("_t="));
  return rest.length === 0 ? path : `${path}?${rest.join("&")}`;
}
