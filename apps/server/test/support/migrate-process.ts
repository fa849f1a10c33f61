import { migrate, readMigrations } from "../../src/database/migrate.ts";
import { openPostgres } from "../../src/database/postgres.ts";
import { createLog } from "../../src/lib/log.ts";

/** Applies the migrations of the second argument, or all, to the database of the first: a process that tests can kill. */
const [url = "", migrations] = process.argv.slice(2);
const { database, close } = await openPostgres(url, createLog("silent"), 1);
const report = (fields: object, event: string) =>
  process.stdout.write(`${JSON.stringify({ ...fields, event })}\n`);
await migrate(database, report, migrations === undefined ? await readMigrations() : JSON.parse(migrations));
await close();
