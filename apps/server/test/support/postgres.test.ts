import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { startPostgres } from "./postgres.ts";

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}

test("keeps its databases after a crash, and removes all files", async () => {
  const temporary = await mkdtemp(join(tmpdir(), "canopy-temporary-"));
  onTestFinished(() => rm(temporary, { recursive: true, force: true }));
  vi.stubEnv("TMPDIR", temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  const postgres = await startPostgres();
  const first = await postgres.createDatabase();
  await ask(first, "create table one as select 1 as a");
  const copy = await postgres.createDatabase(new URL(first).pathname.slice(1));
  expect(await ask(copy, "select a from one")).toEqual([{ a: 1 }]);

  await postgres.halt("crash");
  await expect(ask(first, "select a from one")).rejects.toThrow("ECONNREFUSED");
  await postgres.resume();
  expect(await ask(first, "select a from one")).toEqual([{ a: 1 }]);
  expect(await ask(first, "select 'a' < 'B' as dictionary")).toEqual([{ dictionary: true }]);

  expect(await readdir(temporary)).not.toEqual([]);
  await postgres.stop();
  expect(await readdir(temporary)).toEqual([]);
});
