import type { RunOptions } from "./run.ts";

/** The runs committed as JSON, small enough to read. */
export const publishedRuns = {
  balanced: { kind: "balanced", seed: 1, members: 100, rounds: 32 },
  random: { kind: "random", seed: 2, members: 100, rounds: 32 },
  chain: { kind: "chain", seed: 3, members: 60, rounds: 24 },
  "one-legged": { kind: "one-legged", seed: 4, members: 60, rounds: 24 },
  ranks: { kind: "ranks" },
} as const satisfies Record<string, RunOptions>;

/** The runs that a Foundry test replays, of every kind of network. */
export const sizes = {
  medium: { seed: 2_000, members: 2_000, rounds: 30 },
  large: { seed: 10_000, members: 10_000, rounds: 60 },
} as const;
