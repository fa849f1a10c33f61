import { createHash } from "node:crypto";

/** A failure of a node or of the connection to it. */
export type Fault =
  /** An HTTP status without a body. */
  | { kind: "status"; status: 429 | 500 | 502 | 503 }
  /** A JSON-RPC error. */
  | { kind: "refused"; code: number; message: string }
  /** The connection breaks before or during the response. */
  | { kind: "dropped"; midway: boolean }
  /** The response is an HTML page of a proxy. */
  | { kind: "garbled" }
  /** No response: the client's request times out. */
  | { kind: "silent" }
  /** A correct response after a delay. */
  | { kind: "late"; milliseconds: number }
  /** The response of a node that lags behind. */
  | { kind: "behind"; blocks: number };

const kinds: readonly ((number: number) => Fault)[] = [
  (number) => ({ kind: "status", status: ([429, 500, 502, 503] as const)[number % 4] ?? 500 }),
  () => ({ kind: "refused", code: -32_603, message: "internal error" }),
  () => ({ kind: "refused", code: -32_005, message: "limit exceeded" }),
  (number) => ({ kind: "dropped", midway: number % 2 === 0 }),
  () => ({ kind: "garbled" }),
  (number) => ({ kind: "late", milliseconds: number % 20 }),
  (number) => ({ kind: "behind", blocks: 1 + (number % 90) }),
  (number) => ({ kind: "behind", blocks: 1 + (number % 4) }),
];

/**
 * Chooses the fault of a request from a seed, the request, and how often it was sent before. Concurrent requests therefore get
 * the same faults in every run, in any order of arrival.
 */
export class FaultPlan {
  readonly #seed: number;
  readonly #counts = new Map<string, number>();
  /** Requests with a fault, in thousandths. */
  rate = 0;
  /** Faults that are time-outs, in thousandths. */
  timeoutRate = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  next(question: string): Fault | null {
    const time = (this.#counts.get(question) ?? 0) + 1;
    this.#counts.set(question, time);
    const digest = createHash("sha256").update(`${this.#seed} ${time} ${question}`).digest();
    if (digest.readUInt16BE(0) % 1_000 >= this.rate) return null;
    if (digest.readUInt16BE(2) % 1_000 < this.timeoutRate) return { kind: "silent" };
    return kinds[digest.readUInt16BE(4) % kinds.length]?.(digest.readUInt16BE(6)) ?? null;
  }
}
