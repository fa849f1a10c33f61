import { describe, expect, test } from "vitest";
import { settleAll, setup } from "../../test/actions.ts";
import { ROUND } from "./calendar.ts";
import { Plan } from "./plan.ts";
import { LEFT, NO_ID, RIGHT, ROOT } from "./tree.ts";

/** Tenths of a POL in wei. */
const tenths = (count: number): bigint => BigInt(count) * 10n ** 17n;
const hundredths = (count: number): bigint => BigInt(count) * 10n ** 16n;

/**
 * At $0.50 for a POL a unit costs 40 POL: 4 for the sponsor, 29.2 for the pool, 0.8 for the HeroPool, 4 for the commons and 2 for
 * operations.
 */
const UNIT = tenths(400);

function newPlan(): Plan {
  return new Plan(setup);
}

function join(plan: Plan, sponsor: number, referral: number, units: number): number {
  return plan.register({ sponsor, referral, value: plan.unitPrice * BigInt(units) });
}

describe("a round", () => {
  test("is shared out by the rules", () => {
    const plan = newPlan();
    const alice = join(plan, ROOT, ROOT, 1);
    const bob = join(plan, alice, alice, 1);
    const carol = join(plan, alice, alice, 2);
    plan.advanceTo(setup.genesis + ROUND);
    const { counts, money } = plan.settleRound(carol);

    expect(counts).toMatchObject({ units: 4, points: 1, flash: 0, pointy: 1 });
    expect(money).toEqual({
      entered: tenths(1_600),
      // On Bob's and Carol's units; Alice's sponsor is the root, which earns nothing.
      commissions: tenths(120),
      // 116.8 POL / max(1 point, 10 x 4 units)
      pointValue: hundredths(292),
      points: hundredths(292),
      rebate: hundredths(2_847),
      rebates: hundredths(11_388),
      // Its share, and the commission on Alice.
      heroPool: tenths(32 + 40),
      commons: tenths(160),
      operations: tenths(80),
      closingReward: tenths(16),
    });
    expect(plan.members.box.slice(alice)).toEqual([
      tenths(120) + hundredths(292 + 2_847),
      hundredths(2_847),
      hundredths(2 * 2_847) + tenths(16),
    ]);
    expect(plan.operations).toBe(tenths(64));
    expect(plan.commons).toBe(tenths(160));
    expect(plan.heroPool.month(0)).toMatchObject({ pot: tenths(72), units: 4, totalPoints: 1 });
    expect([plan.legs.leftVariance[alice], plan.legs.rightVariance[alice]]).toEqual([0, 1]);
    expect([plan.legs.leftUsers[ROOT], plan.legs.rightUsers[ROOT]]).toEqual([4, 0]);
    expect(plan.tree.leg[bob]).toBe(LEFT);
    expect(plan.tree.leg[carol]).toBe(RIGHT);
  });

  test("carries units without a pair to later rounds", () => {
    const plan = newPlan();
    const alice = join(plan, ROOT, ROOT, 1);
    const bob = join(plan, alice, alice, 1);
    join(plan, alice, alice, 2);
    settleAll(plan);
    plan.advanceTo(plan.now + 5 * ROUND);
    plan.topUp(bob, 3n * UNIT);
    settleAll(plan);
    // Three more on the left pair with the one that waits on the right.
    expect(plan.closedRounds.get(6)?.counts.points).toBe(1);
    expect([plan.legs.leftVariance[alice], plan.legs.rightVariance[alice]]).toEqual([2, 0]);
  });

  test("flashes the pairs above ten per unit", () => {
    const plan = newPlan();
    const alice = join(plan, ROOT, ROOT, 1);
    for (const leg of [LEFT, RIGHT] as const) {
      let referral = alice;
      for (let member = 0; member < 3; member++) {
        referral = plan.register({ sponsor: alice, referral, value: 5n * UNIT, leg });
      }
    }
    settleAll(plan);
    expect(plan.members.points[alice]).toBe(10);
    expect(plan.members.flash[alice]).toBe(5);
    expect([plan.legs.leftVariance[alice], plan.legs.rightVariance[alice]]).toEqual([0, 0]);
  });

  test("raises the cap by units bought on the same day, later than the pairs", () => {
    const plan = newPlan();
    const alice = join(plan, ROOT, ROOT, 1);
    for (const leg of [LEFT, RIGHT] as const) {
      const first = plan.register({ sponsor: alice, referral: alice, value: 5n * UNIT, leg });
      join(plan, alice, join(plan, alice, first, 5), 5);
    }
    plan.topUp(alice, UNIT);
    // Units of a later round do not count, even if bought before the settlement.
    plan.advanceTo(plan.now + ROUND);
    plan.topUp(alice, 3n * UNIT);
    settleAll(plan);
    expect(plan.closedRounds.get(0)?.counts).toMatchObject({ points: 15, flash: 0 });
    expect(plan.members.bought[alice]).toBe(5);
  });

  test("ignores the root's pairs", () => {
    const plan = newPlan();
    join(plan, ROOT, ROOT, 5);
    join(plan, ROOT, ROOT, 5);
    settleAll(plan);
    expect(plan.closedRounds.get(0)?.counts).toMatchObject({ points: 0, flash: 0, pointy: 0 });
    expect([plan.legs.leftVariance[ROOT], plan.legs.rightVariance[ROOT]]).toEqual([0, 0]);
  });

  test("gives the closing reward to the HeroPool if the root, or no member, closed it", () => {
    for (const closer of [NO_ID, ROOT]) {
      const plan = newPlan();
      join(plan, ROOT, ROOT, 1);
      plan.advanceTo(plan.now + ROUND);
      const { money } = plan.settleRound(closer);
      expect(plan.heroPool.month(0).pot).toBe(money.heroPool + money.closingReward);
      expect(plan.members.box[ROOT]).toBe(0n);
    }
  });

  test("cannot be settled before its end, nor without entries", () => {
    const plan = newPlan();
    join(plan, ROOT, ROOT, 1);
    expect(() => plan.settleRound()).toThrow("time exception");
    settleAll(plan);
    expect(() => plan.settleRound()).toThrow("nothing to settle");
  });
});

