import * as z from "zod/mini";
import { described } from "../described.ts";
import { amountSchema } from "./primitives.ts";

/** GET /stats: today's `Dashboard(0, false)` of the plan contract, read at one block. */
export const statsDataSchema = described(
  z.object({
    userCount: z.int(),
    allEnteredUSD: amountSchema,
    enteredUSD: amountSchema,
    pointCount: z.int(),
    round: z.int(),
    roundEndsAt: z.iso.datetime(),
    polUsd: amountSchema,
    unitUSD: amountSchema,
    blockNumber: amountSchema,
  }),
  { id: "StatsData" },
);
export type StatsData = z.infer<typeof statsDataSchema>;
