import { at } from "../../src/rules/column.ts";
import { Legs } from "../../src/rules/legs.ts";
import { corePlan } from "../../src/rules/parameters.ts";
import { LEFT, type Leg, NO_ID, ROOT, Tree } from "../../src/rules/tree.ts";
import {
  createPlacement,
  type GrowthKind,
  type Place,
  placeOnWeakerSide,
} from "../../src/simulation/placement.ts";
import { createRandom, type Random } from "../../src/simulation/random.ts";

/** The work of settling one day. */
export interface DayLoad {
  day: number;
  /** Members at the end of the day. */
  members: number;
  /** Units that entered. */
  units: number;
  /** Nodes with something to carry. */
  touched: number;
  /** Members with points. */
  pointy: number;
}

export interface Growth {
  kind: GrowthKind;
  /** Members at the end. */
  members: number;
  days: number;
  seed: number;
}

/** Days of e-fold growth at the start, and the part of the time after which half of the members have joined. */
const PACE = 28;
const MIDDLE = 0.66;

/** Units of a new member, and the part of members who buy more later. */
const UNITS = [1, 1, 1, 2, 2, 3, 4, 5, 5];
const TOP_UPS = 0.15;

/** Members at the end of each day: an S-curve, slow, then fast, then slow again. */
export function membersByDay(members: number, days: number): number[] {
  const curve = (day: number) => 1 / (1 + Math.exp((days * MIDDLE - day) / PACE));
  const last = curve(days);
  return Array.from({ length: days }, (_, day) => Math.max(2, Math.round((members * curve(day + 1)) / last)));
}

/** Grows a network and settles every day with the rules' counting core. */
export function* grow({ kind, members, days, seed }: Growth): Generator<DayLoad> {
  const tree = new Tree();
  const legs = new Legs(tree, corePlan.pointsPerUnit);
  const random = createRandom(seed);
  const nextPlace = placement(kind, tree, legs, random);
  const bought: number[] = [NO_ID, NO_ID];

  for (const [index, target] of membersByDay(members, days).entries()) {
    const purchases = { ids: [] as number[], units: [] as number[] };
    const buy = (id: number, units: number): void => {
      bought[id] = (bought[id] ?? 0) + units;
      purchases.ids.push(id);
      purchases.units.push(units);
    };
    while (tree.size < target) {
      const { referral, leg } = nextPlace();
      buy(tree.add(referral, leg), random.pick(UNITS));
      if (!random.chance(TOP_UPS)) continue;
      const id = ROOT + 1 + random.integer(tree.size - 1);
      const room = corePlan.maxUnits - at(bought, id);
      if (room > 0) buy(id, 1 + random.integer(room));
    }
    const { units, touched, pointy } = legs.settle(purchases);
    yield { day: index + 1, members: tree.size, units, touched: touched.length, pointy };
  }
}

function placement(kind: GrowthKind, tree: Tree, legs: Legs, random: Random): () => Place {
  const below = (id: number, leg: Leg) => (leg === LEFT ? legs.leftUsers : legs.rightUsers)[id] ?? 0;
  return kind === "weaker side"
    ? () => placeOnWeakerSide(ROOT + random.integer(tree.size), tree, below)
    : createPlacement(kind, tree, random);
}
