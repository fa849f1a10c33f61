import { describe, expect, test } from "vitest";
import { at } from "../../src/rules/column.ts";
import { corePlan } from "../../src/rules/parameters.ts";
import { createRandom } from "../../src/simulation/random.ts";
import type { HonestKind } from "../newcomers.ts";
import { playCampaign, type Surroundings } from "./campaign.ts";
import { computeOutcome, sumOutcome } from "./campaign-outcome.ts";
import { gainsInCrowd } from "./crowd.ts";
import { computeDayGain, highestShare, withPool } from "./day.ts";
import { dayKinds, emptyDay, findBestDay } from "./one-day.ts";
import { comparePools } from "./pools.ts";
import { type PricePath, pricePaths } from "./prices.ts";
import { cappedDay, MAXIMUM_UNITS, type Recipe, toStrategy, trees } from "./recipes.ts";
import { playByModel } from "./reference.ts";
import { findBestCampaign } from "./search.ts";
import { bestSpilloverGain, meanSpilloverGain } from "./spillover.ts";

const isLong = process.env["TEST_LONG"] === "1";
/** A search over a network of 20,000 members takes minutes on a busy machine. */
const SEARCH_TIMEOUT = 900_000;
/** One of 200,000 members takes seven minutes, and longer on a busy machine. */
const LARGEST_SEARCH_TIMEOUT = 3_600_000;
const sizes = [1, 7, 31, 100, 250, 407, MAXIMUM_UNITS];
const pairedKinds = ["random", "balanced", "preferential"] as const;

/** The fifth of the operations share that a closer from the farm gets for units of the farm. */
const REWARD = 0.01;

describe("a campaign's money", () => {
  const networks = [...pairedKinds, "one-legged", "weaker leg", "breadth-first"] as const;
  test.each(networks)("equals the model in wei: %s", (kind) => {
    const campaign = play({ units: 300, pace: 20, start: 10 }, { kind, members: 1_200, days: 60 });
    const { daily, ranks, shares } = computeOutcome(campaign);
    const model = playByModel(campaign);
    expect(shares).toBeGreaterThan(0);
    expect(daily - REWARD).toBeCloseTo(model.daily, 4);
    expect(ranks).toBeCloseTo(model.ranks, 4);
  });

  test("never returns commons and operations to a farm", () => {
    for (const units of [50, 400, MAXIMUM_UNITS]) {
      const outcome = computeOutcome(play({ units, pace: 15 }, { kind: "random", members: 0, days: 90 }));
      expect(outcome.units).toBe(units);
      expect(sumOutcome(outcome)).toBeLessThan(-0.14 + 1e-9);
    }
  });
});

describe("a farm that enters on one day", () => {
  test("loses at least 10 % on an empty day, of any size", () => {
    for (const units of sizes) {
      const own = { units, points: trees.day.worth(units) };
      expect(computeDayGain(own, emptyDay)).toBeCloseTo(-0.16, 9);
      // A pool of 80 % would leave less.
      expect(computeDayGain(own, emptyDay, withPool(8_000))).toBeGreaterThan(-0.1);
      const played = computeOutcome(
        play({ tree: "day", units, pace: units }, { kind: "random", members: 0 }),
      );
      expect(sumOutcome(played)).toBeLessThan(-0.1);
    }
  });

  test("loses at least 9 % on the days of growing networks", () => {
    for (const { name, days } of dayKinds()) {
      if (pairedKinds.some((kind) => kind === name)) expect(findBestDay(days).gain).toBeLessThan(-0.09);
    }
  });

  test("gains at most 1.8 % where no honest unit makes a point, and nothing where each makes 0.3", () => {
    for (let units = 1; units <= MAXIMUM_UNITS; units++) {
      expect(gainsInCrowd(units, 0).dayRanked).toBeLessThan(0.018);
      expect(gainsInCrowd(units, 0.3).dayRanked).toBeLessThan(0);
    }
    expect(gainsInCrowd(MAXIMUM_UNITS, 0).day).toBeGreaterThan(0.017);
  });

  test("is the best of all trees of up to 13 units", () => {
    for (let units = 1; units <= 13; units++) expect(trees.day.worth(units)).toBe(bestByTrying(units));
  });

  test("makes as many points in a network as the search assumes", () => {
    const units = 300;
    const campaign = play({ tree: "day", units, pace: units }, { kind: "random", members: 0 });
    expect(campaign.rounds.reduce((sum, { points }) => sum + points, 0)).toBe(trees.day.worth(units));
  });
});

