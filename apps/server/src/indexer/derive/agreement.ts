import { RulesContradicted } from "./errors.ts";
import type { PlanEventOf } from "./plan-events.ts";

/** A figure as the model has it, and as the plan's event tells it. */
type Figure = readonly [number | bigint, number | bigint];

/** @throws RulesContradicted unless all of `figures` are the same on both sides */
export function requireAgreement(
  { args, log }: PlanEventOf<"RoundClosed">,
  figures: Readonly<Record<string, Figure>>,
): void {
  const differences = Object.entries(figures)
    .filter(([, [ours, theirs]]) => BigInt(ours) !== BigInt(theirs))
    .map(([name, [ours, theirs]]) => `${name} ${theirs} and not ${ours}`);
  if (differences.length === 0) return;
  const where = `round ${args.round} of the ${log.plan} plan, closed in block ${log.blockNumber}`;
  throw new RulesContradicted(where, differences);
}
