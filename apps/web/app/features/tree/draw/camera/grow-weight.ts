import { NONE } from "@canopy/protocol/tree-format/shape";
import { at } from "../../data/columns.ts";
import type { DrawnTree } from "./sight.ts";

type Grown = Pick<DrawnTree, "size" | "numbers" | "upline" | "units" | "joined">;

/** An earlier time: that of the last seat that had joined by then. */
export interface PastWeight {
  readonly lastNumber: number;
  /** Units below each seat: of the seats up to `lastNumber`, with the units that they hold now. */
  readonly weight: Float64Array;
}

/**
 * The units below each seat at an earlier time. Takes O(n), or less when a time shortly before or after it is known.
 *
 * @param known another time of the same tree, whose array is reused
 */
export function growWeight(tree: Grown, lastNumber: number, known: PastWeight | null = null): PastWeight {
  if (known !== null && known.weight.length === tree.size && shift(tree, known, lastNumber)) {
    return { lastNumber, weight: known.weight };
  }
  const weight = new Float64Array(tree.size);
  for (let position = tree.size - 1; position >= 0; position--) {
    // Seats below a later seat are later too.
    if (at(tree.numbers, position) > lastNumber) continue;
    const own = at(weight, position) + at(tree.units, position);
    weight[position] = own;
    const above = at(tree.upline, position);
    if (above !== NONE) weight[above] = at(weight, above) + own;
  }
  return { lastNumber, weight };
}

/** Adds or removes the seats between two times, each with all seats above it. False if that takes longer than all seats. */
function shift(tree: Grown, { lastNumber: from, weight }: PastWeight, to: number): boolean {
  const first = seatsUpTo(tree, Math.min(from, to));
  const end = seatsUpTo(tree, Math.max(from, to));
  const sign = to > from ? 1 : -1;
  let steps = tree.size;
  for (let index = first; index < end; index++) {
    const seat = at(tree.joined, index);
    const change = sign * at(tree.units, seat);
    for (let position = seat; position !== NONE; position = at(tree.upline, position)) {
      steps -= 1;
      if (steps < 0) return false;
      weight[position] = at(weight, position) + change;
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
