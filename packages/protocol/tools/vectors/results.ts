import { at } from "../../src/rules/column.ts";
import { ONE } from "../../src/rules/money.ts";
import type { Plan } from "../../src/rules/plan.ts";
import { NO_RANK, type Rank } from "../../src/rules/rank.ts";
import type { ClosedRound } from "../../src/rules/round.ts";
import { type Leg, ROOT } from "../../src/rules/tree.ts";
import type { CallResult } from "./operation.ts";

/** A member's earnings in one round. */
interface RoundEarning {
  id: number;
  /** Units on which the member earned a commission as sponsor. */
  sponsoredUnits: number;
  spEarn: bigint;
  points: number;
  ptEarn: bigint;
  flash: number;
}

interface RoundResult {
  round: number;
  polUsd: bigint;
  unitPrice: bigint;
  /** The commission of one unit. */
  sponsorShare: bigint;
  units: number;
  entered: bigint;
  points: number;
  flash: number;
  /** Members with points. */
  pointy: number;
  pointValue: bigint;
  pointValueUsd: bigint;
  rebate: bigint;
  commissions: bigint;
  /** Without the closing reward, even if the HeroPool gets it. */
  heroPool: bigint;
  commons: bigint;
  /** With the closing reward. */
  operations: bigint;
  closingReward: bigint;
  /** The member with the closing reward; 0 for the HeroPool. */
  closer: number;
  /** Members with something to carry, highest id first: every child comes before its upline. */
  touched: number[];
  earnings: RoundEarning[];
}

interface MemberResult {
  id: number;
  sponsor: number;
  referral: number;
  leg: Leg;
  /** The root's is 0. */
  depth: number;
  units: number;
  leftUsers: number;
  rightUsers: number;
  leftVariance: number;
  rightVariance: number;
  /** After all credits. */
  box: bigint;
  spEarn: bigint;
  ptEarn: bigint;
  rebates: bigint;
  points: number;
  flash: number;
}

/** Result of a member's month. */
interface MonthlyRank {
  id: number;
  points: number;
  /** Members sponsored by this one who have a rank of the month. */
  heroes: number;
  rank: Rank;
  shares: number;
  collected: boolean;
}

interface MonthResult {
  month: number;
  /** Paid in by rounds and name changes. */
  pot: bigint;
  /** Of its last round with a price; 0 without one. */
  unitPrice: bigint;
  /** Of its rounds. */
  points: number;
  units: number;
  totalShares: number;
  shareValue: bigint;
  /** What the shares left for the commons; 0 until the window closes, like the value of a share. */
  rest: bigint;
  ranks: MonthlyRank[];
}

/** Wei at the end: the plan's balance, and what the commons and the operator can collect. */
interface Totals {
  balance: bigint;
  commons: bigint;
  operations: bigint;
}

export interface Results {
  calls: CallResult[];
  rounds: RoundResult[];
  months: MonthResult[];
  members: MemberResult[];
  totals: Totals;
}

/** Reads all comparable figures of a plan. */
export function collectResults(plan: Plan, calls: CallResult[]): Results {
  const { balance, commons, operations, heroPool } = plan;
  return {
    calls,
    rounds: [...plan.closedRounds.values()].map(roundResult),
    months: heroPool.months.map((_, month) => monthResult(plan, month)),
    members: Array.from({ length: plan.tree.size }, (_, index) => memberResult(plan, ROOT + index)),
    totals: { balance, commons, operations },
  };
}

function roundResult(closed: ClosedRound): RoundResult {
  const { round, polUsd, unitPrice, shares, units, counts, money, closer } = closed;
  return {
    round,
    polUsd,
    unitPrice,
    sponsorShare: shares.sponsor,
    units,
    entered: money.entered,
    points: counts.points,
    flash: counts.flash,
    pointy: counts.pointy,
    pointValue: money.pointValue,
    pointValueUsd: (money.pointValue * polUsd) / ONE,
    rebate: money.rebate,
    commissions: money.commissions,
    heroPool: money.heroPool,
    commons: money.commons,
    operations: money.operations,
    closingReward: money.closingReward,
    closer,
    touched: [...counts.touched],
    earnings: listEarnings(closed),
  };
}

function listEarnings({ counts, money, commissions, shares }: ClosedRound): RoundEarning[] {
  const earnings = new Map<number, RoundEarning>();
  const of = (id: number): RoundEarning => {
    const known = earnings.get(id);
    if (known !== undefined) return known;
    const none = { id, sponsoredUnits: 0, spEarn: 0n, points: 0, ptEarn: 0n, flash: 0 };
    earnings.set(id, none);
    return none;
  };
  for (const [id, units] of commissions) {
    const earning = of(id);
    earning.sponsoredUnits = units;
    earning.spEarn = shares.sponsor * BigInt(units);
  }
  for (const [index, id] of counts.paired.entries()) {
    const earning = of(id);
    earning.points = at(counts.pointCounts, index);
    earning.ptEarn = money.pointValue * BigInt(earning.points);
    earning.flash = at(counts.flashCounts, index);
  }
  return [...earnings.values()].sort((a, b) => a.id - b.id);
}

function memberResult({ tree, legs, members }: Plan, id: number): MemberResult {
  return {
    id,
    sponsor: at(members.sponsor, id),
    referral: at(tree.upline, id),
    leg: at(tree.leg, id),
    depth: at(tree.depth, id),
    units: at(members.bought, id),
    // A member can be newer than the last settled round.
    leftUsers: legs.leftUsers[id] ?? 0,
    rightUsers: legs.rightUsers[id] ?? 0,
    leftVariance: legs.leftVariance[id] ?? 0,
    rightVariance: legs.rightVariance[id] ?? 0,
    box: at(members.box, id),
    spEarn: at(members.spEarn, id),
    ptEarn: at(members.ptEarn, id),
    rebates: at(members.rebates, id),
    points: at(members.points, id),
    flash: at(members.flash, id),
  };
}

function monthResult(plan: Plan, index: number): MonthResult {
  const month = plan.heroPool.month(index);
  // The root's too, for which no rank counts.
  const ids = new Set([ROOT, ...month.points.keys(), ...month.heroes.keys(), ...month.shares.keys()]);
  return {
    month: index,
    pot: month.pot,
    unitPrice: month.unitPrice,
    points: month.totalPoints,
    units: month.units,
    totalShares: month.totalShares,
    shareValue: month.shareValue ?? 0n,
    rest: month.rest,
    ranks: [...ids]
      .sort((a, b) => a - b)
      .map((id) => ({
        id,
        points: month.points.get(id) ?? 0,
        heroes: month.heroes.get(id) ?? 0,
        rank: month.ranks.get(id) ?? NO_RANK,
        shares: month.shares.get(id) ?? 0,
        collected: month.collected.has(id),
      })),
  };
}
