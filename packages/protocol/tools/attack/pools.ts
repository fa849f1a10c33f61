import type { Campaign, Surroundings } from "./campaign.ts";
import { computeOutcome, type Outcome, sumOutcome } from "./campaign-outcome.ts";
import { withPool } from "./day.ts";
import type { Recipe } from "./recipes.ts";
import { findBestCampaign } from "./search.ts";

export interface PoolRow {
  surroundings: Surroundings;
  /** The best farm's gain with each of the day pools. */
  gains: number[];
  recipe: Recipe;
  /** With the plan's own day pool. */
  outcome: Outcome;
}

interface Kept {
  campaign: Campaign;
  gain: number;
}

/** Campaigns that are booked with every pool: another pool hardly changes which farm is the best. */
const KEPT = 5;

/** Searches for the best farm once, and books the best ones with every day pool, in basis points. */
export function comparePools(
  surroundings: Surroundings,
  pools: readonly number[],
  options: { most: number; campaigns: number },
): PoolRow {
  const kept: Kept[] = [];
  const visit = (campaign: Campaign, _recipe: Recipe, outcome: Outcome): void => {
    kept.push({ campaign, gain: sumOutcome(outcome) });
    kept.sort((a, b) => b.gain - a.gain);
    kept.length = Math.min(kept.length, KEPT);
  };
  const { recipe, outcome } = findBestCampaign({ surroundings, ...options, visit });
  const gains = pools.map((pool) => {
    const shares = withPool(pool);
    return Math.max(...kept.map(({ campaign }) => sumOutcome(computeOutcome(campaign, { shares }))));
  });
  return { surroundings, gains, recipe, outcome };
}
