import { z } from "zod";
import { pageOf } from "./paging.ts";
import {
  amountSchema,
  countSchema,
  roundSchema,
  transactionHashSchema,
  usernameSchema,
} from "./primitives.ts";

/** What settlement fixed. Amounts are wei; they add up to what entered. */
const roundClosingSchema = z
  .object({
    at: z.iso.datetime(),
    points: countSchema,
    flash: countSchema,
    pointy: countSchema.meta({ description: "Members who earned points" }),
    pointValue: amountSchema,
    pointValueUSD: amountSchema,
    rebate: amountSchema.meta({ description: "For each unit of the round" }),
    heroPool: amountSchema,
    lottery: amountSchema,
    operations: amountSchema,
    closingReward: amountSchema.meta({ description: "Out of `operations`, for whoever closed the round" }),
    closer: usernameSchema.nullable(),
    transactionHash: transactionHashSchema.nullable(),
  })
  .meta({ id: "RoundClosing" });

export const roundDataSchema = z
  .object({
    round: roundSchema,
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    pricedAt: z.iso.datetime(),
    unitPrice: amountSchema,
    polUsd: amountSchema,
    units: countSchema,
    joined: countSchema.meta({ description: "Members who took a seat in this round" }),
    entered: amountSchema,
    enteredUSD: amountSchema,
    commissions: amountSchema,
    closing: roundClosingSchema.nullable().meta({ description: "null until the round is closed" }),
  })
  .meta({ id: "RoundData" });
export type RoundData = z.infer<typeof roundDataSchema>;

/** GET /rounds: rounds that have a price, the newest first. Rounds in which nobody entered may have none. */
export const roundPageSchema = pageOf(roundDataSchema).meta({ id: "RoundPage" });
export type RoundPage = z.infer<typeof roundPageSchema>;

export const pointyMemberSchema = z
  .object({
    id: z.number().int(),
    username: usernameSchema,
    points: countSchema,
    flash: countSchema,
  })
  .meta({ id: "PointyMember" });

/** GET /rounds/:round/pointy: who earned points in the round. `provisional` until it is closed. */
export const pointyPageSchema = pageOf(pointyMemberSchema)
  .extend({ provisional: z.boolean() })
  .meta({ id: "PointyPage" });
export type PointyPage = z.infer<typeof pointyPageSchema>;
