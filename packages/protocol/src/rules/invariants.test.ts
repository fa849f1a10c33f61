import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Action, anyActions, play, settleAll, setup } from "../../test/actions.ts";
import { at } from "./column.ts";
import { Plan } from "./plan.ts";
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
  it("owes exactly what it holds, after every action", () => {
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

  it("balances every round to the wei", () => {
    forAnyPlan((plan) => {
      settleAll(plan);
      for (const { money, units, unitPrice } of plan.closedRounds.values()) {
        const parts = [money.sponsors, money.points, money.rebates, money.heroPool];
        const sum = [...parts, money.lottery, money.operations].reduce((total, part) => total + part, 0n);
        expect(sum).toBe(money.entered);
        expect(money.entered).toBe(unitPrice * BigInt(units));
        for (const part of [...parts, money.lottery, money.operations]) expect(part >= 0n).toBe(true);
      }
    });
  });

  it("pays the points and rebates that it booked for the round", () => {
    forAnyPlan((plan) => {
      settleAll(plan);
      const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
      const rounds = [...plan.closedRounds.values()];
      expect(sum(plan.members.ptEarn)).toBe(sum(rounds.map(({ money }) => money.points)));
      expect(sum(plan.members.rebates)).toBe(sum(rounds.map(({ money }) => money.rebates)));
      expect(sum(plan.members.spEarn)).toBe(sum(rounds.map(({ money }) => money.sponsors)));
    });
  });

  it("counts the units below each leg", () => {
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

  it("pairs each unit once, up to the smaller leg", () => {
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

  it("caps a day's points by the units settled", () => {
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

  it("settles a round as if every unit were carried to the root alone, in any order", () => {
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

  it("gives the same amounts whenever rounds are settled", () => {
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
        expect(late.heroPool.owed).toBe(early.heroPool.owed);
      }),
      { numRuns: 150 },
    );
  });
});
