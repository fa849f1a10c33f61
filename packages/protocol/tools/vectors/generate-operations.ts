import { ROUND, roundAt } from "../../src/rules/calendar.ts";
import { at } from "../../src/rules/column.ts";
import { ONE } from "../../src/rules/money.ts";
import type { Plan } from "../../src/rules/plan.ts";
import { LEFT, ROOT } from "../../src/rules/tree.ts";
import { createPlacement, type NetworkKind, type Place } from "../../src/simulation/placement.ts";
import { createRandom, type Random } from "../../src/simulation/random.ts";
import type { Operation } from "./operation.ts";
import { RankSeason } from "./rank-season.ts";

export interface OperationOptions {
  seed: number;
  kind: NetworkKind;
  /** Seats with the root's and free ones. */
  members: number;
  /** Rounds with possible entries. */
  rounds: number;
}

type Event = "join" | "topUp" | "withdraw" | "rename" | "settle" | "report" | "collect";

/** The difference between a feed's decimals and our 18. */
const FEED_STEP = 10n ** 10n;
const LOWEST_PRICE = ONE / 10n;
const HIGHEST_PRICE = 2n * ONE;

/** Generates random operations for `plan`, in the order of time. */
export function generateOperations(
  plan: Plan,
  options: OperationOptions,
  write: (operation: Operation) => void,
): void {
  new OperationGenerator(plan, options, write).run();
}

class OperationGenerator {
  readonly #plan: Plan;
  readonly #options: OperationOptions;
  readonly #write: (operation: Operation) => void;
  readonly #random: Random;
  readonly #nextPlace: () => Place;
  readonly #ranks: RankSeason;
  readonly #renamed = new Set<number>();
  #time: number;
  #polUsd: bigint;
  /** The round with the current price. */
  #pricedRound = -1;
  /** No settlement before this round. */
  #idleUntil = 0;

  constructor(plan: Plan, options: OperationOptions, write: (operation: Operation) => void) {
    this.#plan = plan;
    this.#options = options;
    this.#write = write;
    this.#random = createRandom(options.seed);
    this.#nextPlace = createPlacement(options.kind, plan.tree, this.#random);
    this.#ranks = new RankSeason(plan, this.#random, write);
    this.#time = plan.setup.genesis;
    this.#polUsd = plan.setup.polUsd;
  }

  run(): void {
    const { genesis, opensAt } = this.#plan.setup;
    this.#giveSeatsAway();
    this.#time = opensAt;
    const first = roundAt(opensAt, genesis);
    for (let round = first; round < first + this.#options.rounds; round++) {
      this.#tellRound(round, first + this.#options.rounds - round);
    }
    this.#time = genesis + (first + this.#options.rounds) * ROUND + 3_600;
    this.#settle(true);
    this.#ranks.finish(this.#time);
  }

