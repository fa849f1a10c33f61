import { corePlan } from "../rules/parameters.ts";
import { type Leg, ROOT, Tree } from "../rules/tree.ts";
import { createPlacement, type Place, placeOnWeakerSide } from "./placement.ts";
import { createRandom, type Random } from "./random.ts";
import { membersByDay, type Scenario } from "./scenario.ts";

/** Where an imagined network's entries go: `FastPlan` is one. */
export interface Entries {
  join(sponsor: number, upline: number, leg: Leg, units: number): void;
  topUp(id: number, units: number): void;
  closeRound(): void;
}

/**
 * Imagines a network and hands its entries over, a day at a time: whoever runs it can stop or rest after each.
 *
 * Anybody's invitations are as good as anybody else's: a newcomer's sponsor is drawn from all who are there, the root
 * among them. On the weaker side, newcomers are placed below their sponsor; otherwise placement is its own matter.
 * Further units are bought on a day drawn from those that are left, as many as there is room for or fewer.
 */
export function* imagine(scenario: Scenario, entries: Entries): Generator<number, void> {
  const random = createRandom(scenario.seed);
  const tree = new Tree();
  const nextPlace = placement(scenario, tree, random);
  const later = new LaterPurchases(scenario, random);

  for (const [day, members] of membersByDay(scenario).entries()) {
    while (tree.size < ROOT + members) {
      const sponsor = ROOT + random.integer(tree.size);
      const { referral, leg } = nextPlace(sponsor);
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

/** A whole number with this average. */
function unitsAtFirst(average: number, random: Random): number {
  const least = Math.floor(average);
  return random.chance(average - least) ? least + 1 : least;
}

/** Who buys further units, and when. */
class LaterPurchases {
  readonly #scenario: Scenario;
  readonly #random: Random;
  readonly #byDay: { id: number; units: number }[][];

  constructor(scenario: Scenario, random: Random) {
    this.#scenario = scenario;
    this.#random = random;
    this.#byDay = Array.from({ length: scenario.days }, () => []);
  }

  /** Decides for a member who joined on `day` with so many units. */
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

function placement(scenario: Scenario, tree: Tree, random: Random): (sponsor: number) => Place {
  if (scenario.placement !== "weaker side") return createPlacement(scenario.placement, tree, random);
  const below = new MembersBelow(tree, scenario.members);
  return (sponsor) => {
    const place = placeOnWeakerSide(sponsor, tree, (id, leg) => below.count(id, leg));
    below.add(place);
    return place;
  };
}

/** How many members sit below each leg, kept as they join. */
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

  /** Counts one who takes this place, on every leg from there up to the root's. */
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
