import { sql } from "kysely";
import { LegRows } from "../../database/legs.ts";
import type { Database, PlanName, Row } from "../../database/tables.ts";
import type { OpenRound, Outcome } from "./close-round.ts";
import type { NamedPlanEvent } from "./plan-events.ts";
import type { Plans } from "./plans.ts";
import { readOpenRound } from "./read-round.ts";
import { matchesAny } from "./sql.ts";
import {
  type BookedRound,
  type BookedSeat,
  toBookedRound,
  toBookedSeat,
  type WorkingTables,
} from "./working-tables.ts";
import { writeTables } from "./write.ts";
import { writeClosing } from "./write-closing.ts";

export type RankKey = Pick<Row<"ranks">, "plan" | "month" | "member_id">;

/** Where derived rows are read and written: the tables, or mostly the memory while the index is rebuilt. */
export interface Store {
  /** The id that the core plan assigns next. */
  readNextMember(): Promise<number>;
  readMembers(ids: ReadonlySet<number>): Promise<readonly Row<"members">[]>;
  readSeats(plan: PlanName, ids: ReadonlySet<number>): Promise<readonly BookedSeat[]>;
  /** The rounds with these numbers, of both plans. */
  readRounds(numbers: ReadonlySet<number>): Promise<readonly BookedRound[]>;
  readOpenWindows(): Promise<readonly Row<"rank_windows">[]>;
  readRanks(keys: readonly RankKey[]): Promise<readonly Row<"ranks">[]>;
  writeTables(tables: WorkingTables): Promise<void>;
  readOpenRound(event: NamedPlanEvent<"RoundClosed">): Promise<OpenRound>;
  writeClosing(plans: Plans, outcome: Outcome): Promise<void>;
}

export function createTableStore(database: Database): Store {
  const legs = new LegRows(database);
  return {
    async readNextMember() {
      const last = await database
        .selectFrom("members")
        .select(({ fn }) => fn.max("id").as("id"))
        .executeTakeFirst();
      return (last?.id ?? 0) + 1;
    },
    readMembers: (ids) => database.selectFrom("members").selectAll().where(matchesAny("id", ids)).execute(),
    async readSeats(plan, ids) {
      const rows = await database
        .selectFrom("seats")
        .selectAll()
        .where("plan", "=", plan)
        .where(matchesAny("member_id", ids))
        .execute();
      return rows.map(toBookedSeat);
    },
    async readRounds(numbers) {
      const rows = await database
        .selectFrom("rounds")
        .selectAll()
        .where(matchesAny("round", numbers))
        .execute();
      return rows.map(toBookedRound);
    },
    readOpenWindows: () =>
      database.selectFrom("rank_windows").selectAll().where("closed_at", "is", null).execute(),
    async readRanks(keys) {
      const [plans, months, ids]: [string[], number[], number[]] = [[], [], []];
      for (const { plan, month, member_id } of keys) {
        plans.push(plan);
        months.push(month);
        ids.push(member_id);
      }
      const { rows } = await sql<Row<"ranks">>`
        select * from ranks where (plan, month, member_id) in
          (select * from unnest(${plans}::text[], ${months}::int4[], ${ids}::int4[]))`.execute(database);
      return rows;
    },
    writeTables: (tables) => writeTables(database, tables),
    readOpenRound: (event) => readOpenRound(database, event, legs),
    async writeClosing(plans, outcome) {
      await legs.write(outcome.seats);
      await writeClosing(database, plans, outcome);
    },
  };
}
