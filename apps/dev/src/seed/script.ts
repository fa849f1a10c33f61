import { createRandom, pickWeighted } from "./random.ts";
import { addSeat, chooseSponsor, freeSeat, listTeam, type Seat } from "./tree.ts";

/** The two plans of a world. */
export type PlanName = "core" | "plus";

/** A member's action. */
export type SeedAction = { username: string } & (
  | { kind: "register"; plan: PlanName; units: number; sponsor: string; referral: string }
  | { kind: "topUp"; units: number }
  /** Withdraws a part of the box, in percent. */
  | { kind: "withdraw"; percent: number }
  | { kind: "rename"; to: string }
  /** Offers the seat to a wallet that is not a member's. */
  | { kind: "offerSeat" }
);

/** One transaction of the seed. `fraction` (0 to 1) is its time of day and increases within a day. */
export type SeedStep = SeedAction & { day: number; fraction: number };

/** The transactions of the seeded days, from day 0 to today. */
export interface SeedScript {
  steps: readonly SeedStep[];
  /** USD of one POL by day, with the feed's 8 decimals. */
  prices: readonly bigint[];
  /** A member who has not collected the rank shares of the first month. */
  lateCollector: string;
}

const MAXIMUM_UNITS = 5;
/** How many members the founder sponsors before another member does. */
const FOUNDING_TEAM = 7;
/** When the first members join Plus. */
const PLUS_DAY = 6;
const NEW_NAME = "sloe_and_thorn";
/** Places in the order of joining. The dev wallet offers the first six members. */
const LATE_COLLECTOR = 1;
const MOVING_MEMBER = 2;
/** Below this member, everyone sits in one line. */
const HEAD_OF_LINE = 14;
/** So many members top up together today that the founder earns more pairs than the cap. */
const TOP_UP_TEAM = 14;

/**
 * Generates the history of a young network: most members join in its first weeks, recruiters recruit again, half buy one or two
 * units, some top up later, some join Plus, some withdraw their earnings. One leg is deep, one change of wallet is pending, and
 * the last day has pairs above a cap. The same arguments give the same history.
 *
 * @param days whole days before today
 */
export function writeScript(
  root: string,
  usernames: readonly string[],
  days: number,
  seed: number,
): SeedScript {
  return new Story(root, usernames, days, createRandom(seed)).tell();
}

class Story {
  readonly #usernames: readonly string[];
  readonly #days: number;
  readonly #random: () => number;
  readonly #top: Seat;
  readonly #plusTop: Seat;
  readonly #members: Seat[] = [];
  readonly #plusMembers: Seat[] = [];

  constructor(root: string, usernames: readonly string[], days: number, random: () => number) {
    this.#usernames = usernames;
    this.#days = days;
    this.#random = random;
    this.#top = { username: root, units: 0, directs: 0, joined: 0, inLine: false };
    this.#plusTop = { ...this.#top };
  }

