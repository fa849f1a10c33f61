import { at } from "../../src/rules/column.ts";
import { Legs } from "../../src/rules/legs.ts";
import { corePlan } from "../../src/rules/parameters.ts";
import { LEFT, type Leg, NOBODY, ROOT, Tree } from "../../src/rules/tree.ts";
import {
  createPlacement,
  type GrowthKind,
  type Place,
  placeOnWeakerSide,
} from "../../src/simulation/placement.ts";
import { createRandom, type Random } from "../../src/simulation/random.ts";

/** What one day asks of those who settle it. */
export interface DayLoad {
  day: number;
  /** Members at its end. */
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

/** Days for which growth is e-fold, early on, and the part of the time at which half of the members have joined. */
const PACE = 28;
const MIDDLE = 0.66;

/** Units with which people join, and the part of them who buy more later. */
const UNITS = [1, 1, 1, 2, 2, 3, 4, 5, 5];
const TOP_UPS = 0.15;

/** Members at the end of each day: an S-curve, slow, then fast, then slow again. */
export function membersByDay(members: number, days: number): number[] {
  const curve = (day: number) => 1 / (1 + Math.exp((days * MIDDLE - day) / PACE));
  const last = curve(days);
  return Array.from({ length: days }, (_, day) => Math.max(2, Math.round((members * curve(day + 1)) / last)));
}

/** Lets a network grow, and settles every day of it by the model's counting core. */
export function* grow({ kind, members, days, seed }: Growth): Generator<DayLoad> {
  const tree = new Tree();
  const legs = new Legs(tree, corePlan.pointsPerUnit);
  const random = createRandom(seed);
  const nextPlace = placement(kind, tree, legs, random);
  const bought: number[] = [NOBODY, NOBODY];

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
