import pg from "pg";
import { type Office, offices } from "./lead.ts";

/** Any number that no other program on this database locks with; the second number is the office's. */
const LOCK_CLASS = 7_226_679;
/** Milliseconds after which the holder takes a silent server for gone. */
const PATIENCE = 3_000;
/**
 * Milliseconds after which PostgreSQL ends a session that asks nothing: that of a machine that is gone, or of a process
 * that hangs. More than a beat and the holder's patience together, so that a holder that still runs stops first.
 */
const IDLE_LIMIT = 6_000;

/** A connection of its own on which the lock of an office can be held: the lock ends with it. */
export interface LockSession {
  /** Whether the lock is this session's now. Not to be called again then: it would be held twice. */
  tryLock(office: Office): Promise<boolean>;
  /** Fails when the session is gone. To be called more often than the server's limit of 6 s. */
  beat(): Promise<void>;
  /** Aborted when the connection breaks. */
  broken: AbortSignal;
  close(): Promise<void>;
}

/** Connects to the PostgreSQL server at `url`, directly or through a pooler in session mode. */
export async function openLockSession(url: string): Promise<LockSession> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "canopy lock",
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  const broken = new AbortController();
  client.on("error", () => broken.abort());
  client.on("end", () => broken.abort());
  async function close(): Promise<void> {
    // Ended in good order the server frees the lock at once; a server that is gone must not keep us.
    await Promise.race([client.end(), new Promise((resolve) => setTimeout(resolve, PATIENCE).unref())]);
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
    async tryLock(office) {
      const { rows } = await client.query<{ locked: boolean }>(
        "select pg_try_advisory_lock($1, $2) as locked",
        [LOCK_CLASS, offices[office]],
      );
      return rows[0]?.locked === true;
    },
    async beat() {
      await client.query("select 1");
    },
  };
}