describe("an entry", () => {
  test("pays the unit's price rounded up, in shares rounded down", () => {
    const plan = new Plan({ ...setup, polUsd: 300_000_000_000_000_000n });
    expect(plan.unitPrice).toBe(66_666_666_666_666_666_667n);
    const alice = join(plan, ROOT, ROOT, 1);
    join(plan, alice, alice, 3);
    expect(plan.members.spEarn[alice]).toBe(3n * 6_666_666_666_666_666_666n);
  });

  test("pays the same price for a whole round, whatever the feed reports", () => {
    const plan = newPlan();
    plan.updatePrice();
    plan.report(tenths(6));
    expect(plan.unitPrice).toBe(UNIT);
    plan.advanceTo(plan.now + ROUND);
    expect(plan.unitPrice).toBe(33_333_333_333_333_333_334n);
  });

  test("puts an excess of up to 2 % into the payer's box", () => {
    const plan = newPlan();
    const excess = (3n * UNIT) / 50n;
    const registration = { sponsor: ROOT, referral: ROOT, value: 3n * UNIT + excess };
    const alice = plan.register(registration);
    expect(plan.members.bought[alice]).toBe(3);
    expect(plan.members.box[alice]).toBe(excess);
    expect(() => plan.register({ ...registration, value: registration.value + 1n })).toThrow(
      "wrong enter price",
    );
  });

  test("is for one to five units, over a lifetime", () => {
    const plan = newPlan();
    expect(() => plan.register({ sponsor: ROOT, referral: ROOT, value: UNIT - 1n })).toThrow(
      "wrong enter price",
    );
    expect(() => join(plan, ROOT, ROOT, 6)).toThrow("wrong enter price");
    const alice = join(plan, ROOT, ROOT, 3);
    expect(() => plan.topUp(alice, 3n * UNIT)).toThrow("wrong enter price");
    plan.topUp(alice, 2n * UNIT);
    expect(() => plan.topUp(alice, UNIT)).toThrow("maximum 50 points possible");
    expect(() => plan.topUp(ROOT, UNIT)).toThrow("maximum 50 points possible");
  });

  test("needs a sponsor, a referral and a free leg", () => {
    const plan = newPlan();
    expect(() => join(plan, 9, ROOT, 1)).toThrow("sponsor node does not exist");
    expect(() => join(plan, ROOT, 9, 1)).toThrow("referral node does not exist");
    plan.register({ sponsor: ROOT, referral: ROOT, value: UNIT, leg: RIGHT });
    expect(() => plan.register({ sponsor: ROOT, referral: ROOT, value: UNIT, leg: RIGHT })).toThrow(
      "leg taken",
    );
    join(plan, ROOT, ROOT, 1);
    expect(() => join(plan, ROOT, ROOT, 1)).toThrow("referral node already has two legs");
  });
});

