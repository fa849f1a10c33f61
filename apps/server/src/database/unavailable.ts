import pg from "pg";
import { disconnect, type LostAnswers } from "./lost-answers.ts";

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
export async function connectWatched(pool: pg.Pool, answers: LostAnswers): Promise<pg.PoolClient> {
  for (;;) {
    const client = await pool.connect().catch(fail);
    try {
      if (await answers.accept(client)) return watch(client, answers);
    } catch (error) {
      client.release(true);
      fail(error);
    }
    disconnect(client);
    client.release(true);
  }
}

/** The same client, except that a broken or silent connection never returns to the pool. */
function watch(client: pg.PoolClient, answers: LostAnswers): pg.PoolClient {
  let isBroken = false;
  const noteBroken = () => {
    isBroken = true;
  };
  // Between two statements of a transaction there is no other listener, and an unhandled error would end the process.
  client.on("error", noteBroken);
  const query = (...parameters: unknown[]): unknown => {
    const result: unknown = Reflect.apply(client.query, client, parameters);
    if (!(result instanceof Promise)) return result;
    return answers.guard(client, result).catch((error: unknown) => {
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

function fail(cause: unknown): never {
  // pg throws a plain or a system error for connection failures; a TypeError is a bug in our code.
  const isTemporary =
    cause instanceof pg.DatabaseError
      ? temporary.test(cause.code ?? "")
      : cause instanceof Error && !(cause instanceof TypeError);
  throw isTemporary ? new DatabaseUnavailableError("The database does not respond", { cause }) : cause;
}
