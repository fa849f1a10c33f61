import * as z from "zod/mini";
import { calendars } from "../calendar.ts";
import { described } from "../described.ts";
import { amountSchema, planNameSchema, signedAmountSchema } from "./primitives.ts";
import { moneySchema } from "./report.ts";

/**
 * GET /members/:username/ledger: what a member paid, and what came into the box and left it, since joining. The box is points +
 * commissions + rebates + rankShares + closingRewards + excess - withdrawn.
 */
export const ledgerDataSchema = described(
  z.object({
    plan: planNameSchema,
    paid: described(amountSchema, "Wei for units and changes of the username, without the excess"),
    points: described(amountSchema, "Points of closed rounds"),
    commissions: amountSchema,
    rebates: amountSchema,
    rankShares: described(amountSchema, "Collected shares of the HeroPool"),
    closingRewards: amountSchema,
    excess: described(amountSchema, "Amount paid above the price, added to the box"),
    unknownExcess: described(
      amountSchema,
      "Upper bound of what `excess` omits: payments whose transactions are not indexed yet, or through other contracts",
    ),
    withdrawn: amountSchema,
    box: amountSchema,
    unbooked: described(
      amountSchema,
      "Points and rebates of closed rounds that are in the box, and that no credit in the history has booked yet",
    ),
    usd: described(
      z.object({
        paid: amountSchema,
        received: described(amountSchema, "Points, commissions, rebates, shares and rewards"),
        net: described(signedAmountSchema, "received - paid"),
      }),
      "USD with 18 decimals, each amount at its round's price and rounded down",
    ),
  }),
  { id: "LedgerData" },
);
export type LedgerData = z.infer<typeof ledgerDataSchema>;

/** The kinds of amounts in a statement, in the order of its columns. */
export const statementKinds = [
  "paid",
  "points",
  "commissions",
  "rebates",
  "rankShares",
  "closingRewards",
  "excess",
  "withdrawn",
] as const;
export type StatementKind = (typeof statementKinds)[number];

const statementAmountsSchema = described(
  z.object({
    paid: moneySchema,
    points: moneySchema,
    commissions: moneySchema,
    rebates: moneySchema,
    rankShares: moneySchema,
    closingRewards: moneySchema,
    excess: moneySchema,
    withdrawn: moneySchema,
  }),
  { id: "StatementAmounts" },
);
export type StatementAmounts = z.infer<typeof statementAmountsSchema>;

/** The calendar of a statement: Gregorian months in UTC, or those of the Persian calendar in Iran's time. */
export const calendarSchema = described(z.enum(calendars, { error: `One of ${calendars.join(", ")}` }), {
  id: "Calendar",
  description: "Gregorian months in UTC, or those of the Persian calendar (1405-09) in Iran's time",
});

/** A month of either calendar. */
export const statementMonthSchema = described(
  z.string().check(z.regex(/^(20|1[34])\d\d-(0[1-9]|1[0-2])$/, "A month, as in 2026-01")),
  { id: "StatementMonth", example: "2026-01" },
);

/**
 * GET /members/:username/statements. Points, commissions and rebates belong to the month in which their round began, other
 * amounts to that of their block.
 */
export const statementDataSchema = described(
  z.object({
    plan: planNameSchema,
    months: described(
      z.array(z.object({ month: statementMonthSchema, amounts: statementAmountsSchema })),
      "Months in which something was paid or earned, oldest first",
    ),
    totals: statementAmountsSchema,
    unknownExcess: amountSchema,
  }),
  { id: "StatementData" },
);
export type StatementData = z.infer<typeof statementDataSchema>;
