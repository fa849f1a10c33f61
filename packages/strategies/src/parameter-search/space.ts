import { at } from "@canopy/protocol/rules/column";
import { createRandom } from "@canopy/protocol/simulation/random";
import * as z from "zod/mini";
import { type Kind, strategies } from "../kinds/kinds.ts";

/** Values to try for each parameter. Parameters that are not here keep one value. */
export type Space = Readonly<Record<string, readonly unknown[]>>;

export type Values = Readonly<Record<string, unknown>>;

/**
 * The settings to try: all combinations, or as many random ones without repetition as `most` allows. Combinations that the strategy
 * refuses, such as a fast average that is slower than the slow one, are left out.
 */
export function listSettings(
  { kind, fixed, space }: { kind: Kind; fixed: Values; space: Space },
  most: number,
  seed: number,
): Values[] {
  const total = Object.values(space).reduce((product, values) => product * values.length, 1);
  const { parameters } = strategies[kind];
  return pickIndices(total, most, seed)
    .map((index) => ({ ...fixed, ...combination(space, index) }))
    .filter((values) => z.safeParse<z.ZodMiniType>(parameters, values).success);
}

function pickIndices(total: number, most: number, seed: number): number[] {
  if (total <= most) return Array.from({ length: total }, (_, index) => index);
  const random = createRandom(seed);
  const picked = new Set<number>();
  while (picked.size < most) picked.add(random.integer(total));
  return [...picked];
}

/** The combination with this number: the digits of the number, in a base of its own for each parameter. */
function combination(space: Space, index: number): Values {
  let rest = index;
  return Object.fromEntries(
    Object.entries(space).map(([name, values]) => {
      const digit = rest % values.length;
      rest = Math.floor(rest / values.length);
      return [name, at(values, digit)];
    }),
  );
}
