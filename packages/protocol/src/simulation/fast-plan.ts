import { MONTH_ROUNDS } from "../rules/calendar.ts";
import { CLOSING_REWARD_DIVISOR, checkParameters, type PlanParameters } from "../rules/parameters.ts";
import { type Leg, NO_ID, ROOT } from "../rules/tree.ts";
import { type FastCounts, FastLegs } from "./fast-legs.ts";
import { FastRanks } from "./fast-ranks.ts";
import { quotient, type UnitGrains, unitGrains } from "./grain.ts";

export interface FastPlanSetup {
  parameters: PlanParameters;
  /** Most members, without the root. */
  members: number;
  /** Whether accounts outside the simulation close the rounds and keep the rewards; otherwise the HeroPool gets them. */
  paysClosers?: boolean;
}

/** Amounts in grains. With the members' `sponsors`, `points`, `rebates` and `ranks` they add up to what entered. */
export interface Books {
  entered: number;
  /** With what rank shares left of the months' pots. */
  commons: number;
  operations: number;
  /** Pot of the open month. */
  heroPool: number;
}

/**
 * The plan for many members in typed arrays, equal to the reference model (`Plan`) to the grain.
 *
 * It uses one price of POL, and omits name changes, payments above the price, free seats, withdrawals and gas.
 * Every round is settled at its end, and every rank is claimed and collected.
 *
 * Columns are indexed by id; members have those from 2 on.
 */
export class FastPlan {
  readonly #parameters: PlanParameters;
  readonly #unit: UnitGrains;
  readonly #legs: FastLegs;
  readonly #ranks: FastRanks;
  readonly #commissionUnits: Uint32Array;

  readonly sponsor: Uint32Array;
  /** The round in which a member joined. */
  readonly joined: Uint16Array;
  /** Units. */
  readonly bought: Uint8Array;
  readonly points: Uint32Array;
  readonly flash: Uint32Array;
  /** Grains. */
  readonly pointEarnings: Float64Array;
  readonly rebates: Float64Array;
  readonly rankEarnings: Float64Array;

  #round = 0;
  /** In the open round. */
  #units = 0;
  #sponsoredUnits = 0;
  /** Of the open month. */
  #pot = 0;
  #monthUnits = 0;
  #monthPoints = 0;
  #heroPoolInflow = 0;
  #entered = 0;
  #commons = 0;
  #operations = 0;
  readonly #paysClosers: boolean;

  constructor({ parameters, members, paysClosers = false }: FastPlanSetup) {
    checkParameters(parameters);
    const ids = ROOT + 1 + members;
    this.#parameters = parameters;
    this.#paysClosers = paysClosers;
    this.#unit = unitGrains(parameters);
    this.#legs = new FastLegs(members, parameters.pointsPerUnit);
    if (members * parameters.maxUnits * this.#unit.price > Number.MAX_SAFE_INTEGER) {
      throw new RangeError(`${members} members could pay more grains than a number represents exactly`);
    }
    this.sponsor = new Uint32Array(ids);
    this.joined = new Uint16Array(ids);
    this.bought = new Uint8Array(ids);
    this.points = new Uint32Array(ids);
    this.flash = new Uint32Array(ids);
    this.#commissionUnits = new Uint32Array(ids);
    this.pointEarnings = new Float64Array(ids);
    this.rebates = new Float64Array(ids);
    this.rankEarnings = new Float64Array(ids);
    this.#ranks = new FastRanks(this.sponsor);
  }

  /** The highest id. */
  get size(): number {
    return this.#legs.size;
  }

  /** Round 0 is the first. */
  get round(): number {
    return this.#round;
  }

  get books(): Books {
    return {
      entered: this.#entered,
      commons: this.#commons,
      operations: this.#operations,
      heroPool: this.#pot,
    };
  }

  /** Grains that entered the HeroPool since the start. */
  get heroPoolInflow(): number {
    return this.#heroPoolInflow;
  }

  /** Payments of `id`, in grains. */
  paid(id: number): number {
    return (this.bought[id] ?? 0) * this.#unit.price;
  }

