import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import type { Database } from "./tables.ts";

/**
 * Milliseconds that a statement waits for a lock: later statements on the table queue behind it for as long. Not 1 s: after that
 * time PostgreSQL cancels a blocking autovacuum, and looks for deadlocks.
 */
const LOCK_TIMEOUT = 1_200;
/** Milliseconds until another attempt. */
const LOCK_RETRY = 2_000;
/** Milliseconds between two looks at what an attempt waits for. */
const WATCH_INTERVAL = 150;
/** lock_not_available and deadlock_detected. */
const lockErrors = new Set(["55P03", "40P01"]);

/** Lifts the time limit of statements in this transaction, for migrations and work on a large index. */
export async function withoutTimeLimit(transaction: Database): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
}

/** Later statements of the transaction fail when they wait for a lock. */
export async function limitLockWaits(transaction: Database): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${LOCK_TIMEOUT}ms`}, true)`.execute(transaction);
}

export const isLockFailure = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && lockErrors.has(error.code ?? "");

interface LockRetries {
  /** For a second connection, which sees what the first one waits for. */
  database: Database;
  /** The connection that makes the attempts. */
  connection: Database;
  /** `toError` makes the error after the last attempt. Without a limit there is no last one. */
  limit?: { attempts: number; toError: (blockers: string, cause: unknown) => Error };
  /** Ends the attempts with its reason. */
  signal?: AbortSignal | undefined;
  /** Called once. `blockers` tells which sessions hold the locks, and how to end them. */
  onRetry?: (blockers: string) => void;
}

/** Repeats `attempt`, which calls `limitLockWaits`, until it gets its locks. */
export async function retryLocks<Result>(
  attempt: () => Promise<Result>,
  { database, connection, limit, signal, onRetry }: LockRetries,
): Promise<Result> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
  let blockers: Blocker[] = [];
  for (let made = 1; ; made++) {
    const over = new AbortController();
    void watchBlockers(database, rows[0]?.pid ?? 0, over.signal, (found) => {
      blockers = found;
    });
    try {
      return await attempt();
    } catch (error) {
      if (!isLockFailure(error)) throw error;
      // A busy server may not have told the names yet, and without them the error would help little.
      if (limit !== undefined && made >= limit.attempts * (blockers.length > 0 ? 1 : 2))
        throw limit.toError(describe(blockers), error);
    } finally {
      over.abort();
    }
    if (made === 1) onRetry?.(describe(blockers));
    await sleep(LOCK_RETRY, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
    signal?.throwIfAborted();
  }
}

interface Blocker {
  pid: number;
  session: string;
}

/** Reports which sessions process `pid` waits for. */
async function watchBlockers(
  database: Database,
  pid: number,
  signal: AbortSignal,
  onFound: (blockers: Blocker[]) => void,
): Promise<void> {
  while (!signal.aborted) {
    // Without a free connection the attempt has to end without names.
    const found = await readBlockers(database, pid).catch(() => []);
    if (found.length > 0) onFound(found);
    await sleep(WATCH_INTERVAL, undefined, { signal }).catch(() => undefined);
  }
}

async function readBlockers(database: Database, pid: number): Promise<Blocker[]> {
  const { rows } = await sql<Blocker>`
    select pid, concat('process ', pid, ' of ', usename, ' (' || nullif(application_name, '') || ')',
      ' since ' || to_char(xact_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') || ' UTC') as session
    from unnest(pg_blocking_pids(${pid}::int4)) as blocking (pid) left join pg_stat_activity using (pid)`.execute(
    database,
  );
  return rows;
}

function describe(blockers: readonly Blocker[]): string {
  if (blockers.length === 0) return "another session";
  const ends = blockers.map(({ pid }) => `select pg_terminate_backend(${pid});`);
  return `${blockers.map(({ session }) => session).join(", ")} (to end it: ${ends.join(" ")})`;
}
