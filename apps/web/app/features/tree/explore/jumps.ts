import { NONE } from "@canopy/protocol/tree-format/shape";
import { isFree, knowsLegs, type Leg, legUnits, type TreeModel } from "../data/tree-model.ts";
import type { Place } from "./walk.ts";

const legs = ["left", "right"] as const;

/** The leg of a seat with fewer units; null if both have equally many, and until all of them are loaded. */
export function smallerLeg(model: TreeModel, position: number): Leg | null {
  if (!knowsLegs(model, position)) return null;
  const left = legUnits(model, position, "left");
  const right = legUnits(model, position, "right");
  return left === right ? null : left < right ? "left" : "right";
}

/**
 * The free seats below a seat, its own first and then level by level, each from left to right. Takes one pass over the subtree.
 *
 * @param most how many to find at most
 */
export function nearestFreeSeats(model: TreeModel, top: number, most: number): Place[] {
  const { depth, left, right } = model;
  const end = model.end[top] ?? 0;
  const nearest: Place[] = [];
  const readDepth = (place: Place | undefined) => (place && depth[place.position]) ?? 0;
  /** Seats at this depth or below it are no nearer than those that were found. */
  let limit = Number.POSITIVE_INFINITY;
  // A call for each of a million seats would be a long task on a slow phone.
  for (let position = top; position < end; position++) {
    const below = depth[position] ?? 0;
    if (below >= limit || (left[position] !== NONE && right[position] !== NONE)) continue;
    for (const leg of legs) {
      if (!isFree(model, position, leg)) continue;
      let index = nearest.length;
      while (index > 0 && readDepth(nearest[index - 1]) > below) index--;
      nearest.splice(index, 0, { position, leg });
      if (nearest.length > most) nearest.pop();
    }
    if (nearest.length === most) limit = readDepth(nearest.at(-1));
  }
  return nearest;
}

/** The free seat after the selected one, the first again after the last. */
export function nextFreeSeat(places: readonly Place[], selected: Place): Place | undefined {
  const index = places.findIndex(
    ({ position, leg }) => position === selected.position && leg === selected.leg,
  );
  return places[(index + 1) % places.length];
}
