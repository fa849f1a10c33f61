import { sql } from "kysely";
import { type OpenDatabase, openPostgres } from "../database/postgres.ts";
import type { Database } from "../database/tables.ts";
import { createLog } from "../lib/log.ts";

/** The end of a statement that hangs. */
const STATEMENT_TIMEOUT = "10min";

/** One connection outside the pool, for statements of seconds or minutes that must not delay others. */
export interface OwnConnection {
  /** When `signal` is aborted, the server ends the statement that is running, and `work` fails. */
  run<Result>(signal: AbortSignal, work: (database: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Connects at the first use, and again after a failure. Logs nothing: the caller reports what fails.
 *
 * @param control used to end statements
 */
export function createOwnConnection(url: string, control: Database): OwnConnection {
  let open: OpenDatabase | undefined;
  return {
    async run(signal, work) {
      open ??= await openPostgres(url, createLog("silent"), 1);
      return open.database.connection().execute(async (connection) => {
        const { rows } = await sql<{ pid: number }>`
          select pg_backend_pid() as pid, set_config('statement_timeout', ${STATEMENT_TIMEOUT}, false)`.execute(
          connection,
        );
        // A cancelled statement would let the next one start.
        const end = () => {
          sql`select pg_terminate_backend(${rows[0]?.pid}::int4)`.execute(control).catch(() => undefined);
        };
        signal.throwIfAborted();
        signal.addEventListener("abort", end, { once: true });
        try {
          return await work(connection);
        } finally {
          signal.removeEventListener("abort", end);
        }
      });
    },
    close: async () => open?.close(),
  };
}
