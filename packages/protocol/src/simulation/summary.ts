import { at } from "../rules/column.ts";
import { ROOT } from "../rules/tree.ts";
import { bandStarts, EVEN } from "./bands.ts";
import type { FastPlan } from "./fast-plan.ts";
import { GRAINS_PER_USD, quotient } from "./grain.ts";

/** Earnings of a group of members. */
export interface GroupOutcome {
  members: number;
  /** Members who earned more than they paid. */
  inProfit: number;
  /** Members without points, commissions and ranks: at most a part of their own payment came back. */
  earnedNothing: number;
  /**
   * Deciles of earned / paid in basis points, rounded down. Eleven, as in the public report: of n members in rising order,
   * decile k (0 to 10) is the member at place ceil(k n / 10), at least the first.
   */
  ratioDeciles: number[];
}

/** A tenth of all members, in the order of joining. */
export interface Cohort extends GroupOutcome {
  /** The days of their entries, counted from 1. */
  fromDay: number;
  toDay: number;
}

/** Amounts in cents of USD, rounded down. The rest of `entered` is dust. */
export interface MoneyOutcome {
  entered: number;
  commissions: number;
  points: number;
  rebates: number;
  ranks: number;
  commons: number;
  operations: number;
  /** Still in the HeroPool: 0 when the last month has ended. */
  heroPool: number;
}

/** Earnings of members. */
export interface OutcomeSummary {
  all: GroupOutcome;
  /** Members by band of `bandStarts`. */
  bands: number[];
  cohorts: Cohort[];
  money: MoneyOutcome;
  /** The top tenth's share of all earnings without rebates, in basis points. */
  topTenthShare: number;
}

const COHORTS = 10;
const GRAINS_PER_CENT = GRAINS_PER_USD / 100;

/** Summarizes the earnings of a plan's members after the last settlement. */
export function summarize(plan: FastPlan): OutcomeSummary {
  const results = collectResults(plan);
  const members = results.ratios.length;
  if (members === 0) throw new RangeError("the plan has no members");
  const cohortCount = Math.min(COHORTS, members);
  const cohorts = Array.from({ length: cohortCount }, (_, cohort) => {
    const from = Math.floor((members * cohort) / cohortCount);
    const to = Math.floor((members * (cohort + 1)) / cohortCount);
    const toJoinDay = (index: number) => (plan.joined[ROOT + 1 + index] ?? 0) + 1;
    return { ...groupOutcome(results, from, to), fromDay: toJoinDay(from), toDay: toJoinDay(to - 1) };
  });
  return {
    all: groupOutcome(results, 0, members),
    bands: countBands(results.ratios),
    cohorts,
    money: moneyOutcome(plan),
    topTenthShare: topTenthShare(results.earnings),
  };
}

/** Columns by member in the order of joining. */
interface Results {
  /** Earned / paid in basis points, rounded down. */
  ratios: Uint32Array;
  /** Earnings from others' payments, which is all but rebates, in grains. */
  earnings: Float64Array;
  isInProfit: Uint8Array;
}

function collectResults(plan: FastPlan): Results {
  const members = plan.size - ROOT;
  const results = {
    ratios: new Uint32Array(members),
    earnings: new Float64Array(members),
    isInProfit: new Uint8Array(members),
  };
  for (let index = 0; index < members; index++) {
    const id = ROOT + 1 + index;
    const earnings = plan.commissions(id) + (plan.pointEarnings[id] ?? 0) + (plan.rankEarnings[id] ?? 0);
    const earned = earnings + (plan.rebates[id] ?? 0);
    const paid = plan.paid(id);
    results.earnings[index] = earnings;
    results.isInProfit[index] = earned > paid ? 1 : 0;
    // In two parts, because ten thousand times the earnings of a whole tree exceed 2^53.
    results.ratios[index] = quotient(earned, paid) * EVEN + quotient((earned % paid) * EVEN, paid);
  }
  return results;
}

function groupOutcome({ ratios, earnings, isInProfit }: Results, from: number, to: number): GroupOutcome {
  const sorted = ratios.slice(from, to).sort();
  const members = to - from;
  let inProfit = 0;
  let earnedNothing = 0;
  for (let index = from; index < to; index++) {
    inProfit += isInProfit[index] ?? 0;
    if (earnings[index] === 0) earnedNothing += 1;
  }
  const ratioDeciles = Array.from({ length: 11 }, (_, decile) =>
    at(sorted, Math.max(1, Math.ceil((decile * members) / 10)) - 1),
  );
  return { members, inProfit, earnedNothing, ratioDeciles };
}

function countBands(ratios: Uint32Array): number[] {
  const counts = bandStarts.map(() => 0);
  for (const ratio of ratios) {
    const band = bandStarts.findLastIndex((start) => ratio >= start);
    counts[band] = at(counts, band) + 1;
  }
  return counts;
}

function moneyOutcome(plan: FastPlan): MoneyOutcome {
  let commissions = 0;
  for (let id = ROOT + 1; id <= plan.size; id++) commissions += plan.commissions(id);
  const grains = {
    ...plan.books,
    commissions,
    points: sum(plan.pointEarnings),
    rebates: sum(plan.rebates),
    ranks: sum(plan.rankEarnings),
  };
  const cents = (amount: number) => quotient(amount, GRAINS_PER_CENT);
  return {
    entered: cents(grains.entered),
    commissions: cents(grains.commissions),
    points: cents(grains.points),
    rebates: cents(grains.rebates),
    ranks: cents(grains.ranks),
    commons: cents(grains.commons),
    operations: cents(grains.operations),
    heroPool: cents(grains.heroPool),
  };
}

/** The top tenth's share of all earnings, in basis points; 0 without earnings. */
function topTenthShare(earnings: Float64Array): number {
  const all = sum(earnings);
  if (all === 0) return 0;
  const sorted = earnings.slice().sort();
  const top = sum(sorted.subarray(sorted.length - Math.ceil(sorted.length / 10)));
  // Inexact sums do not change a rounded share.
  return Math.floor((top / all) * EVEN);
}

function sum(amounts: Float64Array): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}