  tell(): SeedScript {
    const steps: SeedStep[] = [];
    const prices: bigint[] = [];
    let price = 52_000_000n;
    for (let day = 0; day <= this.#days; day++) {
      prices.push(price);
      price += (price * BigInt(Math.round((this.#random() - 0.48) * 600))) / 10_000n;
      const today = this.#tellDay(day);
      steps.push(
        ...today.map((action, index) => ({ ...action, day, fraction: (index + 1) / (today.length + 1) })),
      );
    }
    return { steps, prices, lateCollector: this.#usernames[LATE_COLLECTOR] ?? "" };
  }

  #tellDay(day: number): SeedAction[] {
    const newcomers = this.#usernames.slice(this.#joinedBefore(day), this.#joinedBefore(day + 1));
    return [
      ...newcomers.map((username) => this.#register(username, day)),
      ...this.#topUps(day),
      ...this.#joinPlus(day),
      ...this.#withdrawals(day),
      ...this.#renames(day),
      ...this.#offers(day),
      ...this.#teamTopUps(day),
    ];
  }

  /** Members before a day begins: many join at first, then fewer. */
  #joinedBefore(day: number): number {
    const done = day / (this.#days + 1);
    return Math.round(this.#usernames.length * (1.5 * done - 0.5 * done * done));
  }

  #register(username: string, day: number): SeedAction {
    const earlier = this.#members.length;
    // The founder begins with one unit, so the cap takes some pairs of the first day, and tops up later.
    const founding = earlier === 0 ? 1 : earlier <= FOUNDING_TEAM ? MAXIMUM_UNITS : undefined;
    const sponsor = chooseSponsor(this.#top, this.#members, day, FOUNDING_TEAM, this.#random);
    const referral = freeSeat(sponsor, this.#random);
    const drawn = pickWeighted([1, 2, 3, 5], (count) => ({ 1: 45, 2: 20, 3: 13 })[count] ?? 22, this.#random);
    const units = founding ?? drawn;
    const inLine = earlier === HEAD_OF_LINE;
    this.#members.push(addSeat({ username, units, joined: day, inLine }, sponsor, referral));
    const [sponsorName, referralName] = [sponsor.username, referral.username];
    return { kind: "register", plan: "core", username, units, sponsor: sponsorName, referral: referralName };
  }

  #topUps(day: number): SeedAction[] {
    const candidates = this.#members.filter((seat) => seat.units < MAXIMUM_UNITS && seat.joined < day);
    if (candidates.length === 0 || this.#random() < 0.15) return [];
    const seat = pickWeighted(candidates, (candidate) => 1 + candidate.directs, this.#random);
    const units = Math.min(MAXIMUM_UNITS - seat.units, this.#random() < 0.6 ? 1 : 2);
    seat.units += units;
    return [{ kind: "topUp", username: seat.username, units }];
  }

  /** Sponsors are likelier to join Plus, below their own sponsor if that member is there. */
  #joinPlus(day: number): SeedAction[] {
    if (day < PLUS_DAY || this.#random() < 0.1) return [];
    const inPlus = new Set(this.#plusMembers.map((seat) => seat.username));
    const candidates = this.#members.filter((seat) => !inPlus.has(seat.username) && seat.joined < day);
    if (candidates.length === 0) return [];
    const { username, sponsor: coreSponsor } = pickWeighted(
      candidates,
      (seat) => seat.units + 3 * seat.directs,
      this.#random,
    );
    const sponsor =
      this.#plusMembers.find((seat) => seat.username === coreSponsor?.username) ??
      this.#plusMembers[0] ??
      this.#plusTop;
    const referral = freeSeat(sponsor, this.#random);
    const units = this.#random() < 0.7 ? 1 : 2;
    this.#plusMembers.push(addSeat({ username, units, joined: day, inLine: false }, sponsor, referral));
    const [sponsorName, referralName] = [sponsor.username, referral.username];
    return [
      { kind: "register", plan: "plus", username, units, sponsor: sponsorName, referral: referralName },
    ];
  }

  /** Some sponsors withdraw a part of their boxes. */
  #withdrawals(day: number): SeedAction[] {
    if (day < 3 || this.#random() < 0.4) return [];
    // Not the founder, whose box users see first: it stays full.
    const earning = this.#members.slice(1).filter((seat) => seat.directs > 0 && seat.joined < day - 1);
    if (earning.length === 0) return [];
    const { username } = pickWeighted(earning, (seat) => seat.directs, this.#random);
    return [{ kind: "withdraw", username, percent: 30 + Math.floor(this.#random() * 7) * 10 }];
  }

  /** One member changes their username on the last day but one, after the last entry under the old one. */
  #renames(day: number): SeedAction[] {
    if (day !== this.#days - 1) return [];
    const inPlus = new Set(this.#plusMembers.map((seat) => seat.username));
    const seat = this.#members.findLast((member) => member.joined < day - 5 && !inPlus.has(member.username));
    if (seat === undefined) return [];
    const { username } = seat;
    seat.username = NEW_NAME;
    return [{ kind: "rename", username, to: NEW_NAME }];
  }

  /** One member begins to move the seat to another wallet, which has not accepted it yet. */
  #offers(day: number): SeedAction[] {
    const seat = this.#members[MOVING_MEMBER];
    return day !== this.#days - 1 || seat === undefined
      ? []
      : [{ kind: "offerSeat", username: seat.username }];
  }

  /** On the last day, members of the founder's smaller leg buy all units that they can hold. */
  #teamTopUps(day: number): SeedAction[] {
    if (day !== this.#days) return [];
    const team = listTeam(this.#members[0]?.right).filter((seat) => seat.units === 1 && seat.joined < day);
    return team.slice(0, TOP_UP_TEAM).map((seat) => {
      const units = MAXIMUM_UNITS - seat.units;
      seat.units += units;
      return { kind: "topUp", username: seat.username, units };
    });
  }
}
