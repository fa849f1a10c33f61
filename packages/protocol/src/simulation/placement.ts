import { LEFT, type Leg, NO_ID, RIGHT, ROOT, type Tree } from "../rules/tree.ts";
import type { Random } from "./random.ts";

/** How a network grows. */
export const networkKinds = ["balanced", "random", "chain", "one-legged"] as const;
export type NetworkKind = (typeof networkKinds)[number];

/** Placement of a growing network: by the kind of network, or on the sponsor's weaker side. */
export const growthKinds = ["balanced", "weaker side", "random", "chain"] as const;
export type GrowthKind = (typeof growthKinds)[number];

/** The place of a new member. */
export interface Place {
  referral: number;
  leg: Leg;
}

/** The share of a chain's members that branch off instead of extending it. */
const OFF_THE_CHAIN: Record<"chain" | "one-legged", number> = { chain: 0.15, "one-legged": 0.02 };

/**
 * Chooses free legs of `tree`, one after the other. Take each before you request the next.
 *
 * - balanced: level by level, each from left to right.
 * - random: any seat with a free leg.
 * - chain: below the newest link, on either leg; some members branch off at random.
 * - one-legged: always further down the left leg; few members branch off, so there are few pairs.
 *
 * @param isOpen whether a seat accepts children; only a few may be closed
 */
export function createPlacement(
  kind: NetworkKind,
  tree: Tree,
  random: Random,
  isOpen: (referral: number) => boolean = () => true,
): () => Place {
  let end = ROOT;
  let first = ROOT;

  const anywhere = (): Place => {
    // At least half of a binary tree's seats have a free leg.
    for (;;) {
      const referral = ROOT + random.integer(tree.size);
      if (!isOpen(referral)) continue;
      const isLeftFree = tree.below(referral, LEFT) === NO_ID;
      const isRightFree = tree.below(referral, RIGHT) === NO_ID;
      if (isLeftFree && isRightFree) return { referral, leg: random.chance(0.5) ? LEFT : RIGHT };
      if (isLeftFree || isRightFree) return { referral, leg: isLeftFree ? LEFT : RIGHT };
    }
  };
  const nextOfLevel = (): Place => {
    while (tree.freeLeg(first) === undefined || !isOpen(first)) first += 1;
    return { referral: first, leg: tree.freeLeg(first) ?? LEFT };
  };
  const atTheEnd = (choose: () => Leg, off: number): Place => {
    if (random.chance(off)) return anywhere();
    if (tree.freeLeg(end) === undefined) {
      // Other members took both legs at its end, so the chain continues elsewhere.
      end = tree.size + 1;
      return anywhere();
    }
    const wanted = choose();
    const leg = tree.below(end, wanted) === NO_ID ? wanted : (tree.freeLeg(end) ?? wanted);
    const place = { referral: end, leg };
    end = tree.size + 1;
    return place;
  };

  switch (kind) {
    case "balanced":
      return nextOfLevel;
    case "random":
      return anywhere;
    case "chain":
      return () => atTheEnd(() => (random.chance(0.5) ? LEFT : RIGHT), OFF_THE_CHAIN.chain);
    case "one-legged":
      return () => atTheEnd(() => LEFT, OFF_THE_CHAIN["one-legged"]);
  }
}

/**
 * Walks down from a sponsor, always to the weaker leg, to the first free leg, like `autoReferral`.
 *
 * @param below the weight of a leg: units, or members
 */
export function placeOnWeakerSide(
  sponsor: number,
  tree: Tree,
  below: (id: number, leg: Leg) => number,
): Place {
  let referral = sponsor;
  for (;;) {
    const leg: Leg = below(referral, LEFT) <= below(referral, RIGHT) ? LEFT : RIGHT;
    const next = tree.below(referral, leg);
    if (next === NO_ID) return { referral, leg };
    referral = next;
  }
}
