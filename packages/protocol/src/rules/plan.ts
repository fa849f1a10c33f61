import { roundAt, toMonth, toRoundEnd } from "./calendar.ts";
import { at } from "./column.ts";
import { HeroPool, type RankWindow } from "./hero-pool.ts";
import { Legs } from "./legs.ts";
import { Members } from "./members.ts";
import { shareOut } from "./money.ts";
import { OpenRounds } from "./open-rounds.ts";
import { checkParameters, type PlanParameters } from "./parameters.ts";
import { type RoundPrice, requirePayment, toRoundPrice, unitsFor, weiFor } from "./prices.ts";
import { type ClosedRound, type OpenRound, sponsoredUnits } from "./round.ts";
import { must } from "./rule-broken.ts";
import { type Leg, NO_ID, ROOT, Tree } from "./tree.ts";

export interface PlanSetup {
  parameters: PlanParameters;
  /** Seconds: the start of round 0. */
  genesis: number;
  /** Seconds: free seats before, entries from here on. */
  opensAt: number;
  /** The feed's first reading: USD for one POL, 18 decimals. */
  polUsd: bigint;
}

export interface Registration {
  sponsor: number;
  /** The upline. */
  referral: number;
  /** The payment in wei. */
  value: bigint;
  /** Default: first the left leg, then the right. */
  leg?: Leg;
}

/**
 * The plan's rules as a program: pure, deterministic, in wei. It is written from the rules, not from the contract, so that
 * their agreement proves something.
 *
 * The caller moves the clock (`advanceTo`) and the feed (`report`), then acts. A refused action throws `RuleBrokenError` and changes
 * nothing. Earnings are credited when their round closes; the contract credits them later, with the same result. The model
 * omits what no amount depends on: names and addresses, the feed's rules for stale readings and jumps (every reported
 * reading is valid), and the batches of a settlement.
 */
export class Plan {
  readonly setup: PlanSetup;
  readonly tree = new Tree();
  readonly legs: Legs;
  readonly members = new Members();
  readonly heroPool: HeroPool;
  /** By round; only rounds with entries. */
  readonly closedRounds = new Map<number, ClosedRound>();
  /** Wei that the commons and the operator can collect. */
  commons = 0n;
  operations = 0n;
  /** The contract's balance in wei. */
  balance = 0n;

  readonly #rounds: OpenRounds;
  #now: number;
  #polUsd: bigint;

  constructor(setup: PlanSetup) {
    checkParameters(setup.parameters);
    this.setup = setup;
    this.#now = setup.genesis;
    this.#polUsd = setup.polUsd;
    this.#rounds = new OpenRounds(setup.parameters);
    this.legs = new Legs(this.tree, setup.parameters.pointsPerUnit);
    this.heroPool = new HeroPool(setup.genesis);
    this.members.add(NO_ID);
  }

  /** Seconds. */
  get now(): number {
    return this.#now;
  }

