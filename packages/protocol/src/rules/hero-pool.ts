import { toLastRound, toRoundEnd, WINDOW } from "./calendar.ts";
import { Month } from "./month.ts";

/** The time to claim the ranks of a month, in seconds, without `closesAt`. */
export interface Window {
  month: number;
  opensAt: number;
  closesAt: number;
}

/**
 * The HeroPool, month by month, and the claim windows of ranks: one after the other, each after its month has ended and all
 * its rounds are closed.
 */
export class HeroPool {
  readonly #genesis: number;
  readonly #shareCap: number;
  readonly #months: Month[] = [];
  /** The first month whose window has not closed. */
  #next = 0;
  #window: Window | undefined;
  #lastWindowClosed = 0;
  /** When the last round of the next month, or one before, was closed. */
  #heldUpUntil = 0;
  #left = 0n;

  constructor(genesis: number, shareCap: number) {
    this.#genesis = genesis;
    this.#shareCap = shareCap;
  }

  month(index: number): Month {
    let month = this.#months[index];
    while (month === undefined) {
      this.#months.push(new Month());
      month = this.#months[index];
    }
    return month;
  }

  get months(): readonly Month[] {
    return this.#months;
  }

  /** The rest of closed windows in the HeroPool, in wei. The next window shares it out with its own pot. */
  get left(): bigint {
    return this.#left;
  }

  /** The open window at the last `advance`. */
  get window(): Window | undefined {
    return this.#window;
  }

  /** Wei of the HeroPool and of uncollected shares. */
  get owed(): bigint {
    let owed = this.#left;
    for (const month of this.#months) owed += month.shareValue === undefined ? month.pot : month.uncollected;
    return owed;
  }

  /**
   * Opens and closes windows up to `now`. Call it before every action and after every closed round.
   *
   * @param oldestOpen the oldest non-empty round that is not closed, if any
   */
  advance(now: number, oldestOpen: number | undefined): void {
    for (;;) {
      this.#window ??= this.#due(now, oldestOpen);
      if (this.#window === undefined || now < this.#window.closesAt) return;
      const month = this.month(this.#window.month);
      this.#left = month.shareOut(month.pot + this.#left, this.#shareCap);
      this.#lastWindowClosed = this.#window.closesAt;
      this.#window = undefined;
      this.#next += 1;
    }
  }

  roundClosed(round: number, now: number): void {
    if (round <= toLastRound(this.#next)) this.#heldUpUntil = now;
  }

  #due(now: number, oldestOpen: number | undefined): Window | undefined {
    const lastRound = toLastRound(this.#next);
    const end = toRoundEnd(lastRound, this.#genesis);
    if (now < end || (oldestOpen !== undefined && oldestOpen <= lastRound)) return undefined;
    const opensAt = Math.max(end, this.#heldUpUntil, this.#lastWindowClosed);
    return { month: this.#next, opensAt, closesAt: opensAt + WINDOW };
  }
}
