import { MONTH_ROUNDS, ROUND, toMonth, WINDOW } from "../src/rules/calendar.ts";
import { at } from "../src/rules/column.ts";
import type { PlanParameters } from "../src/rules/parameters.ts";
import { Plan } from "../src/rules/plan.ts";
import { type Leg, ROOT } from "../src/rules/tree.ts";
import type { Entries } from "../src/simulation/generate-entries.ts";

const GENESIS = 1_700_000_000;

/** Applies entries to the reference model: settles each round at its end and claims every rank in its window. */
export class ReferenceEntries implements Entries {
  readonly plan: Plan;
  #claimedMonth = -1;

  constructor(parameters: PlanParameters, lotteryIsSet: boolean, polUsd: bigint) {
    this.plan = new Plan({ parameters, genesis: GENESIS, opensAt: GENESIS, lotteryIsSet, polUsd });
  }

  join(sponsor: number, referral: number, leg: Leg, units: number): void {
    this.plan.register({ sponsor, referral, leg, value: this.plan.unitPrice * BigInt(units) });
  }

  topUp(id: number, units: number): void {
    this.plan.topUp(id, this.plan.unitPrice * BigInt(units));
  }

  closeRound(): void {
    const { plan } = this;
    const round = plan.roundCounter;
    plan.advanceTo(GENESIS + (round + 1) * ROUND);
    if (plan.xRoundCounter === round) plan.settleRound();
    const month = plan.heroPool.window?.month;
    if (month === undefined || month === this.#claimedMonth) return;
    this.#claimedMonth = month;
    for (let id = plan.tree.size; id > ROOT; id--) plan.claimRank(id);
  }

  /** Ends the month and its window, and collects all shares. */
  finish(): void {
    const last = toMonth(this.plan.roundCounter + MONTH_ROUNDS - 1);
    const end = GENESIS + last * MONTH_ROUNDS * ROUND + WINDOW;
    while (this.plan.now < end) this.closeRound();
    for (const [month, { shares, shareValue }] of this.plan.heroPool.months.entries()) {
      for (const id of shares.keys()) if (shareValue !== 0n) this.plan.collectRank(id, month);
    }
  }

  /** Rank earnings of `id`, in wei. */
  rankEarnings(id: number): bigint {
    const { box, spEarn, ptEarn, rebates } = this.plan.members;
    return at(box, id) - at(spEarn, id) - at(ptEarn, id) - at(rebates, id);
  }
}
