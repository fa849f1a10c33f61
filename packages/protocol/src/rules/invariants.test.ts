import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Action, anyActions, play, rankAll, settleAll, setup } from "../../test/actions.ts";
import { WINDOW } from "./calendar.ts";
import { at } from "./column.ts";
import type { Month } from "./month.ts";
import { corePlan, usd } from "./parameters.ts";
import { Plan } from "./plan.ts";
import { HERO, KNIGHT, rankShares } from "./rank.ts";
import { LEFT, NO_ID, ROOT } from "./tree.ts";

/** Runs `check` on plans after random actions. */
function forAnyPlan(check: (plan: Plan, actions: Action[]) => void): void {
  fc.assert(
    fc.property(anyActions(120), (actions) => {
      const plan = new Plan(setup);
      for (const action of actions) play(plan, action);
      check(plan, actions);
    }),
    { numRuns: 150 },
  );
}

const listIds = (plan: Plan) => Array.from({ length: plan.tree.size }, (_, index) => index + 1);

describe("the plan, after any actions", () => {
  test("owes exactly what it holds, after every action", () => {
    fc.assert(
      fc.property(anyActions(120), (actions) => {
        const plan = new Plan(setup);
        for (const action of actions) {
          play(plan, action);
          expect(plan.owed).toBe(plan.balance);
        }
      }),
      { numRuns: 150 },
    );
  });

  test("balances every round to the wei", () => {
    forAnyPlan((plan) => {
      settleAll(plan);
      for (const { money, units, unitPrice } of plan.closedRounds.values()) {
        const parts = [money.commissions, money.points, money.rebates, money.heroPool];
        const sum = [...parts, money.commons, money.operations].reduce((total, part) => total + part, 0n);
        expect(sum).toBe(money.entered);
        expect(money.entered).toBe(unitPrice * BigInt(units));
        for (const part of [...parts, money.commons, money.operations]) expect(part >= 0n).toBe(true);
      }
    });
  });

  test("pays the points and rebates that it booked for the round", () => {
    forAnyPlan((plan) => {
      settleAll(plan);
      const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
      const rounds = [...plan.closedRounds.values()];
      expect(sum(plan.members.ptEarn)).toBe(sum(rounds.map(({ money }) => money.points)));
      expect(sum(plan.members.rebates)).toBe(sum(rounds.map(({ money }) => money.rebates)));
      expect(sum(plan.members.spEarn)).toBe(sum(rounds.map(({ money }) => money.commissions)));
    });
  });

  test("counts the units below each leg", () => {
    forAnyPlan((plan) => {
      settleAll(plan);
      const under = (id: number): number =>
        id === NO_ID
          ? 0
          : at(plan.members.bought, id) + under(at(plan.tree.left, id)) + under(at(plan.tree.right, id));
      for (const id of listIds(plan)) {
        expect(plan.legs.leftUsers[id]).toBe(under(at(plan.tree.left, id)));
        expect(plan.legs.rightUsers[id]).toBe(under(at(plan.tree.right, id)));
      }
      const units = [...plan.closedRounds.values()].reduce((total, round) => total + round.units, 0);
      expect(under(ROOT)).toBe(units);
    });
  });

  test("pairs each unit once, up to the smaller leg", () => {
    forAnyPlan((plan) => {
      settleAll(plan);
      const { legs, members } = plan;
      for (const id of listIds(plan)) {
        const pairs = Math.min(at(legs.leftUsers, id), at(legs.rightUsers, id));
        expect(legs.leftVariance[id]).toBe(at(legs.leftUsers, id) - pairs);
        expect(legs.rightVariance[id]).toBe(at(legs.rightUsers, id) - pairs);
        expect(at(members.points, id) + at(members.flash, id)).toBe(id === ROOT ? 0 : pairs);
      }
    });
  });

  test("caps a day's points by the units settled", () => {
    forAnyPlan((plan) => {
      settleAll(plan);
      const bought = new Map<number, number>();
      for (const { purchases, counts } of plan.closedRounds.values()) {
        for (const [index, id] of purchases.ids.entries()) {
          bought.set(id, (bought.get(id) ?? 0) + at(purchases.units, index));
        }
        for (const [index, id] of counts.paired.entries()) {
          const points = at(counts.pointCounts, index);
          const cap = 10 * (bought.get(id) ?? 0);
          expect(points).toBeLessThanOrEqual(cap);
          expect(cap).toBeLessThanOrEqual(50);
          if (at(counts.flashCounts, index) > 0) expect(points).toBe(cap);
        }
      }
    });
  });

  test("settles a round as if every unit were carried to the root alone, in any order", () => {
    fc.assert(
      fc.property(anyActions(120), fc.infiniteStream(fc.nat()), (actions, order) => {
        const plan = new Plan(setup);
        for (const action of actions) play(plan, action);
        settleAll(plan);
        const { tree } = plan;
        const left = new Map<number, number>();
        const right = new Map<number, number>();
        for (const { purchases, counts } of plan.closedRounds.values()) {
          const pairs = new Map<number, number>();
          const units = purchases.ids.flatMap((id, index) => Array(at(purchases.units, index)).fill(id));
          while (units.length > 0) {
            const [walker] = units.splice(order.next().value % units.length, 1);
            for (let id = walker; id !== ROOT; id = at(tree.upline, id)) {
              const upline = at(tree.upline, id);
              const [near, far] = at(tree.leg, id) === LEFT ? [left, right] : [right, left];
              const waiting = far.get(upline) ?? 0;
              if (waiting === 0) near.set(upline, (near.get(upline) ?? 0) + 1);
              else {
                far.set(upline, waiting - 1);
                if (upline !== ROOT) pairs.set(upline, (pairs.get(upline) ?? 0) + 1);
              }
            }
          }
          const counted = Array.from(counts.paired, (id, index) => [
            id,
            at(counts.pointCounts, index) + at(counts.flashCounts, index),
          ]);
          expect(counted.sort()).toEqual([...pairs].sort());
        }
      }),
      { numRuns: 100 },
    );
  });

  test("gives the same amounts whenever rounds are settled", () => {
    const buys = (action: Action) => action.kind === "register" || action.kind === "topUp";
    fc.assert(
      fc.property(anyActions(120), (actions) => {
        const late = new Plan(setup);
        const early = new Plan(setup);
        for (const action of actions.filter(buys)) {
          play(late, action);
          play(early, action);
          while (early.xRoundCounter < early.roundCounter) early.settleRound();
        }
        settleAll(late);
        settleAll(early);
        expect(late.members).toEqual(early.members);
        expect([...late.closedRounds.values()].map(({ closedAt: _, ...round }) => round)).toEqual(
          [...early.closedRounds.values()].map(({ closedAt: _, ...round }) => round),
        );
        for (const id of listIds(late)) {
          expect(late.legs.leftVariance[id]).toBe(early.legs.leftVariance[id]);
          expect(late.legs.rightVariance[id]).toBe(early.legs.rightVariance[id]);
        }
        // Calls open and close windows, so an earlier settlement can close one earlier.
        for (const month of early.heroPool.months.keys()) {
          expect(late.heroPool.month(month).pot).toBe(early.heroPool.month(month).pot);
        }
        expect(late.heroPool.owed + late.commons).toBe(early.heroPool.owed + early.commons);
      }),
      { numRuns: 150 },
    );
  });
});

