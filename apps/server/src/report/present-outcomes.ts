import type { Outcomes } from "@canopy/shared/api/report";
import type { OutcomeRow } from "./read-outcomes.ts";

const MEDIAN = 5;

export function presentOutcomes(row: OutcomeRow): Outcomes {
  const ratios = row.ratio_deciles?.map(Number) ?? null;
  return {
    members: row.members,
    earnedBack: row.earned_back,
    inProfit: row.in_profit,
    inProfitBasisPoints: row.members === 0 ? null : Math.floor((row.in_profit * 10_000) / row.members),
    earnedNothing: row.earned_nothing,
    earned: row.earned,
    paid: row.paid,
    medianNet: row.net_deciles?.[MEDIAN] ?? null,
    medianRatio: ratios?.[MEDIAN] ?? null,
    netDeciles: row.net_deciles,
    ratioDeciles: ratios,
  };
}
