import { toLastRound, toRoundEnd, WINDOW } from "./calendar.ts";
import { Month } from "./month.ts";

/** The claim window of the first month that is not shared out. */
export interface RankWindow {
  month: number;
  open: boolean;
  /** Seconds; 0 if it is not open. An open window stays open after it until a call closes it. */
  closesAt: number;
}

/**
 * The HeroPool, month by month, and the claim windows of ranks. Windows move only with calls: each opens with the first call
 * after its month has ended and all its rounds are closed, and closes with the first call at least seven days later.
 */
export class HeroPool {
  readonly #genesis: number;
  readonly #months: Month[] = [];
  #window: RankWindow = { month: 0, open: false, closesAt: 0 };

  constructor(genesis: number) {
    this.#genesis = genesis;
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

  /** The window as the last call left it. */
  get window(): RankWindow {
    return this.#window;
  }

  /** Wei of the pots and of uncollected shares. */
  get owed(): bigint {
    let owed = 0n;
    for (const month of this.#months) owed += month.shareValue === undefined ? month.pot : month.uncollected;
    return owed;
  }

  /**
   * The window that a call at `now` works with. A call closes and opens one window at most.
   *
   * @param oldestOpen the oldest round with entries that is not closed, if any
   */
  windowAt(now: number, oldestOpen: number | undefined): RankWindow {
    let { month, open, closesAt } = this.#window;
    if (open && now >= closesAt) {
      month += 1;
      open = false;
      closesAt = 0;
    }
    if (!open && this.#hasPassed(month, now, oldestOpen)) {
      open = true;
      closesAt = now + WINDOW;
    }
    return { month, open, closesAt };
  }

  /** Moves the window with a call at `now`, and returns the wei that the shares of a closed month leave. */
  moveWindow(now: number, oldestOpen: number | undefined): bigint {
    const { month } = this.#window;
    this.#window = this.windowAt(now, oldestOpen);
    return this.#window.month === month ? 0n : this.month(month).shareOut();
  }

  /** Whether the month has ended and all its rounds with entries are closed. */
  #hasPassed(month: number, now: number, oldestOpen: number | undefined): boolean {
    const lastRound = toLastRound(month);
    if (now < toRoundEnd(lastRound, this.#genesis)) return false;
    return oldestOpen === undefined || oldestOpen > lastRound;
  }
}
