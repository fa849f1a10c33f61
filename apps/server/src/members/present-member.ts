import type { MemberData } from "@canopy/shared/api/members";
import type { MemberRecord } from "./find-member.ts";

const legs = ["left", "right"] as const;

export function presentMember(member: MemberRecord): MemberData {
  const units = member.entries.reduce((sum, entry) => sum + entry.units, 0);
  return {
    id: member.id,
    username: member.username,
    wallet: member.account,
    sponsor: member.sponsor,
    upline: member.upline,
    // The root seat is nobody's leg.
    leg: member.upline === null ? null : (legs[member.leg] ?? null),
    depth: member.depth,
    left: member.left,
    right: member.right,
    units,
    maxPoints: units * member.points_per_unit,
    directs: member.directs ?? 0,
    joinedAt: member.joined_at.toISOString(),
    joinedRound: member.round,
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
