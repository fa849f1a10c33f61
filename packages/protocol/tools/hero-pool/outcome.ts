import { at } from "../../src/rules/column.ts";
import { corePlan } from "../../src/rules/parameters.ts";
import { ROOT } from "../../src/rules/tree.ts";
import { FastPlan } from "../../src/simulation/fast-plan.ts";
import { generateEntries } from "../../src/simulation/generate-entries.ts";
import { createNewcomers } from "../newcomers.ts";
import { createWalk, type SeatDefault, SettledUnits, seatDefaults } from "../seat-defaults.ts";

export const kinds = ["random", "balanced", "preferential"] as const;
export type Kind = (typeof kinds)[number];

export interface Network {
  kind: Kind | SeatDefault;
  members: number;
  days: number;
  /** Percent. */
  dailyGrowth: number;
  seed: number;
}

/** Members' results as fractions of what they paid, unless stated otherwise. */
export interface Members {
  mean: number;
  median: number;
  /** The fraction of members who earned at least what they paid. */
  earnedBack: number;
  /** The top one percent's fraction of all earnings without rebates. */
  topShare: number;
}

export interface Outcome {
  /** Points per unit. */
  pointsPerUnit: number;
  /** The fraction of the HeroPool's inflow that went to ranks. */
  paidToRanks: number;
  /** The same as a fraction of all entries. */
  ofEntries: number;
  /** Grains in a pot after the last window. */
  leftInPots: number;
  members: Members;
}

/** Units of a new member on average, and the percentage of members who buy more later. */
const UNITS = 2.67;
const TOP_UPS = 15;

/**
 * Plays a network with every rank claimed.
 *
 * @param closers whether accounts outside the network close its rounds for the reward, or the HeroPool gets it
 */
export function playNetwork(
  { kind, ...network }: Network,
  closers: "rewarded" | "unrewarded" = "rewarded",
): Outcome {
  const plan = new FastPlan({
    parameters: corePlan,
    members: network.members,
    paysClosers: closers === "rewarded",
  });
  const scenario = { ...network, placement: "random", units: UNITS, topUps: TOP_UPS } as const;
  const isAny = () => true;
  let settle = () => {};
  const entries = generateEntries(scenario, plan, (tree, random) => {
    const seatDefault = seatDefaults.find((name) => name === kind);
    const below = new SettledUnits(tree, ROOT + network.members);
    const walk = seatDefault && createWalk(seatDefault, { tree, random, isOpen: isAny, below });
    if (walk) settle = () => below.settle(plan.bought);
    return createNewcomers(kind, {
      tree,
      random,
      isOpen: isAny,
      invites: isAny,
      walk: walk ?? (() => undefined),
    });
  });
  while (!entries.next().done) settle();
  plan.finish();

  const ranks = sum(plan.rankEarnings);
  const { entered, heroPool } = plan.books;
  let [units, points] = [0, 0];
  for (let id = ROOT + 1; id <= plan.size; id++) {
    units += at(plan.bought, id);
    points += at(plan.points, id);
  }
  return {
    pointsPerUnit: points / units,
    paidToRanks: ranks / plan.heroPoolInflow,
    ofEntries: ranks / entered,
    leftInPots: heroPool,
    members: summarizeMembers(plan),
  };
}

function summarizeMembers(plan: FastPlan): Members {
  const count = plan.size - ROOT;
  const ratios = new Float64Array(count);
  const earnings = new Float64Array(count);
  let [paid, back, earnedBack] = [0, 0, 0];
  for (let index = 0; index < count; index++) {
    const id = ROOT + 1 + index;
    const earned = plan.commissions(id) + at(plan.pointEarnings, id) + at(plan.rankEarnings, id);
    const all = earned + at(plan.rebates, id);
    earnings[index] = earned;
    ratios[index] = all / plan.paid(id);
    paid += plan.paid(id);
    back += all;
    if (all >= plan.paid(id)) earnedBack += 1;
  }
  ratios.sort();
  earnings.sort();
  return {
    mean: back / paid,
    median: at(ratios, Math.ceil(count / 2) - 1),
    earnedBack: earnedBack / count,
    topShare: sum(earnings.subarray(count - Math.ceil(count / 100))) / sum(earnings),
  };
}

const sum = (amounts: Float64Array): number => amounts.reduce((total, amount) => total + amount, 0);
