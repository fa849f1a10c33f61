import { head } from "../data/test-snapshots.ts";
import { buildModel, type TreeModel, type TreeSnapshot } from "../data/tree-model.ts";

/** A seat number, or a seat number with the seats on its left and right leg. Null is a free leg. */
export type Seats = number | readonly [number, Seats | null, Seats | null];

/** A model of the seats, for tests. Every seat has one unit unless `columns` says otherwise. */
export function grow(seats: Seats, columns: Partial<TreeSnapshot> = {}): TreeModel {
  const legs: number[] = [];
  const numbers: number[] = [];
  function add(seat: Seats) {
    const [number, left, right] = typeof seat === "number" ? [seat, null, null] : seat;
    numbers.push(number);
    legs.push((left === null ? 0 : 1) + (right === null ? 0 : 2));
    if (left !== null) add(left);
    if (right !== null) add(right);
  }
  add(seats);
  return buildModel({
    ...head,
    totalSeats: numbers.length,
    legs: Uint8Array.from(legs),
    numbers: Uint32Array.from(numbers),
    units: new Uint32Array(numbers.length).fill(1),
    ...columns,
  });
}
