import { at } from "../../src/rules/column.ts";
import { corePlan } from "../../src/rules/parameters.ts";
import { LEFT, type Leg, NO_ID, ROOT, Tree } from "../../src/rules/tree.ts";
import { FastLegs } from "../../src/simulation/fast-legs.ts";
import { createPlacement, type Place } from "../../src/simulation/placement.ts";
import { createRandom, type Random } from "../../src/simulation/random.ts";
import { membersByDay } from "../../src/simulation/scenario.ts";
import { createNewcomers, type HonestKind, strongestSponsor } from "../newcomers.ts";
import { createWalk, type SeatDefault, SettledUnits, seatDefaults } from "../seat-defaults.ts";
import type { FarmAccount } from "./farm-tree.ts";
import { isStaleDay } from "./prices.ts";

/** The accounts of a farm, and when they enter. */
export interface Strategy {
  accounts: readonly FarmAccount[];
  /** The turn of each account. The farm takes one turn a day. */
  turns: readonly number[];
  /** The day of the first turn. */
  start: number;
  /** The farm takes a turn only after a day with at most this many points per unit. */
  calm: number;
  /** Takes turns only on days whose price is stale. */
  staleDays: boolean;
  /** Where the first account sits: on any free leg, or where the strongest sponsor's newcomers are placed. */
  top: "anywhere" | "strongest sponsor";
}

/** The honest network around a strategy. */
export interface Surroundings {
  kind: HonestKind;
  seed: number;
  /** Honest members at the end, without the root. */
  members: number;
  /** Days in which they join. */
  days: number;
  /** Daily change of the number of new members, in percent. */
  dailyGrowth: number;
  /** The first day without honest entries. */
  collapse?: number;
  /** Whether honest members can be placed below the farm. */
  spillover: boolean;
}

/** An entry as the plan sees it; ids count from 2. */
interface Entry extends Place {
  sponsor: number;
  units: number;
}

/** Counts of a round: no money. */
export interface Round {
  units: number;
  /** Units whose sponsor is the root. */
  orphanUnits: number;
  ownUnits: number;
  /** Units whose sponsor is an account of the farm. */
  ownSponsoredUnits: number;
  points: number;
  /** Members with points, and how many each. */
  paired: Uint32Array;
  pointCounts: Uint8Array;
}

/** What a campaign did to the plan; `campaign-outcome.ts` turns it into money. */
export interface Campaign {
  entries: readonly Entry[];
  /** The number of entries up to the end of each round. */
  entered: readonly number[];
  rounds: readonly Round[];
  /** By id. */
  sponsor: Uint32Array;
  isOwn: Uint8Array;
}

const HONEST_UNITS = [1, 1, 1, 2, 2, 3, 4, 5, 5] as const;

/** Plays a strategy among honest traffic, with the simulation's counting core. */
export function playCampaign(strategy: Strategy, surroundings: Surroundings): Campaign {
  return new Player(strategy, surroundings).play();
}

class Player {
  readonly #strategy: Strategy;
  readonly #surroundings: Surroundings;
  readonly #tree = new Tree();
  readonly #legs: FastLegs;
  readonly #units: SettledUnits;
  /** Apart, so that a farm changes the honest network as little as possible. */
  readonly #honest: Random;
  readonly #own: Random;
  readonly #isOwn: Uint8Array;
  readonly #bought: Uint8Array;
  readonly #sponsor: Uint32Array;
  readonly #ids: number[] = [];
  readonly #entries: Entry[] = [];
  readonly #entered: number[] = [];
  readonly #rounds: Round[] = [];
  /** Whether the honest network's placement reads units: counting them costs a walk to the root for each entry. */
  readonly #followsUnits: boolean;
  #round = emptyRound();
  #turn = 0;

  constructor(strategy: Strategy, surroundings: Surroundings) {
    this.#strategy = strategy;
    this.#surroundings = surroundings;
    const members = surroundings.members + strategy.accounts.length;
    this.#legs = new FastLegs(members, corePlan.pointsPerUnit);
    this.#units = new SettledUnits(this.#tree, ROOT + members);
    this.#followsUnits = seatDefaults.some((name) => name === surroundings.kind);
    this.#honest = createRandom(surroundings.seed);
    this.#own = createRandom(surroundings.seed + 1_000_000);
    this.#isOwn = new Uint8Array(ROOT + 1 + members);
    this.#bought = new Uint8Array(ROOT + 1 + members);
    this.#sponsor = new Uint32Array(ROOT + 1 + members);
  }

