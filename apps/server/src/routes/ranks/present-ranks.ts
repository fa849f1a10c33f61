import type { MemberRanks, RankPage } from "@canopy/shared/api/ranks";
import type { findClaims, findMemberRanks, findWindow } from "./find-ranks.ts";

/** Shares of a Knight; a Hero has one. */
const KNIGHT_SHARES = 5;

type WindowRow = NonNullable<Awaited<ReturnType<typeof findWindow>>>;
type ClaimRow = Awaited<ReturnType<typeof findClaims>>[number];
type MemberRankRow = Awaited<ReturnType<typeof findMemberRanks>>[number];

export function presentWindow(row: WindowRow): NonNullable<RankPage["window"]> {
  return {
    month: row.month,
    openedAt: row.opened_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    shares: Number(row.shares ?? row.claimed ?? 0),
    shareValue: row.share_value,
    carried: row.carried,
  };
}

export function presentClaim(row: ClaimRow): RankPage["items"][number] {
  return { id: row.id, username: row.username, ...presentShares(row) };
}

export function presentMemberRank(row: MemberRankRow): MemberRanks["items"][number] {
  return { month: row.month, ...presentShares(row) };
}

function presentShares({ shares, claimed_at, collected }: MemberRankRow) {
  return {
    rank: shares === KNIGHT_SHARES ? ("knight" as const) : ("hero" as const),
    shares,
    claimedAt: claimed_at.toISOString(),
    collected,
  };
}
