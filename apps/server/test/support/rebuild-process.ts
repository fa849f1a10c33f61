import { openPostgres } from "../../src/database/postgres.ts";
import { DERIVED_VERSION } from "../../src/indexer/index-source.ts";
import { rebuildIndex } from "../../src/indexer/rebuild/rebuild.ts";
import { createLog } from "../../src/lib/log.ts";

/** Rebuilds the index of the database in small steps that are all saved: a process that tests can kill. */
const [url = ""] = process.argv.slice(2);
const { database, close } = await openPostgres(url, createLog("silent"), 4);
await rebuildIndex(database, DERIVED_VERSION, { batch: 50, saveInterval: 0 });
await close();
