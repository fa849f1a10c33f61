import type { z } from "zod";
import { wholeNumber } from "./variable.ts";

/** How a process leaves the load balancer. */
export interface ReadyConfig {
  /** Milliseconds for which a stopping process still answers. */
  readonly drain: number;
}

export const readyVariables = {
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
};

type Variables = z.infer<z.ZodObject<typeof readyVariables>>;

export function readReadyConfig(env: Variables): ReadyConfig {
  return { drain: env.DRAIN_SECONDS * 1_000 };
}
