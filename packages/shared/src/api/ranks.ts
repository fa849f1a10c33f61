import { z } from "zod";
import { pageOf } from "./paging.ts";
import { amountSchema, countSchema, roundSchema, usernameSchema } from "./primitives.ts";

export const rankSchema = z.enum(["hero", "knight"]).meta({ id: "Rank" });

/** When the ranks of a month (30 rounds) are claimed. What a share is worth is known when the window is closed. */
export const rankWindowSchema = z
  .object({
    month: roundSchema,
    openedAt: z.iso.datetime(),
    closesAt: z.iso.datetime(),
    closedAt: z.iso.datetime().nullable(),
    shares: countSchema.meta({ description: "Claimed so far, or in all once the window is closed" }),
    shareValue: amountSchema.nullable(),
    carried: amountSchema.nullable().meta({ description: "Wei that stayed in the HeroPool" }),
  })
  .meta({ id: "RankWindow" });

const claimSchema = z.object({
  rank: rankSchema,
  shares: countSchema,
  claimedAt: z.iso.datetime(),
  collected: amountSchema.nullable().meta({ description: "Wei; null until it was collected" }),
});

export const rankClaimSchema = claimSchema
  .extend({ id: z.number().int(), username: usernameSchema })
  .meta({ id: "RankClaim" });

/** GET /ranks: a month's window and who claimed a rank. `window` is null where the month's has not opened. */
export const rankPageSchema = pageOf(rankClaimSchema)
  .extend({ window: rankWindowSchema.nullable() })
  .meta({ id: "RankPage" });
export type RankPage = z.infer<typeof rankPageSchema>;

export const memberRankSchema = claimSchema.extend({ month: roundSchema }).meta({ id: "MemberRank" });

/** How far a member is in a month: 50 points make a Hero, with five sponsored Heroes a Knight. */
export const rankProgressSchema = z
  .object({
    month: roundSchema,
    points: countSchema,
    provisionalPoints: countSchema.meta({ description: "A forecast of the month's open rounds" }),
    heroes: countSchema.meta({ description: "Sponsored members for whom a rank of the month was claimed" }),
  })
  .meta({ id: "RankProgress" });

/** GET /members/:username/ranks: claimed ranks, the newest first, and the present and the last month. */
export const memberRanksSchema = pageOf(memberRankSchema)
  .extend({ progress: z.array(rankProgressSchema) })
  .meta({ id: "MemberRanks" });
export type MemberRanks = z.infer<typeof memberRanksSchema>;
