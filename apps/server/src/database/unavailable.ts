import pg from "pg";

/** The database is away, refuses us for now, or took too long. Whoever asks again later is likely to be answered. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}

/**
 * What PostgreSQL says when the statement itself is not to blame: no connection (08), no room for one (53300), a server
 * that stops, starts or crashed (57P), a statement or a transaction that was ended for its time (57014, 25P03).
 */
const passing = /^(08...|53300|57P..|57014|25P03)$/;

/** Connects with `pool`, and throws `DatabaseUnavailable` for all that is not the statement's own fault. */
export async function connectWatched(pool: pg.Pool): Promise<pg.PoolClient> {
  return watch(await pool.connect().catch(fail));
}

/** The same client, except that a broken connection is never given back to the pool. */
function watch(client: pg.PoolClient): pg.PoolClient {
  let isBroken = false;
  const noteBroken = () => {
    isBroken = true;
  };
  // Between two statements of a transaction nobody else listens, and an unheard error would end the process.
  client.on("error", noteBroken);
  const query = (...parameters: unknown[]): unknown => {
    const answer: unknown = Reflect.apply(client.query, client, parameters);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
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
  // pg throws a plain error, or the system's, for everything about the connection; a TypeError is a bug of ours.
  const isPassing =
    cause instanceof pg.DatabaseError
      ? passing.test(cause.code ?? "")
      : cause instanceof Error && !(cause instanceof TypeError);
  throw isPassing ? new DatabaseUnavailable("The database does not answer", { cause }) : cause;
}
