import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Logger } from "pino";
import { LockHeldError, takeLock } from "../lib/lock-file.ts";
import { OperatorError } from "../lib/operator-error.ts";
import { type Cluster, startCluster } from "./embedded/cluster.ts";
import { preparePrograms } from "./embedded/programs.ts";
import { type OpenDatabase, openPostgres } from "./postgres.ts";

/**
 * Starts a PostgreSQL server of this process on the files in `folder`, creating them if needed, and connects to it.
 *
 * @throws OperatorError when another process uses the folder, its files are unusable, or this platform has no PostgreSQL
 */
export async function openEmbedded(folder: string, log: Logger, connections: number): Promise<OpenDatabase> {
  const home = resolve(folder);
  await mkdir(home, { recursive: true });
  const unlock = await takeLock(`${home}.lock`).catch((error: unknown) => {
    if (!(error instanceof LockHeldError)) throw error;
    throw new OperatorError(
      `The database in ${folder} is in use by process ${error.pid}. Stop that process, or set DATA_DIR to another folder or DATABASE_URL to a PostgreSQL server.`,
    );
  });
  try {
    await requireOwnFolder(home, folder);
    const open = await openCluster({ home }, log, connections, `The database in ${folder}`);
    return { ...open, close: () => open.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Like `openEmbedded`, in a temporary folder that `close` removes. */
export async function openTemporary(log: Logger, connections: number): Promise<OpenDatabase> {
  const home = await mkdtemp(join(tmpdir(), "canopy-database-"));
  const remove = () => rm(home, { recursive: true, force: true });
  try {
    const open = await openCluster({ home, isVolatile: true }, log, connections, "A temporary database");
    return { ...open, close: () => open.close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Never touches a folder with other files, such as those of another database. */
async function requireOwnFolder(home: string, folder: string): Promise<void> {
  const names = await readdir(home);
  if (names.every((name) => ["data", "draft", "password"].includes(name))) return;
  throw new OperatorError(
    `The folder ${folder} has other files that are not part of Canopy's database. Move it away and restart, or set DATA_DIR to another folder.`,
  );
}

async function openCluster(
  where: { home: string; isVolatile?: boolean },
  log: Logger,
  connections: number,
  name: string,
): Promise<OpenDatabase> {
  const programs = await preparePrograms();
  let cluster: Cluster | undefined;
  try {
    cluster = await startCluster({ ...where, programs });
    const running = cluster;
    const open = await openPostgres(running.url("postgres"), log, connections);
    let isClosing = false;
    const failure = running.ended.then((code) => {
      // After `close` its end is expected.
      if (isClosing) return new Promise<never>(() => undefined);
      throw new OperatorError(`${name} stopped (code ${code}): ${running.lastOutput()}`);
    });
    failure.catch(() => undefined);
    return {
      ...open,
      failure,
      async close() {
        isClosing = true;
        await open.close();
        await running.stop();
        await programs.remove();
      },
    };
  } catch (cause) {
    await cluster?.stop();
    await programs.remove();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(
      `${name} cannot be opened (${reason}). Move that folder away and restart: the indexer rebuilds the index from the chain, and members sign in again.`,
      { cause },
    );
  }
}
