import * as z from "zod/mini";
import { described } from "../described.ts";
import { pageSchema } from "./paging.ts";
import { amountSchema, countSchema, roundSchema } from "./primitives.ts";

/** A member's earnings in a round, in wei and in USD at its price; `ptEarn` and `rebates` are null until it is closed. */
export const activityDaySchema = described(
  z.object({
    round: roundSchema,
    startsAt: z.iso.datetime(),
    polUsd: described(amountSchema, "USD of one POL in this round, 18 decimals"),
    closed: z.boolean(),
    units: described(countSchema, "Bought in this round"),
    points: described(countSchema, "A forecast until the round is closed"),
    flash: described(countSchema, "A forecast until the round is closed"),
    spEarn: amountSchema,
    ptEarn: z.nullable(amountSchema),
    rebates: z.nullable(amountSchema),
    earnedUSD: described(amountSchema, "Sum of these three in USD (18 decimals), rounded down"),
  }),
  { id: "ActivityDay" },
);
export type ActivityDay = z.infer<typeof activityDaySchema>;

/** GET /members/:username/activity: rounds in which something happened, newest first. */
export const activityPageSchema = described(pageSchema(activityDaySchema), { id: "ActivityPage" });
export type ActivityPage = z.infer<typeof activityPageSchema>;
