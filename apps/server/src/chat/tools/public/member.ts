import { planNameSchema, usernameSchema } from "@canopy/shared/api/primitives";
import { usernamePattern } from "@canopy/shared/username";
import { z } from "zod";
import type { Database } from "../../../database/tables.ts";
import { findMember } from "../../../routes/members/find-member.ts";
import { presentMember } from "../../../routes/members/present-member.ts";
import { refuseSeat } from "../../../routes/members/require-seat.ts";
import { countSchema, polSchema, timeSchema, toDecimal } from "../definition/amounts.ts";
import { planInput } from "../definition/inputs.ts";
import { publicTool } from "../definition/tool.ts";

const legSchema = z.object({
  members: countSchema,
  units: countSchema,
  waiting: countSchema.describe("Units without a pair in the other leg yet"),
});

export const member = publicTool({
  name: "member",
  title: "A member's public figures",
  description:
    "Public figures of one member by username: seat, units, legs, points, and what the seat earned and withdrew since it joined. The chain shows them to everyone.",
  input: z.strictObject({
    username: z
      .string()
      .trim()
      .toLowerCase()
      .regex(usernamePattern)
      .meta({ description: "4 to 16 of a-z, 0-9 and _, starting with a letter" }),
    plan: planInput,
  }),
  output: z.object({
    username: usernameSchema,
    plan: planNameSchema,
    joinedAt: timeSchema,
    sponsor: z.string().nullable(),
    upline: z.string().nullable(),
    units: countSchema,
    mostPointsADay: countSchema,
    sponsored: countSchema.describe("Members whom this member sponsored"),
    left: legSchema,
    right: legSchema,
    points: countSchema.describe("Of all settled rounds"),
    flash: countSchema.describe("Pairs above the daily cap, which earned nothing"),
    openPoints: z
      .array(z.object({ round: countSchema, points: countSchema, flash: countSchema }))
      .describe("Points that rounds which are not settled would give now: a forecast"),
    paidPol: polSchema.describe("Paid for units"),
    earnedPol: polSchema.describe("The sum of the following five"),
    commissionsPol: polSchema,
    pointEarningsPol: polSchema,
    rebatesPol: polSchema,
    ranksPol: polSchema,
    closingRewardsPol: polSchema,
    withdrawnPol: polSchema,
    lastSettledRound: countSchema.nullable(),
  }),
  read: ({ services: { database } }, { username, plan }) => readMember(database, plan, username),
});

/** @throws ApiError MEMBER_NOT_FOUND, NOT_IN_PLUS or SERVICE_UNAVAILABLE */
export async function readMember(database: Database, plan: "core" | "plus", username: string) {
  const found = await findMember(database, plan, username);
  const data = presentMember(found ?? (await refuseSeat(database, username)));
  const { lifetime } = data;
  const earned = [
    lifetime.spEarn,
    lifetime.ptEarn,
    lifetime.rebates,
    lifetime.ranks,
    lifetime.closingRewards,
  ].reduce((sum, amount) => sum + BigInt(amount), 0n);
  const toLeg = ({ members, units, variance }: typeof data.legs.left) => ({
    members,
    units,
    waiting: variance,
  });
  return {
    username: data.username,
    plan,
    joinedAt: data.joinedAt,
    sponsor: data.sponsor,
    upline: data.upline,
    units: data.units,
    mostPointsADay: data.maxPoints,
    sponsored: data.directs,
    left: toLeg(data.legs.left),
    right: toLeg(data.legs.right),
    points: lifetime.points,
    flash: lifetime.flash,
    openPoints: data.provisional,
    paidPol: toDecimal(lifetime.entered),
    earnedPol: toDecimal(earned),
    commissionsPol: toDecimal(lifetime.spEarn),
    pointEarningsPol: toDecimal(lifetime.ptEarn),
    rebatesPol: toDecimal(lifetime.rebates),
    ranksPol: toDecimal(lifetime.ranks),
    closingRewardsPol: toDecimal(lifetime.closingRewards),
    withdrawnPol: toDecimal(lifetime.withdrawn),
    lastSettledRound: data.closedRound,
  };
}
