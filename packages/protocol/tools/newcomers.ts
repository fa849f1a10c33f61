import { at } from "../src/rules/column.ts";
import { LEFT, type Leg, NO_ID, RIGHT, ROOT, type Tree } from "../src/rules/tree.ts";
import { createPlacement, type NetworkKind, networkKinds, type Place } from "../src/simulation/placement.ts";
import type { Random } from "../src/simulation/random.ts";
import type { SeatDefault, Walk } from "./seat-defaults.ts";

/** How honest members join: by the kind of network, by success, or by a default for seats. */
export type HonestKind = NetworkKind | "preferential" | SeatDefault;

/** The seat and the sponsor of a new member. */
export interface Newcomer extends Place {
  sponsor: number;
}

export interface NewcomerOptions {
  tree: Tree;
  random: Random;
  /** Whether a seat accepts children; the accounts of a farm may be closed. */
  isOpen: (id: number) => boolean;
  /** Whether a member invites others. Accounts of a farm invite no honest members: commissions would hide its gain. */
  invites: (id: number) => boolean;
  /** Chooses seats for the kinds that follow a default. */
  walk: Walk;
}

/**
 * Chooses the sponsor and the free leg of new members, one at a time. Add each to the tree before you request the next.
 *
 * - preferential: a sponsor by the number of members that it already sponsors, plus one; then a seat with a free leg below it, by
 *   a coin at every level.
 * - a default for seats: the same sponsor; then the seat that the default proposes.
 * - the others: any sponsor, and the placement of the kind.
 */
export function createNewcomers(kind: HonestKind, options: NewcomerOptions): () => Newcomer {
  const { tree, random, isOpen, invites, walk } = options;
  const anySponsor = (): number => {
    for (;;) {
      const sponsor = ROOT + random.integer(tree.size);
      if (invites(sponsor)) return sponsor;
    }
  };
  if (isNetworkKind(kind)) {
    const nextPlace = createPlacement(kind, tree, random, isOpen);
    return () => ({ sponsor: anySponsor(), ...nextPlace() });
  }

  // Each member once, and once more for each member that it sponsors.
  const tickets: number[] = [ROOT];
  let known = ROOT;
  const drawSponsor = (): number => {
    while (known < tree.size) {
      known += 1;
      if (invites(known)) tickets.push(known);
    }
    return random.pick(tickets);
  };
  const descend = kind === "preferential" ? (sponsor: number) => walkByCoin(sponsor, options) : walk;
  return () => {
    for (;;) {
      const sponsor = drawSponsor();
      const place = descend(sponsor);
      if (place === undefined) continue;
      tickets.push(sponsor);
      return { sponsor, ...place };
    }
  };
}

/** Undefined if only closed seats are below. */
function walkByCoin(sponsor: number, { tree, random, isOpen }: NewcomerOptions): Place | undefined {
  let referral = sponsor;
  for (;;) {
    const leg: Leg = random.chance(0.5) ? LEFT : RIGHT;
    const other: Leg = leg === LEFT ? RIGHT : LEFT;
    if (tree.below(referral, leg) === NO_ID) return { referral, leg };
    if (tree.below(referral, other) === NO_ID) return { referral, leg: other };
    const next = [leg, other].map((side) => tree.below(referral, side)).find(isOpen);
    if (next === undefined) return undefined;
    referral = next;
  }
}

const isNetworkKind = (kind: HonestKind): kind is NetworkKind =>
  networkKinds.some((network) => network === kind);

/** The honest member with the most sponsored members: where a farm hopes for newcomers sponsored by others. */
export function strongestSponsor(sponsors: Uint32Array, isOwn: Uint8Array, size: number): number {
  const sponsored = new Uint32Array(size + 1);
  let strongest = ROOT;
  for (let id = ROOT + 1; id <= size; id++) {
    const sponsor = at(sponsors, id);
    if (sponsor === ROOT || at(isOwn, sponsor) === 1) continue;
    sponsored[sponsor] = at(sponsored, sponsor) + 1;
    if (at(sponsored, sponsor) > at(sponsored, strongest)) strongest = sponsor;
  }
  return strongest;
}
