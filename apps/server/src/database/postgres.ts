import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { OperatorError } from "../lib/operator-error.ts";
import { createOutageLog } from "../lib/outage-log.ts";
import { traceQueries } from "../tracing/trace-queries.ts";
import { createLostResponses, disconnect, type ResponseTimeouts } from "./lost-responses.ts";
import type { Database, Tables } from "./tables.ts";
import { connectWatched, DatabaseUnavailableError } from "./unavailable.ts";

/** The first version that ends idle sessions, which the leader locks rely on. */
const MINIMUM_VERSION = 14;
/** Milliseconds that a request waits for a connection before it fails. */
const CONNECT_TIMEOUT = 5_000;
/** Milliseconds: less than the time limit of a request. The indexer lifts it (`withoutTimeLimit`). */
const STATEMENT_TIMEOUT = 20_000;
/** Milliseconds for which a process that hangs inside a transaction can lock rows. */
const IDLE_TRANSACTION_TIMEOUT = 15_000;
/** The server rolls back the transactions of an unreachable machine 5 + 3 * 1 s after its last packet. */
const SERVER_KEEPALIVE =
  "-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3 -c tcp_user_timeout=8000";
/** Milliseconds after which the client probes a silent server. */
const CLIENT_KEEPALIVE = 5_000;
/** Milliseconds without a failure after which the database counts as recovered. */
const OUTAGE_QUIET = 5_000;
/** Milliseconds for a regular end of all connections. After that they are cut. */
const CLOSE_LIMIT = 3_000;

export interface OpenDatabase {
  database: Database;
  /** For connections outside the pool. */
  url: string;
  /** The pool's connections; `waiting` counts the requests that wait for one. */
  pool(): { open: number; idle: number; waiting: number };
  /** Rejects when the embedded PostgreSQL stops unexpectedly. */
  failure?: Promise<never>;
  close(): Promise<void>;
}

/**
 * Connects to a PostgreSQL server, directly or through a pooler in session mode.
 *
 * @param size the most connections
 * @throws OperatorError when the server does not respond, refuses the connection, or is too old
 */
export async function openPostgres(
  url: string,
  log: Logger,
  size: number,
  timeouts?: ResponseTimeouts,
): Promise<OpenDatabase> {
  const responses = createLostResponses(url, timeouts);
  const outage = createOutageLog(
    log,
    { failed: "database does not respond", recovered: "database responds again" },
    { quiet: OUTAGE_QUIET },
  );
  const clients = new Set<pg.Client>();
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "canopy",
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT,
    options: SERVER_KEEPALIVE,
    keepAlive: true,
    keepAliveInitialDelayMillis: CLIENT_KEEPALIVE,
    types: { getTypeParser },
  });
  pool.on("connect", (client) => {
    clients.add(client);
    // In use, a client has no listener of the pool, and an unhandled error would end the process.
    client.on("error", () => undefined);
  });
  pool.on("remove", (client) => clients.delete(client));
  // The pool replaces a connection that breaks while idle; without a listener it would end the process.
  let isClosing = false;
  pool.on("error", (error) => {
    if (!isClosing) outage.failed(error);
  });
  const trace = traceQueries();
  const database = new Kysely<Tables>({
    ...(trace !== undefined && { log: trace }),
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        connect: () => connectWatched(pool, responses, outage),
        end: () => pool.end(),
      },
    }),
  });
  async function end(): Promise<void> {
    const timer = setTimeout(() => {
      for (const client of clients) disconnect(client);
    }, CLOSE_LIMIT);
    await database.destroy().finally(() => clearTimeout(timer));
  }
  try {
    await requireUsable(database);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    database,
    url,
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      isClosing = true;
      await end();
    },
  };
}

async function requireUsable(database: Database): Promise<void> {
  const { rows } = await sql<{ server_version: string }>`show server_version`
    .execute(database)
    .catch((error: unknown) => {
      throw new OperatorError(
        `The PostgreSQL server at DATABASE_URL cannot be used (${describe(error)}). Start it, or correct DATABASE_URL, or unset it to use the embedded database.`,
      );
    });
  const version = rows[0]?.server_version ?? "";
  if (Number.parseInt(version, 10) >= MINIMUM_VERSION) return;
  throw new OperatorError(
    `The PostgreSQL server at DATABASE_URL has version ${version}. Upgrade it to version ${MINIMUM_VERSION} or newer.`,
  );
}

/** The message of the server or the system. An `AggregateError` of several addresses has no message. */
function describe(error: unknown): string {
  if (error instanceof DatabaseUnavailableError) return describe(error.cause);
  if (error instanceof AggregateError) return error.errors.map(describe).join(", ");
  return error instanceof Error ? error.message : String(error);
}

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8 ? BigInt : pg.types.getTypeParser(oid, format);