  /** Commissions of `id`, in grains. */
  commissions(id: number): number {
    return (this.#commissionUnits[id] ?? 0) * this.#unit.sponsor;
  }

  /** Units without a pair on this leg of `id`. */
  waiting(id: number, leg: Leg): number {
    return this.#legs.waiting(id, leg);
  }

  /** Registers a member on a free leg of `upline`, with one unit or more, and returns the id. */
  join(sponsor: number, upline: number, leg: Leg, units: number): number {
    if (!this.#isSeat(sponsor) || !this.#isSeat(upline)) throw new RangeError("no such sponsor or upline");
    const id = this.#legs.add(upline, leg);
    this.sponsor[id] = sponsor;
    this.joined[id] = this.#round;
    this.#enter(id, units);
    return id;
  }

  /** Buys further units for a member. */
  topUp(id: number, units: number): void {
    if (!this.#isSeat(id) || id === ROOT) throw new RangeError(`the id ${id} cannot buy units`);
    this.#enter(id, units);
  }

  /** Settles the open round, credits its earnings, and opens the next one. Shares out the ranks at a month's end. */
  closeRound(): void {
    if (this.#units > 0) this.#shareOut(this.#legs.settle());
    this.#units = 0;
    this.#sponsoredUnits = 0;
    this.#round += 1;
    if (this.#round % MONTH_ROUNDS === 0) this.#endMonth();
  }

  /** Ends the month without further entries, which shares out its ranks. */
  finish(): void {
    while (this.#round % MONTH_ROUNDS !== 0) this.closeRound();
  }

  #isSeat(id: number): boolean {
    return Number.isInteger(id) && id > NO_ID && id <= this.size;
  }

  #enter(id: number, units: number): void {
    const bought = (this.bought[id] ?? 0) + units;
    if (!(units >= 1) || !Number.isInteger(units) || bought > this.#parameters.maxUnits) {
      throw new RangeError(`a member cannot hold ${bought} units`);
    }
    this.bought[id] = bought;
    this.#legs.buy(id, units);
    this.#units += units;
    const sponsor = this.sponsor[id] ?? NO_ID;
    if (sponsor === ROOT) return;
    this.#sponsoredUnits += units;
    this.#commissionUnits[sponsor] = (this.#commissionUnits[sponsor] ?? 0) + units;
  }

  /** Like `shareOut` of the reference model, in grains. */
  #shareOut(counts: FastCounts): void {
    const [unit, units] = [this.#unit, this.#units];
    const entered = unit.price * units;
    const pool = unit.pool * units;
    const pointValue = quotient(pool, Math.max(counts.points, this.#parameters.pointsPerUnit * units));
    const points = pointValue * counts.points;
    const rebate = quotient(pool - points, units);
    const commons = unit.commons * units;
    const operations = unit.operations * units;
    const closingReward = quotient(operations, Number(CLOSING_REWARD_DIVISOR));
    const others = unit.sponsor * this.#sponsoredUnits + points + rebate * units + commons + operations;
    const toHeroPool = entered - others + (this.#paysClosers ? 0 : closingReward);

    this.#entered += entered;
    this.#commons += commons;
    this.#operations += operations - closingReward;
    this.#pot += toHeroPool;
    this.#heroPoolInflow += toHeroPool;
    this.#monthUnits += units;
    this.#monthPoints += counts.points;
    this.#creditPoints(counts, pointValue);
    this.#creditRebates(counts, rebate);
  }

  #creditPoints({ pairedCount }: FastCounts, pointValue: number): void {
    const { paired, pointCounts, flashCounts } = this.#legs;
    for (let index = 0; index < pairedCount; index++) {
      const id = paired[index] ?? NO_ID;
      this.flash[id] = (this.flash[id] ?? 0) + (flashCounts[index] ?? 0);
      const points = pointCounts[index] ?? 0;
      this.points[id] = (this.points[id] ?? 0) + points;
      const before = this.pointEarnings[id] ?? 0;
      const after = before + pointValue * points;
      this.pointEarnings[id] = after;
      this.#ranks.earned(id, points, before, after);
    }
  }

  #creditRebates({ buyerCount }: FastCounts, rebate: number): void {
    const { buyers, boughtBy } = this.#legs;
    for (let index = 0; index < buyerCount; index++) {
      const id = buyers[index] ?? NO_ID;
      this.rebates[id] = (this.rebates[id] ?? 0) + rebate * (boughtBy[index] ?? 0);
    }
  }

  #endMonth(): void {
    this.#commons += this.#ranks.endMonth(this.size, this.rankEarnings, {
      pot: this.#pot,
      unitPrice: this.#unit.price,
      points: this.#monthPoints,
      units: this.#monthUnits,
    });
    this.#pot = 0;
    this.#monthUnits = 0;
    this.#monthPoints = 0;
  }
}
