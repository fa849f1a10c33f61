import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../test/folder.ts";
import { lockHome } from "./lock.ts";

test("a second lock fails with the process that holds the first, until it is released", async () => {
  const home = await temporaryFolder();
  const release = await lockHome(home);
  await expect(lockHome(home)).rejects.toThrow(`already running in ${home} (process ${process.pid})`);

  await release();
  const releaseAgain = await lockHome(home);
  await releaseAgain();
  expect(await readdir(home)).toEqual([]);
});

test("creates a missing folder", async () => {
  const home = join(await temporaryFolder(), "deep", "home");
  const release = await lockHome(home);
  expect(existsSync(join(home, "lock"))).toBe(true);
  await release();
});
