import { MONTH_ROUNDS } from "../../src/rules/calendar.ts";
import { corePlan, ranks } from "../../src/rules/parameters.ts";
import type { Random } from "../../src/simulation/random.ts";
import type { Strategy } from "./campaign.ts";
import { type BestTrees, findBestTrees, type OwnAccount, sponsored } from "./own-tree.ts";

/** Units of the largest tree in a search. */
export const MAXIMUM_UNITS = 1_000;

/** Highest value of a point in units: a tenth of what a unit pays into the pool. */
const POINT = corePlan.shares.pool / 10_000 / corePlan.pointsPerUnit;

/**
 * Highest value of one more own Hero, in units: a share, and a fifth of a Knight's additional shares.
 */
export const HERO =
  corePlan.rankShareCap *
  (ranks.heroShares + (ranks.knightShares - ranks.heroShares) / ranks.heroesSponsored);

/** Points of an account of `units` with all its pairs on one day. */
export const cappedDay = (pairs: number, units: number): number =>
  Math.min(pairs, corePlan.pointsPerUnit * units);

/** The most valuable trees: by points of one day or many; with ranks of one day, one month or many. */
export const trees = {
  day: findBestTrees(MAXIMUM_UNITS, cappedDay),
  dayRanked: findBestTrees(MAXIMUM_UNITS, (pairs, units) => {
    const points = cappedDay(pairs, units);
    return POINT * points + (points >= ranks.monthlyPoints ? HERO : 0);
  }),
  days: findBestTrees(MAXIMUM_UNITS, (pairs) => pairs),
  month: findBestTrees(MAXIMUM_UNITS, (pairs) => POINT * pairs + (pairs >= ranks.monthlyPoints ? HERO : 0)),
  months: findBestTrees(
    MAXIMUM_UNITS,
    (pairs) => POINT * pairs + HERO * Math.floor(pairs / ranks.monthlyPoints),
  ),
} satisfies Record<string, BestTrees>;

/** The parameters of a search. */
export interface Recipe {
  tree: keyof typeof trees | "grown";
  units: number;
  /** Units a day. */
  pace: number;
  /** The campaign's day of the first entry: entries of the same month count for the same ranks. */
  start: number;
  /** Most days by which an account can be late. */
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

/** A slightly different recipe. */
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

export function toStrategy({ tree, units, pace, start, delay }: Recipe, random: Random): Strategy {
  const accounts = tree === "grown" ? grown(units, random) : trees[tree].accounts(units);
  const days: number[] = [];
  let before = 0;
  for (const account of accounts) {
    const turn = start + Math.floor(before / pace) + (delay === 0 ? 0 : random.integer(delay + 1));
    // An account needs its upline and sponsor first.
    days.push(Math.max(turn, days[account.referral] ?? 0, days[account.sponsor] ?? 0));
    before += account.units;
  }
  return { accounts, days };
}

/** A tree with each account below a random one with a free leg. */
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
