import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { openPostgres } from "../../src/database/postgres.ts";
import type { Database } from "../../src/database/tables.ts";
import { createLog } from "../../src/lib/log.ts";
import { getSharedPostgres } from "./ask-shared-services.ts";
import { createDatabase, TEMPLATE } from "./postgres.ts";

/** The URL of a new database without any tables. */
export function createBareDatabaseUrl(): Promise<string> {
  return createUniqueDatabase("template0");
}

/** The URL of a new database with all tables, empty. */
export function createTestDatabaseUrl(): Promise<string> {
  return createUniqueDatabase(TEMPLATE);
}

async function createUniqueDatabase(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  return createDatabase(await getSharedPostgres(), name, template);
}

/** A new database with all tables, empty. */
export async function createTestDatabase(): Promise<Database> {
  return connectTestDatabase(await createTestDatabaseUrl());
}

export async function connectTestDatabase(url: string): Promise<Database> {
  const { database } = await openPostgres(url, createLog("silent"), 10);
  return database;
}

/** Empties all tables and resets their sequences, which is faster than creating another database. */
export async function emptyTables(database: Database): Promise<void> {
  // A TRUNCATE replaces the files of each table and its indexes, so it gets only tables with rows. Most have no file to look into.
  await sql`
    do $$
      declare
        one regclass;
        has_rows boolean;
        filled text[] := '{}';
      begin
        for one in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
          and relname <> 'migrations' and pg_relation_size(oid) > 0
        loop
          execute 'select exists (select from ' || one || ')' into has_rows;
          if has_rows then filled := filled || one::text; end if;
        end loop;
        if filled <> '{}' then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
        perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences
          where schemaname = 'public' and last_value is not null;
      end
    $$`.execute(database);
}
