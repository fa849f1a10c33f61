import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "../lib/log.ts";
import { Problem } from "../lib/problem.ts";
import { openDatabase } from "./open.ts";

const log = createLog("silent");
let home: string;
let folder: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "canopy-db-"));
  folder = join(home, "deep", "db");
});
afterEach(() => rm(home, { recursive: true, force: true }));

test("what was written is there after it was closed and opened again", async () => {
  const first = await openDatabase({ folder }, log);
  const nonce = { nonce: "a", address: "0x", expires_at: new Date(1_000) };
  await first.database.insertInto("nonces").values(nonce).execute();
  await first.close();
  const second = await openDatabase({ folder }, log);
  expect(await second.database.selectFrom("nonces").selectAll().execute()).toEqual([nonce]);
  await second.close();
});

test("a second opening is told who has it and what to do", async () => {
  const first = await openDatabase({ folder }, log);
  const second = openDatabase({ folder }, log);
  await expect(second).rejects.toThrow(Problem);
  await expect(second).rejects.toThrow(
    `is in use by process ${process.pid}: end that one, or give this one another DATA_DIR`,
  );
  await first.close();
});

test("a folder that holds something else is left alone, with what to do", async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "PG_VERSION"), "nonsense");
  const opening = openDatabase({ folder }, log);
  await expect(opening).rejects.toThrow(Problem);
  await expect(opening).rejects.toThrow("Move that folder away and start again");
  // The lock went with the failure: a new try fails for the same reason, not because of the lock.
  await expect(openDatabase({ folder }, log)).rejects.toThrow("cannot be opened");
});

test("a whole number of the database is a bigint, a time a Date", async () => {
  const open = await openDatabase({ folder }, log);
  const header = { number: 2n ** 60n, hash: "0x1", parent_hash: "0x0" };
  await open.database.insertInto("block_headers").values(header).execute();
  expect(await open.database.selectFrom("block_headers").selectAll().execute()).toEqual([header]);
  await open.close();
});
