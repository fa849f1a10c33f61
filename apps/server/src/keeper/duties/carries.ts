import { at } from "@canopy/protocol/rules/column";
import { carryList, type Seat } from "@canopy/protocol/settlement/carry-list";
import { orderChildrenFirst, Positions, type SeatColumns } from "@canopy/protocol/settlement/seat-columns";

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

/**
 * Lists the same steps from columns, for rounds that touch a million seats.
 *
 * @param seats the buyers and all members above them, in any order
 * @throws RangeError when a seat is missing
 */
export function toColumnCarries(
  bought: ReadonlyMap<number, number>,
  seats: Pick<SeatColumns, "id" | "upline" | "leg" | "depth" | "leftUnits" | "rightUnits">,
): readonly Carry[] {
  const positions = new Positions(seats.id);
  const units = new Uint32Array(seats.id.length);
  for (const [id, amount] of bought) units[positions.of(id)] = amount;
  // By id within a level, as `carryList` does.
  const ids = seats.id.toSorted();
  const carries: Carry[] = [];
  for (const index of orderChildrenFirst(ids.map((id) => at(seats.depth, positions.of(id))))) {
    const id = at(ids, index);
    const position = positions.of(id);
    const upline = at(seats.upline, position);
    if (upline === 0) continue;
    const above = positions.of(upline);
    const carried = at(units, position);
    units[above] = at(units, above) + carried;
    const leg = at(seats.leg, position);
    carries.push({
      id,
      upline,
      leg,
      total: at(leg === 0 ? seats.leftUnits : seats.rightUnits, above) + carried,
    });
  }
  return carries;
}
