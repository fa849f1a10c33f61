import { Socket } from "node:net";
import pg from "pg";
import { singleFlight } from "../lib/single-flight.ts";

/** Milliseconds. */
export interface ResponseTimeouts {
  /** Time without a response to a statement before the server is checked, and between checks. */
  silence: number;
  /** For a response that was on its way while the server was checked. */
  grace: number;
}

const DEFAULT_TIMEOUTS: ResponseTimeouts = { silence: 5_000, grace: 1_000 };
/** Milliseconds within which the server must say, on a new connection, which statements it works on. */
const CHECK_TIMEOUT = 3_000;

/**
 * Destroys connections whose statement the server has finished, but whose response never arrived. Slow statements are safe, so no
 * time limit is needed that a large index would exceed.
 */
export interface LostResponses {
  /** False when another connection has lost a response since this one got its last. */
  accept(client: pg.Client): Promise<boolean>;
  /** The response; fails when it is lost. */
  guard<Result>(client: pg.Client, response: Promise<Result>): Promise<Result>;
}

export function createLostResponses(
  url: string,
  { silence, grace }: ResponseTimeouts = DEFAULT_TIMEOUTS,
): LostResponses {
  const now = () => performance.now();
  const processes = new WeakMap<pg.Client, number>();
  const respondedAt = new WeakMap<pg.Client, number>();
  let lostAt = Number.NEGATIVE_INFINITY;
  const readBusy = singleFlight(() => readBusyProcesses(url), 0);

  async function isWorking(client: pg.Client): Promise<boolean> {
    const busy = await readBusy();
    return busy === "unknown" || busy.has(processes.get(client) ?? 0);
  }

  function guard<Result>(client: pg.Client, response: Promise<Result>): Promise<Result> {
    const sentAt = now();
    let hasResponse = false;
    let timer: NodeJS.Timeout;
    async function check(): Promise<void> {
      const before = countReceived(client);
      const isBusy = await isWorking(client);
      timer = setTimeout(() => {
        if (hasResponse) return;
        if (isBusy || countReceived(client) > before) timer = setTimeout(check, silence);
        else {
          lostAt = Math.max(lostAt, sentAt);
          disconnect(client, new Error("PostgreSQL's response was lost: the connection forwards nothing"));
        }
      }, grace);
    }
    timer = setTimeout(check, silence);
    return response.finally(() => {
      hasResponse = true;
      clearTimeout(timer);
      if (!client.connection.stream.destroyed) respondedAt.set(client, now());
    });
  }

  return {
    guard,
    async accept(client) {
      if (processes.has(client)) return (respondedAt.get(client) ?? now()) >= lostAt;
      // Don't use the pid of the handshake: behind a pooler it is the pooler's.
      const { rows } = await guard(client, client.query<{ pid: number }>("select pg_backend_pid() as pid"));
      processes.set(client, rows[0]?.pid ?? 0);
      return true;
    },
  };
}

/** Destroys the socket without a graceful close, because an unreachable server never completes one. */
export function disconnect(client: pg.Client, reason?: Error): void {
  client.connection.stream.destroy(reason);
}

function countReceived({ connection: { stream } }: pg.Client): number {
  return stream instanceof Socket ? stream.bytesRead : 0;
}

/**
 * The server's processes that work on a statement of this user; none when the server cannot be reached. Writing to a client
 * that reads nothing is no work.
 */
async function readBusyProcesses(url: string): Promise<ReadonlySet<number> | "unknown"> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "canopy watch",
    connectionTimeoutMillis: CHECK_TIMEOUT,
    query_timeout: CHECK_TIMEOUT,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where state not like 'idle%' and wait_event is distinct from 'ClientWrite'",
    );
    return new Set(rows.map(({ pid }) => pid));
  } catch (error) {
    // A server that refuses the connection, such as one with too many, may still work on the statement.
    return error instanceof pg.DatabaseError ? "unknown" : new Set();
  } finally {
    disconnect(client);
  }
}
