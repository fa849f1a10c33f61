/**
 * Searches for strategies of own accounts that gain, and prints the best, in per cent of their payments. docs/plan.md explains
 * the results.
 */

import { networkKinds } from "../../src/simulation/placement.ts";
import { createRandom } from "../../src/simulation/random.ts";
import { playCampaign } from "./campaign.ts";
import { gainsInCrowd } from "./crowd.ts";
import { dayKinds, findBestDay } from "./one-day.ts";
import { toStrategy } from "./recipes.ts";
import { findBestCampaign, sumOutcome } from "./search.ts";

const percent = (part: number) => `${part >= 0 ? "+" : ""}${(100 * part).toFixed(1)}`;

print("One-day trees: the best of 1 to 1,000 units, by dynamic program", [
  ["honest traffic of the day", "gain %", "own units", "own points", "honest units", "honest points"],
  ...dayKinds().map(({ name, days }) => {
    const { gain, units, points, honest } = findBestDay(days);
    return [name, percent(gain), ...[units, points, honest.units, honest.points].map(String)];
  }),
]);

print("Upper bounds among unlimited honest traffic (gain %)", [
  [
    "honest points a unit",
    "own units",
    "one day",
    "with ranks",
    "any days",
    "with ranks of one month",
    "of many months",
  ],
  ...[0, 1, 2, 3].flatMap((points) =>
    [100, 250, 400, 1_000].map((units) => {
      const { day, dayRanked, days, month, months } = gainsInCrowd(units, points);
      return [String(points), String(units), ...[day, dayRanked, days, month, months].map(percent)];
    }),
  ),
]);

const crowd = { kind: "one-legged", seed: 1, joining: 6_000, before: 1, spillover: false } as const;
print("Farms of ranks, played by the model among 16,000 honest units a day with few pairs", [
  ["own units", "days", "gain % without ranks", "with", "shares"],
  ...[250, 407, 1_000].flatMap((units) =>
    (["dayRanked", "month"] as const).map((tree) => {
      const recipe = { tree, units, pace: tree === "month" ? 30 : units, start: 0, delay: 0 };
      const strategy = toStrategy(recipe, createRandom(1));
      const outcome = playCampaign(strategy, crowd);
      const days = 1 + Math.max(...strategy.days);
      return [
        ...[String(units), String(days)],
        ...[percent(outcome.daily), percent(sumOutcome(outcome)), String(outcome.shares)],
      ];
    }),
  ),
]);

const rows: string[][] = [];
for (const kind of networkKinds) {
  for (const spillover of [false, true]) {
    for (const most of [200, 400, 1_000]) {
      const surroundings = { kind, seed: 3, joining: 120, before: 10, spillover };
      const search = { surroundings, most, campaigns: 40 };
      const daily = findBestCampaign({ ...search, aim: "daily" });
      const { recipe, outcome } = findBestCampaign({ ...search, aim: "total" });
      rows.push([
        `${kind}${spillover ? ", spillover" : ""}`,
        String(most),
        percent(daily.outcome.daily),
        percent(sumOutcome(outcome)),
        percent(outcome.ranks),
        `${recipe.tree} tree, ${recipe.units} units, ${recipe.pace} a day from day ${recipe.start}`,
        outcome.honestPoints.toFixed(2),
      ]);
    }
  }
}
print("Campaigns of many days among honest traffic, played by the model in wei", [
  ["network", "most units", "gain % without ranks", "with", "from ranks", "strategy", "honest points a unit"],
  ...rows,
]);

function print(title: string, table: readonly (readonly string[])[]): void {
  const widths = table.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  );
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  process.stdout.write(`\n${title}\n\n${lines.map((line) => line.trimEnd()).join("\n")}\n`);
}
