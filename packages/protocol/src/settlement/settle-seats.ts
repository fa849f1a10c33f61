import { at } from "../rules/column.ts";
import { LEFT, NO_ID } from "../rules/tree.ts";
import { orderChildrenFirst, Positions, type SeatColumns } from "./seat-columns.ts";
import type { Arrival, Pairing } from "./settle-round.ts";

export interface SeatsSettlement {
  /** Members with points or flash. */
  readonly pairings: readonly Pairing[];
  readonly units: number;
  readonly points: number;
  readonly flash: number;
  /** Members who earned a point. */
  readonly pointy: number;
}

/**
 * Settles one round as `settleRound` does, in columns: for rounds that touch a million seats. Changes the legs in `seats`.
 *
 * @param seats at least the seats with entries and all above them, as after the previous round
 * @throws RangeError when one of them is missing
 */
export function settleSeats(
  seats: SeatColumns,
  arrivals: Iterable<Arrival>,
  pointsPerUnit: number,
): SeatsSettlement {
  const positions = new Positions(seats.id);
  const count = seats.id.length;
  const own = new Uint32Array(count);
  const joined = new Uint32Array(count);
  const left = new Uint32Array(count);
  const right = new Uint32Array(count);
  const leftJoined = new Uint32Array(count);
  const rightJoined = new Uint32Array(count);
  const sums = { units: 0, points: 0, flash: 0, pointy: 0 };
  for (const { id, units, members } of arrivals) {
    const position = positions.of(id);
    own[position] = at(own, position) + units;
    joined[position] = at(joined, position) + members;
    sums.units += units;
  }

  const pairings: Pairing[] = [];
  for (const position of orderChildrenFirst(seats.depth)) {
    add(seats.settledUnits, position, at(own, position));
    add(seats.leftUnits, position, at(left, position));
    add(seats.rightUnits, position, at(right, position));
    add(seats.leftMembers, position, at(leftJoined, position));
    add(seats.rightMembers, position, at(rightJoined, position));
    const leftVariance = at(seats.leftVariance, position) + at(left, position);
    const rightVariance = at(seats.rightVariance, position) + at(right, position);
    const pairs = Math.min(leftVariance, rightVariance);
    seats.leftVariance[position] = leftVariance - pairs;
    seats.rightVariance[position] = rightVariance - pairs;

    const upline = at(seats.upline, position);
    if (upline === NO_ID) continue;
    const above = positions.of(upline);
    const isLeft = at(seats.leg, position) === LEFT;
    add(isLeft ? left : right, above, at(own, position) + at(left, position) + at(right, position));
    add(
      isLeft ? leftJoined : rightJoined,
      above,
      at(joined, position) + at(leftJoined, position) + at(rightJoined, position),
    );
    if (pairs === 0) continue;
    const points = Math.min(pairs, pointsPerUnit * at(seats.settledUnits, position));
    pairings.push({ id: at(seats.id, position), points, flash: pairs - points });
    sums.points += points;
    sums.flash += pairs - points;
    if (points > 0) sums.pointy += 1;
  }
  return { pairings, ...sums };
}

function add(column: Uint32Array, position: number, amount: number): void {
  column[position] = at(column, position) + amount;
}
