import * as z from "zod/mini";
import { described } from "../described.ts";
import { pageSchema } from "./paging.ts";
import { amountSchema, roundSchema } from "./primitives.ts";

/** A plan's price now. USD of one POL with 18 decimals, wei of one unit. */
const planPriceSchema = described(
  z.object({
    polUsd: described(amountSchema, "The current price"),
    readAt: described(z.iso.datetime(), "Time of the current reading"),
    priced: described(z.boolean(), "Whether the current round's price is fixed"),
    unitPrice: described(z.nullable(amountSchema), "null while the contract refuses entries: see `refusal`"),
    refusal: described(z.nullable(z.string()), {
      description: "The contract's error for an entry now, a code of the error catalogue",
      example: null,
    }),
    candidate: described(
      z.nullable(z.object({ polUsd: amountSchema, at: z.iso.datetime() })),
      "A reading that differs by more than half and waits for confirmation",
    ),
  }),
  { id: "PlanPrice" },
);

/** GET /price: what a unit costs now, read from the contracts at one block. `plus` is null without a Plus plan. */
export const priceDataSchema = described(
  z.object({
    round: roundSchema,
    roundEndsAt: z.iso.datetime(),
    core: planPriceSchema,
    plus: z.nullable(planPriceSchema),
    blockNumber: amountSchema,
  }),
  { id: "PriceData" },
);
export type PriceData = z.infer<typeof priceDataSchema>;

export const roundPriceSchema = described(
  z.object({ round: roundSchema, pricedAt: z.iso.datetime(), polUsd: amountSchema, unitPrice: amountSchema }),
  { id: "RoundPrice" },
);

/** GET /price/history: the prices of the rounds, newest first. */
export const priceHistorySchema = described(pageSchema(roundPriceSchema), { id: "PriceHistory" });
export type PriceHistory = z.infer<typeof priceHistorySchema>;