  /** The round of `now`. */
  get roundCounter(): number {
    return roundAt(this.#now, this.setup.genesis);
  }

  /** The oldest open round with entries; the current one if none is due. */
  get xRoundCounter(): number {
    return Math.min(this.#rounds.oldest?.round ?? this.roundCounter, this.roundCounter);
  }

  /** The feed's reading: USD for one POL, 18 decimals. */
  get feed(): bigint {
    return this.#polUsd;
  }

  /** The price of a unit for an entry at `now`, in wei. */
  get unitPrice(): bigint {
    return this.#price.unitPrice;
  }

  /** The fee for another username at `now`, in wei, rounded up like a unit's price. */
  get usernameFee(): bigint {
    return weiFor(this.setup.parameters.usernameFeeUsd, this.#price.polUsd);
  }

  /** Moves the clock forward. */
  advanceTo(time: number): void {
    if (time < this.#now) throw new RangeError(`the clock cannot go back from ${this.#now} to ${time}`);
    this.#now = time;
  }

  /** Sets the feed's reading: USD for one POL, 18 decimals. A round with a price keeps it. */
  report(polUsd: bigint): void {
    this.#polUsd = polUsd;
  }

  /** Fixes the current round's price, as the first entry would. */
  updatePrice(): void {
    this.#openRound();
  }

  /** Creates a free seat without units, before the plan opens. */
  register0(seat: { sponsor: number; referral: number; leg?: Leg }): number {
    must(this.#now < this.setup.opensAt, "time exception");
    const leg = this.#seatFor(seat);
    return this.#seat(seat.sponsor, seat.referral, leg);
  }

  /** Registers a member with the units that `value` pays for, and returns the id. */
  register(registration: Registration): number {
    must(this.#now >= this.setup.opensAt, "time exception");
    const { sponsor, referral, value } = registration;
    const leg = this.#seatFor(registration);
    const units = unitsFor(value, this.unitPrice, this.setup.parameters.maxUnits);
    const id = this.#seat(sponsor, referral, leg);
    this.#enter(id, units, value);
    return id;
  }

  /** Buys further units for a member, as many as `value` pays for. */
  topUp(id: number, value: bigint): void {
    must(this.tree.has(id), "node not registered");
    must(this.#now >= this.setup.opensAt, "time exception");
    const room = id === ROOT ? 0 : this.setup.parameters.maxUnits - at(this.members.bought, id);
    must(room > 0, "maximum 50 points possible");
    this.#enter(id, unitsFor(value, this.unitPrice, room), value);
  }

  /** Pays for another username; the fee goes into the HeroPool of the current month. */
  changeUsername(id: number, value: bigint): void {
    must(this.tree.has(id), "node not registered");
    const fee = this.usernameFee;
    requirePayment(value, fee);
    const { round } = this.#openRound();
    this.heroPool.month(toMonth(round)).pot += fee;
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
   * Closes the oldest open round with entries, after its end.
   *
   * @param closer its box receives the closing reward; the HeroPool receives it for `NO_ID` and the root
   */
  settleRound(closer: number = NO_ID): ClosedRound {
    const open = this.#rounds.oldest;
    must(open !== undefined, "nothing to settle");
    const { genesis, parameters } = this.setup;
    must(this.#now >= toRoundEnd(open.round, genesis), "time exception");
    must(closer === NO_ID || this.tree.has(closer), "node not registered");
    this.#rounds.remove(open);

    const counts = this.legs.settle(open.purchases);
    const totals = { units: open.units, sponsoredUnits: sponsoredUnits(open), points: counts.points };
    const money = shareOut(totals, open.unitPrice, open.shares, parameters.pointsPerUnit);
    const rewarded = closer === ROOT ? NO_ID : closer;
    const closed: ClosedRound = { ...open, counts, money, closer: rewarded, closedAt: this.#now };

    const month = this.heroPool.month(toMonth(open.round));
    this.members.credit(closed, month);
    this.#book(closed);
    this.closedRounds.set(open.round, closed);
    this.#moveWindow();
    return closed;
  }

  /** Wei in the current month's HeroPool. */
  get currentPot(): bigint {
    return this.heroPool.month(toMonth(this.roundCounter)).pot;
  }

  /** The claim window that a call now works with. `heroPool.window` is the one that the last call left. */
  get rankWindow(): RankWindow {
    return this.heroPool.windowAt(this.#now, this.#rounds.oldest?.round);
  }

  /**
   * Claims the highest rank that `id` qualifies for in the month of the open window, and returns the shares after it: 0 for the
   * root and for `NO_ID`, with which the call only moves the window.
   */
  claimRank(id: number): number {
    must(this.rankWindow.open, "no open window");
    this.#moveWindow();
    if (id === ROOT || !this.tree.has(id)) return 0;
    const sponsor = at(this.members.sponsor, id);
    const { month } = this.heroPool.window;
    return this.heroPool.month(month).claim(id, sponsor === ROOT ? undefined : sponsor);
  }

  /**
   * Moves the value of a month's shares of `id` into the box, and returns it: 0 for members without shares and for `NO_ID`, with
   * which the call only moves the window.
   */
  collectRank(id: number, month: number): bigint {
    must(month < this.rankWindow.month, "window not closed");
    this.#moveWindow();
    const amount = this.heroPool.month(month).collect(id);
    if (amount > 0n) this.members.addToBox(id, amount);
    return amount;
  }

  /** Pays what the commons can collect, and returns it. */
  collectCommons(): bigint {
    const amount = this.commons;
    must(amount > 0n, "nothing to collect");
    this.commons = 0n;
    this.balance -= amount;
    return amount;
  }

  /** Pays what the operator can collect, and returns it. */
  collectOperations(): bigint {
    const amount = this.operations;
    must(amount > 0n, "nothing to collect");
    this.operations = 0n;
    this.balance -= amount;
    return amount;
  }

  /** Wei owed to members, HeroPool, commons, operator and open rounds: the whole balance. */
  get owed(): bigint {
    let owed = this.commons + this.operations + this.heroPool.owed + this.#rounds.owed;
    for (const amount of this.members.box) owed += amount;
    return owed;
  }

  /** The current round's price; before it is fixed, the one that the feed gives. */
  get #price(): RoundPrice {
    const open = this.#rounds.newest(this.roundCounter);
    return open ?? toRoundPrice(this.setup.parameters.unitUsd, this.#polUsd);
  }

  /** The current round, with its price fixed. */
  #openRound(): OpenRound {
    const open = this.#rounds.newest(this.roundCounter);
    if (open !== undefined) return open;
    this.heroPool.month(toMonth(this.roundCounter)).unitPrice = this.unitPrice;
    return this.#rounds.open(this.roundCounter, this.#price);
  }

  #seatFor({ sponsor, referral, leg }: { sponsor: number; referral: number; leg?: Leg }): Leg {
    must(this.tree.has(sponsor), "sponsor node does not exist");
    must(this.tree.has(referral), "referral node does not exist");
    const free = this.tree.freeLeg(referral);
    must(free !== undefined, "referral node already has two legs");
    if (leg === undefined) return free;
    must(this.tree.below(referral, leg) === NO_ID, "leg taken");
    return leg;
  }

  #seat(sponsor: number, referral: number, leg: Leg): number {
    this.members.add(sponsor);
    return this.tree.add(referral, leg);
  }

  /** Books units that `id` bought in the current round. */
  #enter(id: number, units: number, value: bigint): void {
    const open = this.#openRound();
    open.purchases.ids.push(id);
    open.purchases.units.push(units);
    open.units += units;
    this.heroPool.month(toMonth(open.round)).units += units;
    const sponsor = at(this.members.sponsor, id);
    if (sponsor !== ROOT && at(this.members.bought, sponsor) > 0) {
      open.commissions.set(sponsor, (open.commissions.get(sponsor) ?? 0) + units);
      this.members.payCommission(sponsor, open.shares.sponsor * BigInt(units));
    }
    this.members.bought[id] = at(this.members.bought, id) + units;
    this.members.addToBox(id, value - open.unitPrice * BigInt(units));
    this.balance += value;
  }

  /** Every call that claims or collects a rank, or closes a round, moves the window. */
  #moveWindow(): void {
    this.commons += this.heroPool.moveWindow(this.#now, this.#rounds.oldest?.round);
  }

  /** Books a closed round's amounts for commons, operator and HeroPool. */
  #book({ round, money, closer }: ClosedRound): void {
    this.commons += money.commons;
    this.operations += money.operations - money.closingReward;
    const month = this.heroPool.month(toMonth(round));
    month.pot += money.heroPool;
    if (closer === NO_ID) month.pot += money.closingReward;
    else this.members.addToBox(closer, money.closingReward);
  }
}
