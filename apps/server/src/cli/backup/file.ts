import { createReadStream } from "node:fs";
import { access, open, rename, rm } from "node:fs/promises";
import type { Database } from "../../database/tables.ts";
import { Problem } from "../../lib/problem.ts";
import { restoreFrom } from "./restore.ts";
import { saveTo } from "./save.ts";

/**
 * Saves what only this database has into a new file, which its owner alone can read: mail addresses are in it. There is the
 * whole file or none.
 *
 * @returns how many rows there are
 * @throws Problem when there is such a file already
 */
export async function saveFile(database: Database, path: string, now: Date): Promise<number> {
  if (await exists(path)) throw new Problem(`There is a file ${path} already: give another name.`);
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
 * Restores what `saveFile` saved.
 *
 * @throws Problem
 */
export async function restoreFile(database: Database, path: string): Promise<number> {
  if (!(await exists(path))) throw new Problem(`There is no file ${path}.`);
  return restoreFrom(database, linesOf(path));
}

/** The lines of a file. Only a line feed ends one: `readline` also breaks at U+2028, which may be in what people wrote. */
async function* linesOf(path: string): AsyncGenerator<string> {
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
