import { access } from "node:fs/promises";
import { dirname } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { startPostgres } from "./postgres.ts";

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}

test("it keeps its databases over a crash, and leaves nothing behind", async () => {
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

  const [row] = await ask(first, "show data_directory");
  const home = dirname(String(row?.["data_directory"]));
  await access(home);
  await postgres.stop();
  await expect(access(home)).rejects.toThrow("ENOENT");
});
