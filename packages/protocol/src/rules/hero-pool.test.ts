import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyActions, play, rankAll, setup } from "../../test/actions.ts";
import { MONTH_ROUNDS, ROUND, WINDOW } from "./calendar.ts";
import { Month } from "./month.ts";
import { plusPlan } from "./parameters.ts";
import { Plan } from "./plan.ts";
import { LEFT, RIGHT, ROOT } from "./tree.ts";

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

describe("Month", () => {
  it("makes a Hero with 50 points, not with 49", () => {
    const month = new Month();
    month.addPoints(2, 49);
    month.addPoints(3, 20);
    month.addPoints(3, 30);
    expect([month.claim(2, ROOT), month.claim(3, ROOT)]).toEqual([0, 1]);
    expect(month.totalShares).toBe(1);
  });

  it("gives five shares to a Hero who sponsored five Heroes, as a Knight", () => {
    const month = new Month();
    for (const id of [2, 3, 4, 5, 6, 7]) month.addPoints(id, 50);
    expect(month.claim(2, ROOT)).toBe(1);
    for (const id of [3, 4, 5, 6]) month.claim(id, 2);
    expect(month.claim(2, ROOT)).toBe(1);
    month.claim(7, 2);
    expect(month.claim(2, ROOT)).toBe(5);
    // A second claim gives nothing, neither to the Knight nor to its sponsor.
    expect(month.claim(2, ROOT)).toBe(5);
    expect(month.totalShares).toBe(10);
    expect(month.heroesOf.get(ROOT)).toBe(1);
  });

  it("makes a Knight by lifetime earnings only with five Heroes", () => {
    const month = new Month();
    month.reachedKnightUsd.add(2);
    expect(month.claim(2, ROOT)).toBe(0);
    for (const id of [3, 4, 5, 6, 7]) {
      month.reachedHeroUsd.add(id);
      month.claim(id, 2);
    }
    expect(month.claim(2, ROOT)).toBe(5);
  });

  it("caps a share at so many units and leaves the rest", () => {
    const month = new Month();
    month.unitPrice = 10n;
    month.addPoints(2, 50);
    month.addPoints(3, 50);
    month.claim(2, ROOT);
    month.claim(3, ROOT);
    expect(month.shareOut(101n, 3)).toBe(41n);
    expect([month.collect(2), month.collect(2), month.collect(4)]).toEqual([30n, 0n, 0n]);
    expect(month.uncollected).toBe(30n);
  });

  it("leaves the dust, and everything if no member has a share", () => {
    const month = new Month();
    month.unitPrice = 1_000n;
    expect(new Month().shareOut(77n, 3)).toBe(77n);
    for (const id of [2, 3, 4]) {
      month.addPoints(id, 50);
      month.claim(id, ROOT);
    }
    expect(month.shareOut(100n, 3)).toBe(1n);
    expect(month.shareValue).toBe(33n);
  });
});

describe("the windows", () => {
  it("open when the month is over and its rounds are closed, for seven days", () => {
    const plan = new Plan(setup);
    const { alice, grow } = growing(plan);
    grow();
    plan.advanceTo(setup.genesis + MONTH + 5 * ROUND);
    expect(() => plan.claimRank(alice)).toThrow("no open window");
    plan.settleRound();
    const opensAt = plan.now;
    expect(plan.heroPool.window).toEqual({ month: 0, opensAt, closesAt: opensAt + WINDOW });
    plan.advanceTo(opensAt + WINDOW - 1);
    expect(plan.claimRank(alice)).toBe(1);
    expect(() => plan.collectRank(alice, 0)).toThrow("no share");
    plan.advanceTo(opensAt + WINDOW);
    expect(() => plan.claimRank(alice)).toThrow("no open window");
    const pot = plan.heroPool.month(0).pot;
    const share = plan.heroPool.month(0).unitPrice;
    expect(plan.collectRank(alice, 0)).toBe(share);
    expect(plan.heroPool.left).toBe(pot - share);
  });

  it("never overlap, and a month's rest joins the next month's pot", () => {
    const plan = new Plan(setup);
    const { alice, grow } = growing(plan);
    grow();
    plan.advanceTo(setup.genesis + 3 * MONTH);
    plan.settleRound();
    const windows = [];
    for (let day = 0; day < 22; day++) {
      if (plan.heroPool.window !== undefined) windows.push(plan.heroPool.window.month);
      plan.advanceTo(plan.now + ROUND);
    }
    expect(windows).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2]);
    // No member claimed, so nothing was paid.
    expect(plan.heroPool.left).toBe(plan.heroPool.month(0).pot);
    expect(() => plan.collectRank(alice, 0)).toThrow("no share");
  });

  it("give the root no rank", () => {
    const plan = new Plan(setup);
    plan.advanceTo(setup.genesis + MONTH);
    expect(() => plan.claimRank(ROOT)).toThrow("root has no rank");
  });

  it("share out exactly the pots, after any actions", () => {
    fc.assert(
      fc.property(anyActions(400), (actions) => {
        const plan = new Plan(setup);
        for (const action of actions) play(plan, action);
        rankAll(plan);
        expect(plan.owed).toBe(plan.balance);
        for (const { shareValue, unitPrice } of plan.heroPool.months) {
          expect((shareValue ?? 0n) <= 3n * unitPrice).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("lifetime point earnings", () => {
  it("count once, in the month of the round that reached $1,000", () => {
    const plan = new Plan({ ...setup, parameters: plusPlan });
    const { alice, grow } = growing(plan);
    // 50 points of $7 less dust a day: $1,000 is reached on the third day, which is in the second month.
    for (const round of [0, 1, 31, 32]) {
      plan.advanceTo(setup.genesis + round * ROUND);
      grow();
    }
    plan.advanceTo(setup.genesis + 2 * MONTH);
    while (plan.xRoundCounter < plan.roundCounter) plan.settleRound();
    const reached = plan.heroPool.months.map(({ reachedHeroUsd }) => reachedHeroUsd.has(alice));
    expect(reached).toEqual([false, true]);
    expect(plan.members.points[alice]).toBe(200);
    expect(plan.members.ptEarnUsd[alice]).toBe(1_400n * 10n ** 18n);
  });
});
