import type { TestProject } from "vitest/node";
import { openDatabase } from "../../src/database/open.ts";
import { createLog } from "../../src/lib/log.ts";
import { createDatabase, startPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A PostgreSQL server for all test files; `createTestDatabase` makes a database of its own for each. */
    postgresUrl: string;
  }
}

/** The database that others are copied from: it has all tables, empty. */
export const TEMPLATE = "template_canopy";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const url = await createDatabase(postgres.url("postgres"), TEMPLATE, "template0");
  const { close } = await openDatabase({ url, connections: 1 }, createLog("silent"));
  await close();
  project.provide("postgresUrl", postgres.url("postgres"));
  return () => postgres.stop();
}
