import { sql } from "kysely";
import type { Database, Row } from "../../database/tables.ts";
import { splitChunks, toRecordset } from "../../database/write-rows.ts";
import { readSponsoredUnits } from "../derive/read-round.ts";
import { Memory, planNames } from "./memory.ts";

/** Creates the tables that keep the memory of a rebuild. Call it in the draft, like the other functions. */
export async function createSavedMemory(transaction: Database): Promise<void> {
  // Compressing megabytes of counts would take longer than writing them.
  await sql`create table saved_columns (plan text, name text, data bytea storage external,
    primary key (plan, name))`.execute(transaction);
  await sql`create table saved_activity (like activity)`.execute(transaction);
}

export async function saveMemory(transaction: Database, memory: Memory): Promise<void> {
  for (const plan of planNames) {
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
  for (const plan of planNames) {
    const { rows } = await sql<{ name: string; data: Buffer }>`
      select name, data from saved_columns where plan = ${plan}`.execute(transaction);
    memory.seats[plan].load(new Map(rows.map(({ name, data }) => [name, data])));
  }
  const { rows: activity } = await sql<Row<"activity">>`select * from saved_activity`.execute(transaction);
  const rounds = await transaction.selectFrom("rounds").selectAll().execute();
  const rankWindows = await transaction.selectFrom("rank_windows").selectAll().execute();
  const ranks = await transaction.selectFrom("ranks").selectAll().execute();
  const sponsoredUnits = [];
  for (const { plan, round, closed_at } of rounds) {
    if (closed_at !== null) continue;
    sponsoredUnits.push({ plan, round, sponsoredUnits: await readSponsoredUnits(transaction, plan, round) });
  }
  memory.restore({ rounds, rankWindows, ranks, sponsoredUnits, activity });
  return memory;
}