describe("bounds among unlimited honest traffic", () => {
  test("let no farm of up to 90 units gain in any network", () => {
    for (let units = 1; units <= 90; units++) expect(gainsInCrowd(units, 0).highestShares).toBeLessThan(0);
    expect(gainsInCrowd(110, 0).days).toBeGreaterThan(0);
  });

  test("let no farm gain where honest units make 2.3 points each", () => {
    for (let units = 1; units <= MAXIMUM_UNITS; units++) {
      expect(gainsInCrowd(units, 2.3).months).toBeLessThan(0);
    }
    expect(gainsInCrowd(MAXIMUM_UNITS, 2.2).months).toBeGreaterThan(0);
  });

  test("let a farm gain at most 7 % where honest units make one point each", () => {
    for (let units = 1; units <= MAXIMUM_UNITS; units++) {
      expect(gainsInCrowd(units, 1).months).toBeLessThan(0.07);
    }
    expect(highestShare(1)).toBe(0.25);
    expect(highestShare(2.4)).toBe(highestShare(10));
  });

  test("disclose gains of 13 % where no honest unit makes a point, 17 % with shares at their highest", () => {
    for (let units = 1; units <= MAXIMUM_UNITS; units++) {
      const { days, months, highestShares } = gainsInCrowd(units, 0);
      expect(days).toBeLessThan(0.13);
      // Without points a share is worth nothing.
      expect(months).toBe(days);
      expect(highestShares).toBeLessThan(0.17);
    }
    expect(gainsInCrowd(MAXIMUM_UNITS, 0).days).toBeGreaterThan(0.12);
  });
});

describe("a farm of up to 1,000 units over many days", () => {
  /** The least loss of the best farm with the plan's day pool. */
  const losses = { random: 0.05, balanced: 0.025, preferential: 0.055 } as const;
  const growth = isLong ? [-2, 0, 2, 5] : [2];
  const members = isLong ? 20_000 : 5_000;
  const campaigns = isLong ? 60 : 4;
  const cases = pairedKinds.flatMap((kind) => growth.map((dailyGrowth) => ({ kind, dailyGrowth })));

  test.each(cases)(
    "loses in a $kind network that grows by $dailyGrowth % a day",
    ({ kind, dailyGrowth }) => {
      const surroundings = network({ kind, dailyGrowth, members });
      const { outcome } = findBestCampaign({ surroundings, most: MAXIMUM_UNITS, campaigns });
      expect(outcome.units).toBeGreaterThan(100);
      expect(sumOutcome(outcome)).toBeLessThan(-losses[kind]);
    },
    SEARCH_TIMEOUT,
  );

  /** The best found in a balanced network of 20,000 members: it starts when a level of the tree begins to fill. */
  const hardest = { units: MAXIMUM_UNITS, pace: 17, start: 120 };
  const level = { kind: "balanced", members: 20_000, dailyGrowth: 5, seed: 11 } as const;

  test("loses 2 % with a day pool of 73 %, less with 74 %, and gains with 76 %", () => {
    const campaign = play(hardest, level);
    const gain = (pool: number) => sumOutcome(computeOutcome(campaign, { shares: withPool(pool) }));
    expect(gain(7_300)).toBeLessThan(-0.02);
    expect(gain(7_400)).toBeGreaterThan(-0.02);
    expect(gain(7_600)).toBeGreaterThan(0);
  });

  test("gains nothing by the price of POL, in USD", () => {
    const campaign = play(hardest, level);
    const constant = sumOutcome(computeOutcome(campaign));
    const { "10 % stale": stale, ...others } = pricePaths;
    for (const prices of Object.values(others)) {
      expect(sumOutcome(computeOutcome(campaign, { prices }))).toBeLessThan(constant + 0.001);
    }
    expect(sumOutcome(computeOutcome(campaign, { prices: stale }))).toBeGreaterThan(constant + 0.005);
  });

  test("gets the discount of a stale price, like every buyer, and no more", () => {
    const campaign = play({ units: MAXIMUM_UNITS, pace: 60, start: 60, staleDays: true }, level);
    const gain = (prices: PricePath) => 1 + sumOutcome(computeOutcome(campaign, { prices }));
    expect(gain(pricePaths["10 % stale"]) * 0.9).toBeCloseTo(gain(pricePaths.constant), 6);
  });

  test("finds no pot of earlier months in a network that has collapsed", () => {
    const collapsed = { kind: "random", members: 5_000, dailyGrowth: 2, collapse: 60 } as const;
    const alone = computeOutcome(play({ units: 400, pace: 15, start: 90 }, collapsed));
    expect(alone.ranks).toBeGreaterThan(0);
    expect(alone.ranks).toBeLessThan(0.025);
    expect(sumOutcome(alone)).toBeLessThan(-0.1);
    // The pot of the month of the collapse is the highest that a late farm can reach.
    const late = computeOutcome(play({ units: 400, pace: 40, start: 80 }, { ...collapsed, collapse: 80 }));
    expect(sumOutcome(late)).toBeLessThan(-0.05);
  });
});

