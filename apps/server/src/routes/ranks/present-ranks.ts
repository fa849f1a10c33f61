import type { MemberRanks, RankPage } from "@canopy/shared/api/ranks";
import { presentMonth } from "../../report/present-month.ts";
import type { Month } from "../../report/read-months.ts";
import type { findClaims, findMemberRanks, findWindow } from "./find-ranks.ts";

type WindowRow = NonNullable<Awaited<ReturnType<typeof findWindow>>>;
type ClaimRow = Awaited<ReturnType<typeof findClaims>>[number];
type MemberRankRow = Awaited<ReturnType<typeof findMemberRanks>>[number];

export function presentWindow(window: WindowRow, month: Month): NonNullable<RankPage["window"]> {
  return {
    ...presentMonth(month),
    month: window.month,
    openedAt: window.opened_at.toISOString(),
    closesAt: window.closes_at.toISOString(),
    closedAt: window.closed_at?.toISOString() ?? null,
  };
}

export function presentClaim(row: ClaimRow): RankPage["items"][number] {
  return { id: row.id, username: row.username, ...presentShares(row) };
}

export function presentMemberRank(row: MemberRankRow): MemberRanks["items"][number] {
  return { month: row.month, ...presentShares(row) };
}

function presentShares({ rank, shares, claimed_at, collected }: MemberRankRow) {
  return {
    rank,
    shares,
    claimedAt: claimed_at.toISOString(),
    collected,
  };
}
