import * as z from "zod/mini";
import { described } from "../described.ts";
import { amountSchema, countSchema, planNameSchema, roundSchema, signedAmountSchema } from "./primitives.ts";
import { heroPoolMonthSchema } from "./ranks.ts";

/** What a plan can owe, by the names that the report gives it: see docs/report.md. */
export const debtParts = [
  "boxes",
  "excess",
  "openRounds",
  "monthPot",
  "uncollectedShares",
  "commons",
  "operations",
] as const;

/** The same money in wei and in USD (18 decimals), each part of it at the price of its round. */
export const moneySchema = described(z.object({ wei: amountSchema, usd: amountSchema }), { id: "Money" });
export type Money = z.infer<typeof moneySchema>;

/** A debt of the plan. `contract`: the value of the plan's own view, null if there is none. */
const debtSchema = described(
  z.object({
    part: z.enum(debtParts),
    month: described(z.nullable(z.int()), "For a pot or shares: the month of 30 rounds"),
    owed: amountSchema,
    contract: z.nullable(amountSchema),
  }),
  { id: "Debt" },
);
export type Debt = z.infer<typeof debtSchema>;

/** What the plan owes by the index, and what its contract holds, both after one block. Amounts are wei. */
const solvencySchema = described(
  z.object({
    held: described(
      z.nullable(amountSchema),
      "The plan's balance; null while the node does not return it for the block",
    ),
    owed: amountSchema,
    surplus: described(
      z.nullable(signedAmountSchema),
      "`held` less `owed`. POL that was forced into the contract has no owner",
    ),
    unknownExcess: described(
      amountSchema,
      "Upper bound of the surplus that can be in boxes: the excess of payments through other contracts is unknown",
    ),
    debts: z.array(debtSchema),
  }),
  { id: "Solvency" },
);
export type Solvency = z.infer<typeof solvencySchema>;

const totalsSchema = described(
  z.object({
    members: described(countSchema, "Seats without the root's"),
    units: countSchema,
    points: countSchema,
    flash: countSchema,
    entered: moneySchema,
    paidOut: described(moneySchema, "Paid into boxes: the sum of the following"),
    commissions: moneySchema,
    pointEarnings: moneySchema,
    rebates: moneySchema,
    ranks: moneySchema,
    closingRewards: moneySchema,
    commons: described(moneySchema, "To the commons: its share of closed rounds, and what rank shares left"),
    commonsCollected: described(moneySchema, "The part of `commons` that was sent to its address"),
    withdrawn: moneySchema,
    usernameFees: moneySchema,
  }),
  { id: "ReportTotals" },
);
export type ReportTotals = z.infer<typeof totalsSchema>;

/** A round. Amounts are wei; what settlement fixes is null until the round is closed. */
const reportRoundSchema = described(
  z.object({
    round: roundSchema,
    startsAt: z.iso.datetime(),
    polUsd: amountSchema,
    unitPrice: amountSchema,
    entered: amountSchema,
    enteredUSD: amountSchema,
    units: countSchema,
    joined: described(countSchema, "Members who took a seat in this round and paid"),
    pool: described(amountSchema, "The day pool: its share of each unit, rounded down"),
    points: z.nullable(countSchema),
    flash: z.nullable(countSchema),
    pointy: described(z.nullable(countSchema), "Members who earned points"),
    pointValue: z.nullable(amountSchema),
    rebate: described(z.nullable(amountSchema), "For each unit of the round"),
    paidOut: described(
      z.nullable(amountSchema),
      "Paid into boxes for this round: commissions, points, rebates and the closing reward",
    ),
  }),
  { id: "ReportRound" },
);
export type ReportRound = z.infer<typeof reportRoundSchema>;

/** A month of 30 rounds. */
const reportMonthSchema = described(
  z.extend(heroPoolMonthSchema, {
    month: roundSchema,
    startsAt: z.iso.datetime(),
    closedAt: described(
      z.nullable(z.iso.datetime()),
      "Closing of the window for claims; null until it is closed",
    ),
    heroes: described(countSchema, "Members with this rank"),
    knights: described(countSchema, "Members with this rank"),
  }),
  { id: "ReportMonth" },
);
export type ReportMonth = z.infer<typeof reportMonthSchema>;

/**
 * Earnings of a group of members who bought units.
 *
 * earned = commissions + points + rebates + ranks + closing rewards; paid = entered + gas + username fees, all in wei. An
 * excess returns to the payer's box and is in neither. Deciles: of n members in rising order, the k-th (0 to
 * 10) is the member at place ceil(k n / 10), at least the first: 0 is the minimum, 5 the median, 10 the maximum.
 */
const outcomesSchema = described(
  z.object({
    members: described(countSchema, "Members who bought units"),
    earnedBack: described(countSchema, "Members who earned at least what they paid"),
    inProfit: described(countSchema, "Members who earned more than they paid"),
    inProfitBasisPoints: described(z.nullable(countSchema), "Share of `inProfit`, rounded down"),
    earnedNothing: countSchema,
    earned: described(amountSchema, "Total of these members"),
    paid: described(amountSchema, "Total of these members"),
    medianNet: z.nullable(signedAmountSchema),
    medianRatio: z.nullable(z.int()),
    netDeciles: described(
      z.nullable(z.array(signedAmountSchema).check(z.length(11))),
      "Deciles of earned minus paid, in wei; null without members",
    ),
    ratioDeciles: described(
      z.nullable(z.array(z.int()).check(z.length(11))),
      "Deciles of earned divided by paid, in basis points, rounded down",
    ),
  }),
  { id: "Outcomes" },
);
export type Outcomes = z.infer<typeof outcomesSchema>;

/** GET /reports/basic: all figures after one block. */
export const reportDataSchema = described(
  z.object({
    plan: planNameSchema,
    blockNumber: amountSchema,
    blockHash: z.string(),
    blockTime: described(
      z.nullable(z.iso.datetime()),
      "Time of the block; null in an index of an older version until its next block",
    ),
    solvency: solvencySchema,
    totals: totalsSchema,
    rounds: described(z.array(reportRoundSchema), "Rounds with a price, oldest first"),
    months: described(z.array(reportMonthSchema), "Months with a price, a fee or a window, oldest first"),
    outcomes: outcomesSchema,
    outcomesByMonth: described(
      z.array(z.extend(outcomesSchema, { month: z.int() })),
      "By the month of 30 rounds in which the seat was taken",
    ),
    membersWithoutUnits: described(
      countSchema,
      "Members with a seat but no purchases; not included in the outcomes",
    ),
    entriesWithoutGas: described(
      countSchema,
      "Payments whose transaction the index has not read yet: their gas is not in `paid`",
    ),
  }),
  { id: "ReportData" },
);
export type ReportData = z.infer<typeof reportDataSchema>;
