import { z } from "zod";
import { pageOf } from "./paging.ts";
import {
  addressSchema,
  amountSchema,
  countSchema,
  planNameSchema,
  roundSchema,
  usernameSchema,
} from "./primitives.ts";

export const legSchema = z.enum(["left", "right"]).meta({ id: "Leg" });

/** One line in a member's own list of entries: a registration or a top-up, as the index saw it on chain. */
export const entrySchema = z
  .object({
    kind: z.enum(["register", "topup"]),
    round: z.number().int(),
    units: z.number().int(),
    value: amountSchema,
    transactionHash: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: "Entry" });

/** What hangs below one side of a member, as of the last closed round. `units` and `variance` count units, not people. */
const legFiguresSchema = z
  .object({
    units: countSchema,
    variance: countSchema.meta({ description: "Units that still wait for their pair in the other leg" }),
    members: countSchema,
  })
  .meta({ id: "LegFigures" });
export const legsSchema = z
  .object({ left: legFiguresSchema, right: legFiguresSchema })
  .meta({ id: "Legs", description: "As of the last closed round" });

/** What a seat brought in all its time. Amounts are wei; those of rounds that are not closed are not in it. */
export const lifetimeSchema = z
  .object({
    entered: amountSchema.meta({ description: "Paid for units" }),
    spEarn: amountSchema.meta({ description: "Commissions on members whom this member sponsored" }),
    ptEarn: amountSchema.meta({ description: "Points at their rounds' values" }),
    rebates: amountSchema.meta({ description: "What came back of own entries" }),
    ranks: amountSchema.meta({ description: "Collected shares of the HeroPool" }),
    closingRewards: amountSchema.meta({ description: "For closing rounds" }),
    withdrawn: amountSchema,
    points: countSchema,
    flash: countSchema.meta({ description: "Pairs above the daily cap, which earned nothing" }),
  })
  .meta({ id: "Lifetime" });

/** Points that an open round would give if it were closed as it stands: a forecast of the index, not on the chain. */
export const provisionalSchema = z
  .object({ round: roundSchema, points: countSchema, flash: countSchema })
  .meta({ id: "Provisional" });

/**
 * GET /members/:username. Leg figures count units, not people. `sponsor` and `upline` are null for the root only.
 */
export const memberDataSchema = z
  .object({
    id: z.number().int(),
    username: usernameSchema,
    wallet: addressSchema,
    avatar: z.string().nullable().meta({ description: "Where the member's picture is", example: null }),
    plan: planNameSchema,
    inPlus: z.boolean(),
    sponsor: usernameSchema.nullable(),
    upline: usernameSchema.nullable(),
    leg: legSchema.nullable(),
    depth: z.number().int(),
    left: usernameSchema.nullable(),
    right: usernameSchema.nullable(),
    legs: legsSchema,
    closedRound: roundSchema.nullable().meta({ description: "The last closed round; null before the first" }),
    units: z.number().int(),
    maxPoints: z.number().int().meta({ description: "Points a day at most" }),
    directs: z.number().int().meta({ description: "Members whom this member sponsored" }),
    joinedAt: z.iso.datetime(),
    joinedRound: z.number().int(),
    lifetime: lifetimeSchema,
    provisional: z.array(provisionalSchema),
    gasPaid: amountSchema.meta({
      description: "Wei of gas that the member's own transactions cost, in both plans",
    }),
    entries: z.array(entrySchema),
  })
  .meta({ id: "MemberData" });
export type MemberData = z.infer<typeof memberDataSchema>;

/** A member in a list. */
export const memberLineSchema = z
  .object({
    id: z.number().int(),
    username: usernameSchema,
    units: countSchema,
    joinedAt: z.iso.datetime(),
  })
  .meta({ id: "MemberLine" });

/** GET /members and GET /members/:username/referrals. */
export const memberPageSchema = pageOf(memberLineSchema).meta({ id: "MemberPage" });
export type MemberPage = z.infer<typeof memberPageSchema>;

/** GET /members/:username/uplines: from the member's upline up to the root. */
export const uplineSchema = z
  .object({
    id: z.number().int(),
    username: usernameSchema,
    depth: countSchema,
    units: countSchema,
    leg: legSchema.meta({ description: "The leg of this upline in which the member is" }),
  })
  .meta({ id: "Upline" });
export const uplinePageSchema = pageOf(uplineSchema).meta({ id: "UplinePage" });
export type UplinePage = z.infer<typeof uplinePageSchema>;

/** GET /members/:username/identities: what the member was called and which wallets were theirs, the newest first. */
export const identitySchema = z
  .object({
    field: z.enum(["username", "wallet"]),
    value: z.string().meta({ example: "willow" }),
    at: z.iso.datetime(),
  })
  .meta({ id: "Identity" });
export const identityPageSchema = pageOf(identitySchema).meta({ id: "IdentityPage" });
export type IdentityPage = z.infer<typeof identityPageSchema>;
