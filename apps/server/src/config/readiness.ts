import type { z } from "zod";
import { wholeNumber } from "./variable.ts";

/** When `/api/ready` answers 503. */
export interface ReadyConfig {
  /** Blocks that the index may be behind the chain. */
  readonly maxLag: bigint;
  /** Milliseconds for which a stopping process still answers. */
  readonly drain: number;
}

export const readyVariables = {
  READY_MAX_LAG: wholeNumber(0, 1_000_000).default(150),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
};

type Variables = z.infer<z.ZodObject<typeof readyVariables>>;

export function readReadyConfig(env: Variables): ReadyConfig {
  return { maxLag: BigInt(env.READY_MAX_LAG), drain: env.DRAIN_SECONDS * 1_000 };
}
