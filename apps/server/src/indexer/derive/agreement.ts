import { RulesContradictedError } from "./errors.ts";
import type { NamedPlanEvent } from "./plan-events.ts";

/** A figure of the rules, and the same figure of the plan's event. */
type Figure = readonly [number | bigint, number | bigint];

/** @throws RulesContradictedError when the two sides of a figure differ */
export function requireAgreement(
  { args, log }: NamedPlanEvent<"RoundClosed">,
  figures: Readonly<Record<string, Figure>>,
): void {
  const differences = Object.entries(figures)
    .filter(([, [ours, theirs]]) => BigInt(ours) !== BigInt(theirs))
    .map(([name, [ours, theirs]]) => `${name} is ${theirs} instead of ${ours}`);
  if (differences.length === 0) return;
  const where = `round ${args.round} of the ${log.plan} plan, closed in block ${log.blockNumber}`;
  throw new RulesContradictedError(where, differences);
}
