import { at } from "../src/rules/column.ts";
import { LEFT, type Leg, NO_ID, RIGHT, ROOT, type Tree } from "../src/rules/tree.ts";
import type { Place } from "../src/simulation/placement.ts";
import type { Random } from "../src/simulation/random.ts";

/**
 * Defaults for the seat of a new member below its sponsor:
 *
 * - weaker leg: at every level the leg with fewer units, as `autoReferral` does.
 * - coin: a random leg at every level.
 * - breadth-first: the highest free leg on the sponsor's weaker side.
 * - outermost: straight down on the outer edge of the sponsor's weaker side.
 */
export const seatDefaults = ["weaker leg", "coin", "breadth-first", "outermost"] as const;
export type SeatDefault = (typeof seatDefaults)[number];

/** Finds a seat with a free leg at or below a sponsor; undefined if all are closed. */
export type Walk = (sponsor: number) => Place | undefined;

export interface WalkOptions {
  tree: Tree;
  random: Random;
  isOpen: (id: number) => boolean;
  below: SettledUnits;
}

export function createWalk(kind: SeatDefault, { tree, random, isOpen, below }: WalkOptions): Walk {
  const coin = (): Leg => (random.chance(0.5) ? LEFT : RIGHT);
  const weaker = (id: number): Leg => {
    const [left, right] = [below.count(id, LEFT), below.count(id, RIGHT)];
    return left === right ? coin() : left < right ? LEFT : RIGHT;
  };
  const straight = (sponsor: number, choose: (id: number) => Leg): Place | undefined => {
    let referral = sponsor;
    for (;;) {
      const free = tree.freeLeg(referral);
      if (free !== undefined) return { referral, leg: free };
      const leg = choose(referral);
      const next = [tree.below(referral, leg), tree.below(referral, opposite(leg))].find(isOpen);
      if (next === undefined) return undefined;
      referral = next;
    }
  };
  const edge = (sponsor: number): Place | undefined => {
    const leg = weaker(sponsor);
    let referral = sponsor;
    for (;;) {
      const next = tree.below(referral, leg);
      if (next === NO_ID) return { referral, leg };
      if (!isOpen(next)) return undefined;
      referral = next;
    }
  };
  const highest = (sponsor: number): Place | undefined => {
    const free = tree.freeLeg(sponsor);
    if (free !== undefined) return { referral: sponsor, leg: free };
    const first = weaker(sponsor);
    const queue = [tree.below(sponsor, first), tree.below(sponsor, opposite(first))].filter(isOpen);
    for (const referral of queue) {
      const leg = tree.freeLeg(referral);
      if (leg !== undefined) return { referral, leg };
      queue.push(...[tree.below(referral, LEFT), tree.below(referral, RIGHT)].filter(isOpen));
    }
    return undefined;
  };

  switch (kind) {
    case "weaker leg":
      return (sponsor) => straight(sponsor, weaker);
    case "coin":
      return (sponsor) => straight(sponsor, coin);
    case "breadth-first":
      return highest;
    case "outermost":
      return edge;
  }
}

const opposite = (leg: Leg): Leg => (leg === LEFT ? RIGHT : LEFT);

/** Units below each leg at the last settlement, which is what a default can read from the plan. */
export class SettledUnits {
  readonly #tree: Tree;
  readonly #counts: Uint32Array;
  readonly #settled: Uint8Array;

  /** @param ids the highest id */
  constructor(tree: Tree, ids: number) {
    this.#tree = tree;
    this.#counts = new Uint32Array(2 * (ids + 1));
    this.#settled = new Uint8Array(ids + 1);
  }

  count(id: number, leg: Leg): number {
    return at(this.#counts, 2 * id + leg);
  }

  /** @param bought units by id */
  settle(bought: Uint8Array): void {
    for (let id = ROOT + 1; id <= this.#tree.size; id++) {
      const units = at(bought, id) - at(this.#settled, id);
      if (units === 0) continue;
      this.#settled[id] = at(bought, id);
      for (let seat = id; seat !== ROOT; seat = at(this.#tree.upline, seat)) {
        const slot = 2 * at(this.#tree.upline, seat) + at(this.#tree.leg, seat);
        this.#counts[slot] = at(this.#counts, slot) + units;
      }
    }
  }
}
