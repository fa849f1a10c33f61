import { MONTH_ROUNDS, monthOf, ROUND, WINDOW } from "../../src/rules/calendar.ts";
import { at } from "../../src/rules/column.ts";
import { corePlan } from "../../src/rules/parameters.ts";
import { Plan } from "../../src/rules/plan.ts";
import { LEFT, type Leg, NOBODY, ROOT } from "../../src/rules/tree.ts";
import { createPlacement, type NetworkKind } from "../../src/simulation/placement.ts";
import { createRandom } from "../../src/simulation/random.ts";
import type { OwnAccount } from "./own-tree.ts";

/** Own accounts, and the day of the campaign on which each of them enters. */
export interface Strategy {
  accounts: readonly OwnAccount[];
  days: readonly number[];
}

/** The honest network into which a strategy is played. */
export interface Surroundings {
  kind: NetworkKind;
  seed: number;
  /** Who joins on a day. */
  joining: number;
  /** Days on which the network grew before. */
  before: number;
  /** Whether honest members may be placed below own accounts: ordinary spillover, which is no merit of the strategy. */
  spillover: boolean;
}

/** What a campaign came to, in parts of what was put in. */
export interface Outcome {
  units: number;
  /** Without the HeroPool's shares. */
  daily: number;
  /** By shares of the HeroPool. */
  ranks: number;
  shares: number;
  /** Points for each unit of the honest members. */
  honestPoints: number;
}

const GENESIS = 1_800_000_000;

/** Plays a strategy amid honest traffic, by the model and in wei, with every rank claimed, everybody's. */
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
    // Own accounts recruit nobody: honest commissions would hide what the strategy is worth.
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

/** Where an own account goes: where it was meant to, unless somebody's placement took the leg. */
function below(plan: Plan, referral: number, leg: Leg): { referral: number; leg: Leg } {
  let seat = referral;
  let side = leg;
  for (;;) {
    const taken = plan.tree.below(seat, side);
    if (taken === NOBODY) return { referral: seat, leg: side };
    seat = taken;
    side = plan.tree.freeLeg(seat) ?? LEFT;
  }
}

/** Claims every rank in the open window: Heroes, then the Knights whom they make. */
function claimAll(plan: Plan): void {
  const month = plan.heroPool.window?.month;
  if (month === undefined || plan.heroPool.month(month).totalShares > 0) return;
  for (let time = 0; time < 2; time++) {
    for (let id = ROOT + 1; id <= plan.tree.size; id++) plan.claimRank(id);
  }
}

/** Lets the last month end and its window close. */
function finish(plan: Plan): void {
  const last = monthOf(plan.roundCounter);
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

/** A part as a number, to a millionth. */
const ratio = (amount: bigint, whole: bigint): number => Number((amount * 1_000_000n) / whole) / 1e6;
