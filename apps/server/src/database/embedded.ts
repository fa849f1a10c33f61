import { access, mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { dataDir } from "@electric-sql/pglite-prepopulatedfs";
import { Kysely, PGliteDialect } from "kysely";
import { LockHeld, takeLock } from "../lib/lock-file.ts";
import { Problem } from "../lib/problem.ts";
import type { OpenDatabase } from "./open.ts";
import type { Tables } from "./tables.ts";

/**
 * Opens the embedded PostgreSQL (PGlite) in `folder`, made where there is none.
 *
 * It is for trying out and for development. It writes without fsync, whatever `relaxedDurability` says (that option
 * is about flushing to browser storage), so that a power cut can lose the last writes or the database; and it has no
 * lock of its own, so that two processes in one folder would destroy each other's rows: hence the lock beside it.
 *
 * @throws Problem when another process has the folder, or it cannot be read
 */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const path = resolve(folder);
  await mkdir(dirname(path), { recursive: true });
  const unlock = await takeLock(`${path}.lock`).catch((error: unknown) => {
    if (!(error instanceof LockHeld)) throw error;
    throw new Problem(
      `The database in ${folder} is in use by process ${error.pid}: end that one, or give this one another DATA_DIR or a PostgreSQL server (DATABASE_URL).`,
    );
  });
  try {
    const pglite = await createEmbedded(path);
    const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
    return {
      database,
      async close() {
        await database.destroy();
        if (!pglite.closed) await pglite.close();
        await unlock();
      },
    };
  } catch (cause) {
    await unlock();
    throw new Problem(
      `The database in ${folder} cannot be opened. Move that folder away and start again: the index is made anew from the chain, and people log in again.`,
      { cause },
    );
  }
}

/** A PGlite in `folder`, or in memory without one, with our reading of `int8`. */
export async function createEmbedded(folder?: string): Promise<PGlite> {
  const isThere = folder !== undefined && (await hasDatabase(folder));
  return PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    // A new one is unpacked from a package: to make it by initdb takes several times as long.
    ...(!isThere && { loadDataDir: await dataDir() }),
    parsers: { [types.INT8]: BigInt },
  });
}

function hasDatabase(folder: string): Promise<boolean> {
  return access(join(folder, "PG_VERSION")).then(
    () => true,
    () => false,
  );
}
