import pg from "pg";
import { type LeaderRole, lockNumbers } from "./lead.ts";

/** The first number of the locks: one that no other program on this database uses. The second is the role's. */
const LOCK_CLASS = 7_226_679;
/** Milliseconds after which the leader treats a silent server as unreachable. */
const TIMEOUT = 3_000;
/**
 * Milliseconds after which PostgreSQL ends an idle session, whose process hangs or whose machine is unreachable. More than
 * a heartbeat and the leader's timeout together, so that a leader that still runs stops first.
 */
const IDLE_LIMIT = 6_000;

/** A separate connection that can hold a role's lock. The lock ends with the connection. */
export interface LockSession {
  /** Resolves to true when this session got the lock. Do not call it again then: the lock would be held twice. */
  tryLock(role: LeaderRole): Promise<boolean>;
  /** Fails when the session has ended. Call it more often than the server's limit of 6 s. */
  sendHeartbeat(): Promise<void>;
  /** Aborted when the connection breaks. */
  broken: AbortSignal;
  close(): Promise<void>;
}

/** Connects to the PostgreSQL server at `url`, directly or through a pooler in session mode. */
export async function openLockSession(url: string): Promise<LockSession> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "canopy lock",
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
    keepAlive: true,
  });
  const broken = new AbortController();
  client.on("error", () => broken.abort());
  client.on("end", () => broken.abort());
  async function close(): Promise<void> {
    // A regular end frees the lock at once. An unreachable server never confirms it.
    const timer = setTimeout(() => client.connection.stream.destroy(), TIMEOUT);
    await client.end().finally(() => clearTimeout(timer));
  }
  try {
    await client.connect();
    await client.query(`set idle_session_timeout = ${IDLE_LIMIT}`);
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
  return {
    broken: broken.signal,
    close,
    async tryLock(role) {
      const { rows } = await client.query<{ locked: boolean }>(
        "select pg_try_advisory_lock($1, $2) as locked",
        [LOCK_CLASS, lockNumbers[role]],
      );
      return rows[0]?.locked === true;
    },
    async sendHeartbeat() {
      await client.query("select 1");
    },
  };
}