  #giveSeatsAway(): void {
    const time = this.#time + 60;
    const seats = Math.min(8, Math.floor(this.#options.members / 10));
    for (let seat = 0; seat < seats; seat++) {
      const id = this.#plan.tree.size + 1;
      const { referral } = this.#nextPlace();
      // `register0` has no leg: it takes the first free one.
      const leg = this.#plan.tree.freeLeg(referral) ?? LEFT;
      this.#write({ kind: "seat", time, id, sponsor: this.#someMember(), referral, leg });
    }
  }

  #tellRound(round: number, roundsLeft: number): void {
    const end = this.#plan.setup.genesis + (round + 1) * ROUND;
    this.#time = Math.max(this.#time, end - ROUND) + 60 + this.#random.integer(600);
    this.#ranks.tend(this.#time);
    if (this.#random.chance(0.05)) this.#idleUntil = round + 3 + this.#random.integer(4);

    const isLast = roundsLeft === 1;
    if (!isLast && this.#random.chance(0.12)) {
      // No entries, but sometimes a request for a price.
      if (this.#random.chance(0.4)) this.#fixPrice();
      return;
    }
    const events = this.#shuffled(this.#planEvents(roundsLeft));
    const pause = Math.floor((end - this.#time) / (events.length + 1));
    for (const event of events) {
      this.#time += 1 + this.#random.integer(pause);
      this.#tellEvent(event, round);
    }
  }

  #planEvents(roundsLeft: number): Event[] {
    const joining = this.#options.members - this.#plan.tree.size;
    const share = (2 * joining) / roundsLeft;
    const joins = roundsLeft === 1 ? joining : Math.min(joining, this.#random.integer(Math.ceil(share) + 1));
    const others = (part: number) => this.#random.integer(Math.ceil(joins * part) + 2);
    return [
      ...Array<Event>(joins).fill("join"),
      ...Array<Event>(others(0.4)).fill("topUp"),
      ...Array<Event>(others(0.3)).fill("withdraw"),
      ...Array<Event>(others(0.05)).fill("rename"),
      ...Array<Event>(this.#random.integer(3)).fill("settle"),
      ...Array<Event>(this.#random.integer(2)).fill("report"),
      ...Array<Event>(this.#random.chance(0.1) ? 1 : 0).fill("collect"),
    ];
  }

  #tellEvent(event: Event, round: number): void {
    switch (event) {
      case "join":
        this.#join();
        return;
      case "topUp":
        this.#topUp();
        return;
      case "withdraw":
        this.#withdraw();
        return;
      case "rename":
        this.#rename();
        return;
      case "settle":
        if (round >= this.#idleUntil) this.#settle(this.#random.chance(0.7));
        return;
      case "report":
        this.#report();
        return;
      case "collect":
        this.#write({ kind: "collectCommons", time: this.#time });
        this.#write({ kind: "collectOperations", time: this.#time });
        return;
    }
  }

  #join(): void {
    this.#fixPriceSometimes();
    const units = this.#random.pick([1, 1, 1, 2, 2, 3, 4, 5, 5]);
    const id = this.#plan.tree.size + 1;
    const place = this.#nextPlace();
    const sponsor = this.#chooseSponsor(place.referral);
    this.#write({
      kind: "register",
      time: this.#time,
      id,
      sponsor,
      ...place,
      units,
      value: this.#payment(units),
    });
  }

  /** Few sponsors with many members, because Knights need five Heroes that they sponsor. */
  #chooseSponsor(referral: number): number {
    if (this.#random.chance(0.35)) return referral;
    const among = this.#random.chance(0.6) ? Math.min(4, this.#plan.tree.size) : this.#plan.tree.size;
    return ROOT + this.#random.integer(among);
  }

  #topUp(): void {
    const id = this.#someMember();
    const room = this.#plan.setup.parameters.maxUnits - at(this.#plan.members.bought, id);
    if (id === ROOT || room === 0) return;
    this.#fixPriceSometimes();
    const units = 1 + this.#random.integer(room);
    this.#write({ kind: "topUp", time: this.#time, id, units, value: this.#payment(units) });
  }

  #withdraw(): void {
    const id = this.#someMember();
    const box = at(this.#plan.members.box, id);
    if (box === 0n) return;
    const part = this.#random.chance(0.5) ? 1_000 : 1 + this.#random.integer(999);
    const amount = (box * BigInt(part)) / 1_000n;
    if (amount > 0n) this.#write({ kind: "withdraw", time: this.#time, id, amount });
  }

  /** Once per member, so that the id determines the names. */
  #rename(): void {
    const id = this.#someMember();
    if (id === ROOT || this.#renamed.has(id)) return;
    if (!this.#isPriced) this.#fixPrice();
    this.#renamed.add(id);
    this.#write({ kind: "rename", time: this.#time, id, value: this.#plan.usernameFee });
  }

  /** Settles all due rounds, or only the oldest. */
  #settle(all: boolean): void {
    this.#plan.advanceTo(this.#time);
    do {
      const round = this.#plan.xRoundCounter;
      if (round >= this.#plan.roundCounter) return;
      const closer = this.#random.chance(0.3) ? 0 : this.#someMember();
      this.#write({ kind: "settle", time: this.#time, round, closer });
      this.#ranks.tend(this.#time);
    } while (all);
  }

  /** The feed's next price, within the jump that needs no confirmation. */
  #report(): void {
    const percent = BigInt(70 + this.#random.integer(61));
    const moved = (this.#polUsd * percent) / 100n + BigInt(this.#random.integer(1_000_000)) * FEED_STEP;
    const bounded = moved < LOWEST_PRICE ? LOWEST_PRICE : moved > HIGHEST_PRICE ? HIGHEST_PRICE : moved;
    this.#write({ kind: "report", time: this.#time, polUsd: bounded - (bounded % FEED_STEP) });
  }

  /** A price fix needs a fresh reading; only fixed readings limit the next jump. */
  #fixPrice(): void {
    this.#reportForPrice();
    this.#write({ kind: "price", time: this.#time });
  }

  /** Before a round's first entry: a fresh reading, and sometimes a separate call that fixes it. */
  #fixPriceSometimes(): void {
    if (this.#isPriced) return;
    if (this.#random.chance(0.3)) this.#fixPrice();
    else this.#reportForPrice();
  }

  #reportForPrice(): void {
    this.#report();
    this.#polUsd = this.#plan.feed;
    this.#pricedRound = roundAt(this.#time, this.#plan.setup.genesis);
  }

  get #isPriced(): boolean {
    return this.#pricedRound === roundAt(this.#time, this.#plan.setup.genesis);
  }

  /** The price of `units`, sometimes with an excess of up to 2 %. */
  #payment(units: number): bigint {
    const total = this.#plan.unitPrice * BigInt(units);
    if (!this.#random.chance(0.2)) return total;
    return total + (total * BigInt(this.#random.integer(1_001))) / 50_000n;
  }

  #someMember(): number {
    return ROOT + this.#random.integer(this.#plan.tree.size);
  }

  #shuffled(events: Event[]): Event[] {
    for (let last = events.length - 1; last > 0; last--) {
      const other = this.#random.integer(last + 1);
      const [a, b] = [at(events, last), at(events, other)];
      events[last] = b;
      events[other] = a;
    }
    return events;
  }
}
