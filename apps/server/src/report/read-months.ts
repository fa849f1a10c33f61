import { MONTH_ROUNDS, ROUND } from "@canopy/protocol/rules/calendar";
import { sql } from "kysely";
import type { Database, PlanName } from "../database/tables.ts";

/** A month of the HeroPool, by the index. Amounts are wei. */
export interface Month {
  month: number;
  /** Paid into the HeroPool by closed rounds and username fees. */
  pot: bigint;
  units: number;
  /** Units and points of closed rounds. */
  closedUnits: number;
  points: number;
  /** Of the month's last round with a price; null without one. */
  unitPrice: bigint | null;
  /** Members with a rank. */
  heroes: number;
  knights: number;
  /** Claimed shares, and those of them that are not collected. */
  shares: number;
  uncollected: number;
  closedAt: Date | null;
  /** Null until the window is closed. */
  shareValue: bigint | null;
  rest: bigint | null;
}

/**
 * Reads months with a price, a fee or a window, the oldest first. A username fee counts in the month of its payment.
 *
 * @param only read this month alone
 */
export async function readMonths(
  database: Database,
  plan: PlanName,
  only: number | null = null,
): Promise<Month[]> {
  const rounds = sql`${MONTH_ROUNDS}::int4`;
  const { rows } = await sql<
    Record<"pot" | "units" | "closed_units" | "points" | "shares" | "uncollected", string> & {
      month: number;
      unit_price: string | null;
      heroes: number;
      knights: number;
      closed_at: Date | null;
      share_value: string | null;
      rest: string | null;
    }
  >`
    with sums as (
      select round / ${rounds} as month, sum(units) as units,
        sum(units) filter (where closed_at is not null) as closed_units, sum(points) as points,
        sum(hero_pool) as hero_pool, (array_agg(unit_price order by round desc))[1] as unit_price
      from rounds where plan = ${plan} group by 1
    ), fees as (
      select floor(extract(epoch from h.at - p.genesis) / ${ROUND * MONTH_ROUNDS}::int4)::int4 as month,
        -sum(h.amount) as amount
      from history h join plans p on p.plan = h.plan
      where h.plan = ${plan} and h.type = 'username' group by 1
    ), claims as (
      select month, count(*) filter (where rank = 'hero') as heroes,
        count(*) filter (where rank = 'knight') as knights, sum(shares) as shares,
        sum(shares) filter (where collected is null) as uncollected
      from ranks where plan = ${plan} group by month
    ), windows as (
      select month, closed_at, share_value, rest from rank_windows where plan = ${plan}
    )
    select month, (coalesce(sums.hero_pool, 0) + coalesce(fees.amount, 0))::text as pot,
      coalesce(sums.units, 0)::text as units, coalesce(sums.closed_units, 0)::text as closed_units,
      coalesce(sums.points, 0)::text as points, sums.unit_price::text as unit_price,
      coalesce(claims.heroes, 0)::int4 as heroes, coalesce(claims.knights, 0)::int4 as knights,
      coalesce(claims.shares, 0)::text as shares, coalesce(claims.uncollected, 0)::text as uncollected,
      windows.closed_at, windows.share_value::text as share_value, windows.rest::text as rest
    from sums full join fees using (month) full join windows using (month) left join claims using (month)
    where ${only}::int4 is null or month = ${only}::int4
    order by month`.execute(database);
  return rows.map((row) => ({
    month: row.month,
    pot: BigInt(row.pot),
    units: Number(row.units),
    closedUnits: Number(row.closed_units),
    points: Number(row.points),
    unitPrice: toAmount(row.unit_price),
    heroes: row.heroes,
    knights: row.knights,
    shares: Number(row.shares),
    uncollected: Number(row.uncollected),
    closedAt: row.closed_at,
    shareValue: toAmount(row.share_value),
    rest: toAmount(row.rest),
  }));
}

const toAmount = (decimal: string | null) => (decimal === null ? null : BigInt(decimal));
