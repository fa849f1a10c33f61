import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
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

test("a lock whose process has ended is taken over", async () => {
  const home = await temporaryFolder();
  const child = spawn(process.execPath, ["-e", ""]);
  await new Promise((resolve) => child.once("exit", resolve));
  await writeFile(join(home, "lock"), JSON.stringify({ pid: child.pid, started: "1" }));

  const release = await lockHome(home);
  await release();
});

test.runIf(process.platform === "linux")(
  "a process id used again by another program does not hold the folder",
  async () => {
    const home = await temporaryFolder();
    const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
    onTestFinished(() => void child.kill());
    await writeFile(join(home, "lock"), JSON.stringify({ pid: child.pid, started: "1" }));

    const release = await lockHome(home);
    await release();
  },
);

test("an unreadable lock is taken over", async () => {
  const home = await temporaryFolder();
  await writeFile(join(home, "lock"), "{ half");
  const release = await lockHome(home);
  await release();
});

test("of many that start at once, one gets the folder", async () => {
  const home = await temporaryFolder();
  const attempts = await Promise.allSettled([lockHome(home), lockHome(home), lockHome(home)]);
  expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});
