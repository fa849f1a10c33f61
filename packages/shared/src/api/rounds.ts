import * as z from "zod/mini";
import { described } from "../described.ts";
import { pageSchema } from "./paging.ts";
import {
  amountSchema,
  countSchema,
  roundSchema,
  transactionHashSchema,
  usernameSchema,
} from "./primitives.ts";

/** The result of settlement, in wei; the amounts add up to what entered. */
const roundClosingSchema = described(
  z.object({
    at: z.iso.datetime(),
    points: countSchema,
    flash: countSchema,
    pointy: described(countSchema, "Members who earned points"),
    pointValue: amountSchema,
    pointValueUSD: amountSchema,
    rebate: described(amountSchema, "For each unit of the round"),
    heroPool: amountSchema,
    commons: amountSchema,
    operations: amountSchema,
    closingReward: described(amountSchema, "From `operations`, for the caller who closed the round"),
    closer: z.nullable(usernameSchema),
    transactionHash: z.nullable(transactionHashSchema),
  }),
  { id: "RoundClosing" },
);

export const roundDataSchema = described(
  z.object({
    round: roundSchema,
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    pricedAt: z.iso.datetime(),
    unitPrice: amountSchema,
    polUsd: amountSchema,
    units: countSchema,
    joined: described(countSchema, "Members who took a seat in this round"),
    entered: amountSchema,
    enteredUSD: amountSchema,
    commissions: amountSchema,
    closing: described(z.nullable(roundClosingSchema), "null until the round is closed"),
  }),
  { id: "RoundData" },
);
export type RoundData = z.infer<typeof roundDataSchema>;

/** GET /rounds: rounds with a price, newest first. Rounds without entries can have none. */
export const roundPageSchema = described(pageSchema(roundDataSchema), { id: "RoundPage" });
export type RoundPage = z.infer<typeof roundPageSchema>;

export const pointyMemberSchema = described(
  z.object({
    id: z.int(),
    username: usernameSchema,
    points: countSchema,
    flash: countSchema,
  }),
  { id: "PointyMember" },
);

/** GET /rounds/:round/pointy: who earned points in the round. `provisional` until it is closed. */
export const pointyPageSchema = described(
  z.extend(pageSchema(pointyMemberSchema), { provisional: z.boolean() }),
  { id: "PointyPage" },
);
export type PointyPage = z.infer<typeof pointyPageSchema>;
