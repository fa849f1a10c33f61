import { z } from "zod";
import { databaseVariables, readDatabaseConfig } from "../../config/database.ts";
import { describeIssues } from "../../config/variable.ts";
import { openDatabase } from "../../database/open.ts";
import { createLog } from "../../lib/log.ts";
import { OperatorError } from "../../lib/operator-error.ts";
import { restoreFile, saveFile } from "./file.ts";

/*
 * `npm run backup FILE` saves the rows that the chain cannot restore, `npm run restore FILE` writes them into a new
 * database. Both use the server's DATABASE_URL or DATA_DIR.
 */

const usage = "Pass one file: npm run backup FILE, or npm run restore FILE.";

async function main([action, path, ...rest]: readonly string[]): Promise<string> {
  if (path === undefined || rest.length > 0 || (action !== "save" && action !== "restore"))
    throw new OperatorError(usage);
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const env = z.object(databaseVariables).safeParse(given);
  if (!env.success) throw new OperatorError(describeIssues(env.error));
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
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
