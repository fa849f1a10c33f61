import { describe, expect, test } from "vitest";
import { setup } from "../../test/actions.ts";
import { MONTH_ROUNDS, ROUND, WINDOW } from "./calendar.ts";
import { Month } from "./month.ts";
import { plusPlan } from "./parameters.ts";
import { Plan } from "./plan.ts";
import { HERO, KNIGHT } from "./rank.ts";
import { LEFT, NO_ID, RIGHT, ROOT } from "./tree.ts";

const MONTH = MONTH_ROUNDS * ROUND;

function buy(plan: Plan, sponsor: number, referral: number, leg: 0 | 1): number {
  return plan.register({ sponsor, referral, leg, value: 5n * plan.unitPrice });
}

/** Alice with five units, and two chains below that each grow by 50 units with every call. */
function growing(plan: Plan): { alice: number; grow: () => void } {
  const alice = buy(plan, ROOT, ROOT, LEFT);
  let left = alice;
  let right = alice;
  const grow = () => {
    for (let member = 0; member < 10; member++) {
      left = buy(plan, alice, left, LEFT);
      right = buy(plan, alice, right, RIGHT);
    }
  };
  return { alice, grow };
}

/** A plan in which Alice has 50 points of month 0, whose round is not settled yet. */
function withHero(): { plan: Plan; alice: number } {
  const plan = new Plan(setup);
  const { alice, grow } = growing(plan);
  grow();
  return { plan, alice };
}

describe("Month", () => {
  test("makes a Hero with 50 points, not with 49", () => {
    const month = new Month();
    month.addPoints(2, 49);
    month.addPoints(3, 20);
    month.addPoints(3, 30);
    expect([month.claim(2, 9), month.claim(3, 9)]).toEqual([0, 1]);
    expect(month.totalShares).toBe(1);
    expect(month.totalPoints).toBe(99);
  });

  test("gives four more shares to a Hero who sponsored five, as a Knight", () => {
    const month = new Month();
    month.addPoints(2, 120);
    for (const id of [3, 4, 5, 6, 7]) month.addPoints(id, 50);
    expect(month.claim(2, 9)).toBe(2);
    for (const id of [3, 4, 5, 6]) month.claim(id, 2);
    expect(month.claim(2, 9)).toBe(2);
    month.claim(7, 2);
    expect(month.claim(2, 9)).toBe(6);
    // A second claim gives nothing, neither to the Knight nor to its sponsor.
    expect(month.claim(2, 9)).toBe(6);
    expect(month.totalShares).toBe(11);
    expect(month.heroes.get(9)).toBe(1);
  });

  test("makes a Knight by lifetime earnings alone, who counts for its sponsor", () => {
    const month = new Month();
    month.reachedKnightUsd.add(2);
    expect(month.claim(2, 9)).toBe(0);
    for (const id of [3, 4, 5, 6, 7]) {
      month.reachedHeroUsd.add(id);
      month.claim(id, 2);
    }
    expect(month.heroes.get(9)).toBeUndefined();
    expect(month.claim(2, 9)).toBe(5);
    expect(month.ranks.get(2)).toBe(KNIGHT);
    expect(month.heroes.get(9)).toBe(1);
  });

  test("counts no rank for the root", () => {
    const month = new Month();
    month.addPoints(2, 50);
    month.claim(2, undefined);
    expect(month.ranks.get(2)).toBe(HERO);
    expect(month.heroes.size).toBe(0);
  });

  test("leaves what is above the cap, and pays each member once", () => {
    const month = new Month();
    month.unitPrice = 100n;
    month.units = 50;
    month.pot = 101n;
    for (const id of [2, 3]) {
      month.addPoints(id, 50);
      month.claim(id, undefined);
    }
    // Two points per unit: at most half a unit.
    expect(month.shareOut()).toBe(1n);
    expect([month.collect(2), month.collect(2), month.collect(4)]).toEqual([50n, 0n, 0n]);
    expect(month.uncollected).toBe(50n);
  });

  test("leaves the dust, and everything if no member has a share", () => {
    const month = new Month();
    month.unitPrice = 1_000n;
    month.units = 1;
    month.pot = 100n;
    for (const id of [2, 3, 4]) {
      month.addPoints(id, 50);
      month.claim(id, undefined);
    }
    expect(month.shareOut()).toBe(1n);
    expect(month.shareValue).toBe(33n);
    const empty = new Month();
    empty.pot = 77n;
    expect(empty.shareOut()).toBe(77n);
    expect(empty.shareValue).toBe(0n);
  });
});

