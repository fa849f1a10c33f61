import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { LeaderRole } from "../leader-election/lead.ts";

export interface Metrics {
  readonly registry: Registry;
  /** Seconds from a request's headers to the end of its response, without cache hits. */
  readonly requests: Histogram<"method" | "route" | "status">;
  readonly cacheHits: Counter<"route" | "status">;
  /** Requests refused by a rate limit. */
  readonly rateLimited: Counter<"route">;
  /** Open streams of server-sent events. */
  readonly eventStreams: Gauge;
  /** Replies of the chat that were stored. */
  readonly chatReplies: Counter<"kind" | "provider" | "locale">;
  /** Questions for which the chat's model was to be asked, by what came of it. */
  readonly chatModelRequests: Counter<"result">;
  readonly chatModelTokens: Counter<"direction">;
  readonly chatModelCost: Counter;
  /** 1 while this process holds the role's lock, else 0. */
  readonly leads: Gauge<"role">;
}

/** Seconds; the last bound is the request timeout. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: "canopy_http_request_duration_seconds",
      help: "Requests by route and status, in seconds until the end of the response; without cache hits",
      labelNames: ["method", "route", "status"],
      buckets: BUCKETS,
      registers,
    }),
    cacheHits: new Counter({
      name: "canopy_http_cache_hits_total",
      help: "Requests answered from memory, by route and status; counted once a second",
      labelNames: ["route", "status"],
      registers,
    }),
    rateLimited: new Counter({
      name: "canopy_http_rate_limited_total",
      help: "Requests refused by a rate limit",
      labelNames: ["route"],
      registers,
    }),
    eventStreams: new Gauge({
      name: "canopy_event_streams",
      help: "Open streams of server-sent events",
      registers,
    }),
    chatReplies: new Counter({
      name: "canopy_chat_replies_total",
      help: "Replies of the chat by kind (answer, unknown, talk), by what wrote them, and by language",
      labelNames: ["kind", "provider", "locale"],
      registers,
    }),
    chatModelRequests: new Counter({
      name: "canopy_chat_model_requests_total",
      help: "Questions for the chat's model by result: answered, or why the built-in answer was used",
      labelNames: ["result"],
      registers,
    }),
    chatModelTokens: new Counter({
      name: "canopy_chat_model_tokens_total",
      help: "Tokens of the chat's model by direction (input, output), as the provider reported them or else as they were estimated",
      labelNames: ["direction"],
      registers,
    }),
    chatModelCost: new Counter({
      name: "canopy_chat_model_cost_usd_total",
      help: "Cost of these tokens in USD at CHAT_INPUT_USD and CHAT_OUTPUT_USD; 0 without prices",
      registers,
    }),
    leads: new Gauge({
      name: "canopy_leader",
      help: "1 while this process is the leader of the role",
      labelNames: ["role"],
      registers,
    }),
  };
}

/** Records whether this process holds the lock of `role`. */
export function recordLeader({ leads }: Metrics, role: LeaderRole): (isHeld: boolean) => void {
  leads.set({ role }, 0);
  return (isHeld) => leads.set({ role }, isHeld ? 1 : 0);
}
