import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import type { OpenDatabase } from "./open.ts";
import type { Tables } from "./tables.ts";

/** Milliseconds that a request waits for a connection before it fails. */
const CONNECT_TIMEOUT = 5_000;

/** Connects to a PostgreSQL server: nothing is sent before the first query. */
export function openPostgres(url: string, log: Logger): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    types: { getTypeParser },
  });
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "a database connection broke"));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    database,
    async close() {
      await database.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8 ? BigInt : pg.types.getTypeParser(oid, format);
