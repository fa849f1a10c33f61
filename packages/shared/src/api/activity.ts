import { z } from "zod";
import { pageOf } from "./paging.ts";
import { amountSchema, countSchema, roundSchema } from "./primitives.ts";

/** What a round brought a member. Wei, and USD at that round's price; `ptEarn` and `rebates` are null until it is closed. */
export const activityDaySchema = z
  .object({
    round: roundSchema,
    startsAt: z.iso.datetime(),
    polUsd: amountSchema.meta({ description: "USD of one POL in this round, 18 decimals" }),
    closed: z.boolean(),
    units: countSchema.meta({ description: "Bought in this round" }),
    points: countSchema.meta({ description: "A forecast until the round is closed" }),
    flash: countSchema.meta({ description: "A forecast until the round is closed" }),
    spEarn: amountSchema,
    ptEarn: amountSchema.nullable(),
    rebates: amountSchema.nullable(),
    earnedUSD: amountSchema.meta({ description: "USD (18 decimals) of all three, rounded down" }),
  })
  .meta({ id: "ActivityDay" });
export type ActivityDay = z.infer<typeof activityDaySchema>;

/** GET /members/:username/activity: rounds in which something happened, the newest first. */
export const activityPageSchema = pageOf(activityDaySchema).meta({ id: "ActivityPage" });
export type ActivityPage = z.infer<typeof activityPageSchema>;
