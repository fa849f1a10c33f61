import { describe, expect, test } from "vitest";
import { corePlan } from "../rules/parameters.ts";
import { LEFT, RIGHT, ROOT } from "../rules/tree.ts";
import { bandStarts, EVEN } from "./bands.ts";
import { FastPlan } from "./fast-plan.ts";
import { growthKinds } from "./placement.ts";
import { membersByDay, type Scenario } from "./scenario.ts";
import { simulate, simulateAll } from "./simulate.ts";
import { summarize } from "./summary.ts";

const scenario: Scenario = {
  members: 2_000,
  days: 60,
  dailyGrowth: 1,
  placement: "random",
  units: 2,
  topUps: 25,
  seed: 1,
};

describe("summarize", () => {
  /**
   * By hand: A is below the root; B and C below A, sponsored by A; all with one unit of $20, on one day. A makes one
   * point. The pool of $43.80 is divided by 30, so a point is worth $1.46, and each unit gets back (43.80 - 1.46) / 3 =
   * $14.11. A also has two commissions of $2, and so earns $19.57 of the $20 that it paid.
   */
  test("summarizes three members as computed by hand", () => {
    const plan = new FastPlan({ parameters: corePlan, members: 3 });
    const a = plan.join(ROOT, ROOT, LEFT, 1);
    plan.join(a, a, LEFT, 1);
    plan.join(a, a, RIGHT, 1);
    plan.closeRound();
    plan.finish();
    const { all, bands, cohorts, money, topTenthShare } = summarize(plan);
    expect(all).toEqual({
      members: 3,
      inProfit: 0,
      earnedNothing: 2,
      ratioDeciles: [7_056, 7_056, 7_056, 7_056, 7_056, 7_056, 7_056, 9_786, 9_786, 9_786, 9_786],
    });
    expect(bands).toEqual([0, 0, 2, 1, 0, 0, 0, 0]);
    expect(cohorts.map(({ earnedNothing, fromDay, toDay }) => [earnedNothing, fromDay, toDay])).toEqual([
      [0, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ]);
    // No member has a rank, so the commons get the HeroPool too: its 2 %, the commission on A, which the root does not earn,
    // and a fifth of the operations share.
    expect(money).toEqual({
      entered: 6_000,
      commissions: 400,
      points: 146,
      // Rounded down, like each unit's rebate.
      rebates: 4_233,
      ranks: 0,
      commons: 600 + 120 + 200 + 60,
      operations: 240,
      heroPool: 0,
    });
    expect(topTenthShare).toBe(10_000);
  });

  test("needs a member", () => {
    const plan = new FastPlan({ parameters: corePlan, members: 1 });
    expect(() => summarize(plan)).toThrow("the plan has no members");
  });
});

describe("simulate", () => {
  test.each(
    growthKinds,
  )("counts every member once, and members get back less than they paid: %s", (placement) => {
    const { all, bands, cohorts, money } = simulateAll({ ...scenario, placement });
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    expect(all.members).toBe(scenario.members);
    expect(sum(bands)).toBe(scenario.members);
    expect(sum(cohorts.map(({ members }) => members))).toBe(scenario.members);
    expect(sum(cohorts.map(({ inProfit }) => inProfit))).toBe(all.inProfit);
    expect(sum(cohorts.map(({ earnedNothing }) => earnedNothing))).toBe(all.earnedNothing);
    expect(sum(bands.slice(bandStarts.indexOf(EVEN)))).toBeGreaterThanOrEqual(all.inProfit);
    expect(all.ratioDeciles).toEqual(all.ratioDeciles.toSorted((one, other) => one - other));
    const { commissions, points, rebates, ranks, entered } = money;
    expect((commissions + points + rebates + ranks) / entered).toBeLessThan(0.9);
    // The last members have no members below.
    expect(cohorts[0]?.inProfit).toBeGreaterThan(cohorts[9]?.inProfit ?? 0);
    expect(cohorts[9]?.earnedNothing).toBeGreaterThan(cohorts[0]?.earnedNothing ?? 0);
  });

  test("gives the same result for the same seed, and another for another seed", () => {
    expect(simulateAll(scenario)).toEqual(simulateAll(scenario));
    expect(simulateAll(scenario)).not.toEqual(simulateAll({ ...scenario, seed: 2 }));
  });

  test("stops after every day", () => {
    const days = [...simulate(scenario)];
    expect(days).toEqual(Array.from({ length: scenario.days }, (_, day) => day + 1));
  });

  test("accepts the bounds of a scenario", () => {
    for (const placement of growthKinds) {
      const least = { ...scenario, placement, members: 10, days: 1, dailyGrowth: -5, units: 1, topUps: 0 };
      expect(simulateAll(least).all.members).toBe(10);
      const most = { ...scenario, placement, dailyGrowth: 5, days: 365, units: 5, topUps: 100 };
      expect(simulateAll(most).money.entered).toBe(2_000 * 5 * 2_000);
    }
  });

  test("buys further units for every member who wants them and has room", () => {
    const bought = (topUps: number) => simulateAll({ ...scenario, topUps }).money.entered / 2_000;
    expect(bought(0)).toBe(2 * scenario.members);
    // Two units on average, with room for three.
    expect(bought(100) / scenario.members).toBeCloseTo(4, 0);
  });
});

describe("membersByDay", () => {
  test("rises by the daily growth to the end", () => {
    const members = membersByDay({ ...scenario, members: 100_000, days: 30, dailyGrowth: 5 });
    expect(members).toHaveLength(30);
    expect(members.at(-1)).toBe(100_000);
    const joined = members.map((count, day) => count - (members[day - 1] ?? 0));
    for (const [day, count] of joined.entries()) {
      if (day > 0) expect(count / (joined[day - 1] ?? 0)).toBeCloseTo(1.05, 2);
    }
  });

  test("is constant with growth 0, and falls with negative growth", () => {
    expect(membersByDay({ ...scenario, members: 50, days: 5, dailyGrowth: 0 })).toEqual([10, 20, 30, 40, 50]);
    const [first = 0, second = 0] = membersByDay({ ...scenario, days: 5, dailyGrowth: -5 });
    expect(first).toBeGreaterThan(second - first);
  });
});
