import { at } from "@canopy/protocol/rules/column";
import { corePlan } from "@canopy/protocol/rules/parameters";
import { Plan } from "@canopy/protocol/rules/plan";
import type { ClosedRound } from "@canopy/protocol/rules/round";
import { ROOT } from "@canopy/protocol/rules/tree";
import { type Action, anyActions, play, settleAll, setup } from "@canopy/protocol/test/actions";
import { NONE, sortPreorder } from "@canopy/protocol/tree-format/shape";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OpenPurchase } from "../data/messages.ts";
import { buildModel, type TreeModel } from "../data/tree-model.ts";
import type { Ghost } from "../explore/tree-state.ts";
import { type WhatIfAnswer, type WhatIfQuestion, whatIf } from "./what-if.ts";

/** Entries of the rounds that are not closed, by the model's ids, which are the seat numbers. */
type Entries = { id: number; units: number; round: number }[];

function playAll(actions: readonly Action[]): { plan: Plan; open: Entries } {
  const plan = new Plan(setup);
  const entries: Entries = [];
  for (const action of actions) {
    const before = [...plan.members.bought];
    play(plan, action);
    for (const [id, bought] of plan.members.bought.entries()) {
      const units = bought - (before[id] ?? 0);
      if (units > 0) entries.push({ id, units, round: plan.roundCounter });
    }
  }
  return { plan, open: entries.filter(({ round }) => !plan.closedRounds.has(round)) };
}

/** A model of the tree, with the units of this moment. */
function makeModel(legs: Uint8Array, numbers: Uint32Array, units: Uint32Array): TreeModel {
  const blockHash = `0x${"0".repeat(64)}` as const;
  const head = { chainId: 31_337, plan: "core", round: 0, blockNumber: 1n, blockHash } as const;
  return buildModel({ ...head, totalSeats: numbers.length, legs, numbers, units });
}

function makeTree({ tree, members }: Plan): TreeModel {
  const { order, legs } = sortPreorder(Uint32Array.from(tree.upline), Uint8Array.from(tree.leg));
  return makeModel(
    legs,
    order,
    order.map((id) => at(members.bought, id)),
  );
}

const toPurchases = ({ numbers }: TreeModel, entries: Entries): OpenPurchase[] =>
  entries.map(({ id, units, round }) => ({ position: numbers.indexOf(id), units, round }));

/** Which of the free legs, and how many units. */
interface Choice {
  place: number;
  units: number;
}

type FreeLeg = Pick<Ghost, "upline" | "leg">;

/** Ghosts on free legs of seats and of older ghosts. */
function placeGhosts({ tree }: Plan, picks: readonly Choice[]): Ghost[] {
  const free: FreeLeg[] = [];
  for (let id = ROOT; id <= tree.size; id++) {
    if (tree.below(id, 0) === 0) free.push({ upline: id, leg: "left" });
    if (tree.below(id, 1) === 0) free.push({ upline: id, leg: "right" });
  }
  return picks.map(({ place, units }, index) => {
    const id = -1 - index;
    const [chosen] = free.splice(place % free.length, 1);
    if (chosen === undefined) throw new RangeError("there is no free leg");
    free.push({ upline: id, leg: "left" }, { upline: id, leg: "right" });
    return { id, ...chosen, units };
  });
}

/** Registers the ghosts as real members, and returns their ids. */
function joinPlan(plan: Plan, ghosts: readonly Ghost[], sponsor: number): Map<number, number> {
  const ids = new Map<number, number>();
  for (const { id, upline, leg, units } of ghosts) {
    const referral = ids.get(upline) ?? upline;
    const value = plan.unitPrice * BigInt(units);
    ids.set(id, plan.register({ sponsor, referral, leg: leg === "left" ? 0 : 1, value }));
  }
  return ids;
}

/** Points and flash of each member in a round. */
function listCounts(closed: ClosedRound | undefined): Map<number, { points: number; flash: number }> {
  const { paired = [], pointCounts = [], flashCounts = [] } = closed?.counts ?? {};
  return new Map(
    [...paired].map((id, index) => [id, { points: at(pointCounts, index), flash: at(flashCounts, index) }]),
  );
}

const anyPicks = fc.array(fc.record({ place: fc.nat(), units: fc.integer({ min: 1, max: 5 }) }), {
  minLength: 1,
  maxLength: 25,
});

