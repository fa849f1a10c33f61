import * as z from "zod/mini";
import { described } from "../described.ts";
import { pageSchema } from "./paging.ts";
import { amountSchema, countSchema, roundSchema, usernameSchema } from "./primitives.ts";

export const rankSchema = described(z.enum(["hero", "knight"]), { id: "Rank" });
export type Rank = z.infer<typeof rankSchema>;

/** A month (30 rounds) of the HeroPool. Amounts are wei. */
export const heroPoolMonthSchema = z.object({
  pot: described(amountSchema, "What the HeroPool received in the month"),
  units: countSchema,
  points: described(countSchema, "Points of the closed rounds"),
  pointsPerUnit: described(
    z.nullable(countSchema),
    "Points divided by units of the closed rounds, in basis points, rounded down; null without units",
  ),
  shares: described(countSchema, "Shares claimed so far; final once the window is closed"),
  shareCap: described(
    z.nullable(amountSchema),
    "Maximum value of a share, from the points, units and last price so far; null without units",
  ),
  shareValue: described(z.nullable(amountSchema), "Known when the window is closed"),
  rest: described(
    z.nullable(amountSchema),
    "What the shares left: it went to the commons when the window closed",
  ),
});
export type HeroPoolMonth = z.infer<typeof heroPoolMonthSchema>;

/** The claim window of a month's ranks. */
export const rankWindowSchema = described(
  z.extend(heroPoolMonthSchema, {
    month: roundSchema,
    openedAt: z.iso.datetime(),
    closesAt: z.iso.datetime(),
    closedAt: z.nullable(z.iso.datetime()),
  }),
  { id: "RankWindow" },
);

const claimSchema = z.object({
  rank: rankSchema,
  shares: described(countSchema, "One for each full 50 points, at least one; a Knight has four more"),
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

/** A member's progress in a month: 50 points make a Hero, five sponsored members with a rank a Knight. */
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
