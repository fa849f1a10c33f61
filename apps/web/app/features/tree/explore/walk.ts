import { NONE } from "@canopy/protocol/tree-format/shape";
import { at } from "../data/columns.ts";
import {
  childAt,
  findLeg,
  findUpline,
  isFree,
  type Leg,
  positionOfNumber,
  type TreeModel,
} from "../data/tree-model.ts";
import type { TreeState } from "./tree-state.ts";

/** A loaded seat by its position, or with `leg` the free seat on that leg of it. */
export interface Place {
  readonly position: number;
  readonly leg: Leg | null;
}

/** The selected place; null while its seat is not loaded. A free seat that was taken since gives way to the seat above it. */
export function selectedPlace(
  model: TreeModel,
  { selected, freeLeg }: Pick<TreeState, "selected" | "freeLeg">,
): Place | null {
  const position = positionOfNumber(model, selected);
  if (position === NONE) return null;
  return { position, leg: freeLeg !== null && isFree(model, position, freeLeg) ? freeLeg : null };
}

/** A direction in the drawing: the top seat is above all, the left leg is on the left. */
export type Direction = "up" | "down" | "left" | "right";

/** A leg of a seat. */
interface Slot {
  readonly above: number;
  readonly leg: Leg;
}

/**
 * The next place in a direction: up to the upline, down to the left leg or else the right one, and sideways to the neighbour on
 * the same level. Null where the loaded tree ends.
 *
 * @param last the highest seat number that is shown. Free seats are places only if all seats are shown.
 */
export function walk(
  model: TreeModel,
  place: Place,
  direction: Direction,
  last = Number.POSITIVE_INFINITY,
): Place | null {
  switch (direction) {
    case "up":
      return walkUp(model, place);
    case "down":
      if (place.leg !== null) return null;
      return findPlace(model, { above: place.position, leg: "left" }, last) ?? rightPlace(model, place, last);
    case "left":
    case "right":
      return walkSideways(model, place, direction, last);
  }
}

/** The place on a leg: a seat or a free seat. Null if the seat there is not loaded or not shown. */
function findPlace(model: TreeModel, { above, leg }: Slot, last: number): Place | null {
  const child = childAt(model, above, leg);
  if (child !== NONE) return at(model.numbers, child) <= last ? { position: child, leg: null } : null;
  return last === Number.POSITIVE_INFINITY && isFree(model, above, leg) ? { position: above, leg } : null;
}

const rightPlace = (model: TreeModel, { position }: Place, last: number) =>
  findPlace(model, { above: position, leg: "right" }, last);

function walkUp(model: TreeModel, { position, leg }: Place): Place | null {
  if (leg !== null) return { position, leg: null };
  const above = findUpline(model, position);
  return above === NONE ? null : { position: above, leg: null };
}

function walkSideways(model: TreeModel, place: Place, side: Leg, last: number): Place | null {
  const slot = findSlot(model, place);
  if (slot === null) return null;
  if (slot.leg !== side) {
    const sibling = findPlace(model, { above: slot.above, leg: side }, last);
    if (sibling !== null) return sibling;
  }
  const [near, far] = side === "left" ? (["right", "left"] as const) : (["left", "right"] as const);
  for (const above of level(model, slot.above, side)) {
    const found = findPlace(model, { above, leg: near }, last) ?? findPlace(model, { above, leg: far }, last);
    if (found !== null) return found;
  }
  return null;
}

function findSlot(model: TreeModel, { position, leg }: Place): Slot | null {
  if (leg !== null) return { above: position, leg };
  const own = findLeg(model, position);
  return own === null ? null : { above: findUpline(model, position), leg: own };
}

/** The seats on the level of a seat, from its neighbour outwards. */
function* level({ size, depth, end }: TreeModel, from: number, side: Leg): Generator<number> {
  const wanted = depth[from];
  if (side === "left") {
    for (let position = from - 1; position >= 0; position--) if (depth[position] === wanted) yield position;
    return;
  }
  let position = end[from] ?? size;
  while (position < size) {
    const isWanted = depth[position] === wanted;
    if (isWanted) yield position;
    // Seats below the wanted level are skipped, with all that is below them.
    position = isWanted ? (end[position] ?? size) : position + 1;
  }
}
