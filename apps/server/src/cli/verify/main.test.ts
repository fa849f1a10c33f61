import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getSharedChain } from "../../../test/support/ask-shared-services.ts";
import { runUntilCaughtUp } from "../../../test/support/run-until-caught-up.ts";
import type { TestChain } from "../../../test/support/test-chain.ts";
import { openDatabase } from "../../database/open.ts";
import type { Database } from "../../database/tables.ts";
import { createLog } from "../../lib/log.ts";
import { readOptions } from "./options.ts";
import { toReason, verify as verifyOptions } from "./verify.ts";

const command = fileURLToPath(new URL("main.ts", import.meta.url));

let chain: TestChain;
let home: string;
let plans: string[];
beforeAll(async () => {
  [chain, home] = await Promise.all([getSharedChain(), mkdtemp(join(tmpdir(), "canopy-verify-"))]);
  plans = ["--rpc", chain.rpcUrl, "--plan", chain.plan, "--plus", chain.plus];
  await chain.join(0, "willow", "canopy", { units: 2 });
  await chain.join(1, "alder", "willow");
  await changeIndex((database) => runUntilCaughtUp(database, chain));
});
afterAll(async () => {
  await rm(home, { recursive: true, force: true });
});

const folder = () => join(home, "db");

/** Does something with the database that a server would have on disk. */
async function changeIndex(change: (database: Database) => Promise<unknown>): Promise<void> {
  const { database, close } = await openDatabase({ folder: folder(), connections: 2 }, createLog("silent"));
  await change(database);
  await close();
}

async function verify(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [command, ...args], { env: { PATH, NODE_COMPILE_CACHE } });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, stdout, stderr };
}

test("builds an index from a node and an address, without differences", async () => {
  const { code, stdout } = await verify(...plans, "--all");
  expect(stdout).toContain("the index and the contract agree");
  expect(stdout).toContain("3 of 3 members");
  expect(code).toBe(0);
});

test("compares a server's index; a difference causes exit code 1", async () => {
  const right = await verifyOptions(readOptions([...plans, "--data-dir", folder()]));
  expect(right.differences).toEqual([]);

  await changeIndex((database) =>
    database.updateTable("seats").set({ units: 3 }).where("member_id", "=", 2).execute(),
  );
  const wrong = await verify(...plans, "--data-dir", folder());
  expect(wrong.stdout).toMatch(/^core {2}member 2 {2}units +3 +2$/m);
  expect(wrong.code).toBe(1);
});

test("says why an index cannot be checked: exit code 2", async () => {
  const { code, stdout, stderr } = await verify(...plans, "--data-dir", "no-such-folder");
  expect(stderr).toContain("Not checked: There is no database");
  expect(stderr).not.toContain("    at ");
  expect(stdout).toBe("");
  expect(code).toBe(2);
});

test.each([
  [
    "an unreachable node",
    () => ["--rpc", "http://127.0.0.1:1", "--plan", chain.plan],
    "HTTP request failed. Check the plan's address and the node",
  ],
  [
    "an address without a contract",
    () => ["--rpc", chain.rpcUrl, "--plan", chain.account(0)],
    "returned no data",
  ],
  ["Plus instead of the core plan", () => ["--rpc", chain.rpcUrl, "--plan", chain.plus], "is a Plus plan"],
  ["no plan", () => ["--rpc", chain.rpcUrl], "Set --plan to an address"],
  ["an invalid URL", () => ["--rpc", "node", "--plan", chain.plan], "Set --rpc to the URL of a node"],
  ["two indexes", () => [...plans, "--data-dir", "a", "--database", "postgres://b"], "not both"],
  ["a block of a server's index", () => [...plans, "--data-dir", "a", "--block", "7"], "Remove --block"],
  ["an unknown option", () => [...plans, "--everything"], "npm run verify --"],
])("%s cannot be checked, and why", async (_, args, reason) => {
  const check = async () => verifyOptions(readOptions(args()));
  expect(await check().then(() => "", toReason)).toContain(reason);
});
