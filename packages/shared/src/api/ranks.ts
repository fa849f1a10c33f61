import * as z from "zod/mini";
import { described } from "../described.ts";
import { pageSchema } from "./paging.ts";
import { amountSchema, countSchema, roundSchema, usernameSchema } from "./primitives.ts";

export const rankSchema = described(z.enum(["hero", "knight"]), { id: "Rank" });

/** The claim window of a month's ranks (30 rounds). The value of a share is known when the window is closed. */
export const rankWindowSchema = described(
  z.object({
    month: roundSchema,
    openedAt: z.iso.datetime(),
    closesAt: z.iso.datetime(),
    closedAt: z.nullable(z.iso.datetime()),
    shares: described(countSchema, "Claimed so far, or in all once the window is closed"),
    shareValue: z.nullable(amountSchema),
    carried: described(z.nullable(amountSchema), "Wei that stayed in the HeroPool"),
  }),
  { id: "RankWindow" },
);

const claimSchema = z.object({
  rank: rankSchema,
  shares: countSchema,
  claimedAt: z.iso.datetime(),
  collected: described(z.nullable(amountSchema), "Wei; null until it was collected"),
});

export const rankClaimSchema = described(z.extend(claimSchema, { id: z.int(), username: usernameSchema }), {
  id: "RankClaim",
});

/** GET /ranks: a month's window and its claimed ranks. `window` is null before it opens. */
export const rankPageSchema = described(
  z.extend(pageSchema(rankClaimSchema), { window: z.nullable(rankWindowSchema) }),
  { id: "RankPage" },
);
export type RankPage = z.infer<typeof rankPageSchema>;

export const memberRankSchema = described(z.extend(claimSchema, { month: roundSchema }), {
  id: "MemberRank",
});

/** A member's progress in a month: 50 points make a Hero, five sponsored Heroes a Knight. */
export const rankProgressSchema = described(
  z.object({
    month: roundSchema,
    points: countSchema,
    provisionalPoints: described(countSchema, "A forecast of the month's open rounds"),
    heroes: described(countSchema, "Sponsored members with a claimed rank of the month"),
  }),
  { id: "RankProgress" },
);

/** GET /members/:username/ranks: claimed ranks, newest first, and the current and the last month. */
export const memberRanksSchema = described(
  z.extend(pageSchema(memberRankSchema), { progress: z.array(rankProgressSchema) }),
  { id: "MemberRanks" },
);
export type MemberRanks = z.infer<typeof memberRanksSchema>;
