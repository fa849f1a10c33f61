import { debtParts } from "@canopy/shared/debt-parts";
import * as z from "zod/mini";

// The server's own schema (`@canopy/shared/api/report`) describes all of the answer in zod's full form, for its OpenAPI
// document. This one takes from it what the page shows, in zod's small form and with amounts as whole numbers. That it
// takes whatever the server promises is checked in fetch-report.test.ts, by the compiler.

/** Wei, or USD with 18 decimals: a decimal string in JSON. */
const whole = z.transform((text: string) => BigInt(text));
const amount = z.pipe(z.string().check(z.regex(/^\d{1,78}$/)), whole);
const signedAmount = z.pipe(z.string().check(z.regex(/^-?\d{1,78}$/)), whole);
const count = z.int().check(z.nonnegative());
const moment = z.pipe(
  z.iso.datetime(),
  z.transform((text: string) => new Date(text)),
);
const money = z.object({ wei: amount, usd: amount });

const debt = z.object({
  part: z.enum(debtParts),
  month: z.nullable(z.int()),
  owed: amount,
  contract: z.nullable(amount),
});
export type Debt = z.infer<typeof debt>;

const solvency = z.object({
  held: z.nullable(amount),
  owed: amount,
  surplus: z.nullable(signedAmount),
  unknownExcess: amount,
  debts: z.array(debt),
});
export type Solvency = z.infer<typeof solvency>;

const totals = z.object({
  members: count,
  units: count,
  points: count,
  flash: count,
  entered: money,
  paidOut: money,
  commissions: money,
  pointEarnings: money,
  rebates: money,
  ranks: money,
  closingRewards: money,
  withdrawn: money,
  usernameFees: money,
});
export type Totals = z.infer<typeof totals>;

const round = z.object({
  round: count,
  startsAt: moment,
  entered: amount,
  units: count,
  joined: count,
  pool: amount,
  points: z.nullable(count),
  flash: z.nullable(count),
  paidOut: z.nullable(amount),
});
export type Round = z.infer<typeof round>;

const outcomes = z.object({
  members: count,
  earnedBack: count,
  earnedNothing: count,
  earned: amount,
  paid: amount,
  medianRatio: z.nullable(z.int()),
  netDeciles: z.nullable(z.array(signedAmount).check(z.length(11))),
  ratioDeciles: z.nullable(z.array(z.int()).check(z.length(11))),
});
export type Outcomes = z.infer<typeof outcomes>;

/** The part of GET /api/reports/basic that the site shows, its amounts as whole numbers: see docs/report.md. */
export const reportSchema = z.object({
  blockNumber: amount,
  blockTime: z.nullable(moment),
  solvency,
  totals,
  rounds: z.array(round),
  outcomes,
  outcomesByMonth: z.array(z.extend(outcomes, { month: z.int() })),
  membersWithoutUnits: count,
  entriesWithoutGas: count,
});
export type Report = z.infer<typeof reportSchema>;
