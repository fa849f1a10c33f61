import type { TreeCard, TreeEntries } from "@canopy/shared/api/tree";
import { avatarPath } from "../members/find-avatar.ts";
import { legName, presentLegs } from "../members/present-legs.ts";
import type { CardRow } from "./find-cards.ts";
import type { LaterEntry } from "./find-entries.ts";
import type { TreeRound } from "./find-tree-round.ts";

type ToNumber = (member: number) => number;

interface PresentedEntries {
  readonly entries: readonly LaterEntry[];
  readonly isComplete: boolean;
  readonly access: TreeEntries["access"];
}

export function presentEntries(
  { plan, round, blockNumber, blockHash }: TreeRound,
  { entries, isComplete, access }: PresentedEntries,
  toNumber: ToNumber,
): TreeEntries {
  return {
    plan,
    round,
    blockNumber: blockNumber.toString(),
    blockHash,
    seats: entries.flatMap((entry) => (entry.kind === "register" ? presentSeat(entry, toNumber) : [])),
    units: entries.flatMap(({ kind, member, units, round: bought }) =>
      kind === "topup" ? { number: toNumber(member), units, round: bought } : [],
    ),
    complete: isComplete,
    access,
  };
}

function presentSeat(
  { member, username, upline, leg, sponsor, units, round }: LaterEntry,
  toNumber: ToNumber,
): TreeEntries["seats"][number] {
  return {
    number: toNumber(member),
    member,
    username,
    uplineNumber: toNumber(upline),
    leg: legName(leg),
    sponsorNumber: toNumber(sponsor),
    units,
    round,
  };
}

export function presentCard(row: CardRow, number: number): TreeCard {
  return {
    number,
    id: row.id,
    username: row.username,
    wallet: row.account,
    avatar: row.avatar_id === null ? null : avatarPath(row.avatar_id),
    sponsor: row.sponsor,
    upline: row.upline,
    // The root seat is in no leg.
    leg: row.upline === null ? null : legName(row.leg),
    depth: row.depth,
    units: row.units,
    maxPoints: row.units * row.points_per_unit,
    points: Number(row.points),
    legs: presentLegs(row),
    joinedAt: row.joined_at.toISOString(),
    joinedRound: row.round,
    rank: row.rank === null || row.rank_month === null ? null : { month: row.rank_month, rank: row.rank },
  };
}
