import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ReferenceEntries } from "../../test/reference-entries.ts";
import { at } from "../rules/column.ts";
import { ONE } from "../rules/money.ts";
import { corePlan, plusPlan, usd } from "../rules/parameters.ts";
import { HERO, KNIGHT } from "../rules/rank.ts";
import { LEFT, type Leg, RIGHT, ROOT } from "../rules/tree.ts";
import { FastPlan } from "./fast-plan.ts";
import { generateEntries } from "./generate-entries.ts";
import { GRAINS_PER_USD } from "./grain.ts";
import { growthKinds } from "./placement.ts";

/** At this price of POL a wei is worth a grain, so both plans round in the same place. */
const WEI_IS_A_GRAIN = usd(10_000_000_000);

/** With so much in the HeroPool that every share meets its cap. */
const richHeroPool = {
  ...corePlan,
  shares: { sponsor: 1_000, pool: 2_000, heroPool: 5_700, commons: 800, operations: 500 },
};

/** Actions of one day; numbers are reduced to what exists. */
interface Day {
  entries: { sponsor: number; referral: number; side: Leg; units: number; isTopUp: boolean }[];
  /** Days until the next actions. */
  pause: number;
}

const anyDays = (parameters: { days: number; entries: number }): fc.Arbitrary<Day[]> =>
  fc.array(
    fc.record({
      entries: fc.array(
        fc.record({
          sponsor: fc.nat(),
          referral: fc.nat(),
          side: fc.constantFrom<Leg>(LEFT, RIGHT),
          units: fc.integer({ min: 1, max: 5 }),
          isTopUp: fc.oneof(
            { weight: 3, arbitrary: fc.constant(false) },
            { weight: 1, arbitrary: fc.constant(true) },
          ),
        }),
        { maxLength: parameters.entries, size: "max" },
      ),
      pause: fc.oneof(
        { weight: 9, arbitrary: fc.constant(1) },
        { weight: 1, arbitrary: fc.integer({ min: 2, max: 45 }) },
      ),
    }),
    { maxLength: parameters.days, size: "max" },
  );

/** Plays the same days in both plans. */
function play(days: readonly Day[], fast: FastPlan, reference: ReferenceEntries): void {
  const { tree, members } = reference.plan;
  for (const { entries, pause } of days) {
    for (const { sponsor, referral, side, units, isTopUp } of entries) {
      const who = ROOT + (sponsor % tree.size);
      if (isTopUp) {
        const room = who === ROOT ? 0 : 5 - at(members.bought, who);
        if (room === 0) continue;
        reference.topUp(who, Math.min(units, room));
        fast.topUp(who, Math.min(units, room));
      } else {
        let place = ROOT + (referral % tree.size);
        while (tree.freeLeg(place) === undefined) place = ROOT + (place % tree.size);
        const leg = tree.below(place, side) === 0 ? side : (tree.freeLeg(place) ?? side);
        reference.join(who, place, leg, units);
        fast.join(who, place, leg, units);
      }
    }
    for (let day = 0; day < pause; day++) {
      reference.closeRound();
      fast.closeRound();
    }
  }
  fast.finish();
  reference.finish();
}

/** Every number of the fast plan, computed by the reference at one grain per wei. */
function expectSame(fast: FastPlan, reference: ReferenceEntries): void {
  const { plan } = reference;
  expect(fast.size).toBe(plan.tree.size);
  for (let id = ROOT + 1; id <= fast.size; id++) {
    expect([fast.points[id], fast.flash[id]]).toEqual([plan.members.points[id], plan.members.flash[id]]);
    expect([fast.waiting(id, LEFT), fast.waiting(id, RIGHT)]).toEqual([
      plan.legs.leftVariance[id],
      plan.legs.rightVariance[id],
    ]);
    expect([
      fast.commissions(id),
      fast.pointEarnings[id],
      fast.rebates[id],
      fast.rankEarnings[id],
      fast.paid(id),
    ]).toEqual(
      [
        plan.members.spEarn[id],
        plan.members.ptEarn[id],
        plan.members.rebates[id],
        reference.rankEarnings(id),
        BigInt(at(plan.members.bought, id)) * plan.unitPrice,
      ].map(Number),
    );
  }
  const { heroPool, commons, operations } = plan;
  const waiting = heroPool.months.reduce(
    (sum, { pot, shareValue }) => sum + (shareValue === undefined ? pot : 0n),
    0n,
  );
  const inflow = heroPool.months.reduce((sum, { pot }) => sum + pot, 0n);
  expect(fast.heroPoolInflow).toBe(Number(inflow));
  expect(waiting).toBe(0n);
  expect(fast.books).toEqual({
    entered: Number([...plan.closedRounds.values()].reduce((sum, { money }) => sum + money.entered, 0n)),
    commons: Number(commons),
    operations: Number(operations),
    heroPool: 0,
  });
}

