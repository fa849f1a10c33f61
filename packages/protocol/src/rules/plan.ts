import { endOfRound, monthOf, roundAt } from "./calendar.ts";
import { at } from "./column.ts";
import { HeroPool } from "./hero-pool.ts";
import { Legs } from "./legs.ts";
import { Members } from "./members.ts";
import { shareOut, unitShares, weiFor } from "./money.ts";
import { checkParameters, EXCESS_DIVISOR, type PlanParameters } from "./parameters.ts";
import { type ClosedRound, type OpenRound, sponsoredUnits } from "./round.ts";
import { must } from "./rule-broken.ts";
import { type Leg, NOBODY, ROOT, Tree } from "./tree.ts";

export interface PlanSetup {
  parameters: PlanParameters;
  /** Seconds: the start of round 0. */
  genesis: number;
  /** Seconds: seats are given away before, entries are taken from here on. */
  opensAt: number;
  /** Whether a lottery was set before the plan opened. */
  lotteryIsSet: boolean;
  /** The feed's first reading: USD for one POL, 18 decimals. */
  polUsd: bigint;
}

export interface Registration {
  sponsor: number;
  /** The placement parent. */
  referral: number;
  /** Wei sent along. */
  value: bigint;
  /** Without it: first the left leg, then the right. */
  leg?: Leg;
}

/**
 * The plan's rules as a program: pure, deterministic, in wei. It is written from the rules and not from the contract, so
 * that agreement of both means something.
 *
 * The caller moves the clock (`advanceTo`) and the feed (`report`), then acts. What is refused throws `RuleBroken` and
 * changes nothing. Earnings are credited as soon as their round is closed: the contract does it later, with the same
 * result. Left out, because no amount depends on them: names and addresses, the feed's staleness and jump rules (a
 * reported reading is one that the plan accepts), and in what batches a round is settled.
 */
export class Plan {
  readonly setup: PlanSetup;
  readonly tree = new Tree();
  readonly legs: Legs;
  readonly members = new Members();
  readonly heroPool: HeroPool;
  /** By round; only rounds in which somebody entered. */
  readonly closedRounds = new Map<number, ClosedRound>();
  /** Wei for the lottery and for the operator, since the beginning. */
  lottery = 0n;
  operations = 0n;
  /** Wei that the contract holds. */
  balance = 0n;

  /** Rounds with a price that are not closed, oldest first. */
  readonly #rounds: OpenRound[] = [];
  #now: number;
  #polUsd: bigint;

  constructor(setup: PlanSetup) {
    checkParameters(setup.parameters);
    this.setup = setup;
    this.#now = setup.genesis;
    this.#polUsd = setup.polUsd;
    this.legs = new Legs(this.tree, setup.parameters.pointsPerUnit);
    this.heroPool = new HeroPool(setup.genesis, setup.parameters.rankShareCap);
    this.members.add(NOBODY);
  }

  /** Seconds. */
  get now(): number {
    return this.#now;
  }

