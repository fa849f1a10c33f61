import { MONTH_ROUNDS, ROUND, toMonth, WINDOW } from "../../src/rules/calendar.ts";
import { at } from "../../src/rules/column.ts";
import { corePlan } from "../../src/rules/parameters.ts";
import { Plan } from "../../src/rules/plan.ts";
import { LEFT, type Leg, NO_ID, ROOT } from "../../src/rules/tree.ts";
import { createPlacement, type NetworkKind } from "../../src/simulation/placement.ts";
import { createRandom } from "../../src/simulation/random.ts";
import type { OwnAccount } from "./own-tree.ts";

/** Own accounts, and the day of each entry. */
export interface Strategy {
  accounts: readonly OwnAccount[];
  days: readonly number[];
}

/** The honest network around a strategy. */
export interface Surroundings {
  kind: NetworkKind;
  seed: number;
  /** New members per day. */
  joining: number;
  /** Days of earlier growth. */
  before: number;
  /** Whether honest members can be placed below own accounts: ordinary spillover, not part of the strategy. */
  spillover: boolean;
}

/** Result of a campaign, as parts of its payments. */
export interface Outcome {
  units: number;
  /** Without shares of the HeroPool. */
  daily: number;
  /** From shares of the HeroPool. */
  ranks: number;
  shares: number;
  /** Points per unit of the honest members. */
  honestPoints: number;
}

const GENESIS = 1_800_000_000;

/** Plays a strategy among honest traffic, by the model in wei. All members claim every rank. */
export function playCampaign(strategy: Strategy, surroundings: Surroundings): Outcome {
  const plan = new Plan({
    parameters: corePlan,
    genesis: GENESIS,
    opensAt: GENESIS,
    lotteryIsSet: true,
    polUsd: 500_000_000_000_000_000n,
  });
  const random = createRandom(surroundings.seed);
  const own = new Set<number>();
  const isOpen = (id: number) => surroundings.spillover || !own.has(id);
  const nextPlace = createPlacement(surroundings.kind, plan.tree, random, isOpen);
  const somewhere = createPlacement("random", plan.tree, random, isOpen);
  const ids: number[] = [];
  let paid = 0n;

  const joinHonest = (): void => {
    const place = nextPlace();
    // Own accounts sponsor no honest members: their commissions would hide the strategy's gain.
    let sponsor: number;
    do sponsor = ROOT + random.integer(plan.tree.size);
    while (own.has(sponsor));
    const units = random.pick([1, 1, 1, 2, 2, 3, 4, 5, 5]);
    plan.register({ sponsor, ...place, value: plan.unitPrice * BigInt(units) });
  };
  const joinOwn = (account: OwnAccount, index: number): void => {
    const place = account.referral < 0 ? somewhere() : below(plan, at(ids, account.referral), account.leg);
    const sponsor = account.sponsor < 0 ? ROOT : at(ids, account.sponsor);
    const value = plan.unitPrice * BigInt(account.units);
    const id = plan.register({ sponsor, ...place, value });
    own.add(id);
    ids[index] = id;
    paid += value;
  };

  const lastDay = surroundings.before + Math.max(...strategy.days);
  for (let day = 0; day <= lastDay; day++) {
    plan.advanceTo(GENESIS + day * ROUND);
    while (plan.xRoundCounter < plan.roundCounter) plan.settleRound();
    claimAll(plan);
    for (let member = 0; member < surroundings.joining; member++) joinHonest();
    for (const [index, account] of strategy.accounts.entries()) {
      if (strategy.days[index] === day - surroundings.before) joinOwn(account, index);
    }
  }
  finish(plan);
  return outcome(plan, own, paid);
}

/** The place of an own account: as planned, unless another member took the leg. */
function below(plan: Plan, referral: number, leg: Leg): { referral: number; leg: Leg } {
  let seat = referral;
  let side = leg;
  for (;;) {
    const taken = plan.tree.below(seat, side);
    if (taken === NO_ID) return { referral: seat, leg: side };
    seat = taken;
    side = plan.tree.freeLeg(seat) ?? LEFT;
  }
}

/** Claims every rank in the open window: Heroes, then the Knights that depend on them. */
function claimAll(plan: Plan): void {
  const month = plan.heroPool.window?.month;
  if (month === undefined || plan.heroPool.month(month).totalShares > 0) return;
  for (let time = 0; time < 2; time++) {
    for (let id = ROOT + 1; id <= plan.tree.size; id++) plan.claimRank(id);
  }
}

/** Ends the last month and its window. */
function finish(plan: Plan): void {
  const last = toMonth(plan.roundCounter);
  plan.advanceTo(GENESIS + (last + 1) * MONTH_ROUNDS * ROUND);
  while (plan.xRoundCounter < plan.roundCounter) plan.settleRound();
  while (plan.heroPool.month(last).shareValue === undefined) {
    claimAll(plan);
    plan.advanceTo(plan.now + WINDOW);
  }
}

function outcome(plan: Plan, own: ReadonlySet<number>, paid: bigint): Outcome {
  let back = 0n;
  let ranks = 0n;
  let shares = 0;
  let ownPoints = 0;
  let ownUnits = 0;
  for (const id of own) {
    back += at(plan.members.box, id);
    ownPoints += at(plan.members.points, id);
    ownUnits += at(plan.members.bought, id);
    for (const month of plan.heroPool.months) {
      const held = month.shares.get(id) ?? 0;
      shares += held;
      ranks += BigInt(held) * (month.shareValue ?? 0n);
    }
  }
  let units = 0;
  let points = 0;
  for (const round of plan.closedRounds.values()) {
    units += round.units;
    points += round.counts.points;
  }
  return {
    units: ownUnits,
    daily: ratio(back - paid, paid),
    ranks: ratio(ranks, paid),
    shares,
    honestPoints: units === ownUnits ? 0 : (points - ownPoints) / (units - ownUnits),
  };
}

/** A ratio as a number, to a millionth. */
const ratio = (amount: bigint, whole: bigint): number => Number((amount * 1_000_000n) / whole) / 1e6;
