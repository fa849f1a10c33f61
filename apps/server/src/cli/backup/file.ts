import { createReadStream } from "node:fs";
import { access, open, rename, rm } from "node:fs/promises";
import type { Database } from "../../database/tables.ts";
import { OperatorError } from "../../lib/operator-error.ts";
import { restoreLines } from "./restore.ts";
import { saveTo } from "./save.ts";

/**
 * Saves the rows that only this database has into a new file, readable by its owner only, because it contains mail
 * addresses. A failure leaves no file.
 *
 * @returns the number of rows
 * @throws OperatorError when the file exists
 */
export async function saveFile(database: Database, path: string, now: Date): Promise<number> {
  if (await exists(path)) throw new OperatorError(`The file ${path} exists. Pass another name.`);
  const draft = `${path}.part`;
  const file = await open(draft, "w", 0o600);
  try {
    const rows = await saveTo(database, now, async (line) => {
      await file.write(`${JSON.stringify(line)}\n`);
    });
    await file.sync();
    await file.close();
    await rename(draft, path);
    return rows;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Restores a file of `saveFile`.
 *
 * @throws OperatorError
 */
export async function restoreFile(database: Database, path: string): Promise<number> {
  if (!(await exists(path)))
    throw new OperatorError(`The file ${path} does not exist. Pass the path of a backup.`);
  return restoreLines(database, readLines(path));
}

/** The lines of a file, split at line feeds only: `readline` also splits at U+2028, which texts may contain. */
async function* readLines(path: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(path, "utf8")) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