describe("a free seat before the opening", () => {
  test("earns nothing until its owner buys units", () => {
    const opensAt = setup.genesis + ROUND;
    const plan = new Plan({ ...setup, opensAt });
    const seat = plan.register0({ sponsor: ROOT, referral: ROOT });
    expect(() => join(plan, seat, seat, 1)).toThrow("time exception");
    plan.advanceTo(opensAt);
    expect(() => plan.register0({ sponsor: ROOT, referral: ROOT })).toThrow("time exception");
    join(plan, seat, seat, 1);
    join(plan, seat, seat, 1);
    settleAll(plan);
    // Its pair became flash; its commissions went to the HeroPool.
    expect(plan.closedRounds.get(1)?.counts).toMatchObject({ points: 0, flash: 1 });
    expect(plan.closedRounds.get(1)?.money.commissions).toBe(0n);
    expect(plan.members.box[seat]).toBe(0n);

    plan.topUp(seat, UNIT);
    join(plan, seat, plan.tree.size, 1);
    expect(plan.members.spEarn[seat]).toBe(tenths(40));
  });
});

describe("another username", () => {
  test("costs $5 for the current month's HeroPool", () => {
    const plan = newPlan();
    const alice = join(plan, ROOT, ROOT, 1);
    plan.advanceTo(plan.now + 31 * ROUND);
    plan.changeUsername(alice, tenths(100));
    expect(plan.heroPool.month(1).pot).toBe(tenths(100));
    expect(() => plan.changeUsername(alice, tenths(100) - 1n)).toThrow("wrong enter price");
  });
});

describe("a withdrawal", () => {
  test("pays at most what is in the box", () => {
    const plan = newPlan();
    const alice = join(plan, ROOT, ROOT, 1);
    settleAll(plan);
    expect(() => plan.withdraw(alice, tenths(292) + 1n)).toThrow("box too small");
    plan.withdraw(alice, tenths(292));
    expect(plan.members.box[alice]).toBe(0n);
    expect(plan.balance).toBe(tenths(108));
  });
});

describe("the commons and the operator", () => {
  test("collect what closed rounds gave them, once", () => {
    const plan = newPlan();
    expect(() => plan.collectCommons()).toThrow("nothing to collect");
    expect(() => plan.collectOperations()).toThrow("nothing to collect");
    join(plan, ROOT, ROOT, 5);
    settleAll(plan);
    expect(plan.collectCommons()).toBe(tenths(200));
    // Without the closing reward.
    expect(plan.collectOperations()).toBe(tenths(80));
    expect(plan.balance).toBe(5n * UNIT - tenths(200 + 80));
    expect(plan.owed).toBe(plan.balance);
    expect(() => plan.collectCommons()).toThrow("nothing to collect");
    expect(() => plan.collectOperations()).toThrow("nothing to collect");
  });
});
