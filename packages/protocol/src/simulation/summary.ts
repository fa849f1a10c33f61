import { at } from "../rules/column.ts";
import { ROOT } from "../rules/tree.ts";
import { bandStarts, EVEN } from "./bands.ts";
import type { FastPlan } from "./fast-plan.ts";
import { GRAINS_PER_USD, quotient } from "./grain.ts";

/** What became of a group of members. */
export interface GroupOutcome {
  members: number;
  /** They earned more than they paid. */
  inProfit: number;
  /** Neither points nor commissions nor a rank: all that came back was a part of their own payment. */
  earnedNothing: number;
  /**
   * Of earned by paid in basis points, rounded down. Eleven, as in the public report: of n members in rising order the
   * k-th (0 to 10) is the member at place ceil(k n / 10), the first at least.
   */
  ratioDeciles: number[];
}

/** Members who joined one after the other, a tenth of all. */
export interface Cohort extends GroupOutcome {
  /** Days on which they joined, counted from 1. */
  fromDay: number;
  toDay: number;
}

/** Where the money went, in cents of USD, rounded down. What they leave of `entered` is dust. */
export interface MoneyOutcome {
  entered: number;
  commissions: number;
  points: number;
  rebates: number;
  ranks: number;
  lottery: number;
  operations: number;
  /** Still in the HeroPool. */
  heroPool: number;
}

/** Who earned what. */
export interface OutcomeSummary {
  all: GroupOutcome;
  /** Members by band of `bandStarts`. */
  bands: number[];
  cohorts: Cohort[];
  money: MoneyOutcome;
  /** What the tenth of members who earned most took of all that members earned besides rebates, in basis points. */
  topTenthShare: number;
}

const COHORTS = 10;
const GRAINS_PER_CENT = GRAINS_PER_USD / 100;

/** Sums up what members of a plan earned, once all of it is settled. */
export function summarize(plan: FastPlan): OutcomeSummary {
  const results = resultsOf(plan);
  const members = results.ratios.length;
  if (members === 0) throw new RangeError("nobody joined");
  const cohortCount = Math.min(COHORTS, members);
  const cohorts = Array.from({ length: cohortCount }, (_, cohort) => {
    const from = Math.floor((members * cohort) / cohortCount);
    const to = Math.floor((members * (cohort + 1)) / cohortCount);
    const dayOf = (index: number) => (plan.joined[ROOT + 1 + index] ?? 0) + 1;
    return { ...groupOutcome(results, from, to), fromDay: dayOf(from), toDay: dayOf(to - 1) };
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
  /** Earned by paid in basis points, rounded down. */
  ratios: Uint32Array;
  /** What others' payments brought, which is all but rebates; in grains. */
  earnings: Float64Array;
  isInProfit: Uint8Array;
}

function resultsOf(plan: FastPlan): Results {
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
    // In two parts: ten thousand times the earnings of a whole tree would be no exact number.
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
    lottery: cents(grains.lottery),
    operations: cents(grains.operations),
    heroPool: cents(grains.heroPool),
  };
}

/** What the tenth who earned most have of all earnings, in basis points; 0 where nobody earned. */
function topTenthShare(earnings: Float64Array): number {
  const all = sum(earnings);
  if (all === 0) return 0;
  const sorted = earnings.slice().sort();
  const top = sum(sorted.subarray(sorted.length - Math.ceil(sorted.length / 10)));
  // A share of a whole: that it is rounded from inexact numbers shows nowhere.
  return Math.floor((top / all) * EVEN);
}

function sum(amounts: Float64Array): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}
