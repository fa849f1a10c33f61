import { z } from "zod";
import { amountSchema } from "./primitives.ts";

/** GET /stats: today's `Dashboard(0, false)` of the plan contract, read at one block. */
export const statsDataSchema = z
  .object({
    userCount: z.number().int(),
    allEnteredUSD: amountSchema,
    enteredUSD: amountSchema,
    pointCount: z.number().int(),
    round: z.number().int(),
    roundEndsAt: z.iso.datetime(),
    polUsd: amountSchema,
    unitUSD: amountSchema,
    blockNumber: amountSchema,
  })
  .meta({ id: "StatsData" });
export type StatsData = z.infer<typeof statsDataSchema>;
