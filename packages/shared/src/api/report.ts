import { z } from "zod";
import { debtParts } from "../debt-parts.ts";
import { amountSchema, countSchema, planNameSchema, roundSchema, signedAmountSchema } from "./primitives.ts";

/** The same money in wei and in USD (18 decimals), each part of it at the price of its round. */
const moneySchema = z.object({ wei: amountSchema, usd: amountSchema }).meta({ id: "Money" });
export type Money = z.infer<typeof moneySchema>;

/** Something that the plan owes. `contract`: what the plan's own views say of it, null where no view does. */
const debtSchema = z
  .object({
    part: z.enum(debtParts),
    month: z.number().int().nullable().meta({ description: "Of a pot or of shares: the month of 30 rounds" }),
    owed: amountSchema,
    contract: amountSchema.nullable(),
  })
  .meta({ id: "Debt" });
export type Debt = z.infer<typeof debtSchema>;

/** What the plan owes by the index, beside what its contract holds, both after one block. Amounts are wei. */
const solvencySchema = z
  .object({
    held: amountSchema
      .nullable()
      .meta({ description: "The plan's balance; null while the node does not answer for the block" }),
    owed: amountSchema,
    surplus: signedAmountSchema
      .nullable()
      .meta({ description: "`held` less `owed`. POL that was forced in belongs to nobody" }),
    unknownExcess: amountSchema.meta({
      description:
        "At most so much of the surplus is in boxes: payments through other contracts, whose transactions do not tell an excess",
    }),
    debts: z.array(debtSchema),
  })
  .meta({ id: "Solvency" });
export type Solvency = z.infer<typeof solvencySchema>;

const totalsSchema = z
  .object({
    members: countSchema.meta({ description: "Seats, the root's not counted" }),
    units: countSchema,
    points: countSchema,
    flash: countSchema,
    entered: moneySchema,
    paidOut: moneySchema.meta({ description: "Into boxes, all of the following together" }),
    commissions: moneySchema,
    pointEarnings: moneySchema,
    rebates: moneySchema,
    ranks: moneySchema,
    closingRewards: moneySchema,
    withdrawn: moneySchema,
    usernameFees: moneySchema,
  })
  .meta({ id: "ReportTotals" });
export type ReportTotals = z.infer<typeof totalsSchema>;

/** A round. Amounts are wei; what settlement fixes is null until the round is closed. */
const reportRoundSchema = z
  .object({
    round: roundSchema,
    startsAt: z.iso.datetime(),
    polUsd: amountSchema,
    unitPrice: amountSchema,
    entered: amountSchema,
    enteredUSD: amountSchema,
    units: countSchema,
    joined: countSchema.meta({ description: "Members who took a seat in it and paid" }),
    pool: amountSchema.meta({ description: "The day pool: its share of each unit, rounded down" }),
    points: countSchema.nullable(),
    flash: countSchema.nullable(),
    pointy: countSchema.nullable().meta({ description: "Members who earned points" }),
    pointValue: amountSchema.nullable(),
    rebate: amountSchema.nullable().meta({ description: "For each unit of the round" }),
    paidOut: amountSchema.nullable().meta({
      description: "Into boxes for this round: commissions, points, rebates and the closing reward",
    }),
  })
  .meta({ id: "ReportRound" });
export type ReportRound = z.infer<typeof reportRoundSchema>;

/**
 * What became of a group of members who bought units.
 *
 * earned = commissions + points + rebates + ranks + closing rewards; paid = entered + gas + username fees, all in wei. An
 * excess that went straight back into the payer's box is in neither. Deciles: of n members in rising order, the k-th (0 to
 * 10) is the member at place ceil(k n / 10), the first at least; so 0 is the least, 5 the median and 10 the most.
 */
const outcomesSchema = z
  .object({
    members: countSchema.meta({ description: "Members who bought units" }),
    earnedBack: countSchema.meta({ description: "Members who earned at least what they paid" }),
    inProfit: countSchema.meta({ description: "Members who earned more than they paid" }),
    inProfitBasisPoints: countSchema.nullable().meta({ description: "Their share, rounded down" }),
    earnedNothing: countSchema,
    earned: amountSchema.meta({ description: "By all of them together" }),
    paid: amountSchema.meta({ description: "By all of them together" }),
    medianNet: signedAmountSchema.nullable(),
    medianRatio: z.number().int().nullable(),
    netDeciles: z
      .array(signedAmountSchema)
      .length(11)
      .nullable()
      .meta({ description: "Of earned less paid, in wei; null without members" }),
    ratioDeciles: z
      .array(z.number().int())
      .length(11)
      .nullable()
      .meta({ description: "Of earned by paid, in basis points, rounded down" }),
  })
  .meta({ id: "Outcomes" });
export type Outcomes = z.infer<typeof outcomesSchema>;

/** GET /reports/basic: everything after one block. */
export const reportDataSchema = z
  .object({
    plan: planNameSchema,
    blockNumber: amountSchema,
    blockHash: z.string(),
    blockTime: z.iso
      .datetime()
      .nullable()
      .meta({ description: "When the block was made; null while the node does not answer for it" }),
    solvency: solvencySchema,
    totals: totalsSchema,
    rounds: z.array(reportRoundSchema).meta({ description: "Those that have a price, the oldest first" }),
    outcomes: outcomesSchema,
    outcomesByMonth: z
      .array(outcomesSchema.extend({ month: z.number().int() }))
      .meta({ description: "By the month of 30 rounds in which the seat was taken" }),
    membersWithoutUnits: countSchema.meta({
      description: "Members who hold a seat and paid nothing for it: in none of the outcomes",
    }),
    entriesWithoutGas: countSchema.meta({
      description: "Payments whose transaction the index has not read yet: their gas is not in `paid`",
    }),
  })
  .meta({ id: "ReportData" });
export type ReportData = z.infer<typeof reportDataSchema>;
