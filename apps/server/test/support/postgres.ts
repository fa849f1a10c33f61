import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startCluster } from "../../src/database/embedded/cluster.ts";
import { preparePrograms } from "../../src/database/embedded/programs.ts";

const CONNECT_LIMIT = 30_000;
/** An empty database with all tables, from which test databases are copied. */
export const TEMPLATE = "template_canopy";

/** A PostgreSQL server with files in a temporary folder. */
export interface TestPostgres {
  /** The URL of a database. The port stays the same after `halt` and `resume`. */
  url(database: string): string;
  /** Creates a database, empty or a copy of `template`, which must have no connections. Returns its URL. */
  createDatabase(template?: string): Promise<string>;
  /** Shuts down. `crash` interrupts running statements, as a failure would. */
  halt(how?: "fast" | "crash"): Promise<void>;
  /** Starts it again after `halt`. */
  resume(): Promise<void>;
  /** Shuts down and removes all files. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL as the embedded database does. It ends with this process.
 *
 * @param settings PostgreSQL settings by name, instead of the defaults
 */
export async function startPostgres(settings?: Readonly<Record<string, string>>): Promise<TestPostgres> {
  const home = await mkdtemp(join(tmpdir(), "canopy-postgres-"));
  const programs = await preparePrograms();
  const start = (port?: number) =>
    startCluster({
      ...{ home, programs, isVolatile: true },
      ...(port !== undefined && { port }),
      ...(settings !== undefined && { settings }),
    });
  let cluster = await start();
  let databases = 0;
  return {
    url: (database) => cluster.url(database),
    async createDatabase(template = "template0") {
      databases += 1;
      return createDatabase(cluster.url("postgres"), `test_${databases}`, template);
    },
    async halt(how = "fast") {
      if (how === "fast") return cluster.stop();
      const pid = Number.parseInt(await readFile(join(home, "data", "postmaster.pid"), "utf8"), 10);
      process.kill(pid, "SIGQUIT");
      await cluster.ended;
    },
    async resume() {
      cluster = await start(cluster.port);
    },
    async stop() {
      await cluster.stop();
      await programs.remove();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Creates a database on the server at `server`. Returns its URL. */
export async function createDatabase(server: string, name: string, template: string): Promise<string> {
  await query(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

/** Runs one statement on a separate connection. */
export async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT });
  // When the connection breaks, the query fails too.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}
