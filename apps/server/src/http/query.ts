import { MAXIMUM_LIMIT } from "@canopy/shared/api/paging";
import { planNameSchema } from "@canopy/shared/api/primitives";
import { z } from "zod";

/** Digits only. */
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

/** The maximum number of items on a page. */
export function limit(otherwise = 50) {
  return wholeNumber(1, MAXIMUM_LIMIT).default(otherwise);
}

export const plan = z._default(planNameSchema, "core");

/** Of a round or a month. */
export const roundNumber = () => wholeNumber(0, 65_535);
