import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LockHeldError, takeLock } from "./lock-file.ts";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "canopy-lock-"));
  path = join(folder, "lock");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("takes a released lock; refuses a held one with the id of its process", async () => {
  const release = await takeLock(path);
  await expect(takeLock(path)).rejects.toEqual(new LockHeldError(path, process.pid));
  await release();
  await (await takeLock(path))();
  expect(await readdir(folder)).toEqual([]);
});

test("refuses a lock of another running process", async () => {
  const child = spawn("sleep", ["30"]);
  const started = (await readFile(`/proc/${child.pid}/stat`, "utf8")).split(") ")[1]?.split(" ")[19];
  await writeFile(path, JSON.stringify({ pid: child.pid, started }));
  await expect(takeLock(path)).rejects.toThrow(`is held by process ${child.pid}`);
  child.kill();
  await new Promise((resolve) => child.once("close", resolve));
  await (await takeLock(path))();
});

test.each([
  ["of a process that has ended", JSON.stringify({ pid: 2 ** 22 + 1, started: "1" })],
  ["whose process id belongs to a later process", JSON.stringify({ pid: process.pid, started: "1" })],
  ["with damaged contents", "{"],
  ["without contents", ""],
])("takes over a lock %s", async (_, text) => {
  await writeFile(path, text);
  const release = await takeLock(path);
  await expect(takeLock(path)).rejects.toThrow(LockHeldError);
  await release();
});

test("gives a stale lock to one of many concurrent callers, and each error names its process", async () => {
  for (let round = 0; round < 20; round++) {
    await writeFile(path, "{");
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(path)));
    const [winner, ...others] = results.filter(({ status }) => status === "fulfilled");
    expect(winner).toBeDefined();
    expect(others).toEqual([]);
    for (const one of results) {
      if (one.status === "rejected") expect(one.reason).toEqual(new LockHeldError(path, process.pid));
    }
    expect(await readdir(folder)).toEqual(["lock"]);
  }
});

test("leaves a stale lock to a process that is replacing it, until that process has ended", async () => {
  await writeFile(path, "{");
  const release = await takeLock(`${path}.takeover`);
  await expect(takeLock(path)).rejects.toEqual(new LockHeldError(path, process.pid));
  expect(await readFile(path, "utf8")).toBe("{");
  await release();
  await writeFile(`${path}.takeover`, JSON.stringify({ pid: 2 ** 22 + 1, started: "1" }));
  await (await takeLock(path))();
  expect(await readdir(folder)).toEqual([]);
});

test("does not release a lock that another process has taken over", async () => {
  const release = await takeLock(path);
  await writeFile(path, "another's");
  await release();
  expect(await readFile(path, "utf8")).toBe("another's");
});
