import { NONE } from "@canopy/protocol/tree/shape";
import { isFree, positionOfNumber, type TreeModel } from "../data/tree-model.ts";
import type { Ghost, Leg } from "../use/tree-state.ts";

/** The most members that a reader can imagine at once. */
export const MOST_GHOSTS = 40;

/** A leg on which a ghost can sit. `upline`: a seat number, or the id of a ghost. */
export interface GhostSeat {
  readonly upline: number;
  readonly leg: Leg;
}

const legs = ["left", "right"] as const;

/** The legs that are free for a further ghost: first those of the selected seat, then those of the ghosts, newest first. */
export function freeGhostSeats(model: TreeModel, selected: number, ghosts: readonly Ghost[]): GhostSeat[] {
  const position = positionOfNumber(model, selected);
  const ofSeat = position === NONE ? [] : legs.filter((leg) => isFree(model, position, leg));
  return [
    ...ofSeat.map((leg) => ({ upline: selected, leg })),
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
