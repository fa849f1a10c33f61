import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { Problem } from "../problem.ts";
import type { OpenDatabase } from "./open.ts";
import type { Tables } from "./tables.ts";

/** Milliseconds that a request waits for a connection before it fails. */
const CONNECT_TIMEOUT = 5_000;

/**
 * Connects to a PostgreSQL server.
 *
 * @throws Problem when it does not answer, or refuses us
 */
export async function openPostgres(url: string, log: Logger): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    types: { getTypeParser },
  });
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "a database connection broke"));
  await pool.query("select 1").catch(async (error: unknown) => {
    await pool.end();
    throw new Problem(
      `The PostgreSQL server at DATABASE_URL cannot be used (${reasonOf(error)}): start it, or correct DATABASE_URL, or leave it out for the embedded database.`,
    );
  });
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    database,
    async close() {
      await database.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

/** What the server or the system said; several addresses that all refuse come as one error without words. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8 ? BigInt : pg.types.getTypeParser(oid, format);
