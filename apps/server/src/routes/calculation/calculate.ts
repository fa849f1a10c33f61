import type { CalculationData } from "@canopy/shared/api/calculation";
import type { PlanName } from "@canopy/shared/api/primitives";
import type { Arrived } from "./find-arrivals.ts";
import type { RoundResult } from "./find-result.ts";

type Calculation = Omit<CalculationData, "entries">;

/**
 * Shows how a round's result follows from the units that reached the legs. Pairing takes equally many units from both legs, so
 * what is left of each before the round follows from all units that had reached it by then: those until the last closed round,
 * less those of this round and later ones.
 *
 * @param arrived the entries of `round` and of all later closed rounds that reached the legs; null if unknown
 */
export function calculate(
  { plan, round, pointsPerUnit }: { plan: PlanName; round: number; pointsPerUnit: number },
  result: RoundResult,
  arrived: readonly Arrived[] | null,
): Calculation {
  const { points, flash } = result;
  return {
    plan,
    round,
    polUsd: result.pol_usd,
    unitPrice: result.unit_price,
    legs: arrived && toLegs(result, round, arrived),
    pairs: points + flash,
    cap: pointsPerUnit * result.held,
    points,
    flash,
    units: result.units,
    pointValue: result.point_value,
    rebate: result.rebate,
    pointEarnings: result.point_earnings,
    rebates: result.rebates,
    sponsored: result.sponsored,
    commissions: result.commissions,
  };
}

function toLegs(result: RoundResult, round: number, arrived: readonly Arrived[]): Calculation["legs"] {
  const sum = (leg: number, isCounted: (entry: Arrived) => boolean) =>
    arrived.reduce((total, entry) => total + (entry.leg === leg && isCounted(entry) ? entry.units : 0), 0);
  const [leftBefore, rightBefore] = unpaired(
    result.left_units - sum(0, () => true),
    result.right_units - sum(1, () => true),
  );
  const inRound = (entry: Arrived) => entry.round === round;
  const [left, right] = [sum(0, inRound), sum(1, inRound)];
  const [leftAfter, rightAfter] = unpaired(leftBefore + left, rightBefore + right);
  return {
    left: { before: leftBefore, arrived: left, after: leftAfter },
    right: { before: rightBefore, arrived: right, after: rightAfter },
  };
}

function unpaired(left: number, right: number): [number, number] {
  const pairs = Math.min(left, right);
  return [left - pairs, right - pairs];
}
