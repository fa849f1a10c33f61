import * as z from "zod/mini";
import { described } from "../described.ts";
import { legSchema } from "./members.ts";
import { pageSchema } from "./paging.ts";
import {
  amountSchema,
  countSchema,
  planNameSchema,
  roundSchema,
  transactionHashSchema,
  usernameSchema,
} from "./primitives.ts";

const legCalculationSchema = described(
  z.object({
    before: described(countSchema, "Units without a pair, from earlier rounds"),
    arrived: described(countSchema, "Units that members below bought in this round"),
    after: described(countSchema, "Units without a pair after the round: before + arrived - pairs"),
  }),
  { id: "LegCalculation" },
);

/** An entry that reached a leg. */
const arrivalSchema = described(
  z.object({
    username: usernameSchema,
    leg: legSchema,
    units: countSchema,
    transactionHash: transactionHashSchema,
    block: amountSchema,
  }),
  { id: "ArrivedEntry" },
);

/**
 * GET /members/:username/rounds/:round: what a member's result of a closed round follows from. points = min(pairs, cap), flash =
 * pairs - points; the root earns no points.
 */
export const calculationDataSchema = described(
  z.object({
    plan: planNameSchema,
    round: roundSchema,
    polUsd: amountSchema,
    unitPrice: amountSchema,
    legs: described(
      z.nullable(z.object({ left: legCalculationSchema, right: legCalculationSchema })),
      "null where too many entries would have to be followed through the tree to answer at once",
    ),
    pairs: countSchema,
    cap: described(countSchema, "The most points of the round, by the units held at its end"),
    points: countSchema,
    flash: countSchema,
    units: described(countSchema, "Bought by the member in this round: each earns the rebate"),
    pointValue: described(amountSchema, "Wei per point"),
    rebate: described(amountSchema, "Wei per unit"),
    pointEarnings: described(amountSchema, "points x pointValue"),
    rebates: described(amountSchema, "units x rebate"),
    sponsored: described(
      countSchema,
      "Bought in this round by members whom the member sponsored: each unit pays a commission",
    ),
    commissions: described(amountSchema, "sponsored x the sponsor's share of unitPrice"),
    entries: described(z.nullable(pageSchema(arrivalSchema)), "null together with `legs`"),
  }),
  { id: "CalculationData" },
);
export type CalculationData = z.infer<typeof calculationDataSchema>;
