import pg from "pg";
import type { OutageLog } from "../lib/outage-log.ts";
import { runCopy } from "./bulk-load/copy-query.ts";
import { disconnect, type LostResponses } from "./lost-responses.ts";

/** The database is unreachable, refuses connections for now, or took too long. A retry later is likely to succeed. */
export class DatabaseUnavailableError extends Error {
  override readonly name = "DatabaseUnavailableError";
}

/**
 * Errors that are not about the statement: no connection (08), too many connections (53300), a server that stops, starts
 * or crashed (57P), a statement or transaction that exceeded its time (57014, 25P03).
 */
const temporary = /^(08...|53300|57P..|57014|25P03)$/;

/** Connects with `pool`. Errors that are not about the statement become `DatabaseUnavailableError`. */
export async function connectWatched(
  pool: pg.Pool,
  responses: LostResponses,
  outage: OutageLog,
): Promise<pg.PoolClient> {
  function fail(cause: unknown): never {
    const error = toUnavailable(cause);
    if (error instanceof DatabaseUnavailableError) outage.failed(error);
    throw error;
  }
  async function observe<Result>(client: pg.PoolClient, answer: Promise<Result>): Promise<Result> {
    const result = await responses.guard(client, answer);
    outage.succeeded();
    return result;
  }
  for (;;) {
    const client = await pool.connect().catch(fail);
    try {
      if (await responses.accept(client)) return watch(client, observe, fail);
    } catch (error) {
      client.release(true);
      fail(error);
    }
    disconnect(client);
    client.release(true);
  }
}

/** The same client, except that a broken or silent connection never returns to the pool. */
function watch(
  client: pg.PoolClient,
  observe: <Result>(client: pg.PoolClient, answer: Promise<Result>) => Promise<Result>,
  fail: (cause: unknown) => never,
): pg.PoolClient {
  let isBroken = false;
  const noteBroken = () => {
    isBroken = true;
  };
  // Between two statements of a transaction there is no other listener, and an unhandled error would end the process.
  client.on("error", noteBroken);
  const query = (...parameters: unknown[]): unknown => {
    const result: unknown = runCopy(client, parameters) ?? Reflect.apply(client.query, client, parameters);
    if (!(result instanceof Promise)) return result;
    return observe(client, result).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError)) noteBroken();
      return fail(error);
    });
  };
  const release = (discard = false) => {
    client.off("error", noteBroken);
    client.release(discard || isBroken);
  };
  return new Proxy(client, {
    get(target, name) {
      if (name === "query") return query;
      if (name === "release") return release;
      return Reflect.get(target, name, target);
    },
  });
}

function toUnavailable(cause: unknown): unknown {
  // pg throws a plain or a system error for connection failures; a TypeError is a bug in our code.
  const isTemporary =
    cause instanceof pg.DatabaseError
      ? temporary.test(cause.code ?? "")
      : cause instanceof Error && !(cause instanceof TypeError);
  return isTemporary ? new DatabaseUnavailableError("The database does not respond", { cause }) : cause;
}
