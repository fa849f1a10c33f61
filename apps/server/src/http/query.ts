import { MAXIMUM_LIMIT } from "@canopy/shared/api/paging";
import { planNameSchema } from "@canopy/shared/api/primitives";
import { z } from "zod";

/** A whole number in a path or a query, digits only. */
export function wholeNumber(from: number, to: number) {
  const error = `A whole number from ${from} to ${to}`;
  return z
    .string({ error })
    .refine((text) => /^\d{1,10}$/.test(text) && Number(text) >= from && Number(text) <= to, {
      error,
      abort: true,
    })
    .meta({ type: "integer", minimum: from, maximum: to, description: error })
    .transform(Number);
}

/** Most items of a page, 1 to 100. */
export function limit(otherwise = 50) {
  return wholeNumber(1, MAXIMUM_LIMIT).default(otherwise);
}

/** Which plan is asked about. */
export const plan = z._default(planNameSchema, "core");

/** The number of a round or a month. */
export const roundNumber = () => wholeNumber(0, 65_535);
