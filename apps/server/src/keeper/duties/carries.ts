import { carryList, type Seat } from "@canopy/protocol/settlement/carry-list";

/** One step of a settlement: the units that member `id` carries to the upline. */
export interface Carry {
  id: number;
  upline: number;
  /** 0 left, 1 right, below the upline. */
  leg: number;
  /** Units in this leg of the upline after the step, which show whether the step was done. */
  total: number;
}

/** A member's seat, with the units of its legs before the round. */
export interface CarrySeat extends Seat {
  leg: number;
  leftUnits: number;
  rightUnits: number;
}

/**
 * Lists the steps that settle a round, children before their uplines, so that a batch can end after any step.
 *
 * @param bought units that members bought in the round
 * @param seats of the buyers and of all members above them, the root included
 * @throws RangeError when a seat is missing
 */
export function toCarries(
  bought: ReadonlyMap<number, number>,
  seats: ReadonlyMap<number, CarrySeat>,
): readonly Carry[] {
  function findSeat(id: number): CarrySeat {
    const seat = seats.get(id);
    if (seat === undefined) throw new RangeError(`seat ${id} is missing`);
    return seat;
  }
  const units = new Map(bought);
  return carryList(bought.keys(), findSeat).map((id) => {
    const { upline, leg } = findSeat(id);
    const carried = units.get(id) ?? 0;
    units.set(upline, (units.get(upline) ?? 0) + carried);
    const above = findSeat(upline);
    return { id, upline, leg, total: (leg === 0 ? above.leftUnits : above.rightUnits) + carried };
  });
}
