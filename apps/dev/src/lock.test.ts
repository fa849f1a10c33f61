import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockHome } from "./lock.ts";
import { temporaryFolder } from "./testing/folder.ts";

test("a locked folder is refused to the next, with the process that holds it, until it is given back", async () => {
  const home = await temporaryFolder();
  const release = await lockHome(home);
  await expect(lockHome(home)).rejects.toThrow(`running already in ${home} (process ${process.pid})`);

  await release();
  const releaseAgain = await lockHome(home);
  await releaseAgain();
  expect(await readdir(home)).toEqual([]);
});

test("the folder is made when it is missing", async () => {
  const home = join(await temporaryFolder(), "deep", "home");
  const release = await lockHome(home);
  expect(existsSync(join(home, "lock"))).toBe(true);
  await release();
});