  /** The round of `now`. */
  get roundCounter(): number {
    return roundAt(this.#now, this.setup.genesis);
  }

  /** The oldest non-empty round that is not closed; the current one when nothing is due. */
  get xRoundCounter(): number {
    return Math.min(this.#oldestOpen ?? this.roundCounter, this.roundCounter);
  }

  /** What the feed says: USD for one POL, 18 decimals. */
  get feed(): bigint {
    return this.#polUsd;
  }

  /** The price that an entry at `now` pays for a unit, in wei. */
  get unitPrice(): bigint {
    return this.#current?.unitPrice ?? weiFor(this.setup.parameters.unitUsd, this.#polUsd);
  }

  /** The fee that another username costs at `now`, in wei, rounded up like a unit's price. */
  get usernameFee(): bigint {
    return weiFor(this.setup.parameters.usernameFeeUsd, this.#current?.polUsd ?? this.#polUsd);
  }

  /** Moves the clock, which never goes back. */
  advanceTo(time: number): void {
    if (time < this.#now) throw new RangeError(`the clock cannot go from ${this.#now} back to ${time}`);
    this.#now = time;
    this.heroPool.advance(time, this.#oldestOpen);
  }

  /** What the feed says from now on: USD for one POL, 18 decimals. A round that has its price keeps it. */
  report(polUsd: bigint): void {
    this.#polUsd = polUsd;
  }

  /** Fixes the current round's price, as the first entry would. */
  updatePrice(): void {
    this.#priced();
  }

  /** Gives away a seat with zero units, before the plan opens. */
  register0(seat: { sponsor: number; referral: number; leg?: Leg }): number {
    must(this.#now < this.setup.opensAt, "time exception");
    const leg = this.#seatFor(seat);
    return this.#seat(seat.sponsor, seat.referral, leg);
  }

  /** Takes a new member in, for as many units as `value` pays for, and returns the id. */
  register(registration: Registration): number {
    must(this.#now >= this.setup.opensAt, "time exception");
    const { sponsor, referral, value } = registration;
    const leg = this.#seatFor(registration);
    const units = this.#unitsFor(value, this.setup.parameters.maxUnits);
    const id = this.#seat(sponsor, referral, leg);
    this.#enter(id, units, value);
    return id;
  }

  /** Buys a member further units, as many as `value` pays for. */
  topUp(id: number, value: bigint): void {
    must(this.tree.has(id), "node not registered");
    must(this.#now >= this.setup.opensAt, "time exception");
    const room = id === ROOT ? 0 : this.setup.parameters.maxUnits - at(this.members.bought, id);
    must(room > 0, "maximum 50 points possible");
    this.#enter(id, this.#unitsFor(value, room), value);
  }

  /** Pays for another username: the fee goes into the HeroPool of the current round's month. */
  changeUsername(id: number, value: bigint): void {
    must(this.tree.has(id), "node not registered");
    const fee = this.usernameFee;
    must(fee > 0n && value >= fee && value - fee <= fee / EXCESS_DIVISOR, "wrong enter price");
    const { round } = this.#priced();
    this.heroPool.month(monthOf(round)).pot += fee;
    this.members.addToBox(id, value - fee);
    this.balance += value;
  }

  withdraw(id: number, amount: bigint): void {
    must(this.tree.has(id), "node not registered");
    must(amount > 0n && amount <= at(this.members.box, id), "box too small");
    this.members.addToBox(id, -amount);
    this.balance -= amount;
  }

  /**
   * Closes the oldest non-empty round, once it has ended.
   *
   * @param closer whose box gets the closing reward; where it is nobody or the root, the HeroPool does
   */
  settleRound(closer: number = NOBODY): ClosedRound {
    const index = this.#rounds.findIndex(({ units }) => units > 0);
    const open = this.#rounds[index];
    must(open !== undefined, "nothing to settle");
    const { genesis, parameters } = this.setup;
    must(this.#now >= endOfRound(open.round, genesis), "time exception");
    must(closer === NOBODY || this.tree.has(closer), "node not registered");
    this.#rounds.splice(0, index + 1);

    const counts = this.legs.settle(open.purchases);
    const totals = { units: open.units, sponsoredUnits: sponsoredUnits(open), points: counts.points };
    const money = shareOut(totals, open.unitPrice, open.shares, parameters.pointsPerUnit);
    const rewarded = closer === ROOT ? NOBODY : closer;
    const closed: ClosedRound = { ...open, counts, money, closer: rewarded, closedAt: this.#now };

    const month = this.heroPool.month(monthOf(open.round));
    this.members.credit(closed, month);
    this.#book(closed);
    this.closedRounds.set(open.round, closed);
    this.heroPool.roundClosed(open.round, this.#now);
    this.heroPool.advance(this.#now, this.#oldestOpen);
    return closed;
  }

  /** Claims whatever rank `id` reached in the month whose window is open, and returns the shares held then. */
  claimRank(id: number): number {
    must(this.tree.has(id), "node not registered");
    must(id !== ROOT, "root has no rank");
    const { window } = this.heroPool;
    must(window !== undefined, "no open window");
    return this.heroPool.month(window.month).claim(id, at(this.members.sponsor, id));
  }

  /** Moves what a month's shares of `id` are worth into the box, and returns it. */
  collectRank(id: number, month: number): bigint {
    must(this.tree.has(id), "node not registered");
    const amount = this.heroPool.month(month).collect(id);
    must(amount > 0n, "no share");
    this.members.addToBox(id, amount);
    return amount;
  }

  /** Wei owed to members, the HeroPool, the lottery, the operator and rounds not yet closed: all that is held. */
  get owed(): bigint {
    let owed = this.lottery + this.operations + this.heroPool.owed;
    for (const amount of this.members.box) owed += amount;
    for (const open of this.#rounds) {
      owed += open.unitPrice * BigInt(open.units) - open.shares.sponsor * BigInt(sponsoredUnits(open));
    }
    return owed;
  }

  get #current(): OpenRound | undefined {
    const last = this.#rounds.at(-1);
    return last?.round === this.roundCounter ? last : undefined;
  }

  get #oldestOpen(): number | undefined {
    return this.#rounds.find(({ units }) => units > 0)?.round;
  }

  /** The current round, with its price fixed. */
  #priced(): OpenRound {
    if (this.#current !== undefined) return this.#current;
    const { parameters, lotteryIsSet } = this.setup;
    const unitPrice = weiFor(parameters.unitUsd, this.#polUsd);
    const open: OpenRound = {
      round: this.roundCounter,
      polUsd: this.#polUsd,
      unitPrice,
      shares: unitShares(unitPrice, parameters, lotteryIsSet),
      purchases: { ids: [], units: [] },
      units: 0,
      commissions: new Map(),
    };
    this.#rounds.push(open);
    this.heroPool.month(monthOf(open.round)).unitPrice = unitPrice;
    return open;
  }

  #seatFor({ sponsor, referral, leg }: { sponsor: number; referral: number; leg?: Leg }): Leg {
    must(this.tree.has(sponsor), "sponsor node does not exist");
    must(this.tree.has(referral), "referral node does not exist");
    const free = this.tree.freeLeg(referral);
    must(free !== undefined, "referral node already has two legs");
    if (leg === undefined) return free;
    must(this.tree.below(referral, leg) === NOBODY, "leg taken");
    return leg;
  }

  #seat(sponsor: number, referral: number, leg: Leg): number {
    this.members.add(sponsor);
    return this.tree.add(referral, leg);
  }

  /** How many units `value` pays for, with an excess of up to 2 %. */
  #unitsFor(value: bigint, most: number): number {
    const units = value / this.unitPrice;
    const total = units * this.unitPrice;
    const isPaid = units >= 1n && units <= BigInt(most) && value - total <= total / EXCESS_DIVISOR;
    must(isPaid, "wrong enter price");
    return Number(units);
  }

  /** Books units that `id` bought in the current round. */
  #enter(id: number, units: number, value: bigint): void {
    const open = this.#priced();
    open.purchases.ids.push(id);
    open.purchases.units.push(units);
    open.units += units;
    const sponsor = at(this.members.sponsor, id);
    if (sponsor !== ROOT && at(this.members.bought, sponsor) > 0) {
      open.commissions.set(sponsor, (open.commissions.get(sponsor) ?? 0) + units);
      this.members.payCommission(sponsor, open.shares.sponsor * BigInt(units));
    }
    this.members.bought[id] = at(this.members.bought, id) + units;
    this.members.addToBox(id, value - open.unitPrice * BigInt(units));
    this.balance += value;
  }

  /** Books what a closed round holds for others than its members. */
  #book({ round, money, closer }: ClosedRound): void {
    this.lottery += money.lottery;
    this.operations += money.operations - money.closingReward;
    const month = this.heroPool.month(monthOf(round));
    month.pot += money.heroPool;
    if (closer === NOBODY) month.pot += money.closingReward;
    else this.members.addToBox(closer, money.closingReward);
  }
}
