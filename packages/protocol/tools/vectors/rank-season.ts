import { ROUND, toMonth, WINDOW } from "../../src/rules/calendar.ts";
import type { Plan } from "../../src/rules/plan.ts";
import { NO_ID, ROOT } from "../../src/rules/tree.ts";
import type { Random } from "../../src/simulation/random.ts";
import type { Operation } from "./operation.ts";

/** A window opens at a call, so it can end up to an hour later. */
const GRACE = 3_600;

/** Claims and collects the ranks of a run as a keeper does, except for a few members who never do. */
export class RankSeason {
  readonly #plan: Plan;
  readonly #random: Random;
  readonly #write: (operation: Operation) => void;
  /** The next month to claim for, and the earliest time of its window. */
  #month = 0;
  #notBefore = 0;
  #toCollect: { month: number; from: number }[] = [];

  constructor(plan: Plan, random: Random, write: (operation: Operation) => void) {
    this.#plan = plan;
    this.#random = random;
    this.#write = write;
  }

  /** Claims in the open window, and collects from closed ones. */
  tend(time: number): void {
    this.#plan.advanceTo(time);
    const due = this.#toCollect.filter(({ from }) => from <= time);
    this.#toCollect = this.#toCollect.filter(({ from }) => from > time);
    for (const { month } of due) this.#collect(month, time);
    if (this.#plan.heroPool.window?.month === this.#month && time >= this.#notBefore) {
      this.#claim(this.#month, time);
      this.#month += 1;
      this.#notBefore = time + WINDOW + GRACE;
    }
  }

  /** Advances the clock until the last month is collected. */
  finish(start: number): void {
    const last = toMonth(Math.max(...this.#plan.closedRounds.keys()));
    let time = start;
    while (this.#month <= last || this.#toCollect.length > 0) {
      time += ROUND;
      this.tend(time);
    }
    this.#write({ kind: "wait", time });
  }

  #claim(month: number, time: number): void {
    // The first claim opens the window, even if no member qualified.
    this.#write({ kind: "claim", time, id: NO_ID, month, shares: 0 });
    this.#toCollect.push({ month, from: time + WINDOW + GRACE });
    const heroes = [];
    for (let id = ROOT + 1; id <= this.#plan.tree.size; id++) {
      if (this.#plan.heroPool.month(month).entitled(id) > 0 && !this.#random.chance(0.05)) heroes.push(id);
    }
    for (const id of heroes) this.#claimFor(id, month, time);
    // Again, for sponsors who became Knights.
    for (const id of heroes) this.#claimFor(id, month, time);
  }

  #claimFor(id: number, month: number, time: number): void {
    const ledger = this.#plan.heroPool.month(month);
    const shares = ledger.entitled(id);
    if (shares > (ledger.shares.get(id) ?? 0)) this.#write({ kind: "claim", time, id, month, shares });
  }

  #collect(month: number, time: number): void {
    const { shares, shareValue } = this.#plan.heroPool.month(month);
    if (shareValue === undefined || shareValue === 0n) return;
    for (const [id, claimed] of shares) {
      if (this.#random.chance(0.1)) continue;
      this.#write({ kind: "collect", time, id, month, amount: shareValue * BigInt(claimed) });
    }
  }
}