describe("what if", () => {
  test("equals the plan after the same entries and the settlement of their round", () => {
    fc.assert(
      fc.property(anyActions(80), anyPicks, fc.nat(), (actions, picks, who) => {
        const { plan: without, open } = playAll(actions);
        const { plan } = playAll(actions);
        const round = plan.roundCounter;
        const tree = makeTree(plan);
        const ghosts = placeGhosts(plan, picks);
        const sponsor = ROOT + (who % plan.tree.size);
        const unitPrice = plan.unitPrice;

        const balance = plan.balance;
        const ids = joinPlan(plan, ghosts, sponsor);
        const paid = plan.balance - balance;
        settleAll(plan);
        settleAll(without);
        const closed = plan.closedRounds.get(round);
        const closedWithout = without.closedRounds.get(round);
        const before = listCounts(closedWithout);

        const answer = whatIf({
          tree,
          ghosts,
          purchases: toPurchases(tree, open),
          round,
          unitPrice,
          parameters: corePlan,
          sponsor: tree.numbers.indexOf(sponsor),
        });

        const expected = [...listCounts(closed)]
          .map(([id, { points, flash }]) => ({
            id,
            points: points - (before.get(id)?.points ?? 0),
            flash: flash - (before.get(id)?.flash ?? 0),
          }))
          .filter(({ points, flash }) => points !== 0 || flash !== 0);
        const pointValue = closed?.money.pointValue ?? 0n;
        const gains = answer.gains.map(({ position, ghost, points, flash, wei }) => {
          expect(wei).toBe(pointValue * BigInt(points));
          return { id: position === NONE ? ids.get(ghost) : tree.numbers[position], points, flash };
        });
        const byId = (one: { id?: number | undefined }, other: { id?: number | undefined }) =>
          (one.id ?? 0) - (other.id ?? 0);
        expect(gains.toSorted(byId)).toEqual(expected.toSorted(byId));
        expect(answer.pointValue).toBe(pointValue);
        expect(answer.rebates).toBe((closed?.money.rebate ?? 0n) * BigInt(answer.units));
        expect(answer.isRoundKnown).toBe(true);
        expect(answer.cost).toBe(paid);
        const { spEarn } = plan.members;
        expect(answer.commission).toBe(at(spEarn, sponsor) - at(without.members.spEarn, sponsor));
      }),
      { numRuns: 150 },
    );
  });

  test("of a subtree equals that of the whole tree, for the seats in it", () => {
    fc.assert(
      fc.property(anyActions(60), anyPicks, fc.nat(), (actions, picks, who) => {
        const { plan, open } = playAll(actions);
        const tree = makeTree(plan);
        const top = who % tree.numbers.length;
        const end = at(tree.end, top);
        const numbers = tree.numbers.slice(top, end);
        const inside = placeGhosts(plan, picks).filter(
          ({ upline }, _, all) => numbers.includes(upline) || all.some(({ id }) => id === upline),
        );
        const ghosts = withAnchors(inside);
        const ask = (of: TreeModel, offset: number): WhatIfAnswer =>
          whatIf({
            tree: of,
            ghosts,
            purchases: toPurchases(tree, open)
              .filter(({ position }) => position >= offset && position < offset + of.numbers.length)
              .map((purchase) => ({ ...purchase, position: purchase.position - offset })),
            round: plan.roundCounter,
            unitPrice: plan.unitPrice,
            parameters: corePlan,
            sponsor: 0,
          });
        const toCounts = (of: TreeModel, answer: WhatIfAnswer) =>
          answer.gains
            .map(({ position, ghost, points, flash }) => ({
              number: position === NONE ? ghost : at(of.numbers, position),
              points,
              flash,
            }))
            .filter(({ number }) => number < 0 || numbers.includes(number));
        const part = cut(tree, top, end);
        expect(toCounts(part, ask(part, top))).toEqual(toCounts(tree, ask(tree, 0)));
      }),
      { numRuns: 100 },
    );
  });

  test("without ghosts changes nothing", () => {
    const answer = whatIf(question([]));
    expect(answer).toMatchObject({ units: 0, cost: 0n, gains: [], commission: 0n, rebates: 0n });
  });

  test("flashes pairs above the daily cap", () => {
    const line = (leg: "left" | "right", first: number): Ghost[] =>
      Array.from({ length: 3 }, (_, index) => ({
        id: first - index,
        upline: index === 0 ? 2 : first - index + 1,
        leg,
        units: 5,
      }));
    const { gains, cost, costUsd } = whatIf(question([...line("left", -1), ...line("right", -4)]));
    // Seat 2 holds one unit, so its cap is ten points a day.
    expect(gains.filter(({ position }) => position === 1)).toMatchObject([{ points: 10, flash: 5 }]);
    expect(cost).toBe(30n * PRICE);
    expect(costUsd).toBe(600n * 10n ** 18n);
  });

  test("says that it does not know the rest of the round, in a part of the tree", () => {
    const ghosts: Ghost[] = [{ id: -1, upline: 2, leg: "left", units: 1 }];
    const whole = question(ghosts);
    expect(whatIf(whole).isRoundKnown).toBe(true);
    expect(whatIf({ ...whole, tree: cut(whole.tree, 1, 2), sponsor: 0 })).toMatchObject({
      isRoundKnown: false,
      commission: PRICE / 10n,
    });
  });

  test("refuses a ghost below a seat that does not exist", () => {
    expect(() => whatIf(question([{ id: -1, upline: 9, leg: "left", units: 1 }]))).toThrow("no seat 9");
    expect(() => whatIf(question([{ id: -2, upline: -1, leg: "left", units: 1 }]))).toThrow("no seat -1");
  });
});

const PRICE = 40n * 10n ** 18n;

/** The root, and a member with one unit on its left leg. */
function question(ghosts: readonly Ghost[]): WhatIfQuestion & { tree: TreeModel } {
  return {
    tree: makeModel(Uint8Array.of(1, 0), Uint32Array.of(1, 2), Uint32Array.of(0, 1)),
    ghosts,
    purchases: [],
    round: 3,
    unitPrice: PRICE,
    parameters: corePlan,
    sponsor: 1,
  };
}

/** The ghosts whose uplines are in the list or are seats. */
function withAnchors(ghosts: readonly Ghost[]): Ghost[] {
  const kept = new Set<number>();
  return ghosts.filter(({ id, upline }) => {
    const isKept = upline > 0 || kept.has(upline);
    if (isKept) kept.add(id);
    return isKept;
  });
}

function cut({ legs, numbers, units }: TreeModel, top: number, end: number): TreeModel {
  return makeModel(legs.slice(top, end), numbers.slice(top, end), units.slice(top, end));
}
