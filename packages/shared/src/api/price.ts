import { z } from "zod";
import { pageOf } from "./paging.ts";
import { amountSchema, roundSchema } from "./primitives.ts";

/** A plan's price now. USD of one POL with 18 decimals, wei of one unit. */
const planPriceSchema = z
  .object({
    polUsd: amountSchema.meta({ description: "The price in force" }),
    readAt: z.iso.datetime().meta({ description: "Time of the reading in force" }),
    priced: z.boolean().meta({ description: "Whether the present round's price is fixed" }),
    unitPrice: amountSchema.nullable().meta({ description: "null while entries are refused: see `refusal`" }),
    refusal: z.string().nullable().meta({
      description: "The contract's error that an entry would meet now, a code of the error catalogue",
      example: null,
    }),
    candidate: z
      .object({ polUsd: amountSchema, at: z.iso.datetime() })
      .nullable()
      .meta({ description: "A reading more than half away that waits for its confirmation" }),
  })
  .meta({ id: "PlanPrice" });

/** GET /price: what a unit costs now, read from the contracts at one block. `plus` is null where there is no Plus. */
export const priceDataSchema = z
  .object({
    round: roundSchema,
    roundEndsAt: z.iso.datetime(),
    core: planPriceSchema,
    plus: planPriceSchema.nullable(),
    blockNumber: amountSchema,
  })
  .meta({ id: "PriceData" });
export type PriceData = z.infer<typeof priceDataSchema>;

export const roundPriceSchema = z
  .object({ round: roundSchema, pricedAt: z.iso.datetime(), polUsd: amountSchema, unitPrice: amountSchema })
  .meta({ id: "RoundPrice" });

/** GET /price/history: the prices of the rounds, the newest first. */
export const priceHistorySchema = pageOf(roundPriceSchema).meta({ id: "PriceHistory" });
export type PriceHistory = z.infer<typeof priceHistorySchema>;
