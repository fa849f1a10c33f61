import type { PlanName } from "@canopy/shared/api/primitives";
import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";
import { ApiError } from "../../http/api-error.ts";

/** A closed round and what a member got in it. */
export interface RoundResult {
  unit_price: string;
  pol_usd: string;
  point_value: string;
  rebate: string;
  points: number;
  flash: number;
  units: number;
  point_earnings: string;
  rebates: string;
  commissions: string;
  /** Units of the round that paid the member a commission. */
  sponsored: number;
  /** The member's units at the end of the round. */
  held: number;
  depth: number;
  upline_id: number;
  /** As of the last closed round. */
  left_units: number;
  right_units: number;
  below: number;
  last_closed: number;
  /** The block of the closing: a round that is closed again after a reorganisation has another. */
  closing: string;
}

/** @throws ApiError ROUND_NOT_FOUND or ROUND_NOT_CLOSED */
export async function findResult(
  database: Database,
  plan: PlanName,
  member: number,
  round: number,
): Promise<RoundResult> {
  const { rows } = await sql<RoundResult & { closed_at: Date | null }>`
    select rounds.unit_price, rounds.pol_usd, rounds.closed_at, coalesce(rounds.point_value, 0) as point_value,
      coalesce(rounds.rebate, 0) as rebate, concat_ws(' ', rounds.transaction_hash, rounds.closed_block) as closing,
      coalesce(activity.points, 0) as points, coalesce(activity.flash, 0) as flash,
      coalesce(activity.units, 0) as units, coalesce(activity.point_earnings, 0) as point_earnings,
      coalesce(activity.rebates, 0) as rebates, coalesce(activity.commissions, 0) as commissions,
      (select coalesce(sum(entries.units), 0)::int4 from seats as sponsored
        join entries on entries.plan = sponsored.plan and entries.member_id = sponsored.member_id
        where sponsored.plan = seats.plan and sponsored.sponsor_id = seats.member_id
          and entries.round = rounds.round and entries.commission > 0) as sponsored,
      (select coalesce(sum(units), 0)::int4 from entries
        where member_id = seats.member_id and plan = seats.plan and round <= rounds.round) as held,
      seats.depth, seats.upline_id,
      coalesce(leg_count(legs.left_units, seats.member_id), 0) as left_units,
      coalesce(leg_count(legs.right_units, seats.member_id), 0) as right_units,
      coalesce(leg_count(legs.left_members, seats.member_id) + leg_count(legs.right_members, seats.member_id), 0) as below,
      (select max(round) from rounds where plan = seats.plan and closed_at is not null) as last_closed
    from seats
    join rounds on rounds.plan = seats.plan and rounds.round = ${round}
    left join legs on legs.plan = seats.plan and legs.part = seats.member_id / 64
    left join activity on activity.plan = seats.plan and activity.member_id = seats.member_id
      and activity.round = ${round}
    where seats.plan = ${plan} and seats.member_id = ${member}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new ApiError("ROUND_NOT_FOUND");
  if (row.closed_at === null) throw new ApiError("ROUND_NOT_CLOSED");
  return row;
}
