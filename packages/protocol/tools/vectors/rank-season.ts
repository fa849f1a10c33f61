import { ROUND, toLastRound, toMonth, toRoundEnd } from "../../src/rules/calendar.ts";
import type { Plan } from "../../src/rules/plan.ts";
import { NO_RANK } from "../../src/rules/rank.ts";
import { NO_ID, ROOT } from "../../src/rules/tree.ts";
import type { Random } from "../../src/simulation/random.ts";
import type { Operation } from "./operation.ts";

/** The keeper of a run comes up to this many days after a month's end: sometimes a window opens late, sometimes it is missed. */
const MOST_DAYS_LATE = 12;

/** Claims and collects the ranks of a run as a keeper does, except for a few members who never do. */
export class RankSeason {
  readonly #plan: Plan;
  readonly #random: Random;
  readonly #write: (operation: Operation) => void;
  /** The first month that was not claimed or missed, and the first that was not collected. */
  #toClaim = 0;
  #toCollect = 0;
  #notBefore: number;

  constructor(plan: Plan, random: Random, write: (operation: Operation) => void) {
    this.#plan = plan;
    this.#random = random;
    this.#write = write;
    this.#notBefore = this.#timeToClaim();
  }

  /** Collects from closed windows, and claims in the open one. */
  tend(time: number): void {
    this.#plan.advanceTo(time);
    while (this.#toCollect < this.#plan.rankWindow.month) {
      this.#collect(this.#toCollect, time);
      this.#toCollect += 1;
    }
    const { month, open } = this.#plan.rankWindow;
    if (!open || month < this.#toClaim || time < this.#notBefore) return;
    this.#claim(month, time);
    this.#toClaim = month + 1;
    this.#notBefore = this.#timeToClaim();
  }

  /** Advances the clock until the last month with entries is collected. */
  finish(start: number): void {
    const last = toMonth(Math.max(...this.#plan.closedRounds.keys()));
    let time = start;
    while (this.#toCollect <= last) {
      time += ROUND;
      this.tend(time);
    }
    this.#write({ kind: "wait", time });
  }

  #timeToClaim(): number {
    const end = toRoundEnd(toLastRound(this.#toClaim), this.#plan.setup.genesis);
    return end + this.#random.integer(MOST_DAYS_LATE * ROUND);
  }

  #claim(month: number, time: number): void {
    // The first claim opens the window, even if no member qualified.
    this.#write({ kind: "claim", time, id: NO_ID });
    const heroes = [];
    for (let id = ROOT + 1; id <= this.#plan.tree.size; id++) {
      const { highestRank } = this.#conditions(month, id);
      if (highestRank !== NO_RANK && !this.#random.chance(0.05)) heroes.push(id);
    }
    for (const id of heroes) this.#claimFor(id, month, time);
    // Again, for sponsors who became Knights.
    for (const id of heroes) this.#claimFor(id, month, time);
  }

  #claimFor(id: number, month: number, time: number): void {
    const { highestRank, rank } = this.#conditions(month, id);
    if (highestRank > rank) this.#write({ kind: "claim", time, id });
  }

  #conditions(index: number, id: number) {
    const month = this.#plan.heroPool.month(index);
    return { highestRank: month.highestRank(id), rank: month.ranks.get(id) ?? NO_RANK };
  }

  /** The first collection closes the window. */
  #collect(month: number, time: number): void {
    this.#write({ kind: "collect", time, id: NO_ID, month });
    for (const id of this.#plan.heroPool.month(month).shares.keys()) {
      if (!this.#random.chance(0.1)) this.#write({ kind: "collect", time, id, month });
    }
  }
}
