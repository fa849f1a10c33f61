import { carryList, type Seat } from "@canopy/protocol/settlement/carry-list";

/** One step of a settlement: the units that member `id` brings to the upline. */
export interface Carry {
  id: number;
  upline: number;
  /** 0 left, 1 right, below the upline. */
  leg: number;
  /** Units that this leg of the upline holds once the step is taken: nothing but reaching it shows that it was. */
  total: number;
}

/** A member's seat, and what its legs held before the round. */
export interface CarrySeat extends Seat {
  leg: number;
  leftUnits: number;
  rightUnits: number;
}

/** A round's steps: children before their uplines, so that they can be taken in order, in as many parts as one likes. */
export type Carries = readonly Carry[];

/**
 * The steps that settle a round.
 *
 * @param bought units that members bought in the round
 * @param seats the buyers' and those of everybody above them, the root included
 * @throws RangeError when a seat is missing
 */
export function carriesOf(
  bought: ReadonlyMap<number, number>,
  seats: ReadonlyMap<number, CarrySeat>,
): Carries {
  function seatOf(id: number): CarrySeat {
    const seat = seats.get(id);
    if (seat === undefined) throw new RangeError(`there is no seat ${id}`);
    return seat;
  }
  const units = new Map(bought);
  return carryList(bought.keys(), seatOf).map((id) => {
    const { upline, leg } = seatOf(id);
    const carried = units.get(id) ?? 0;
    units.set(upline, (units.get(upline) ?? 0) + carried);
    const above = seatOf(upline);
    return { id, upline, leg, total: (leg === 0 ? above.leftUnits : above.rightUnits) + carried };
  });
}