describe("a window", () => {
  test("opens with the round that closes its month late, for seven days", () => {
    const { plan, alice } = withHero();
    plan.advanceTo(setup.genesis + MONTH + 5 * ROUND);
    expect(() => plan.claimRank(alice)).toThrow("no open window");
    plan.settleRound();
    const closesAt = plan.now + WINDOW;
    expect(plan.heroPool.window).toEqual({ month: 0, open: true, closesAt });
    plan.advanceTo(closesAt - 1);
    expect(plan.claimRank(alice)).toBe(1);
    expect(() => plan.collectRank(alice, 0)).toThrow("window not closed");
  });

  test("does not open before its month has ended", () => {
    const { plan, alice } = withHero();
    plan.advanceTo(setup.genesis + ROUND);
    plan.settleRound();
    plan.advanceTo(setup.genesis + MONTH - 1);
    expect(() => plan.claimRank(alice)).toThrow("no open window");
    plan.advanceTo(setup.genesis + MONTH);
    expect(plan.claimRank(alice)).toBe(1);
  });

  test("opens with the first call, however late", () => {
    const { plan, alice } = withHero();
    plan.advanceTo(setup.genesis + ROUND);
    plan.settleRound();
    plan.advanceTo(setup.genesis + MONTH + 20 * ROUND);
    expect(plan.heroPool.window).toEqual({ month: 0, open: false, closesAt: 0 });
    expect(plan.claimRank(alice)).toBe(1);
    expect(plan.heroPool.window).toEqual({ month: 0, open: true, closesAt: plan.now + WINDOW });
  });

  test("closes with the first call after its time, and gives the rest to the commons", () => {
    const { plan, alice } = withHero();
    plan.advanceTo(setup.genesis + MONTH);
    plan.settleRound();
    plan.claimRank(alice);
    const { closesAt } = plan.heroPool.window;
    plan.advanceTo(closesAt + 3 * ROUND);
    expect(plan.heroPool.window).toEqual({ month: 0, open: true, closesAt });
    const [pot, commons] = [plan.heroPool.month(0).pot, plan.commons];
    // 50 points of 105 units, at a quarter of a unit each.
    const value = (plan.unitPrice * 2_500n * 50n) / (10_000n * 105n);
    expect(plan.collectRank(alice, 0)).toBe(value);
    expect(plan.heroPool.window).toEqual({ month: 1, open: false, closesAt: 0 });
    expect(plan.commons - commons).toBe(pot - value);
    expect(plan.heroPool.owed).toBe(0n);
    expect(plan.collectRank(alice, 0)).toBe(0n);
  });

  test("closes with a claim for the next month, which must have passed", () => {
    const { plan, alice } = withHero();
    plan.advanceTo(setup.genesis + MONTH);
    plan.settleRound();
    const { closesAt } = plan.heroPool.window;
    plan.advanceTo(closesAt);
    expect(() => plan.claimRank(alice)).toThrow("no open window");
    // The refused call did not close it.
    expect(plan.heroPool.window).toEqual({ month: 0, open: true, closesAt });
    plan.advanceTo(setup.genesis + 2 * MONTH);
    expect(plan.claimRank(alice)).toBe(0);
    expect(plan.heroPool.window).toEqual({ month: 1, open: true, closesAt: plan.now + WINDOW });
    expect(plan.heroPool.month(0).rest).toBe(plan.heroPool.month(0).pot);
  });

  test("never overlaps another: months pass one after the other", () => {
    const { plan } = withHero();
    plan.advanceTo(setup.genesis + 3 * MONTH);
    plan.settleRound();
    const windows = [];
    for (let day = 0; day < 22; day++) {
      const { open, month } = plan.heroPool.window;
      if (open) windows.push(month);
      plan.advanceTo(plan.now + ROUND);
      if (plan.rankWindow.month > 0) plan.collectRank(NO_ID, 0);
    }
    expect(windows).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2]);
  });

  test("gives the root and unknown ids no rank", () => {
    const plan = new Plan(setup);
    plan.advanceTo(setup.genesis + MONTH);
    expect([plan.claimRank(ROOT), plan.claimRank(99)]).toEqual([0, 0]);
    expect(plan.heroPool.window.open).toBe(true);
    expect(plan.heroPool.month(0).ranks.size).toBe(0);
  });

  test("counts a rank for its sponsor, unless this is the root", () => {
    const plan = new Plan(setup);
    const { alice, grow } = growing(plan);
    grow();
    // Below Alice's first child, with 50 units on each leg.
    const hero = alice + 1;
    let [left, right] = [plan.tree.size - 1, hero];
    for (let member = 0; member < 10; member++) {
      left = buy(plan, hero, left, LEFT);
      right = buy(plan, hero, right, RIGHT);
    }
    plan.advanceTo(setup.genesis + MONTH);
    plan.settleRound();
    expect([plan.claimRank(hero), plan.claimRank(alice)]).toEqual([1, 1]);
    expect([...plan.heroPool.month(0).heroes]).toEqual([[alice, 1]]);
  });
});

describe("lifetime point earnings", () => {
  test("count once, in the month of the round that reached $1,000", () => {
    const plan = new Plan({ ...setup, parameters: plusPlan });
    const { alice, grow } = growing(plan);
    // 50 points of $7.30 a day: $1,000 is reached on the third day, which is in the second month.
    for (const round of [0, 1, 31, 32]) {
      plan.advanceTo(setup.genesis + round * ROUND);
      grow();
    }
    plan.advanceTo(setup.genesis + 2 * MONTH);
    while (plan.xRoundCounter < plan.roundCounter) plan.settleRound();
    const reached = plan.heroPool.months.map(({ reachedHeroUsd }) => reachedHeroUsd.has(alice));
    expect(reached).toEqual([false, true]);
    expect(plan.members.points[alice]).toBe(200);
    expect(plan.members.ptEarnUsd[alice]).toBe(1_460n * 10n ** 18n);
  });
});
