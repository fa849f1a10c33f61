import { NONE } from "@canopy/protocol/tree-format/shape";
import { at } from "../../data/columns.ts";
import type { DrawnTree } from "./sight.ts";

type Grown = Pick<DrawnTree, "size" | "numbers" | "upline" | "units" | "joined">;

/** Seats of a step: some 0.3 ms, or a millisecond on a slow device. */
const STEP = 1 << 14;

/** An earlier time of a tree: that of the last seat that had joined by then. */
interface PastWeight {
  readonly tree: Grown;
  readonly lastNumber: number;
  readonly weight: Float64Array;
}

/** The units below each seat at earlier times. */
export interface PastWeights {
  /**
   * Units of the seats up to `lastNumber`, with those that they hold now, by the seat above them. Takes O(n), or less shortly before
   * or after the last time. The array changes with the next time.
   */
  readonly grow: (tree: Grown, lastNumber: number) => Generator<undefined, Float64Array>;
}

/** `step`: the most seats of a step. */
export function createPastWeights(step = STEP): PastWeights {
  let last: PastWeight | null = null;
  return {
    *grow(tree, lastNumber) {
      const known = last?.tree === tree ? last : null;
      if (known?.lastNumber === lastNumber) return known.weight;
      // From here on its array changes, so it is of no use if these steps are given up.
      last = null;
      const isShifted = known !== null && (yield* shift(known, lastNumber, step));
      const weight = isShifted ? known.weight : yield* sumUnits(tree, lastNumber, step);
      last = { tree, lastNumber, weight };
      return weight;
    },
  };
}

function* sumUnits(tree: Grown, lastNumber: number, step: number): Generator<undefined, Float64Array> {
  const weight = new Float64Array(tree.size);
  for (let end = tree.size; end > 0; end -= step) {
    addSeats(tree, weight, Math.max(0, end - step), end, lastNumber);
    yield;
  }
  return weight;
}

/** Adds the seats from `begin` to `end` to those above them. The seats from `end` on have been added. */
function addSeats(tree: Grown, weight: Float64Array, begin: number, end: number, lastNumber: number): void {
  for (let position = end - 1; position >= begin; position--) {
    // Seats below a later seat are later too.
    if (at(tree.numbers, position) > lastNumber) continue;
    const own = at(weight, position) + at(tree.units, position);
    weight[position] = own;
    const above = at(tree.upline, position);
    if (above !== NONE) weight[above] = at(weight, above) + own;
  }
}

/** Adds or removes the seats between two times, each with all seats above it. False if that takes longer than all seats. */
function* shift(
  { tree, lastNumber: from, weight }: PastWeight,
  to: number,
  step: number,
): Generator<undefined, boolean> {
  const first = seatsUpTo(tree, Math.min(from, to));
  const end = seatsUpTo(tree, Math.max(from, to));
  const sign = to > from ? 1 : -1;
  let steps = 0;
  for (let index = first; index < end; index++) {
    const seat = at(tree.joined, index);
    const change = sign * at(tree.units, seat);
    for (let position = seat; position !== NONE; position = at(tree.upline, position)) {
      weight[position] = at(weight, position) + change;
      steps += 1;
      if (steps > tree.size) return false;
      if (steps % step === 0) yield;
    }
  }
  return true;
}

/** Seats of a tree with numbers up to `number`. */
function seatsUpTo({ joined, numbers }: Grown, number: number): number {
  let low = 0;
  let high = joined.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(numbers, at(joined, middle)) <= number) low = middle + 1;
    else high = middle;
  }
  return low;
}
