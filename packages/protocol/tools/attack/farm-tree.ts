import { at } from "../../src/rules/column.ts";
import { corePlan, ranks } from "../../src/rules/parameters.ts";
import { LEFT, type Leg, RIGHT } from "../../src/rules/tree.ts";

/** One account of a farm: one person's many accounts. Indices refer to the tree's list, where uplines and sponsors come first. */
export interface FarmAccount {
  units: number;
  /** -1 for the first, which is below another member's seat. */
  referral: number;
  leg: Leg;
  /** -1 for the first. */
  sponsor: number;
}

/** The best farm for each number of units, by a dynamic program over the sizes of both legs. */
export interface BestTrees {
  /** Value of the tree of `units`. */
  worth(units: number): number;
  accounts(units: number): FarmAccount[];
}

/**
 * Finds the most valuable tree for every number of units that is asked for. Several trees are never better than one, because the
 * second fits below a leaf of the first.
 *
 * @param valueAccount value of an account of `units` with that many pairs
 */
export function findBestTrees(valueAccount: (pairs: number, units: number) => number): BestTrees {
  // By the number of units.
  const worth = [0];
  const top = [0];
  const smaller = [0];
  const extend = (most: number): void => {
    for (let total = worth.length; total <= most; total++) {
      worth[total] = Number.NEGATIVE_INFINITY;
      for (let units = 1; units <= Math.min(corePlan.maxUnits, total); units++) {
        const below = total - units;
        for (let left = 0; left <= below >> 1; left++) {
          const found = at(worth, left) + at(worth, below - left) + valueAccount(left, units);
          if (found <= at(worth, total)) continue;
          worth[total] = found;
          top[total] = units;
          smaller[total] = left;
        }
      }
    }
  };
  return {
    worth: (units) => {
      extend(units);
      return at(worth, units);
    },
    accounts: (units) => {
      extend(units);
      return listed(units, top, smaller);
    },
  };
}

interface Pending {
  total: number;
  referral: number;
  leg: Leg;
}

/** The accounts level by level, left children of a level before right ones, so that both legs grow equally. */
function listed(units: number, top: readonly number[], smaller: readonly number[]): FarmAccount[] {
  const accounts: Omit<FarmAccount, "sponsor">[] = [];
  const heroes: number[] = [];
  let level: Pending[] = [{ total: units, referral: -1, leg: LEFT }];
  while (level.length > 0) {
    const lefts: Pending[] = [];
    const rights: Pending[] = [];
    for (const { total, referral, leg } of level) {
      const index = accounts.length;
      const own = at(top, total);
      const left = at(smaller, total);
      accounts.push({ units: own, referral, leg });
      if (left >= ranks.monthlyPoints) heroes.push(index);
      if (left > 0) lefts.push({ total: left, referral: index, leg: LEFT });
      if (total - own - left > 0) rights.push({ total: total - own - left, referral: index, leg: RIGHT });
    }
    level = [...lefts, ...rights];
  }
  return sponsored(accounts, heroes);
}

/** The first account sponsors all others, and Heroes sponsor five Heroes each, so every fifth Hero becomes a Knight. */
export function sponsored(
  accounts: readonly Omit<FarmAccount, "sponsor">[],
  heroes: readonly number[],
): FarmAccount[] {
  const sponsors = accounts.map((_, index): number => (index === 0 ? -1 : 0));
  for (const [place, index] of heroes.entries()) {
    if (place > 0) sponsors[index] = at(heroes, Math.floor((place - 1) / ranks.heroesSponsored));
  }
  return accounts.map((account, index) => ({ ...account, sponsor: at(sponsors, index) }));
}