/** With units of $10,000, a few points reach a Hero's threshold, and an active member a Knight's. */
const rankSetup = { ...setup, parameters: { ...corePlan, unitUsd: usd(10_000) } };

/** Whether `value` is at most a quarter of a unit for each point per unit, and at most 0.6 units. */
const isBelowCap = (value: bigint, { unitPrice, totalPoints, units }: Month): boolean =>
  4n * value * BigInt(units) <= unitPrice * BigInt(totalPoints) && 10n * value <= 6n * unitPrice;

describe("ranks, after any actions", () => {
  test("leave no wei without an owner, at any step", () => {
    fc.assert(
      fc.property(anyActions(200), (actions) => {
        const plan = new Plan(rankSetup);
        for (const action of actions) {
          play(plan, action);
          expect(plan.owed).toBe(plan.balance);
          expectSharedOut(plan);
        }
        rankAll(plan);
        expectSharedOut(plan);
        expect(plan.owed).toBe(plan.balance);
      }),
      { numRuns: 60 },
    );
  });

  test("leave nothing in a month's pot after its window, and pay no share above the pot or the cap", () => {
    const seen = { heroes: 0, knights: 0, capped: 0, uncapped: 0, withoutShares: 0 };
    fc.assert(
      fc.property(anyActions(400), (actions) => {
        const plan = new Plan(rankSetup);
        for (const action of actions) play(plan, action);
        rankAll(plan);
        // Every window is closed and every share collected.
        expect(plan.heroPool.owed).toBe(0n);
        for (const month of plan.heroPool.months) {
          const { pot, shareValue = 0n, totalShares, rest } = month;
          if (month.shareValue === undefined) expect(pot).toBe(0n);
          expect(shareValue * BigInt(totalShares) + rest).toBe(pot);
          expect(rest >= 0n).toBe(true);
          if (totalShares === 0) {
            expect(shareValue).toBe(0n);
            seen.withoutShares += 1;
            continue;
          }
          expect(isBelowCap(shareValue, month)).toBe(true);
          const isCapped = rest >= BigInt(totalShares);
          if (isCapped) expect(isBelowCap(shareValue + 1n, month)).toBe(false);
          seen[isCapped ? "capped" : "uncapped"] += 1;
          for (const rank of month.ranks.values()) seen[rank === KNIGHT ? "knights" : "heroes"] += 1;
        }
      }),
      { numRuns: 60 },
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
  });

  test("give the shares of the rank and the points, and count each rank once for its sponsor", () => {
    fc.assert(
      fc.property(anyActions(400), (actions) => {
        const plan = new Plan(rankSetup);
        for (const action of actions) play(plan, action);
        rankAll(plan);
        for (const { ranks, shares, points, heroes, totalShares, reachedHeroUsd } of plan.heroPool.months) {
          const counted = new Map<number, number>();
          let sum = 0;
          for (const [id, rank] of ranks) {
            const ofMonth = points.get(id) ?? 0;
            expect(shares.get(id)).toBe(rankShares(rank, ofMonth));
            if (rank === HERO) expect(ofMonth >= 50 || reachedHeroUsd.has(id)).toBe(true);
            else expect(heroes.get(id)).toBeGreaterThanOrEqual(5);
            sum += shares.get(id) ?? 0;
            const sponsor = at(plan.members.sponsor, id);
            if (sponsor !== ROOT) counted.set(sponsor, (counted.get(sponsor) ?? 0) + 1);
          }
          expect(ranks.has(ROOT)).toBe(false);
          expect(heroes).toEqual(counted);
          expect(totalShares).toBe(sum);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("can be claimed for seven days at least, one month after the other", () => {
    fc.assert(
      fc.property(anyActions(200), (actions) => {
        const plan = new Plan(rankSetup);
        for (const action of actions) {
          const before = plan.heroPool.window;
          play(plan, action);
          const after = plan.heroPool.window;
          if (after.month !== before.month) {
            expect(after.month).toBe(before.month + 1);
            expect(before.open).toBe(true);
            expect(plan.now).toBeGreaterThanOrEqual(before.closesAt);
          } else if (before.open) expect(after).toEqual(before);
          if (after.open && (!before.open || after.month !== before.month)) {
            expect(after.closesAt).toBe(plan.now + WINDOW);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** Months before that of the window are shared out, later ones are not. */
function expectSharedOut(plan: Plan): void {
  for (const [index, { shareValue }] of plan.heroPool.months.entries()) {
    expect(shareValue !== undefined).toBe(index < plan.heroPool.window.month);
  }
}
