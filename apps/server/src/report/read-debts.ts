import { sql } from "kysely";
import type { Database, PlanName } from "../database/tables.ts";
import type { Month } from "./read-months.ts";

/** The plan's debts that are not in boxes, as computed from the index, in wei. */
export interface Debts {
  /** Paid into open rounds, without commissions, which are in boxes. */
  openRounds: bigint;
  months: readonly MonthDebt[];
  commons: bigint;
  operations: bigint;
}

/** A month of the HeroPool: its pot until the window closes, then the uncollected shares. */
export interface MonthDebt {
  month: number;
  isShared: boolean;
  owed: bigint;
}

export async function readDebts(
  database: Database,
  plan: PlanName,
  months: readonly Month[],
): Promise<Debts> {
  const { rows } = await sql<Record<"open" | "commons" | "operations", string>>`
    select
      (select coalesce(sum(entered - commissions), 0)
        from rounds where plan = ${plan} and closed_at is null)::text as open,
      (select coalesce(sum(commons), 0) from rounds where plan = ${plan})::text as commons,
      (select coalesce(sum(operations - coalesce(closing_reward, 0)), 0)
        from rounds where plan = ${plan})::text as operations`.execute(database);
  const [row] = rows;
  const collected = await readCollections(database, plan);
  const rests = months.reduce((sum, { rest }) => sum + (rest ?? 0n), 0n);
  return {
    openRounds: BigInt(row?.open ?? 0),
    months: months.map(toDebt),
    commons: BigInt(row?.commons ?? 0) + rests - collected("commons"),
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
  return (pot: "commons" | "operations") => BigInt(rows.find((row) => row.pot === pot)?.amount ?? 0);
}

function toDebt({ month, pot, shareValue, uncollected }: Month): MonthDebt {
  if (shareValue === null) return { month, isShared: false, owed: pot };
  return { month, isShared: true, owed: shareValue * BigInt(uncollected) };
}