describe("FastPlan", () => {
  test("equals the reference model to the grain on any small network", () => {
    fc.assert(
      fc.property(
        anyDays({ days: 40, entries: 12 }),
        fc.constantFrom(corePlan, plusPlan, richHeroPool),
        (days, parameters) => {
          const fast = new FastPlan({ parameters, members: 500 });
          const reference = new ReferenceEntries(parameters, WEI_IS_A_GRAIN);
          play(days, fast, reference);
          expectSame(fast, reference);
        },
      ),
      { numRuns: 120 },
    );
  });

  test.each(
    growthKinds,
  )("equals the reference model to the grain over four months, with ranks: %s", (placement) => {
    const scenario = {
      members: 3_000,
      days: 105,
      dailyGrowth: 4,
      placement,
      units: 3.5,
      topUps: 40,
      seed: 7,
    };
    const fast = new FastPlan({ parameters: plusPlan, members: scenario.members });
    const reference = new ReferenceEntries(plusPlan, WEI_IS_A_GRAIN);
    for (const _ of generateEntries(scenario, fast));
    for (const _ of generateEntries(scenario, reference));
    fast.finish();
    reference.finish();
    expectSame(fast, reference);
    const { months } = reference.plan.heroPool;
    // A chain has few pairs. The other networks cover every case.
    expect({
      flash: fast.flash.some((flash) => flash > 0),
      heroesByUsd: months.some(({ reachedHeroUsd }) => reachedHeroUsd.size > 0),
      knights: months.some(({ ranks }) => [...ranks.values()].includes(KNIGHT)),
      severalShares: months.some(({ ranks, shares }) =>
        [...ranks].some(([id, rank]) => rank === HERO && (shares.get(id) ?? 0) > 1),
      ),
    }).toEqual(
      placement === "chain"
        ? { flash: false, heroesByUsd: false, knights: false, severalShares: false }
        : { flash: true, heroesByUsd: true, knights: true, severalShares: true },
    );
  });

  test("differs from wei by less than a grain per rounding", () => {
    const polUsd = 387_214_990_000_000_000n;
    const scenario = {
      members: 800,
      days: 60,
      dailyGrowth: 2,
      placement: "weaker side",
      units: 2,
      topUps: 30,
      seed: 3,
    } as const;
    const fast = new FastPlan({ parameters: corePlan, members: scenario.members });
    const reference = new ReferenceEntries(corePlan, polUsd);
    for (const _ of generateEntries(scenario, fast));
    for (const _ of generateEntries(scenario, reference));
    fast.finish();
    reference.finish();
    const { members } = reference.plan;
    const grains = (wei: bigint) => (Number((wei * polUsd) / ONE) * GRAINS_PER_USD) / Number(ONE);
    for (let id = ROOT + 1; id <= fast.size; id++) {
      const points = at(members.points, id);
      expect(Math.abs(at(fast.pointEarnings, id) - grains(at(members.ptEarn, id)))).toBeLessThanOrEqual(
        points,
      );
      expect(Math.abs(at(fast.rankEarnings, id) - grains(reference.rankEarnings(id)))).toBeLessThanOrEqual(
        30,
      );
      expect(Math.abs(fast.commissions(id) - grains(at(members.spEarn, id)))).toBeLessThan(1);
    }
  });

  test("keeps nothing: members, commons and operator have all that entered", () => {
    const scenario = {
      members: 5_000,
      days: 90,
      dailyGrowth: -1,
      placement: "random",
      units: 2.5,
      topUps: 50,
      seed: 11,
    } as const;
    const plan = new FastPlan({ parameters: corePlan, members: scenario.members });
    for (const _ of generateEntries(scenario, plan));
    plan.finish();
    const { entered, commons, operations, heroPool } = plan.books;
    let paid = 0;
    let earned = 0;
    for (let id = ROOT + 1; id <= plan.size; id++) {
      paid += plan.paid(id);
      earned += plan.commissions(id) + at(plan.pointEarnings, id) + at(plan.rebates, id);
      earned += at(plan.rankEarnings, id);
    }
    expect(paid).toBe(entered);
    expect(heroPool).toBe(0);
    expect(earned + commons + operations).toBe(entered);
  });

  test("pays a fifth of the operations share to closers instead of the HeroPool", () => {
    const play = (paysClosers: boolean) => {
      const plan = new FastPlan({ parameters: corePlan, members: 3, paysClosers });
      plan.join(ROOT, ROOT, LEFT, 5);
      plan.join(2, 2, RIGHT, 5);
      plan.closeRound();
      return plan;
    };
    const entered = 10 * 20 * GRAINS_PER_USD;
    // 2 % of all, and the commission of the first member, which has no sponsor.
    expect(play(true).heroPoolInflow).toBe(0.02 * entered + 0.05 * entered);
    expect(play(false).heroPoolInflow).toBe(0.03 * entered + 0.05 * entered);
    expect(play(true).books.operations).toBe(0.04 * entered);
  });

  test("refuses what the plan refuses", () => {
    const plan = new FastPlan({ parameters: corePlan, members: 2 });
    plan.join(ROOT, ROOT, LEFT, 5);
    expect(() => plan.join(ROOT, ROOT, LEFT, 1)).toThrow("taken");
    expect(() => plan.join(9, ROOT, RIGHT, 1)).toThrow("no such");
    expect(() => plan.topUp(2, 1)).toThrow("6 units");
    expect(() => plan.topUp(ROOT, 1)).toThrow("cannot buy units");
    expect(() => plan.topUp(3, 1)).toThrow("cannot buy units");
    plan.join(2, 2, LEFT, 1);
    expect(() => plan.join(2, 2, RIGHT, 1)).toThrow("room for 2");
    expect(() => new FastPlan({ parameters: plusPlan, members: 300_000 })).toThrow("exactly");
  });
});
