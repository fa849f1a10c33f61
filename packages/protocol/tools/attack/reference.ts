import { MONTH_ROUNDS, ROUND, WINDOW } from "../../src/rules/calendar.ts";
import { at } from "../../src/rules/column.ts";
import { corePlan } from "../../src/rules/parameters.ts";
import { Plan } from "../../src/rules/plan.ts";
import { NO_ID, ROOT } from "../../src/rules/tree.ts";
import type { Campaign } from "./campaign.ts";

const GENESIS = 1_800_000_000;

/** What a farm gets back in POL, as a part of its payments. */
export interface Reference {
  daily: number;
  ranks: number;
}

/**
 * Plays a campaign by the model in wei, at a constant price. All members claim every rank. An honest member closes
 * the rounds.
 */
export function playByModel(campaign: Campaign): Reference {
  const plan = new Plan({
    parameters: corePlan,
    genesis: GENESIS,
    opensAt: GENESIS,
    polUsd: 500_000_000_000_000_000n,
  });
  const closer = campaign.isOwn.indexOf(0, ROOT + 1);
  let paid = 0n;
  let next = 0;
  const advance = (day: number): void => {
    plan.advanceTo(GENESIS + day * ROUND);
    while (plan.xRoundCounter < plan.roundCounter) plan.settleRound(plan.tree.has(closer) ? closer : NO_ID);
  };
  for (const [day, entered] of campaign.entered.entries()) {
    advance(day);
    claimAll(plan);
    for (; next < entered; next++) {
      const { units, ...place } = at(campaign.entries, next);
      const value = plan.unitPrice * BigInt(units);
      const id = plan.register({ ...place, value });
      if (at(campaign.isOwn, id) === 1) paid += value;
    }
  }
  const months = Math.ceil(campaign.entered.length / MONTH_ROUNDS);
  advance(months * MONTH_ROUNDS);
  while (plan.heroPool.window.month < months) {
    claimAll(plan);
    plan.advanceTo(plan.now + WINDOW);
    plan.collectRank(NO_ID, plan.rankWindow.month - 1);
  }
  return outcome(plan, campaign, paid);
}

/** Claims every rank in the open window, the Heroes before their sponsors. */
function claimAll(plan: Plan): void {
  if (!plan.rankWindow.open) return;
  for (let id = plan.tree.size; id > ROOT; id--) plan.claimRank(id);
}

function outcome(plan: Plan, { isOwn }: Campaign, paid: bigint): Reference {
  let back = 0n;
  let ranks = 0n;
  for (let id = ROOT + 1; id <= plan.tree.size; id++) {
    if (isOwn[id] !== 1) continue;
    back += at(plan.members.box, id);
    for (const month of plan.heroPool.months)
      ranks += (month.shareValue ?? 0n) * BigInt(month.shares.get(id) ?? 0);
  }
  return { daily: ratio(back - paid, paid), ranks: ratio(ranks, paid) };
}

/** A ratio as a number, to a millionth. */
const ratio = (amount: bigint, whole: bigint): number => Number((amount * 1_000_000n) / whole) / 1e6;
