import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../lib/port.ts";
import { type Guarded, spawnGuarded } from "../../lib/process/guarded.ts";
import { endOrphan } from "./orphan.ts";
import { type Programs, SERVER_USER } from "./programs.ts";

/** Milliseconds; recovery after a crash is part of a start. */
const START_LIMIT = 60_000;
const RETRY_AFTER = 100;
const USER = "canopy";

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  shared_buffers: "64MB",
};

/** For data that a crash of the machine may lose. A crash of a process, PostgreSQL's included, loses nothing. */
const volatileSettings = { fsync: "off", full_page_writes: "off" };

export interface ClusterOptions {
  programs: Programs;
  /** A folder that only this process uses, with the cluster's files or without any. */
  home: string;
  /** For the data of tests: PostgreSQL does not wait for the disk. */
  isVolatile?: boolean;
  /** Default: a free port. */
  port?: number;
  /** PostgreSQL settings by name, instead of the defaults. */
  settings?: Readonly<Record<string, string>>;
}

/** A running PostgreSQL server. It ends with this process, however this process ends. */
export interface Cluster extends Guarded {
  port: number;
  /** The URL of one of its databases; `postgres` is always there. */
  url(database: string): string;
  /** The last output. */
  lastOutput(): string;
}

/**
 * Starts PostgreSQL on the files in `home`, after stopping one that a killed process left running on them.
 *
 * @throws Error with PostgreSQL's message
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const data = join(options.home, "data");
  const password = await createCluster(options, data);
  await endOrphan(data);
  const deadline = performance.now() + START_LIMIT;
  for (;;) {
    const port = options.port ?? (await freePort());
    const server = spawnPostgres(options, data, port);
    const output = collectOutput(server);
    if (await isReady(server, output, deadline - performance.now())) {
      return {
        ...server,
        port,
        url: (database) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`,
        lastOutput: output,
      };
    }
    await server.stop();
    if (!passing.test(output()) || performance.now() > deadline) {
      throw new Error(`PostgreSQL does not start: ${output()}`);
    }
    await sleep(RETRY_AFTER);
  }
}

/** The port was taken in the meantime, or the processes of a killed server have not all ended yet. */
const passing = /could not bind|pre-existing shared memory|lock file "postmaster.pid" already exists/;

/** Creates the cluster if it does not exist. The folder appears only when it is complete. */
async function createCluster(options: ClusterOptions, data: string): Promise<string> {
  const { home } = options;
  const passwordFile = join(home, "password");
  if ((await readdir(home)).includes("data")) return (await readFile(passwordFile, "utf8")).trim();
  const draft = join(home, "draft");
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  const password = randomBytes(32).toString("base64url");
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (SERVER_USER !== undefined) {
    await chmod(home, 0o755);
    for (const path of [draft, passwordFile]) await chown(path, SERVER_USER, SERVER_USER);
  }
  const initdb = spawnProgram(options.programs, "initdb", draft, [
    ...["--username", USER, "--auth", "scram-sha-256", "--pwfile", join("..", "password")],
    // As on most servers, the collation is not that of bytes: queries that rely on the order of bytes must say so.
    ...["--encoding", "UTF8", "--locale", "C", "--locale-provider", "icu", "--icu-locale", "en-US"],
    // The password is random: a slow key derivation would protect nothing.
    ...["--set", "scram_iterations=1"],
    ...(options.isVolatile ? ["--no-sync"] : []),
  ]);
  const output = collectOutput(initdb);
  const code = await initdb.ended;
  if (code !== 0) throw new Error(`initdb ended with code ${code}: ${output()}`);
  await rename(draft, data);
  return password;
}

function spawnPostgres(options: ClusterOptions, data: string, port: number) {
  const { programs, isVolatile = false } = options;
  const given = {
    ...settings,
    ...(isVolatile && volatileSettings),
    ...options.settings,
    port: String(port),
  };
  const args = Object.entries(given).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return spawnProgram(programs, "postgres", data, args);
}

/** PostgreSQL changes to its folder by name. The other user may lack access to the path, but not to the working folder. */
const here = SERVER_USER !== undefined && process.platform === "linux" ? "/proc/self/cwd" : undefined;

function spawnProgram({ bin, lib }: Programs, program: string, data: string, args: string[]): Guarded {
  return spawnGuarded(join(bin, program), ["-D", here ?? data, ...args], {
    cwd: data,
    env: { LC_ALL: "C", TZ: "UTC", LD_LIBRARY_PATH: lib, DYLD_LIBRARY_PATH: lib },
    // SIGINT disconnects clients and writes everything; SIGTERM would wait for the clients.
    stopSignal: "SIGINT",
    ...(SERVER_USER !== undefined && { user: SERVER_USER }),
  });
}

function collectOutput({ output }: Guarded): () => string {
  let text = "";
  output.on("data", (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-4_000);
  });
  return () => text.trim();
}

/** Resolves to false when the server ends first, or after `limit` milliseconds. */
async function isReady({ output, ended }: Guarded, printed: () => string, limit: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const look = () => {
    if (printed().includes("database system is ready to accept connections")) resolve(true);
  };
  const timer = setTimeout(() => resolve(false), limit);
  void ended.then(() => resolve(false));
  output.on("data", look);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    output.off("data", look);
  }
}
