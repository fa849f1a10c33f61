import { sql } from "kysely";
import type { Database, PlanName, Row } from "../../database/tables.ts";
import { splitChunks, toRecordset } from "../../database/write-rows.ts";
import { readSponsoredUnits } from "../derive/read-round.ts";
import { Memory } from "./memory.ts";

const plans = ["core", "plus"] as const satisfies readonly PlanName[];

/** Creates the tables that keep the memory of a rebuild. Call it in the draft, like the other functions. */
export async function createSavedMemory(transaction: Database): Promise<void> {
  // Compressing megabytes of counts would take longer than writing them.
  await sql`create table saved_columns (plan text, name text, data bytea storage external,
    primary key (plan, name))`.execute(transaction);
  await sql`create table saved_activity (like activity)`.execute(transaction);
}

export async function saveMemory(transaction: Database, memory: Memory): Promise<void> {
  for (const plan of plans) {
    for (const [name, data] of memory.seats[plan].bytes()) {
      await sql`insert into saved_columns values (${plan}, ${name}, ${Buffer.from(data.buffer)})
        on conflict (plan, name) do update set data = excluded.data`.execute(transaction);
    }
  }
  await sql`delete from saved_activity`.execute(transaction);
  for (const rows of splitChunks(memory.currentActivity())) {
    await sql`insert into saved_activity select * from ${toRecordset("activity", rows)}`.execute(transaction);
  }
}

export async function loadMemory(transaction: Database): Promise<Memory> {
  const memory = new Memory();
  for (const plan of plans) {
    const { rows } = await sql<{ name: string; data: Buffer }>`
      select name, data from saved_columns where plan = ${plan}`.execute(transaction);
    memory.seats[plan].load(new Map(rows.map(({ name, data }) => [name, data])));
  }
  const { rows: activity } = await sql<Row<"activity">>`select * from saved_activity`.execute(transaction);
  const rounds = await transaction
    .selectFrom("rounds")
    .select(["plan", "round"])
    .where("closed_at", "is", null)
    .execute();
  const { rows: closed } = await sql<{ plan: PlanName; round: number }>`
    select plan.name as plan, coalesce(max(round), -1) as round
    from unnest(${plans}::text[]) as plan (name)
    left join rounds on rounds.plan = plan.name and closed_at is not null
    group by plan.name`.execute(transaction);
  memory.restore({
    rounds: await Promise.all(
      rounds.map(async ({ plan, round }) => ({
        plan,
        round,
        sponsoredUnits: await readSponsoredUnits(transaction, plan, round),
      })),
    ),
    activity,
    closed: closed.map(({ plan, round }) => [plan, round]),
  });
  return memory;
}