  play(): Campaign {
    const { days, collapse = days } = this.#surroundings;
    const nextHonest = this.#createHonest();
    const target = membersByDay(this.#scenario);
    for (let day = 0; day < days; day++) {
      const joining = at(target, day) - (target[day - 1] ?? 0);
      for (let member = 0; member < joining && day < collapse; member++) {
        this.#enter(nextHonest(), this.#honest.pick(HONEST_UNITS), false);
      }
      if (this.#takesTurn(day)) this.#takeTurn();
      this.#settle();
    }
    return {
      entries: this.#entries,
      entered: this.#entered,
      rounds: this.#rounds,
      sponsor: this.#sponsor,
      isOwn: this.#isOwn,
    };
  }

  get #scenario() {
    const { members, days, dailyGrowth, seed } = this.#surroundings;
    return { members, days, dailyGrowth, seed, placement: "random", units: 1, topUps: 0 } as const;
  }

  #createHonest() {
    const { kind, spillover } = this.#surroundings;
    const [tree, random] = [this.#tree, this.#honest];
    const invites = (id: number) => at(this.#isOwn, id) === 0;
    const isOpen = (id: number) => spillover || invites(id);
    const walk = createWalk(toSeatDefault(kind), { tree, random, isOpen, below: this.#units });
    return createNewcomers(kind, { tree, random, isOpen, invites, walk });
  }

  #takesTurn(day: number): boolean {
    const { start, calm, staleDays } = this.#strategy;
    if (day < start || (staleDays && !isStaleDay(day))) return false;
    const last = this.#rounds.at(-1);
    return last === undefined || last.units === 0 || last.points / last.units <= calm;
  }

  #takeTurn(): void {
    for (const [index, account] of this.#strategy.accounts.entries()) {
      if (this.#strategy.turns[index] !== this.#turn) continue;
      const place =
        account.referral < 0 ? this.#top() : this.#below(at(this.#ids, account.referral), account.leg);
      const sponsor = account.sponsor < 0 ? ROOT : at(this.#ids, account.sponsor);
      this.#ids[index] = this.#enter({ sponsor, ...place }, account.units, true);
    }
    this.#turn += 1;
  }

  #top(): Place {
    const tree = this.#tree;
    const isOpen = (id: number) => at(this.#isOwn, id) === 0;
    const anywhere = createPlacement("random", tree, this.#own, isOpen);
    if (this.#strategy.top === "anywhere") return anywhere();
    const kind = toSeatDefault(this.#surroundings.kind);
    const walk = createWalk(kind, { tree, random: this.#own, isOpen: () => true, below: this.#units });
    return walk(strongestSponsor(this.#sponsor, this.#isOwn, tree.size)) ?? anywhere();
  }

  /** The place of an account of the farm: as planned, unless another member took the leg. */
  #below(referral: number, leg: Leg): Place {
    let seat = referral;
    let side = leg;
    for (;;) {
      const taken = this.#tree.below(seat, side);
      if (taken === NO_ID) return { referral: seat, leg: side };
      seat = taken;
      side = this.#tree.freeLeg(seat) ?? LEFT;
    }
  }

  #enter({ sponsor, referral, leg }: Omit<Entry, "units">, units: number, isOwn: boolean): number {
    const id = this.#tree.add(referral, leg);
    this.#legs.add(referral, leg);
    this.#legs.buy(id, units);
    this.#bought[id] = units;
    this.#sponsor[id] = sponsor;
    this.#isOwn[id] = isOwn ? 1 : 0;
    this.#entries.push({ sponsor, referral, leg, units });
    this.#round.units += units;
    if (isOwn) this.#round.ownUnits += units;
    if (sponsor === ROOT) this.#round.orphanUnits += units;
    else if (at(this.#isOwn, sponsor) === 1) this.#round.ownSponsoredUnits += units;
    return id;
  }

  #settle(): void {
    if (this.#round.units > 0) {
      const { points, pairedCount } = this.#legs.settle();
      this.#round.points = points;
      this.#round.paired = this.#legs.paired.slice(0, pairedCount);
      this.#round.pointCounts = this.#legs.pointCounts.slice(0, pairedCount);
    }
    if (this.#followsUnits) this.#units.settle(this.#bought);
    this.#rounds.push(this.#round);
    this.#entered.push(this.#entries.length);
    this.#round = emptyRound();
  }
}

/** The default that newcomers of a strong sponsor follow; by a coin, if the kind has none. */
const toSeatDefault = (kind: HonestKind): SeatDefault => seatDefaults.find((name) => name === kind) ?? "coin";

function emptyRound(): Round {
  return {
    units: 0,
    orphanUnits: 0,
    ownUnits: 0,
    ownSponsoredUnits: 0,
    points: 0,
    paired: new Uint32Array(0),
    pointCounts: new Uint8Array(0),
  };
}