describe("newcomers sponsored by others below a farm", () => {
  const mean = (kind: HonestKind, spillover: boolean) =>
    meanSpilloverGain({ kind, farm: "tree", members: 2_000, seeds: 4, spillover });

  test("add a fifth to its payments where they sit anywhere in the network", () => {
    expect(mean("random", false)).toBeLessThan(-0.1);
    expect(mean("random", true)).toBeGreaterThan(mean("random", false) + 0.2);
  });

  test.each([
    "weaker leg",
    "coin",
    "breadth-first",
  ] as const)("add nothing where they follow a default below their sponsor: %s", (kind) => {
    expect(mean(kind, true)).toBeLessThan(mean(kind, false) + 0.01);
    expect(mean(kind, true)).toBeLessThan(-0.1);
  });

  test("lose most in networks of the weaker leg, least in those of the outermost leg", () => {
    const [weaker, coin, outermost] = (["weaker leg", "coin", "outermost"] as const).map((kind) =>
      mean(kind, true),
    );
    expect(weaker).toBeLessThan(Number(coin) - 0.01);
    expect(coin).toBeLessThan(Number(outermost) - 0.03);
  });
});

describe.runIf(isLong)("searches that take longer", () => {
  test(
    "find no farm that gains by newcomers sponsored by others, in the seats of autoReferral",
    () => {
      const options = { members: 5_000, seeds: 3, spillover: true } as const;
      expect(bestSpilloverGain({ ...options, kind: "weaker leg" })).toBeLessThan(-0.09);
      expect(bestSpilloverGain({ ...options, kind: "random" })).toBeGreaterThan(0.5);
    },
    SEARCH_TIMEOUT,
  );

  test(
    "find in a balanced network that 2,000 units lose 0.5 % or more, and 4,000 units gain 2 % at most",
    () => {
      const gain = (most: number) => {
        const surroundings = network({ kind: "balanced", members: 20_000 });
        return sumOutcome(findBestCampaign({ surroundings, most, campaigns: 60 }).outcome);
      };
      expect(gain(2_000)).toBeLessThan(-0.005);
      const ofLargest = gain(4_000);
      expect(ofLargest).toBeGreaterThan(0);
      expect(ofLargest).toBeLessThan(0.02);
    },
    SEARCH_TIMEOUT,
  );

  test.each([2_000, 60_000])(
    "%i members: the best farm loses 1.5 % with a day pool of 73 %",
    (members) => {
      const surroundings = network({ kind: "balanced", dailyGrowth: -2, members });
      const { gains } = comparePools(surroundings, [7_300], { most: MAXIMUM_UNITS, campaigns: 60 });
      expect(at(gains, 0)).toBeLessThan(-0.015);
    },
    SEARCH_TIMEOUT,
  );

  test(
    "200,000 members: the best farm loses 1.7 % with a day pool of 73 %, and gains with 75 %",
    () => {
      const surroundings = network({ kind: "balanced", dailyGrowth: -2, members: 200_000 });
      const { gains } = comparePools(surroundings, [7_300, 7_500], { most: MAXIMUM_UNITS, campaigns: 60 });
      expect(at(gains, 0)).toBeCloseTo(-0.017, 3);
      expect(at(gains, 1)).toBeGreaterThan(0);
    },
    LARGEST_SEARCH_TIMEOUT,
  );
});

type Network = Pick<Surroundings, "kind" | "members"> & Partial<Surroundings>;

function network(options: Network): Surroundings {
  return { seed: 3, days: 180, dailyGrowth: 0, spillover: false, ...options };
}

function play(recipe: Pick<Recipe, "units" | "pace"> & Partial<Recipe>, surroundings: Network) {
  const defaults = { tree: "months", start: 0, delay: 0, calm: Number.POSITIVE_INFINITY } as const;
  const place = { staleDays: false, top: "anywhere" } as const;
  const strategy = toStrategy({ ...defaults, ...place, ...recipe }, createRandom(1));
  return playCampaign(strategy, network(surroundings));
}

/** The most points of a day, by trying every tree. */
function bestByTrying(total: number): number {
  if (total <= 0) return 0;
  let best = 0;
  for (let units = 1; units <= Math.min(corePlan.maxUnits, total); units++) {
    for (let left = 0; left <= total - units; left++) {
      const right = total - units - left;
      const points = cappedDay(Math.min(left, right), units);
      best = Math.max(best, points + bestByTrying(left) + bestByTrying(right));
    }
  }
  return best;
}
