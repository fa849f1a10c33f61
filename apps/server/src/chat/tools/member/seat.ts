import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { MONTH_ROUNDS } from "@canopy/protocol/rules/calendar";
import { ranks as rankRules } from "@canopy/protocol/rules/parameters";
import { rankSchema } from "@canopy/shared/api/ranks";
import { zeroAddress } from "viem";
import { z } from "zod";
import { ApiError } from "../../../http/api-error.ts";
import { requireSeat } from "../../../routes/members/require-seat.ts";
import { findProgress } from "../../../routes/ranks/find-progress.ts";
import { findMemberRanks } from "../../../routes/ranks/find-ranks.ts";
import { countSchema, polSchema, toDecimal } from "../definition/amounts.ts";
import { ABOVE_ALL, inPlan, noInput } from "../definition/inputs.ts";
import { memberTool } from "../definition/tool.ts";
import { member, readMember } from "../public/member.ts";

/** Ranks that are listed, the newest first. */
const RANKS = 5;

export const mySeat = memberTool({
  name: "my_seat",
  title: "My seat",
  description:
    "Figures of the signed-in member's own seat: units, legs, sponsor, points, and everything that it earned and withdrew since it joined.",
  input: inPlan,
  output: member.output,
  async read({ services: { database } }, { username }, { plan }) {
    return readMember(database, plan, username);
  },
});

export const myPoints = memberTool({
  name: "my_points",
  title: "My points today",
  description:
    "Points that the signed-in member's open round would give if it were settled now, the daily cap, and the units that wait in each leg.",
  input: inPlan,
  output: z.object({
    round: countSchema.nullable().describe("null if no pair has formed since the last settlement"),
    points: countSchema,
    flash: countSchema.describe("Pairs above the cap, which would earn nothing"),
    cap: countSchema.describe("The most points of a day"),
    left: member.output.shape.left,
    right: member.output.shape.right,
  }),
  async read({ services: { database } }, { username }, { plan }) {
    const seat = await readMember(database, plan, username);
    const newest = seat.openPoints.at(-1);
    return {
      round: newest?.round ?? null,
      points: newest?.points ?? 0,
      flash: newest?.flash ?? 0,
      cap: seat.mostPointsADay,
      left: seat.left,
      right: seat.right,
    };
  },
});

export const myWalletChange = memberTool({
  name: "my_wallet_change",
  title: "My wallet change",
  description:
    "Whether the signed-in member's seat is about to move to another wallet, read from the contract.",
  input: noInput,
  output: z.object({
    wallet: z.string().describe("The wallet that has the seat now"),
    offeredTo: z
      .string()
      .nullable()
      .describe("The wallet that can accept the seat; null if no move was started"),
  }),
  async read({ services: { chain, config } }, { id, wallet }) {
    const plan = { address: config.chain.plan, abi: planAbi } as const;
    const [owner, offeredTo] = await Promise.all([
      chain.readContract({ ...plan, functionName: "idToAddr", args: [id] }),
      chain.readContract({ ...plan, functionName: "pendingAddress", args: [id] }),
    ]);
    if (owner !== wallet) throw new ApiError("UNAUTHORIZED");
    return { wallet: owner, offeredTo: offeredTo === zeroAddress ? null : offeredTo };
  },
});

export const myRanks = memberTool({
  name: "my_ranks",
  title: "My ranks",
  description:
    "Ranks that the signed-in member claimed, the newest first, and the progress towards Hero and Knight in the current month of 30 rounds.",
  input: inPlan,
  output: z.object({
    claimed: z.array(
      z.object({
        month: countSchema,
        rank: rankSchema,
        shares: countSchema,
        collectedPol: polSchema.nullable().describe("null until it was collected"),
      }),
    ),
    month: countSchema.nullable().describe("The current month; null before the first round with a price"),
    monthEndsAfterRound: countSchema.nullable(),
    points: countSchema.describe("Of the month's settled rounds"),
    openPoints: countSchema.describe("Of the month's open rounds: a forecast"),
    pointsForHero: countSchema,
    sponsoredWithRank: countSchema.describe("Sponsored members with a rank of the month"),
    sponsoredForKnight: countSchema,
  }),
  async read({ services: { database } }, { username }, { plan }) {
    const id = await requireSeat(database, plan, username);
    const [rows, [current]] = await Promise.all([
      findMemberRanks(database, plan, id, { before: ABOVE_ALL, limit: RANKS }),
      findProgress(database, plan, id),
    ]);
    return {
      claimed: rows.map(({ month, rank, shares, collected }) => ({
        month,
        rank,
        shares,
        collectedPol: collected && toDecimal(collected),
      })),
      month: current?.month ?? null,
      monthEndsAfterRound: current === undefined ? null : (current.month + 1) * MONTH_ROUNDS - 1,
      points: current?.points ?? 0,
      openPoints: current?.provisional_points ?? 0,
      pointsForHero: rankRules.monthlyPoints,
      sponsoredWithRank: current?.heroes ?? 0,
      sponsoredForKnight: rankRules.heroesSponsored,
    };
  },
});
