import type { z } from "zod";
import { wholeNumber } from "./variable.ts";

export interface BotsConfig {
  /** Days on paper before a bot may go live. */
  readonly paperDays: number;
}

export const botsVariables = { BOTS_PAPER_DAYS: wholeNumber(0, 365).default(7) };

export function readBotsConfig(env: z.infer<z.ZodObject<typeof botsVariables>>): BotsConfig {
  return { paperDays: env.BOTS_PAPER_DAYS };
}
