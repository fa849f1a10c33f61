/**
 * Searches for strategies of farms that gain, and prints the best, in per cent of their payments. Decision 15 explains
 * the results.
 */

import { corePlan } from "../../src/rules/parameters.ts";
import type { HonestKind } from "../newcomers.ts";
import { seatDefaults } from "../seat-defaults.ts";
import { printTable, signed } from "../table.ts";
import type { Surroundings } from "./campaign.ts";
import { sumOutcome } from "./campaign-outcome.ts";
import { gainsInCrowd } from "./crowd.ts";
import { dayKinds, findBestDay } from "./one-day.ts";
import { comparePools } from "./pools.ts";
import { type PriceKind, pricePaths } from "./prices.ts";
import { MAXIMUM_UNITS, type Recipe } from "./recipes.ts";
import { findBestCampaign } from "./search.ts";
import { bestSpilloverGain, meanSpilloverGain } from "./spillover.ts";

const POOLS = [7_000, 7_200, 7_300, 7_400, 7_500, 7_600, 7_700, 8_000] as const;
const GROWTH = [-2, 0, 2, 5] as const;
/** Farms above the size for which the plan's day pool is chosen. */
const LARGER = [2_000, 4_000] as const;
const MEMBERS = 20_000;

const network = (kind: HonestKind, dailyGrowth: number, members = MEMBERS): Surroundings => ({
  kind,
  seed: 3,
  members,
  days: 180,
  dailyGrowth,
  spillover: false,
});
/** The plan's own day pool has a star. */
const poolHeads = POOLS.map((pool) => `${pool / 100} %${pool === corePlan.shares.pool ? " *" : ""}`);
const describe = ({ tree, units, pace, start, calm }: Recipe): string =>
  `${tree} tree, ${units} units, ${pace} a day from day ${start}${calm < 10 ? `, after days below ${calm} points a unit` : ""}`;

printTable("One-day trees of 1 to 1,000 units: the highest gain", [
  ["honest traffic of the day", "gain", "farm units", "farm points", "honest units", "honest points"],
  ...dayKinds().map(({ name, days }) => {
    const { gain, units, points, honest } = findBestDay(days);
    return [name, signed(gain), ...[units, points, honest.units, honest.points].map(String)];
  }),
]);

printTable("Bounds among unlimited honest traffic", [
  [
    "honest points a unit",
    "farm units",
    "one day",
    "with ranks",
    "many days",
    "ranks of a month",
    "of many",
    "dearest",
  ],
  ...[0, 0.5, 1, 1.5, 2, 2.4, 3, 4].flatMap((points) =>
    [30, 100, 400, MAXIMUM_UNITS].map((units) => {
      const gains = gainsInCrowd(units, points);
      return [String(points), String(units), ...Object.values<number>({ ...gains }).map(signed)];
    }),
  ),
]);

const pairedNetworks = (["random", "balanced", "preferential"] as const).flatMap((kind) =>
  GROWTH.map((dailyGrowth) => network(kind, dailyGrowth)),
);
printPools("Day pool and the best farm", [
  ...pairedNetworks,
  ...[2_000, 5_000, 60_000].map((members) => network("balanced", -2, members)),
]);
for (const units of LARGER) {
  printPools(`Day pool and the best farm of up to ${units} units`, pairedNetworks, units);
}

printPools("Networks with almost no points a unit", [
  network("one-legged", 1, 5_000),
  network("chain", 1, 5_000),
]);

printTable("Price of POL (balanced, 2 % a day): the best farm", [
  ["price", "gain in USD", "in POL", "strategy"],
  ...(Object.keys(pricePaths) as PriceKind[]).map((price) => {
    const search = { surroundings: network("balanced", 2), most: MAXIMUM_UNITS, campaigns: 30 };
    const prices = pricePaths[price];
    const { recipe, outcome } = findBestCampaign({ ...search, money: { prices } });
    const inPol = findBestCampaign({ ...search, money: { prices, currency: "POL" } }).outcome;
    return [price, signed(sumOutcome(outcome)), signed(sumOutcome(inPol)), describe(recipe)];
  }),
]);

printTable("Collapse: no honest entries after day 100 of 180, the best farm that starts from day 90 on", [
  ["network", "gain", "from ranks", "strategy"],
  ...(["random", "balanced", "preferential"] as const).map((kind) => {
    const surroundings = { ...network(kind, 2), collapse: 100 };
    const { recipe, outcome } = findBestCampaign({
      surroundings,
      most: MAXIMUM_UNITS,
      campaigns: 60,
      from: 90,
    });
    return [kind, signed(sumOutcome(outcome)), signed(outcome.ranks), describe(recipe)];
  }),
]);

printTable(
  "Newcomers sponsored by others below a farm, in 5,000 members: 300 units, mean of 12 networks; the best by search",
  [
    ["placement of newcomers", "tree, closed", "open", "campers, closed", "open", "best, closed", "open"],
    ...(["random", "balanced", "preferential", ...seatDefaults] as const).map((kind) => [
      kind,
      ...(["tree", "campers"] as const).flatMap((farm) =>
        [false, true].map((spillover) =>
          signed(meanSpilloverGain({ kind, farm, members: 5_000, seeds: 12, spillover })),
        ),
      ),
      ...[false, true].map((spillover) =>
        signed(bestSpilloverGain({ kind, members: 5_000, seeds: 3, spillover })),
      ),
    ]),
  ],
);

function printPools(title: string, networks: readonly Surroundings[], most: number = MAXIMUM_UNITS): void {
  printTable(title, [
    ["network", "members", "growth", ...poolHeads, "from ranks", "points a unit", "strategy"],
    ...networks.map((surroundings) => {
      const { gains, recipe, outcome } = comparePools(surroundings, POOLS, { most, campaigns: 60 });
      return [
        surroundings.kind,
        String(surroundings.members),
        `${surroundings.dailyGrowth} %`,
        ...gains.map(signed),
        signed(outcome.ranks),
        outcome.honestPoints.toFixed(2),
        describe(recipe),
      ];
    }),
  ]);
}
