import { z } from "zod";
import { addressSchema, amountSchema, usernameSchema } from "./primitives.ts";

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

/** GET /members/:username. Leg figures count units, not people. `sponsor` and `upline` are null for the root only. */
export const memberDataSchema = z
  .object({
    id: z.number().int(),
    username: usernameSchema,
    wallet: addressSchema,
    sponsor: usernameSchema.nullable(),
    upline: usernameSchema.nullable(),
    leg: legSchema.nullable(),
    depth: z.number().int(),
    left: usernameSchema.nullable(),
    right: usernameSchema.nullable(),
    units: z.number().int(),
    maxPoints: z.number().int(),
    directs: z.number().int().meta({ description: "Members whom this member sponsored" }),
    joinedAt: z.iso.datetime(),
    joinedRound: z.number().int(),
    entries: z.array(entrySchema),
  })
  .meta({ id: "MemberData" });
export type MemberData = z.infer<typeof memberDataSchema>;
