import { at } from "../../src/rules/column.ts";
import { ONE } from "../../src/rules/money.ts";
import type { Plan } from "../../src/rules/plan.ts";
import type { ClosedRound } from "../../src/rules/round.ts";
import { type Leg, ROOT } from "../../src/rules/tree.ts";

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
  /** Of one unit. */
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
  sponsors: bigint;
  /** Without the closing reward, even if the HeroPool gets it. */
  heroPool: bigint;
  lottery: bigint;
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
  /** Members sponsored by this one who became Hero in the month. */
  heroes: number;
  shares: number;
}

interface MonthResult {
  month: number;
  /** Paid in by rounds and name changes. */
  pot: bigint;
  /** Of its last round with a price; 0 without one. */
  unitPrice: bigint;
  totalShares: number;
  shareValue: bigint;
  ranks: MonthlyRank[];
}

/** Wei at the end. */
interface Totals {
  balance: bigint;
  lottery: bigint;
  operations: bigint;
  /** The rest of capped months in the HeroPool, without pots of months with an open window. */
  heroPoolLeft: bigint;
}

export interface Results {
  rounds: RoundResult[];
  months: MonthResult[];
  members: MemberResult[];
  totals: Totals;
}

/** Reads all comparable figures of a plan. */
export function collectResults(plan: Plan): Results {
  const { balance, lottery, operations, heroPool } = plan;
  return {
    rounds: [...plan.closedRounds.values()].map(roundResult),
    months: heroPool.months.map((_, month) => monthResult(plan, month)),
    members: Array.from({ length: plan.tree.size }, (_, index) => memberResult(plan, ROOT + index)),
    totals: { balance, lottery, operations, heroPoolLeft: heroPool.left },
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
    sponsors: money.sponsors,
    heroPool: money.heroPool,
    lottery: money.lottery,
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
  const ids = new Set([...month.points.keys(), ...month.heroesOf.keys(), ...month.shares.keys()]);
  return {
    month: index,
    pot: month.pot,
    unitPrice: month.unitPrice,
    totalShares: month.totalShares,
    shareValue: month.shareValue ?? 0n,
    ranks: [...ids]
      // The root has no rank, so its Heroes do not count.
      .filter((id) => id !== ROOT)
      .sort((a, b) => a - b)
      .map((id) => ({
        id,
        points: month.points.get(id) ?? 0,
        heroes: month.heroesOf.get(id) ?? 0,
        shares: month.shares.get(id) ?? 0,
      })),
  };
}
