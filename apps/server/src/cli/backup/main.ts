import { z } from "zod";
import { databaseVariables, readDatabaseConfig } from "../../config/database.ts";
import { openDatabase } from "../../database/open.ts";
import { createLog } from "../../lib/log.ts";
import { Problem } from "../../lib/problem.ts";
import { restoreFile, saveFile } from "./file.ts";

/*
 * `npm run backup FILE` saves what only the database has, `npm run restore FILE` puts it into a new one. Both take the
 * server's DATABASE_URL or DATA_DIR.
 */

const usage = "Give the file: npm run backup FILE, or npm run restore FILE.";

async function main([action, path, ...rest]: readonly string[]): Promise<string> {
  if (path === undefined || rest.length > 0 || (action !== "save" && action !== "restore"))
    throw new Problem(usage);
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const env = z.object(databaseVariables).safeParse(given);
  if (!env.success)
    throw new Problem(env.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`).join(" "));
  const { database, close } = await openDatabase(readDatabaseConfig(env.data), createLog("silent"));
  try {
    if (action === "restore") return `${await restoreFile(database, path)} rows restored from ${path}`;
    return `${await saveFile(database, path, new Date())} rows saved in ${path}`;
  } finally {
    await close();
  }
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
