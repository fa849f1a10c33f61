import { MONTH_ROUNDS, ROUND } from "../../src/rules/calendar.ts";
import type { Plan } from "../../src/rules/plan.ts";
import { LEFT, type Leg, NO_ID, RIGHT, ROOT } from "../../src/rules/tree.ts";
import type { Operation } from "./operation.ts";

/**
 * The top of a full tree, by id: 2; below it 3 and 4; below them 5 to 8; then 9 to 16, 17 to 32, and 33 to 64.
 *
 * 2 sponsors 3 and 4. Of the eight in the fourth level, 3 sponsors five and 2 the others.
 */
const TOP = 2;
const KNIGHT_BY_EARNINGS = 3;
const HERO_BY_POINTS = 4;
const LAST = 64;
const SPONSORED_BY_KNIGHT: readonly number[] = [9, 10, 11, 12, 13];
const SPONSORED_BY_TOP: readonly number[] = [KNIGHT_BY_EARNINGS, HERO_BY_POINTS, 14, 15, 16];

/** Members who act on one day, few enough that no pair is flash. */
const A_DAY = 6;

/**
 * Four months in one small network that reach every rule of ranks and windows, most of which random growth hardly reaches. A
 * point earns up to $146: seven points reach a Hero's threshold, 69 a Knight's.
 */
export function writeRankMonths(plan: Plan, write: (operation: Operation) => void): void {
  new RankMonths(plan, write).run();
}

class RankMonths {
  readonly #plan: Plan;
  readonly #write: (operation: Operation) => void;
  #time: number;

  constructor(plan: Plan, write: (operation: Operation) => void) {
    this.#plan = plan;
    this.#write = write;
    this.#time = plan.setup.opensAt;
  }

  run(): void {
    this.#write({ kind: "collectCommons", time: this.#time });
    this.#firstMonth();
    this.#lateWindow();
    this.#secondMonth();
    this.#windowAfterSettlement();
    this.#monthWithoutShares();
    this.#fourthMonth();
  }

