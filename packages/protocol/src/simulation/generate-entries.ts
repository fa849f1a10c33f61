import { corePlan } from "../rules/parameters.ts";
import { type Leg, ROOT, Tree } from "../rules/tree.ts";
import { createPlacement, type Place, placeOnWeakerSide } from "./placement.ts";
import { createRandom, type Random } from "./random.ts";
import { membersByDay, type Scenario } from "./scenario.ts";

/** Receives the entries of a generated network, such as `FastPlan`. */
export interface Entries {
  join(sponsor: number, upline: number, leg: Leg, units: number): void;
  topUp(id: number, units: number): void;
  closeRound(): void;
}

/** Chooses sponsor and seat of one new member after the other. */
export type NextNewcomer = () => Place & { sponsor: number };

/**
 * Generates the entries of a network, a day at a time, so that the caller can pause or stop after each. Further units are
 * bought on a random later day, at most as many as the member can hold.
 */
export function* generateEntries(
  scenario: Scenario,
  entries: Entries,
  createNewcomers: (tree: Tree, random: Random) => NextNewcomer = (tree, random) =>
    newcomers(scenario, tree, random),
): Generator<number, void> {
  const random = createRandom(scenario.seed);
  const tree = new Tree();
  const nextNewcomer = createNewcomers(tree, random);
  const later = new LaterPurchases(scenario, random);

  for (const [day, members] of membersByDay(scenario).entries()) {
    while (tree.size < ROOT + members) {
      const { sponsor, referral, leg } = nextNewcomer();
      const units = unitsAtFirst(scenario.units, random);
      const id = tree.add(referral, leg);
      entries.join(sponsor, referral, leg, units);
      later.plan(id, units, day);
    }
    for (const { id, units } of later.due(day)) entries.topUp(id, units);
    entries.closeRound();
    yield day + 1;
  }
}

/** A random whole number with this average. */
function unitsAtFirst(average: number, random: Random): number {
  const least = Math.floor(average);
  return random.chance(average - least) ? least + 1 : least;
}

/** Schedules further purchases. */
class LaterPurchases {
  readonly #scenario: Scenario;
  readonly #random: Random;
  readonly #byDay: { id: number; units: number }[][];

  constructor(scenario: Scenario, random: Random) {
    this.#scenario = scenario;
    this.#random = random;
    this.#byDay = Array.from({ length: scenario.days }, () => []);
  }

  /** Schedules purchases of a member who joined on `day` with that many units. */
  plan(id: number, units: number, day: number): void {
    const room = corePlan.maxUnits - units;
    const daysLeft = this.#scenario.days - day - 1;
    const wants = this.#random.chance(this.#scenario.topUps / 100);
    if (!wants || room === 0 || daysLeft === 0) return;
    const when = day + 1 + this.#random.integer(daysLeft);
    this.#byDay[when]?.push({ id, units: 1 + this.#random.integer(room) });
  }

  due(day: number): readonly { id: number; units: number }[] {
    return this.#byDay[day] ?? [];
  }
}

/**
 * All members invite equally well: a newcomer's sponsor is a random member or the root. With weaker-side placement, newcomers
 * go below their sponsor; otherwise placement is independent of the sponsor.
 */
function newcomers(scenario: Scenario, tree: Tree, random: Random): NextNewcomer {
  const nextPlace = placement(scenario, tree, random);
  return () => {
    const sponsor = ROOT + random.integer(tree.size);
    return { sponsor, ...nextPlace(sponsor) };
  };
}

function placement(scenario: Scenario, tree: Tree, random: Random): (sponsor: number) => Place {
  if (scenario.placement !== "weaker side") return createPlacement(scenario.placement, tree, random);
  const below = new MembersBelow(tree, scenario.members);
  return (sponsor) => {
    const place = placeOnWeakerSide(sponsor, tree, (id, leg) => below.count(id, leg));
    below.add(place);
    return place;
  };
}

/** The number of members below each leg. */
class MembersBelow {
  readonly #tree: Tree;
  readonly #counts: Uint32Array;

  constructor(tree: Tree, members: number) {
    this.#tree = tree;
    this.#counts = new Uint32Array(2 * (ROOT + 1 + members));
  }

  count(id: number, leg: Leg): number {
    return this.#counts[2 * id + leg] ?? 0;
  }

  /** Counts a new member at this place, on every leg up to the root's. */
  add({ referral, leg }: Place): void {
    let [id, side] = [referral, leg];
    for (;;) {
      const slot = 2 * id + side;
      this.#counts[slot] = (this.#counts[slot] ?? 0) + 1;
      if (id === ROOT) return;
      side = this.#tree.leg[id] ?? side;
      id = this.#tree.upline[id] ?? ROOT;
    }
  }
}
