import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../lib/log.ts";
import { OperatorError } from "../lib/operator-error.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open.ts";
import { openTemporary } from "./open-embedded.ts";

const log = createLog("silent");
const row = { message: "a", address: "0x", expires_at: new Date(1_000) };
let home: string;
/** Most tests share the database of the first test, because creating one takes a second. */
let folder: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "canopy-db-"));
  folder = join(home, "deep", "db");
});
afterAll(() => rm(home, { recursive: true, force: true }));

const open = (path = folder) => openDatabase({ folder: path, connections: 2 }, log);

async function takeRows() {
  const { database, close } = await open();
  try {
    return await database.deleteFrom("sign_in_messages").returningAll().execute();
  } finally {
    await close();
  }
}

const postmaster = async () =>
  Number.parseInt(await readFile(join(folder, "data", "postmaster.pid"), "utf8"), 10);

/** False for a zombie too: it has ended, but its parent has not read its exit code. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !existsSync("/proc") || !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}

/** A process that opens the database, writes a row and stays. */
async function startHolder(): Promise<ChildProcess> {
  const script = `
    import { openDatabase } from ${JSON.stringify(new URL("./open.ts", import.meta.url).href)};
    import { createLog } from ${JSON.stringify(new URL("../lib/log.ts", import.meta.url).href)};
    const { database } = await openDatabase(${JSON.stringify({ folder, connections: 2 })}, createLog("silent"));
    await database.insertInto("sign_in_messages").values({ message: "a", address: "0x", expires_at: new Date(1_000) }).execute();
    console.log("open");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "close");
}

test("keeps the data, and ends PostgreSQL when it closes", async () => {
  const first = await open();
  await first.database.insertInto("sign_in_messages").values(row).execute();
  const pid = await postmaster();
  await first.close();
  expect(isRunning(pid)).toBe(false);
  expect(await takeRows()).toEqual([row]);
});

test("refuses a folder that another process uses", async () => {
  const first = await open();
  const second = open();
  await expect(second).rejects.toThrow(OperatorError);
  await expect(second).rejects.toThrow(
    `is in use by process ${process.pid}. Stop that process, or set DATA_DIR to another folder`,
  );
  await first.close();
});

test("ends PostgreSQL when its process is killed, without losing data", async () => {
  const holder = await startHolder();
  const pid = await postmaster();
  await kill(holder);
  await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
  expect(await takeRows()).toEqual([row]);
});

test.skipIf(process.platform !== "linux")(
  "ends a PostgreSQL whose process and guard were both killed, and keeps its data",
  async () => {
    const holder = await startHolder();
    const pid = await postmaster();
    const [, parent] = /^PPid:\s+(\d+)$/m.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
    process.kill(Number(parent), "SIGKILL");
    await kill(holder);
    expect(isRunning(pid)).toBe(true);
    expect(await takeRows()).toEqual([row]);
    expect(isRunning(pid)).toBe(false);
  },
);

test.skipIf(process.platform !== "linux")(
  "starts when another process has the id of a killed PostgreSQL",
  async () => {
    // PostgreSQL refuses to start if this file has the id of any process of its user.
    await writeFile(join(folder, "data", "postmaster.pid"), `${process.pid}\n${folder}\n`);
    expect(await takeRows()).toEqual([]);
  },
);

test("rejects when PostgreSQL stops unexpectedly", async () => {
  const { failure, close } = await open();
  process.kill(await postmaster(), "SIGKILL");
  await expect(failure).rejects.toThrow(/^The database in .* stopped \(code/);
  await close();
});

test("does not touch a folder with other files", async () => {
  const foreign = await mkdtemp(join(home, "foreign-"));
  await writeFile(join(foreign, "PG_VERSION"), "17");
  const opening = open(foreign);
  await expect(opening).rejects.toThrow(OperatorError);
  await expect(opening).rejects.toThrow("Move it away and restart");
  // The failure released the lock.
  await expect(open(foreign)).rejects.toThrow("has other files");
});

test("reports unusable files with PostgreSQL's message", async () => {
  const version = join(folder, "data", "PG_VERSION");
  const right = await readFile(version);
  await writeFile(version, "17\n");
  await expect(open()).rejects.toThrow(/incompatible with server[\s\S]*Move that folder away and restart/);
  await writeFile(version, right);
});

test("creates a database after an interrupted attempt", async () => {
  const interrupted = await mkdtemp(join(home, "interrupted-"));
  await mkdir(join(interrupted, "draft"));
  await writeFile(join(interrupted, "draft", "half"), "");
  await (await open(interrupted)).close();
  expect(await readdir(interrupted)).not.toContain("draft");
});

test("reads int8 as bigint and timestamptz as Date, and removes temporary files", async () => {
  const temporary = await mkdtemp(join(home, "temporary-"));
  vi.stubEnv("TMPDIR", temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { database, close } = await openTemporary(log, 2);
  await migrate(database);
  const header = { number: 2n ** 60n, hash: "0x1", parent_hash: "0x0" };
  await database.insertInto("block_headers").values(header).execute();
  expect(await database.selectFrom("block_headers").selectAll().execute()).toEqual([header]);
  expect(await readdir(temporary)).not.toEqual([]);
  await close();
  expect(await readdir(temporary)).toEqual([]);
});
