import { join } from "node:path";
import { projectRoot } from "@canopy/dev/settings";
import { openDatabase } from "@canopy/server/database/open";
import type { Database } from "@canopy/server/database/tables";
import { createLog } from "@canopy/server/lib/log";
import { freePort } from "@canopy/server/lib/port";
import { spawnGuarded } from "@canopy/server/lib/process/guarded";
import { sql } from "kysely";
import { awaitLine } from "../await-line.ts";
import type { Scope } from "../scope.ts";
import type { BusyChain } from "./chain.ts";
import type { Found, Run } from "./side.ts";

/** Indexes the chain by the server as operators start it, on an empty database. */
export async function runOurs(scope: Scope, chain: BusyChain, databaseUrl: string): Promise<Run> {
  const port = String(await freePort());
  const begin = performance.now();
  const server = spawnGuarded(
    process.execPath,
    [join(projectRoot, "apps/server/start.mjs"), "--roles", "indexer"],
    {
      env: {
        PATH: process.env["PATH"],
        PORT: port,
        RPC_URL: chain.rpcUrl,
        CHAIN_ID: "31337",
        PLAN_ADDRESS: chain.plan,
        PLUS_ADDRESS: chain.plus,
        PLAN_BLOCK: String(chain.block),
        DATABASE_URL: databaseUrl,
      },
    },
  );
  scope.defer(() => server.stop());
  await awaitLine(server, (line) => line.includes('"msg":"ready: '));
  const seconds = (performance.now() - begin) / 1_000;
  await server.stop();
  const { database, close } = await openDatabase({ url: databaseUrl, connections: 2 }, createLog("silent"));
  try {
    return { seconds, found: await countRows(database) };
  } finally {
    await close();
  }
}

async function countRows(database: Database): Promise<Found> {
  const { rows } = await sql<Found>`
    select (select count(*)::int from members) as members,
      (select count(*)::int from entries where plan = 'core') as entries,
      (select count(*)::int from rounds where plan = 'core') as rounds`.execute(database);
  const [found] = rows;
  if (found === undefined) throw new Error("The index has not answered");
  return found;
}
