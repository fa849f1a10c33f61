import type { Hex } from "viem";

/** `forked`: most other nodes have another block at a depth that no reorganisation reaches. */
export type NodeState = "ok" | "behind" | "forked" | "silent";

/** A node's newest block. */
export interface NodeHead {
  readonly number: bigint;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** What a node answered; null for one that did not. */
export type NodeAnswer = {
  readonly head: NodeHead;
  /** The hash of the block at the depth that all nodes are compared at; null if none was asked for or it has none. */
  readonly anchor: Hex | null;
} | null;

/** Blocks by which a node may follow the first one: a minute on Polygon. */
const LAG_LIMIT = 30n;

/**
 * Judges each node by the others and by the clock.
 *
 * @param staleAfter milliseconds after which a head counts as frozen; null: never
 */
export function compareNodes(
  answers: readonly NodeAnswer[],
  { now, staleAfter }: { now: number; staleAfter: number | null },
): NodeState[] {
  const best = answers.reduce((most, answer) => largest(most, answer?.head.number ?? 0n), 0n);
  const agreed = findMajority(answers.flatMap((answer) => answer?.anchor ?? []));
  return answers.map((answer) => {
    if (answer === null) return "silent";
    const { head, anchor } = answer;
    if (agreed !== null && anchor !== null && anchor !== agreed) return "forked";
    const isFrozen = staleAfter !== null && now - head.time > staleAfter;
    return isFrozen || best - head.number > LAG_LIMIT ? "behind" : "ok";
  });
}

/** The hash that more than half of the nodes have. Of two that differ, no one can say which is right. */
function findMajority(hashes: readonly Hex[]): Hex | null {
  return hashes.find((hash) => hashes.filter((other) => other === hash).length * 2 > hashes.length) ?? null;
}

const largest = (one: bigint, other: bigint) => (one > other ? one : other);
