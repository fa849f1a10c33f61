import { corePlan, ranks, WHOLE } from "../../src/rules/parameters.ts";
import type { Random } from "../../src/simulation/random.ts";
import type { Strategy } from "./campaign.ts";
import { type BestTrees, type FarmAccount, findBestTrees, sponsored } from "./farm-tree.ts";

/** Units of the largest farm for which the plan's day pool is chosen. */
export const MAXIMUM_UNITS = 1_000;

/** Highest value of a point in units: a tenth of what a unit pays into the pool. */
export const POINT = corePlan.shares.pool / WHOLE / corePlan.pointsPerUnit;

/** Highest value of a rank share, in units. */
const SHARE = ranks.highestCap / WHOLE;

/** A sponsored Hero adds a fifth of a Knight's additional shares. */
const KNIGHT_PART = ranks.knightExtraShares / ranks.heroesSponsored;

/** Most shares of an account with that many points in one month. */
const monthShares = (points: number): number =>
  points < ranks.monthlyPoints ? 0 : Math.floor(points / ranks.monthlyPoints) + KNIGHT_PART;

/** The same if the points come in as many months as there are ranks: each month can have a Knight. */
const manyMonthsShares = (points: number): number =>
  Math.floor(points / ranks.monthlyPoints) * (1 + KNIGHT_PART);

/** Points of an account of `units` with all its pairs on one day. */
export const cappedDay = (pairs: number, units: number): number =>
  Math.min(pairs, corePlan.pointsPerUnit * units);

const anyDays = (pairs: number): number => pairs;

/** The most valuable trees: by points of one day or many; with ranks of one day, one month or many. */
export const trees = {
  day: findBestTrees(cappedDay),
  dayRanked: findBestTrees((pairs, units) => {
    const points = cappedDay(pairs, units);
    return POINT * points + SHARE * monthShares(points);
  }),
  days: findBestTrees(anyDays),
  month: findBestTrees((pairs) => POINT * pairs + SHARE * monthShares(pairs)),
  months: findBestTrees((pairs) => POINT * pairs + SHARE * manyMonthsShares(pairs)),
} satisfies Record<string, BestTrees>;

/** The parameters of a search. */
export interface Recipe {
  tree: keyof typeof trees | "grown";
  units: number;
  /** Units a day. */
  pace: number;
  /** The day of the first entry: entries of the same month count for the same ranks. */
  start: number;
  /** Most days by which an account can be late. */
  delay: number;
  calm: number;
  staleDays: boolean;
  top: Strategy["top"];
}

export interface RecipeLimits {
  /** Most units. */
  most: number;
  /** The first and the last day on which a farm can start. */
  from: number;
  days: number;
  /** Whether newcomers sponsored by others can be placed below. */
  spillover: boolean;
  /** Whether some days have a stale price. */
  stale: boolean;
}

const kinds = ["day", "dayRanked", "days", "month", "months", "grown"] as const;
const paces = [2, 5, 10, 15, 20, 30, 40, 60, 100] as const;
const calms = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 1, 1.5, 2, 2.5, 3, 4] as const;

export function anyRecipe({ most, from, days, spillover, stale }: RecipeLimits, random: Random): Recipe {
  return {
    tree: random.pick(kinds),
    units: 10 + random.integer(most - 9),
    pace: random.pick([...paces, most]),
    start: from + random.integer(days - from),
    delay: random.pick([0, 0, 0, 1, 3]),
    calm: random.pick(calms),
    staleDays: stale && random.chance(0.7),
    top: spillover && random.chance(0.5) ? "strongest sponsor" : "anywhere",
  };
}

/** Recipes that every search tries: each tree at three sizes and two paces, spread over the time. */
export function fixedRecipes({ most, from, days }: RecipeLimits): Recipe[] {
  const sizes = [Math.round(most / 4), Math.round(most / 2), most];
  const starts = [0, 1, 2].map((third) => from + Math.round((third * (days - from)) / 3));
  const shared = { delay: 0, calm: Number.POSITIVE_INFINITY, staleDays: false, top: "anywhere" } as const;
  return (["days", "months"] as const).flatMap((tree) =>
    sizes.flatMap((units) =>
      starts.flatMap((start) => [15, 40].map((pace) => ({ tree, units, pace, start, ...shared }))),
    ),
  );
}

/** A slightly different recipe. */
export function varied(recipe: Recipe, { most, from, days }: RecipeLimits, random: Random): Recipe {
  const near = (value: number, least: number, limit: number) =>
    Math.max(least, Math.min(limit, Math.round(value * (0.7 + random.integer(61) / 100))));
  const next = { ...recipe };
  if (random.chance(0.5)) next.units = near(recipe.units, 10, most);
  if (random.chance(0.5)) next.pace = near(recipe.pace, 1, most);
  if (random.chance(0.5))
    next.start = Math.max(from, Math.min(days - 1, recipe.start + random.integer(21) - 10));
  if (random.chance(0.2)) next.start = from + random.integer(days - from);
  if (random.chance(0.2)) next.tree = random.pick(kinds);
  if (random.chance(0.2)) next.delay = random.integer(4);
  if (random.chance(0.3)) next.calm = random.pick(calms);
  return next;
}

export function toStrategy({ tree, units, pace, delay, ...timing }: Recipe, random: Random): Strategy {
  const accounts = tree === "grown" ? grown(units, random) : trees[tree].accounts(units);
  const turns: number[] = [];
  let before = 0;
  for (const account of accounts) {
    const turn = Math.floor(before / pace) + (delay === 0 ? 0 : random.integer(delay + 1));
    // An account needs its upline and sponsor first.
    turns.push(Math.max(turn, turns[account.referral] ?? 0, turns[account.sponsor] ?? 0));
    before += account.units;
  }
  return {
    accounts,
    turns,
    start: timing.start,
    calm: timing.calm,
    staleDays: timing.staleDays,
    top: timing.top,
  };
}

/** A tree with each account below a random one with a free leg. */
function grown(units: number, random: Random): FarmAccount[] {
  const accounts: Omit<FarmAccount, "sponsor">[] = [];
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
