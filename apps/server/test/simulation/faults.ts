import { createHash } from "node:crypto";

/** What a node, or the way to it, can do to a request. */
export type Fault =
  /** An HTTP status without an answer. */
  | { kind: "status"; status: 429 | 500 | 502 | 503 }
  /** An error in JSON-RPC's own words. */
  | { kind: "refused"; code: number; message: string }
  /** The connection breaks before the answer, or in the middle of it. */
  | { kind: "dropped"; midway: boolean }
  /** The answer is not JSON: what a proxy in between puts in its place. */
  | { kind: "garbled" }
  /** No answer at all: the client has to give up. */
  | { kind: "silent" }
  /** The right answer, late by so many milliseconds. */
  | { kind: "late"; milliseconds: number }
  /** Another node answers, which is so many blocks behind. */
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
 * Draws what happens to a request from a seed and from what is asked the how many-th time: requests that are under way
 * together may arrive in either order, and still meet the same fate in every run.
 */
export class FaultPlan {
  readonly #seed: number;
  readonly #asked = new Map<string, number>();
  /** Thousandths of the requests that something happens to. */
  rate = 0;
  /** Thousandths of those that are never answered. */
  silence = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  next(question: string): Fault | null {
    const time = (this.#asked.get(question) ?? 0) + 1;
    this.#asked.set(question, time);
    const digest = createHash("sha256").update(`${this.#seed} ${time} ${question}`).digest();
    if (digest.readUInt16BE(0) % 1_000 >= this.rate) return null;
    if (digest.readUInt16BE(2) % 1_000 < this.silence) return { kind: "silent" };
    return kinds[digest.readUInt16BE(4) % kinds.length]?.(digest.readUInt16BE(6)) ?? null;
  }
}
