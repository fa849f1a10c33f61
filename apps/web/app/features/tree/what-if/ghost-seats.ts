import { NONE } from "@canopy/protocol/tree-format/shape";
import { at } from "../data/columns.ts";
import { isFree, positionOfNumber, type TreeModel } from "../data/tree-model.ts";
import { nearestFreeSeats } from "../explore/jumps.ts";
import type { Ghost, Leg } from "../explore/tree-state.ts";

/** The most members that a reader can imagine at once. */
export const MOST_GHOSTS = 40;

/** The most free seats below a seat whose own legs are taken. */
const MOST_NEAREST = 8;

/** A leg on which a ghost can sit. `upline`: a seat number, or the id of a ghost. */
export interface GhostSeat {
  readonly upline: number;
  readonly leg: Leg;
}

const legs = ["left", "right"] as const;

/**
 * The free legs of a seat. If both are taken, the nearest free seats below: finding them takes one pass over the subtree.
 *
 * @returns none for a seat that is not in the model
 */
export function freeSeatsFor(model: TreeModel, selected: number): GhostSeat[] {
  const position = positionOfNumber(model, selected);
  if (position === NONE) return [];
  const own = legs.filter((leg) => isFree(model, position, leg));
  if (own.length > 0) return own.map((leg) => ({ upline: selected, leg }));
  return nearestFreeSeats(model, position, MOST_NEAREST).flatMap((place) =>
    place.leg === null ? [] : [{ upline: at(model.numbers, place.position), leg: place.leg }],
  );
}

/** The legs that are free for a further ghost: first those of `seats`, then those of the ghosts, newest first. */
export function freeGhostSeats(seats: readonly GhostSeat[], ghosts: readonly Ghost[]): GhostSeat[] {
  return [
    ...seats,
    ...ghosts.toReversed().flatMap(({ id }) => legs.map((leg) => ({ upline: id, leg }))),
  ].filter((seat) => !ghosts.some(({ upline, leg }) => upline === seat.upline && leg === seat.leg));
}

/**
 * The seats of a line of ghosts: the first on `seat`, each further one below the one before on the same leg. As many as there
 * is room for. Ghosts count down from -1, as the view's state numbers them.
 */
export function ghostLine(seat: GhostSeat, members: number, ghosts: readonly Ghost[]): GhostSeat[] {
  const next = Math.min(0, ...ghosts.map(({ id }) => id)) - 1;
  const count = Math.max(0, Math.min(members, MOST_GHOSTS - ghosts.length));
  return Array.from({ length: count }, (_, index) => ({
    upline: index === 0 ? seat.upline : next - index + 1,
    leg: seat.leg,
  }));
}

/** The ghosts whose seats are still free: a real member may have taken one since, which removes the ghosts below too. */
export function placedGhosts(model: TreeModel, ghosts: readonly Ghost[]): readonly Ghost[] {
  const placed = new Set<number>();
  return ghosts.filter(({ id, upline, leg }) => {
    const position = upline < 0 ? NONE : positionOfNumber(model, upline);
    const isPlaced = position === NONE ? placed.has(upline) : isFree(model, position, leg);
    if (isPlaced) placed.add(id);
    return isPlaced;
  });
}

/** The number that readers see: the ghosts count from 1 in the order of joining. */
export const ghostLabel = (id: number): number => -id;
