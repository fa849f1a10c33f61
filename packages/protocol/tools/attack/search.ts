import { createRandom } from "../../src/simulation/random.ts";
import { type Campaign, playCampaign, type Surroundings } from "./campaign.ts";
import { computeOutcome, type Outcome, type OutcomeOptions, sumOutcome } from "./campaign-outcome.ts";
import { pricePaths } from "./prices.ts";
import { anyRecipe, fixedRecipes, type Recipe, type RecipeLimits, toStrategy, varied } from "./recipes.ts";

export interface Found {
  recipe: Recipe;
  outcome: Outcome;
}

export interface Search {
  surroundings: Surroundings;
  /** Most units of the attacker. */
  most: number;
  /** Number of campaigns after the fixed recipes: half of them random, half near the best so far. */
  campaigns: number;
  /** The first day on which a farm can start. */
  from?: number;
  /** Fewest units that a farm must have bought: the ratio of one lucky account says nothing about a farm. */
  least?: number;
  money?: OutcomeOptions;
  /** Sees every campaign, to book it by other rules. */
  visit?: (campaign: Campaign, recipe: Recipe, outcome: Outcome) => void;
}

const LEAST_UNITS = 10;

/** Searches for the strategy of a farm with the highest gain. */
export function findBestCampaign({ surroundings, campaigns, money, visit, ...search }: Search): Found {
  const random = createRandom(surroundings.seed);
  const { days, spillover } = surroundings;
  const stale = money?.prices === pricePaths["10 % stale"];
  const limits: RecipeLimits = { most: search.most, from: search.from ?? 0, days, spillover, stale };
  // Each better than the ones before.
  const found: Found[] = [];
  const attempt = (recipe: Recipe): void => {
    const campaign = playCampaign(toStrategy(recipe, random), surroundings);
    const outcome = computeOutcome(campaign, money);
    if (outcome.units < (search.least ?? LEAST_UNITS)) return;
    visit?.(campaign, recipe, outcome);
    const best = found.at(-1);
    if (best === undefined || sumOutcome(outcome) > sumOutcome(best.outcome)) found.push({ recipe, outcome });
  };
  for (const recipe of fixedRecipes(limits)) attempt(recipe);
  for (let campaign = 0; campaign < campaigns; campaign++) {
    const near = campaign < campaigns / 2 ? undefined : found.at(-1);
    attempt(near ? varied(near.recipe, limits, random) : anyRecipe(limits, random));
  }
  const best = found.at(-1);
  if (best === undefined) throw new RangeError("no campaign bought enough units");
  return best;
}
