import type { MemberData } from "@canopy/shared/api/members";
import { avatarPath } from "./find-avatar.ts";
import type { MemberRecord } from "./find-member.ts";
import { legName, presentLegs } from "./present-legs.ts";

export function presentMember(member: MemberRecord): MemberData {
  return {
    id: member.id,
    username: member.username,
    wallet: member.account,
    avatar: member.avatar_id === null ? null : avatarPath(member.avatar_id),
    plan: member.plan,
    inPlus: member.plus_id !== null,
    sponsor: member.sponsor,
    upline: member.upline,
    // The root seat is in no leg.
    leg: member.upline === null ? null : legName(member.leg),
    depth: member.depth,
    left: member.left,
    right: member.right,
    legs: presentLegs(member),
    closedRound: member.closed_round,
    units: member.units,
    maxPoints: member.units * member.points_per_unit,
    directs: member.directs ?? 0,
    joinedAt: member.joined_at.toISOString(),
    joinedRound: member.round,
    lifetime: {
      entered: member.entered,
      spEarn: member.commissions,
      ptEarn: member.point_earnings,
      rebates: member.rebates,
      ranks: member.rank_earnings,
      closingRewards: member.closing_rewards,
      withdrawn: member.withdrawn,
      points: Number(member.points),
      flash: Number(member.flash),
    },
    provisional: member.provisional,
    gasPaid: member.gas_paid ?? "0",
    entries: member.entries.map(({ kind, round, units, value, transaction_hash, at }) => ({
      kind,
      round,
      units,
      value,
      transactionHash: transaction_hash,
      at: at.toISOString(),
    })),
  };
}
