import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readCheckpoint } from "@canopy/server/database/checkpoint";
import { type Cluster, type ClusterOptions, startCluster } from "@canopy/server/database/embedded/cluster";
import { preparePrograms } from "@canopy/server/database/embedded/programs";
import { openDatabase } from "@canopy/server/database/open";
import { type OpenDatabase, openPostgres } from "@canopy/server/database/postgres";
import type { Database } from "@canopy/server/database/tables";
import { takeLock } from "@canopy/server/lib/lock-file";
import { createLog } from "@canopy/server/lib/log";
import { sql } from "kysely";
import { note, type Scope } from "../scope.ts";
import { plantWorld } from "./plant.ts";
import { million, type Shape, shapes } from "./world.ts";

const log = createLog("silent");
const root = fileURLToPath(new URL("../../..", import.meta.url));
/** Next to the files of the local world. */
const folder = resolve(root, process.env["CANOPY_HOME"] ?? ".canopy", "bench");

/** PostgreSQL writes no log of tables that a transaction fills, if it has truncated them. For data that can be built again. */
const buildSettings = {
  shared_buffers: "512MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  autovacuum: "off",
};

/**
 * Starts PostgreSQL on the kept data of all shapes, with the settings of the embedded database unless given, builds what is
 * missing, and applies new migrations. A database has the name of its shape. Undo what you write: the data is kept for the next
 * run.
 *
 * @returns opens the database of a shape
 */
export async function startMillion(
  scope: Scope,
  settings: Readonly<Record<string, string>> = {},
): Promise<(shape: Shape, connections: number) => Promise<OpenDatabase>> {
  const home = await prepareFolder(scope);
  const programs = await preparePrograms();
  scope.defer(programs.remove);
  await buildMissing(scope, { home, programs });
  const cluster = await startCluster({ home, programs, settings });
  scope.defer(cluster.stop);
  return async (shape, connections) => {
    const open = await openPostgres(cluster.url(shape), log, connections);
    scope.defer(open.close);
    return open;
  };
}

async function prepareFolder(scope: Scope): Promise<string> {
  await mkdir(folder, { recursive: true });
  scope.defer(await takeLock(join(folder, "million.lock")));
  const name = `million-${await hashSources()}`;
  for (const other of await readdir(folder)) {
    if (other.startsWith("million-") && other !== name) await rm(join(folder, other), { recursive: true });
  }
  await mkdir(join(folder, name), { recursive: true });
  return join(folder, name);
}

/** The code that decides the rows. */
async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  const own = (await readdir(new URL(".", import.meta.url))).filter(
    (name) => name === "place.ts" || name === "world.ts" || name === "year.ts" || name.startsWith("plant"),
  );
  for (const name of own.sort()) hash.update(await readFile(new URL(name, import.meta.url)));
  return hash.digest("hex").slice(0, 16);
}

async function buildMissing(scope: Scope, where: Pick<ClusterOptions, "home" | "programs">): Promise<void> {
  const cluster = await startCluster({ ...where, isVolatile: true, settings: buildSettings });
  scope.defer(cluster.stop);
  const { database, close } = await openPostgres(cluster.url("postgres"), log, 1);
  try {
    const { rows } = await sql<{ name: string }>`select datname as name from pg_database`.execute(database);
    for (const shape of shapes) {
      const isKept = rows.some(({ name }) => name === shape) && (await isComplete(cluster, shape));
      if (!isKept) await build(database, cluster, shape);
    }
  } finally {
    await close();
    await cluster.stop();
  }
}

/** Whether the database still has its index after new migrations, some of which empty it. */
async function isComplete(cluster: Cluster, shape: Shape): Promise<boolean> {
  const { database, close } = await openDatabase({ url: cluster.url(shape), connections: 1 }, log);
  try {
    return (await readCheckpoint(database)) !== null;
  } finally {
    await close();
  }
}

/** Builds under another name, so that a database of the shape's name is complete. */
async function build(database: Database, cluster: Cluster, shape: Shape): Promise<void> {
  note(`Building a year of a million members (${shape}) in ${folder}. Delete that folder to free its space.`);
  const begin = performance.now();
  const draft = `draft_${shape}`;
  await sql`drop database if exists ${sql.ref(draft)}`.execute(database);
  await sql`create database ${sql.ref(draft)} template template0`.execute(database);
  const planted = await openDatabase({ url: cluster.url(draft), connections: 1 }, log);
  try {
    await plantWorld(planted.database, million(shape), note);
  } finally {
    await planted.close();
  }
  await sql`drop database if exists ${sql.ref(shape)}`.execute(database);
  await sql`alter database ${sql.ref(draft)} rename to ${sql.ref(shape)}`.execute(database);
  const { rows } = await sql<{
    size: string;
  }>`select pg_size_pretty(pg_database_size(${shape})) as size`.execute(database);
  note(`Built in ${Math.round((performance.now() - begin) / 1_000)} s: ${rows[0]?.size}.`);
}
