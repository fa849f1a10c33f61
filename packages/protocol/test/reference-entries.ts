import { MONTH_ROUNDS, ROUND, toMonth, WINDOW } from "../src/rules/calendar.ts";
import { at } from "../src/rules/column.ts";
import type { PlanParameters } from "../src/rules/parameters.ts";
import { Plan } from "../src/rules/plan.ts";
import { type Leg, NO_ID, ROOT } from "../src/rules/tree.ts";
import type { Entries } from "../src/simulation/generate-entries.ts";

const GENESIS = 1_700_000_000;

/** Applies entries to the reference model: settles each round at its end and claims every rank in its window. */
export class ReferenceEntries implements Entries {
  readonly plan: Plan;
  #claimedMonth = -1;

  constructor(parameters: PlanParameters, polUsd: bigint) {
    this.plan = new Plan({ parameters, genesis: GENESIS, opensAt: GENESIS, polUsd });
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
    const { month, open } = plan.rankWindow;
    if (!open || month === this.#claimedMonth) return;
    this.#claimedMonth = month;
    // The window opens even if there is no member to claim for.
    plan.claimRank(NO_ID);
    for (let id = plan.tree.size; id > ROOT; id--) plan.claimRank(id);
  }

  /** Ends the month and its window, and collects all shares. */
  finish(): void {
    const last = toMonth(this.plan.roundCounter + MONTH_ROUNDS - 1);
    const end = GENESIS + last * MONTH_ROUNDS * ROUND + WINDOW;
    while (this.plan.now < end) this.closeRound();
    for (let month = 0; month < last; month++) {
      // Without an id the call closes the last window.
      this.plan.collectRank(NO_ID, month);
      for (const id of this.plan.heroPool.month(month).shares.keys()) this.plan.collectRank(id, month);
    }
  }

  /** Rank earnings of `id`, in wei. */
  rankEarnings(id: number): bigint {
    const { box, spEarn, ptEarn, rebates } = this.plan.members;
    return at(box, id) - at(spEarn, id) - at(ptEarn, id) - at(rebates, id);
  }
}