  /** The tree, with two units each: fewer than 2.4 points per unit. */
  #firstMonth(): void {
    this.#price(45n);
    for (let id = TOP; id <= LAST; id++) {
      this.#join(findSponsor(id), findUpline(id), id % 2 === 1 ? LEFT : RIGHT, 2);
      if (id % A_DAY === 0) this.#endDay(id);
    }
    this.#endDay(NO_ID);
    // The month's last price belongs to a round without entries.
    this.#goTo(27);
    this.#price(40n);
    this.#write({ kind: "price", time: this.#time });
    // In the month's last second.
    this.#goTo(MONTH_ROUNDS, -2);
    this.#claim(TOP);
  }

  /**
   * No call opens the first window for five days, then one does although the next month's first round is not settled. Few
   * claim, so the cap holds. A settlement after its time closes it.
   */
  #lateWindow(): void {
    this.#goTo(MONTH_ROUNDS);
    this.#join(TOP, 41, LEFT, 1);
    this.#goTo(MONTH_ROUNDS + 5);
    for (const id of [ROOT, TOP, 5, 9, KNIGHT_BY_EARNINGS]) this.#claim(id);
    this.#settle(NO_ID);
    this.#goToWindowEnd(-2);
    this.#collect(TOP, 0);
    this.#claim(6);
  }

  /**
   * Everyone tops up to five units, and four more members enter: 3 reaches $10,000 with fewer than 50 points, 4 has 50 points, 2
   * more than 100.
   */
  #secondMonth(): void {
    this.#goTo(MONTH_ROUNDS + 12);
    this.#price(50n);
    for (let id = TOP; id <= LAST; id++) {
      this.#topUp(id, 3);
      if (id % A_DAY === 0) this.#endDay(id);
    }
    this.#endDay(ROOT);
    for (const id of [5, KNIGHT_BY_EARNINGS, TOP, TOP]) this.#collect(id, 0);
    this.#write({ kind: "collectCommons", time: this.#time });
    this.#write({ kind: "collectCommons", time: this.#time });
    this.#write({ kind: "collectOperations", time: this.#time });
    this.#goTo(2 * MONTH_ROUNDS - 1);
    this.#price(55n);
    // Below 3 on its left leg only, below 4 on both.
    for (const upline of [33, 34, 49, 57]) this.#join(TOP, upline, LEFT, 5);
  }

  /** The month's last round is settled four days late, which opens the window. No call closes it in time. */
  #windowAfterSettlement(): void {
    this.#goTo(2 * MONTH_ROUNDS + 2);
    this.#claim(TOP);
    this.#goTo(2 * MONTH_ROUNDS + 4);
    this.#settle(TOP);
    this.#claim(TOP);
    for (const id of [HERO_BY_POINTS, KNIGHT_BY_EARNINGS, 14, 15, 16]) this.#claim(id);
    // 3 has five members with a rank now, and then is the fifth of 2.
    for (const id of [9, 10, 11, 12, 13]) this.#claim(id);
    for (const id of [TOP, KNIGHT_BY_EARNINGS, TOP]) this.#claim(id);
    this.#goTo(2 * MONTH_ROUNDS + 12);
    this.#claim(5);
  }

  /** Only the fee of a username enters the pot. The claim for this month closes the earlier window. */
  #monthWithoutShares(): void {
    this.#price(60n);
    this.#write({ kind: "rename", time: this.#time, id: TOP, value: this.#plan.usernameFee });
    this.#goTo(3 * MONTH_ROUNDS + 5);
    this.#claim(TOP);
    for (const id of [TOP, KNIGHT_BY_EARNINGS, 9, 5]) this.#collect(id, 1);
    this.#goToWindowEnd(0);
    this.#collect(TOP, 2);
    this.#collect(TOP, 3);
  }

  /** 40 members with five units below the lowest level: more than 2.4 points per unit, and few shares, so the highest cap holds. */
  #fourthMonth(): void {
    for (let count = 0; count < 20; count++) {
      if (count % 4 === 0) this.#price(70n + BigInt(count));
      // From both halves of the tree, and of each half.
      const upline = 64 - 8 * (count % 4) - Math.floor(count / 4);
      for (const leg of [LEFT, RIGHT] as const) this.#join(ROOT, upline, leg, 5);
      if (count % 4 === 3) this.#endDay(NO_ID);
    }
    // In the first second after the month.
    this.#goTo(4 * MONTH_ROUNDS, -1);
    for (const id of [TOP, KNIGHT_BY_EARNINGS, HERO_BY_POINTS]) this.#claim(id);
    this.#goToWindowEnd(0);
    for (const id of [TOP, HERO_BY_POINTS, NO_ID]) this.#collect(id, 3);
    this.#write({ kind: "collectCommons", time: this.#time });
    this.#write({ kind: "wait", time: this.#time + ROUND });
  }

  #join(sponsor: number, referral: number, leg: Leg, units: number): void {
    const id = this.#plan.tree.size + 1;
    const value = this.#plan.unitPrice * BigInt(units);
    this.#write({ kind: "register", time: this.#next(), id, sponsor, referral, leg, units, value });
  }

  #topUp(id: number, units: number): void {
    const value = this.#plan.unitPrice * BigInt(units);
    this.#write({ kind: "topUp", time: this.#next(), id, units, value });
  }

  #claim(id: number): void {
    this.#write({ kind: "claim", time: this.#next(), id });
  }

  #collect(id: number, month: number): void {
    this.#write({ kind: "collect", time: this.#next(), id, month });
  }

  /** Ends the day and settles its round. */
  #endDay(closer: number): void {
    this.#goTo(this.#plan.roundCounter + 1);
    this.#settle(closer);
  }

  #settle(closer: number): void {
    const time = this.#next();
    this.#plan.advanceTo(time);
    this.#write({ kind: "settle", time, round: this.#plan.xRoundCounter, closer });
  }

  /** The feed reports this many hundredths of a dollar for a POL from now on. */
  #price(cents: bigint): void {
    this.#write({ kind: "report", time: this.#next(), polUsd: cents * 10n ** 16n });
  }

  /** Goes to the start of `round`, or to `seconds` after it. */
  #goTo(round: number, seconds = 0): void {
    this.#time = this.#plan.setup.genesis + round * ROUND + seconds;
    this.#plan.advanceTo(this.#time);
  }

  /** The next operation is this many seconds after the window's time is over. */
  #goToWindowEnd(seconds: number): void {
    this.#time = this.#plan.heroPool.window.closesAt + seconds - 1;
  }

  #next(): number {
    this.#time += 1;
    return this.#time;
  }
}

const findUpline = (id: number): number => (id === TOP ? ROOT : Math.floor((id + 1) / 2));

/** Of the lowest levels, whose members have no rank, the upline. */
function findSponsor(id: number): number {
  if (SPONSORED_BY_TOP.includes(id)) return TOP;
  if (SPONSORED_BY_KNIGHT.includes(id)) return KNIGHT_BY_EARNINGS;
  return id > 16 ? findUpline(id) : ROOT;
}
