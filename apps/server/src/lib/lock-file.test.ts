import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LockHeld, takeLock } from "./lock-file.ts";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "canopy-lock-"));
  path = join(folder, "lock");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a held lock is refused with its process, a released one can be taken", async () => {
  const release = await takeLock(path);
  await expect(takeLock(path)).rejects.toEqual(new LockHeld(path, process.pid));
  await release();
  await (await takeLock(path))();
  expect(await readdir(folder)).toEqual([]);
});

test("a lock of another living process is refused", async () => {
  const child = spawn("sleep", ["30"]);
  const started = (await readFile(`/proc/${child.pid}/stat`, "utf8")).split(") ")[1]?.split(" ")[19];
  await writeFile(path, JSON.stringify({ pid: child.pid, started }));
  await expect(takeLock(path)).rejects.toThrow(`is held by process ${child.pid}`);
  child.kill();
  await new Promise((resolve) => child.once("close", resolve));
  await (await takeLock(path))();
});

test.each([
  ["whose process is gone", JSON.stringify({ pid: 2 ** 22 + 1, started: "1" })],
  ["whose process id belongs to a later process now", JSON.stringify({ pid: process.pid, started: "1" })],
  ["that is damaged", "{"],
  ["that is empty", ""],
])("a lock %s is taken over", async (_, text) => {
  await writeFile(path, text);
  const release = await takeLock(path);
  await expect(takeLock(path)).rejects.toThrow(LockHeld);
  await release();
});

test("of many who take over a stale lock at once, one gets it", async () => {
  await writeFile(path, "{");
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(path)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await readdir(folder)).toEqual(["lock"]);
});

test("releasing does not take away what somebody else holds by now", async () => {
  const release = await takeLock(path);
  await writeFile(path, "another's");
  await release();
  expect(await readFile(path, "utf8")).toBe("another's");
});
