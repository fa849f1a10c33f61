import * as z from "zod/mini";
import { described } from "../described.ts";
import { pageSchema } from "./paging.ts";
import {
  addressSchema,
  amountSchema,
  countSchema,
  planNameSchema,
  roundSchema,
  usernameSchema,
} from "./primitives.ts";

export const legSchema = described(z.enum(["left", "right"]), { id: "Leg" });

/** A registration or a top-up in a member's own list of entries. */
export const entrySchema = described(
  z.object({
    kind: z.enum(["register", "topup"]),
    round: z.int(),
    units: z.int(),
    value: amountSchema,
    transactionHash: z.string(),
    at: z.iso.datetime(),
  }),
  { id: "Entry" },
);

/** One leg of a member, as of the last closed round. `units` and `variance` count units, not people. */
const legFiguresSchema = described(
  z.object({
    units: countSchema,
    variance: described(countSchema, "Units without a pair in the other leg yet"),
    members: countSchema,
  }),
  { id: "LegFigures" },
);
export const legsSchema = described(z.object({ left: legFiguresSchema, right: legFiguresSchema }), {
  id: "Legs",
  description: "As of the last closed round",
});

/** A seat's earnings since the start, in wei, without open rounds. */
export const lifetimeSchema = described(
  z.object({
    entered: described(amountSchema, "Paid for units"),
    spEarn: described(amountSchema, "Commissions on the members that this member sponsored"),
    ptEarn: described(amountSchema, "Points, valued at their rounds' point values"),
    rebates: described(amountSchema, "Rebates of the member's own entries"),
    ranks: described(amountSchema, "Collected shares of the HeroPool"),
    closingRewards: described(amountSchema, "Rewards for closing rounds"),
    withdrawn: amountSchema,
    points: countSchema,
    flash: described(countSchema, "Pairs above the daily cap, which earned nothing"),
  }),
  { id: "Lifetime" },
);

/** Points that an open round would give if it closed now: a forecast of the index, not on the chain. */
export const provisionalSchema = described(
  z.object({ round: roundSchema, points: countSchema, flash: countSchema }),
  { id: "Provisional" },
);

/**
 * GET /members/:username. Leg figures count units, not people. `sponsor` and `upline` are null for the root only.
 */
export const memberDataSchema = described(
  z.object({
    id: z.int(),
    username: usernameSchema,
    wallet: addressSchema,
    avatar: described(z.nullable(z.string()), {
      description: "Path of the member's picture",
      example: null,
    }),
    plan: planNameSchema,
    inPlus: z.boolean(),
    sponsor: z.nullable(usernameSchema),
    upline: z.nullable(usernameSchema),
    leg: z.nullable(legSchema),
    depth: z.int(),
    left: z.nullable(usernameSchema),
    right: z.nullable(usernameSchema),
    legs: legsSchema,
    closedRound: described(z.nullable(roundSchema), "The last closed round; null before the first"),
    units: z.int(),
    maxPoints: described(z.int(), "Maximum points per day"),
    directs: described(z.int(), "Members whom this member sponsored"),
    joinedAt: z.iso.datetime(),
    joinedRound: z.int(),
    lifetime: lifetimeSchema,
    provisional: z.array(provisionalSchema),
    gasPaid: described(amountSchema, "Wei of gas that the member's own transactions cost, in both plans"),
    entries: z.array(entrySchema),
  }),
  { id: "MemberData" },
);
export type MemberData = z.infer<typeof memberDataSchema>;

/** A member in a list. */
export const memberLineSchema = described(
  z.object({
    id: z.int(),
    username: usernameSchema,
    units: countSchema,
    joinedAt: z.iso.datetime(),
  }),
  { id: "MemberLine" },
);

/** GET /members and GET /members/:username/referrals. */
export const memberPageSchema = described(pageSchema(memberLineSchema), { id: "MemberPage" });
export type MemberPage = z.infer<typeof memberPageSchema>;

/** GET /members/:username/uplines: from the member's upline up to the root. */
export const uplineSchema = described(
  z.object({
    id: z.int(),
    username: usernameSchema,
    depth: countSchema,
    units: countSchema,
    leg: described(legSchema, "The upline's leg that contains the member"),
  }),
  { id: "Upline" },
);
export const uplinePageSchema = described(pageSchema(uplineSchema), { id: "UplinePage" });
export type UplinePage = z.infer<typeof uplinePageSchema>;

/** GET /members/:username/identities: the member's usernames and wallets, newest first. */
export const identitySchema = described(
  z.object({
    field: z.enum(["username", "wallet"]),
    value: described(z.string(), { example: "willow" }),
    at: z.iso.datetime(),
  }),
  { id: "Identity" },
);
export const identityPageSchema = described(pageSchema(identitySchema), { id: "IdentityPage" });
export type IdentityPage = z.infer<typeof identityPageSchema>;
