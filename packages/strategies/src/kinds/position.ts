import * as z from "zod/mini";
import { type Decision, noDecisions } from "../engine/decision.ts";
import type { Tick } from "./strategy.ts";

export const positionSchema = z.object({
  /** What the signal wants; null before the first. */
  wants: z.nullable(z.boolean()),
  /** Whether everything was bought, or sold; null before the first tick. */
  isIn: z.nullable(z.boolean()),
});
type Position = z.infer<typeof positionSchema>;

export const startPosition = (): Position => ({ wants: null, isIn: null });

const enter: readonly Decision[] = [{ side: "buy", amount: "all", rule: 0, reason: "signal to enter" }];
const leave: readonly Decision[] = [{ side: "sell", amount: "all", rule: 0, reason: "signal to leave" }];

/**
 * Buys with everything, or sells everything, until the position is what the signal wants: decisions that were skipped or filled in part
 * are repeated.
 */
export function follow(position: Position, { base, executions }: Tick): readonly Decision[] {
  position.isIn ??= base > 0;
  for (const execution of executions) {
    if (execution.type === "fill" && !execution.isPartial) position.isIn = execution.decision.side === "buy";
  }
  if (position.wants === null || position.wants === position.isIn) return noDecisions;
  return position.wants ? enter : leave;
}
