import { corePlan } from "../../src/rules/parameters.ts";
import { LEFT } from "../../src/rules/tree.ts";
import { createRandom } from "../../src/simulation/random.ts";
import type { HonestKind } from "../newcomers.ts";
import { playCampaign, type Strategy } from "./campaign.ts";
import { computeOutcome, sumOutcome } from "./campaign-outcome.ts";
import type { FarmAccount } from "./farm-tree.ts";
import { MAXIMUM_UNITS, toStrategy } from "./recipes.ts";
import { findBestCampaign } from "./search.ts";

/** One tree on any free leg, or single accounts, each where the strongest sponsor's next newcomer would sit. */
type FarmKind = "tree" | "campers";

export interface SpilloverOptions {
  kind: HonestKind;
  farm: FarmKind;
  members: number;
  seeds: number;
  /** Whether newcomers sponsored by others can be placed below the farm. */
  spillover: boolean;
}

const DAYS = 120;
const START = 60;
const UNITS = 300;
const PACE = 30;

/**
 * The mean gain of one farm over many networks: 300 units that enter in the middle of 120 days. A mean, because the best of
 * many farms with newcomers below them is only the luckiest.
 */
export function meanSpilloverGain({ kind, farm, members, seeds, spillover }: SpilloverOptions): number {
  let sum = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const strategy = farm === "tree" ? tree(seed) : campers();
    const network = { kind, seed, members, days: DAYS, dailyGrowth: 0, spillover };
    sum += sumOutcome(computeOutcome(playCampaign(strategy, network)));
  }
  return sum / seeds;
}

/** The highest gain of a farm of 200 to 1,000 units that starts in the last 80 of 120 days, by search in a few networks. */
export function bestSpilloverGain({
  kind,
  members,
  seeds,
  spillover,
}: Omit<SpilloverOptions, "farm">): number {
  const gains = Array.from({ length: seeds }, (_, seed) => {
    const surroundings = { kind, seed: seed + 1, members, days: DAYS, dailyGrowth: 1, spillover };
    const limits = { most: MAXIMUM_UNITS, least: 200, from: 40 };
    return sumOutcome(findBestCampaign({ surroundings, ...limits, campaigns: 60 }).outcome);
  });
  return Math.max(...gains);
}

const timing = { start: START, calm: Number.POSITIVE_INFINITY, staleDays: false } as const;

function tree(seed: number): Strategy {
  const recipe = { ...timing, tree: "days", units: UNITS, pace: PACE, delay: 0, top: "anywhere" } as const;
  return toStrategy(recipe, createRandom(seed));
}

function campers(): Strategy {
  const each = corePlan.maxUnits;
  const accounts = Array.from({ length: UNITS / each }, (_, index): FarmAccount => {
    return { units: each, referral: -1, leg: LEFT, sponsor: index === 0 ? -1 : 0 };
  });
  const turns = accounts.map((_, index) => Math.floor((index * each) / PACE));
  return { ...timing, accounts, turns, top: "strongest sponsor" };
}
