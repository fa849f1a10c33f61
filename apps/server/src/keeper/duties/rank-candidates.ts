import { MONTH_ROUNDS, toLastRound } from "@canopy/protocol/rules/calendar";
import { ranks } from "@canopy/protocol/rules/parameters";
import { highestRank, NO_RANK, type Rank } from "@canopy/protocol/rules/rank";
import { sql } from "kysely";
import type { Database, PlanName } from "../../database/tables.ts";

/** The figures of a member with points in a month that count for a rank. */
export interface Candidate {
  id: number;
  points: number;
  /** Whether lifetime point earnings reached the threshold of the rank in this month. */
  reachedHero: boolean;
  reachedKnight: boolean;
}

/** The contract's figures of a candidate in that month. */
export interface MonthActivity {
  /** Members sponsored by the candidate who have a rank of the month so far. */
  heroes: number;
  /** The claimed rank, by its number in the contract. */
  rank: number;
}

/** Lifetime point earnings in USD with 18 decimals. */
interface EarningsRow {
  id: number;
  points: bigint;
  before: string;
  through: string;
}

/** The progress of the index with the rounds of a month. */
export interface MonthReach {
  /** The newest round with units; null when there is none. */
  lastRound: number | null;
  units: number;
  allClosed: boolean;
}

export async function readMonthReach(database: Database, plan: PlanName, month: number): Promise<MonthReach> {
  const { rows } = await sql<{ last: number | null; units: bigint | null; open: bigint }>`
    select max(round) as last, sum(units)::bigint as units, count(*) filter (where closed_at is null) as open
    from rounds where plan = ${plan} and round <= ${toLastRound(month)} and units > 0
  `.execute(database);
  const [row] = rows;
  return {
    lastRound: row?.last ?? null,
    units: Number(row?.units ?? 0),
    allClosed: Number(row?.open ?? 0) === 0,
  };
}

/** Finds all members with points in the month, because only earnings reach a threshold. */
export async function readCandidates(
  database: Database,
  plan: PlanName,
  month: number,
): Promise<Candidate[]> {
  const first = month * MONTH_ROUNDS;
  const last = toLastRound(month);
  // The contract values each round's earnings at that round's price, and rounds down.
  const { rows } = await sql<EarningsRow>`
    with pointy as (
      select distinct member_id from activity
      where plan = ${plan} and round between ${first} and ${last} and points > 0
    ), earned as (
      select activity.member_id, round, activity.points,
        div(activity.point_earnings * rounds.pol_usd, 1000000000000000000) as usd
      from pointy join activity on activity.plan = ${plan} and activity.member_id = pointy.member_id
        join rounds using (round)
      where rounds.plan = ${plan} and round <= ${last}
    )
    select member_id as id,
      sum(points) filter (where round >= ${first})::bigint as points,
      coalesce(sum(usd) filter (where round < ${first}), 0) as before,
      sum(usd) as through
    from earned group by member_id order by member_id
  `.execute(database);
  return rows.map(({ id, points, before, through }) => {
    const reached = (threshold: bigint) => BigInt(before) < threshold && BigInt(through) >= threshold;
    return {
      id,
      points: Number(points),
      reachedHero: reached(ranks.heroUsd),
      reachedKnight: reached(ranks.knightUsd),
    };
  });
}

/** The rank that a claim would bring the member; none without a higher one. */
export function toClaimableRank(
  { points, reachedHero, reachedKnight }: Candidate,
  { heroes, rank }: MonthActivity,
): Rank {
  const highest = highestRank({
    points,
    heroes,
    reachedHeroUsd: reachedHero,
    reachedKnightUsd: reachedKnight,
  });
  return highest > rank ? highest : NO_RANK;
}
