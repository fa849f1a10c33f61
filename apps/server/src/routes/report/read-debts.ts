import { MONTH_ROUNDS, ROUND } from "@canopy/protocol/rules/calendar";
import { sql } from "kysely";
import type { Database, PlanName } from "../../database/tables.ts";

/** The plan's debts outside of boxes, by the index, in wei. */
export interface Debts {
  /** Paid into open rounds, without commissions, which are in boxes. */
  openRounds: bigint;
  months: readonly MonthDebt[];
  /** Carried from closed windows of ranks to the next one. */
  carried: bigint;
  lottery: bigint;
  operations: bigint;
}

/** A month of the HeroPool: its pot until the window closes, then the uncollected shares. */
export interface MonthDebt {
  month: number;
  isShared: boolean;
  owed: bigint;
}

export async function readDebts(database: Database, plan: PlanName): Promise<Debts> {
  const { rows } = await sql<Record<"open" | "lottery" | "operations" | "carried", string>>`
    select
      (select coalesce(sum(entered - commissions), 0)
        from rounds where plan = ${plan} and closed_at is null)::text as open,
      (select coalesce(sum(lottery), 0) from rounds where plan = ${plan})::text as lottery,
      (select coalesce(sum(operations - coalesce(closing_reward, 0)), 0)
        from rounds where plan = ${plan})::text as operations,
      coalesce((select carried from rank_windows where plan = ${plan} and closed_at is not null
        order by month desc limit 1), 0)::text as carried`.execute(database);
  const [row] = rows;
  const collected = await readCollections(database, plan);
  return {
    openRounds: BigInt(row?.open ?? 0),
    months: await readMonths(database, plan),
    carried: BigInt(row?.carried ?? 0),
    lottery: BigInt(row?.lottery ?? 0) - collected("lottery"),
    operations: BigInt(row?.operations ?? 0) - collected("operations"),
  };
}

async function readCollections(database: Database, plan: PlanName) {
  const rows = await database
    .selectFrom("collections")
    .select(["pot", ({ fn }) => fn.sum<string>("amount").as("amount")])
    .where("plan", "=", plan)
    .groupBy("pot")
    .execute();
  return (pot: "lottery" | "operations") => BigInt(rows.find((row) => row.pot === pot)?.amount ?? 0);
}

/** Months that are not empty, the oldest first. A username fee counts in the month of its payment. */
async function readMonths(database: Database, plan: PlanName): Promise<MonthDebt[]> {
  const { rows } = await sql<{ month: number; pot: string; unpaid: string; is_shared: boolean }>`
    with pots as (
      select round / ${MONTH_ROUNDS}::int as month, hero_pool as amount
      from rounds where plan = ${plan} and closed_at is not null
      union all
      select floor(extract(epoch from h.at - p.genesis) / ${ROUND * MONTH_ROUNDS}::int)::int, -h.amount
      from history h join plans p on p.plan = h.plan
      where h.plan = ${plan} and h.type = 'username'
    ), unpaid as (
      select month, sum(shares) as shares from ranks where plan = ${plan} and collected is null group by month
    ), months as (
      select month, sum(amount) as pot from pots group by month
      union all
      -- A month without entries can share out what earlier months left.
      select w.month, 0 from rank_windows w
      where w.plan = ${plan} and not exists (select from pots where pots.month = w.month)
    )
    select m.month, m.pot::text as pot, w.closed_at is not null as is_shared,
      coalesce(w.share_value * u.shares, 0)::text as unpaid
    from months m
    left join rank_windows w on w.plan = ${plan} and w.month = m.month
    left join unpaid u on u.month = m.month
    order by m.month`.execute(database);
  return rows.map(({ month, pot, unpaid, is_shared }) => ({
    month,
    isShared: is_shared,
    owed: BigInt(is_shared ? unpaid : pot),
  }));
}
