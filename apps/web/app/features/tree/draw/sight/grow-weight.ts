import { NONE } from "@canopy/protocol/tree/shape";
import { at } from "../../data/columns.ts";
import type { DrawnTree } from "./sight.ts";

/**
 * The units below each seat at an earlier time: of the seats up to `lastNumber`, with the units that they hold now. Takes O(n),
 * once for each time that is shown.
 *
 * @param reused an array of an earlier call, to be overwritten
 */
export function growWeight(
  { size, numbers, upline, units }: Pick<DrawnTree, "size" | "numbers" | "upline" | "units">,
  lastNumber: number,
  reused?: Float64Array,
): Float64Array {
  const weight = reused?.length === size ? reused.fill(0) : new Float64Array(size);
  for (let position = size - 1; position >= 0; position--) {
    // Seats below a later seat are later too.
    if (at(numbers, position) > lastNumber) continue;
    const own = at(weight, position) + at(units, position);
    weight[position] = own;
    const above = at(upline, position);
    if (above !== NONE) weight[above] = at(weight, above) + own;
  }
  return weight;
}
