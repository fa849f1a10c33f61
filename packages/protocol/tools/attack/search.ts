import { createRandom } from "../../src/simulation/random.ts";
import { type Outcome, playCampaign, type Surroundings } from "./campaign.ts";
import { anyRecipe, type Recipe, toStrategy, varied } from "./recipes.ts";

export interface Found {
  recipe: Recipe;
  outcome: Outcome;
}

export interface Search {
  surroundings: Surroundings;
  /** Most units of the attacker. */
  most: number;
  /** Number of campaigns: half of them random, half near the best so far. */
  campaigns: number;
  /** The aim: gains without shares of the HeroPool, or with them. */
  aim: "daily" | "total";
}

export const sumOutcome = ({ daily, ranks }: Outcome): number => daily + ranks;

/** Searches for the strategy of own accounts with the highest gain. */
export function findBestCampaign({ surroundings, most, campaigns, aim }: Search): Found {
  const random = createRandom(surroundings.seed);
  const gain = ({ outcome }: Found) => (aim === "daily" ? outcome.daily : sumOutcome(outcome));
  const attempt = (recipe: Recipe): Found => ({
    recipe,
    outcome: playCampaign(toStrategy(recipe, random), surroundings),
  });
  let best = attempt(anyRecipe(most, random));
  for (let campaign = 1; campaign < campaigns; campaign++) {
    const recipe = campaign < campaigns / 2 ? anyRecipe(most, random) : varied(best.recipe, most, random);
    const found = attempt(recipe);
    if (gain(found) > gain(best)) best = found;
  }
  return best;
}
