import { MONTH_ROUNDS, ROUND, toMonth } from "@canopy/protocol/rules/calendar";
import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";
import type { PlanAt } from "./contract.ts";

/** A month of the HeroPool in the index; wei. */
export interface MonthPot {
  pot: bigint;
  /** Claimed shares, and those of them that were collected. */
  shares: bigint;
  collectedShares: bigint;
  points: number;
  units: number;
  /** Of the month's last round with a price; 0 without one. */
  unitPrice: bigint;
  /** Null until the window is closed. */
  window: { shareValue: bigint; rest: bigint } | null;
}

/** Reads every month from 0 to the current one. */
export async function readMonthPots(
  database: Database,
  { name, round, genesis }: Pick<PlanAt, "name" | "round" | "genesis">,
): Promise<MonthPot[]> {
  const rounds = await sql<{ month: number; pot: string; points: number; units: number; unit_price: string }>`
    select round / ${MONTH_ROUNDS}::int as month, coalesce(sum(hero_pool), 0)::text as pot,
      coalesce(sum(points), 0)::int as points, sum(units)::int as units,
      (array_agg(unit_price order by round desc))[1]::text as unit_price
    from rounds where plan = ${name} group by 1`.execute(database);
  const fees = await sql<{ month: number; pot: string }>`
    select floor((extract(epoch from at) - ${genesis}::int) / ${ROUND * MONTH_ROUNDS}::int)::int as month,
      sum(-amount)::text as pot
    from history where plan = ${name} and type = 'username' group by 1`.execute(database);
  const claimed = await sql<{ month: number; shares: string; collected: string }>`
    select month, sum(shares)::text as shares,
      coalesce(sum(shares) filter (where collected is not null), 0)::text as collected
    from ranks where plan = ${name} group by 1`.execute(database);
  const windows = await database
    .selectFrom("rank_windows")
    .select(["month", "share_value", "rest"])
    .where("plan", "=", name)
    .where("closed_at", "is not", null)
    .execute();
  const find = <Row extends { month: number }>(rows: readonly Row[], month: number) =>
    rows.find((row) => row.month === month);
  return Array.from({ length: toMonth(round) + 1 }, (_, month): MonthPot => {
    const sums = find(rounds.rows, month);
    const shares = find(claimed.rows, month);
    const window = find(windows, month);
    return {
      pot: BigInt(sums?.pot ?? 0) + BigInt(find(fees.rows, month)?.pot ?? 0),
      shares: BigInt(shares?.shares ?? 0),
      collectedShares: BigInt(shares?.collected ?? 0),
      points: sums?.points ?? 0,
      units: sums?.units ?? 0,
      unitPrice: BigInt(sums?.unit_price ?? 0),
      window:
        window === undefined
          ? null
          : { shareValue: BigInt(window.share_value ?? 0), rest: BigInt(window.rest ?? 0) },
    };
  });
}
