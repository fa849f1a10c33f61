import { MONTH_ROUNDS } from "../../src/rules/calendar.ts";
import { corePlan, ranks } from "../../src/rules/parameters.ts";
import type { Random } from "../../src/simulation/random.ts";
import type { Strategy } from "./campaign.ts";
import { type BestTrees, findBestTrees, type OwnAccount, sponsored } from "./own-tree.ts";

/** The largest tree that a search tries, in units. */
export const MOST_UNITS = 1_000;

/** A point is worth so many units at most: a tenth of what a unit pays into the pool. */
const POINT = corePlan.shares.pool / 10_000 / corePlan.pointsPerUnit;

/**
 * What one more Hero among own accounts is worth at most, in units: a share, and the fifth part of what a Knight has
 * above a Hero.
 */
export const HERO =
  corePlan.rankShareCap *
  (ranks.heroShares + (ranks.knightShares - ranks.heroShares) / ranks.heroesSponsored);

/** The points that an account of `units` earns when all its pairs fall on one day. */
export const cappedDay = (pairs: number, units: number): number =>
  Math.min(pairs, corePlan.pointsPerUnit * units);

/** The trees worth most: in points of one day, in points of many days; with ranks by one day, by one month, by many. */
export const trees = {
  day: findBestTrees(MOST_UNITS, cappedDay),
  dayRanked: findBestTrees(MOST_UNITS, (pairs, units) => {
    const points = cappedDay(pairs, units);
    return POINT * points + (points >= ranks.monthlyPoints ? HERO : 0);
  }),
  days: findBestTrees(MOST_UNITS, (pairs) => pairs),
  month: findBestTrees(MOST_UNITS, (pairs) => POINT * pairs + (pairs >= ranks.monthlyPoints ? HERO : 0)),
  months: findBestTrees(
    MOST_UNITS,
    (pairs) => POINT * pairs + HERO * Math.floor(pairs / ranks.monthlyPoints),
  ),
} satisfies Record<string, BestTrees>;

/** What a search changes to find a better strategy. */
export interface Recipe {
  tree: keyof typeof trees | "grown";
  units: number;
  /** Units a day. */
  pace: number;
  /** The campaign's day on which the first account enters: what comes in one month makes ranks there. */
  start: number;
  /** Days by which an account may come later than its turn. */
  delay: number;
}

const kinds = ["day", "dayRanked", "days", "month", "months", "grown"] as const;

export function anyRecipe(most: number, random: Random): Recipe {
  return {
    tree: random.pick(kinds),
    units: 10 + random.integer(most - 9),
    pace: random.pick([10, 15, 20, 30, 40, 60, 100, most]),
    start: random.integer(MONTH_ROUNDS),
    delay: random.pick([0, 0, 0, 1, 3]),
  };
}

/** A recipe that differs a little. */
export function varied(recipe: Recipe, most: number, random: Random): Recipe {
  const near = (value: number, limit: number) =>
    Math.max(10, Math.min(limit, Math.round(value * (0.7 + random.integer(61) / 100))));
  const next = { ...recipe };
  if (random.chance(0.5)) next.units = near(recipe.units, most);
  if (random.chance(0.5)) next.pace = near(recipe.pace, most);
  if (random.chance(0.3)) next.start = random.integer(MONTH_ROUNDS);
  if (random.chance(0.2)) next.tree = random.pick(kinds);
  if (random.chance(0.2)) next.delay = random.integer(4);
  return next;
}

export function strategyOf({ tree, units, pace, start, delay }: Recipe, random: Random): Strategy {
  const accounts = tree === "grown" ? grown(units, random) : trees[tree].accounts(units);
  const days: number[] = [];
  let before = 0;
  for (const account of accounts) {
    const turn = start + Math.floor(before / pace) + (delay === 0 ? 0 : random.integer(delay + 1));
    // Nobody can enter below a seat, or under a sponsor, that is not there yet.
    days.push(Math.max(turn, days[account.referral] ?? 0, days[account.sponsor] ?? 0));
    before += account.units;
  }
  return { accounts, days };
}

/** A tree in which each account hangs below any other that has a free leg. */
function grown(units: number, random: Random): OwnAccount[] {
  const accounts: Omit<OwnAccount, "sponsor">[] = [];
  const free: { referral: number; leg: 0 | 1 }[] = [{ referral: -1, leg: 0 }];
  let left = units;
  while (left > 0) {
    const [place] = free.splice(random.integer(free.length), 1);
    if (place === undefined) break;
    const own = Math.min(left, random.pick([1, 1, 1, 2, 5]));
    const index = accounts.length;
    accounts.push({ ...place, units: own });
    free.push({ referral: index, leg: 0 }, { referral: index, leg: 1 });
    left -= own;
  }
  return sponsored(accounts, []);
}
