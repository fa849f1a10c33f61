import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../test/folder.ts";
import { chainFiles, keepCopy, restoreCopy } from "./chain/state.ts";
import { findPreviousWorld } from "./previous-world.ts";
import { setAside, type WorldRecord, writeRecord } from "./world-record.ts";

const contracts = "a".repeat(64);
const record: WorldRecord = {
  version: 3,
  contracts,
  plan: "0x5FbDB2315678afecb367f032d93F642f64180aa3",
  plus: "0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9",
  feed: "0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512",
  vaultFactory: "0xDc64a140Aa3E981100a9becA4E685f962f0cF6C9",
  planBlock: 2,
  seededBlock: 3,
  createdAt: "2026-11-21T00:00:00.000Z",
};

async function createHome(
  state: string | undefined,
  world: WorldRecord | string | undefined,
): Promise<string> {
  const home = await temporaryFolder();
  if (typeof world === "string") await writeFile(join(home, "world.json"), world);
  else if (world !== undefined) await writeRecord(home, world);
  if (state !== undefined) {
    await mkdir(chainFiles(home).folder, { recursive: true });
    await writeFile(chainFiles(home).state, state);
  }
  return home;
}

const wholeState = JSON.stringify({ block: {}, accounts: {}, blocks: [] });

test("an empty home holds no world", async () => {
  expect(await findPreviousWorld(await temporaryFolder(), contracts)).toEqual({ kind: "none" });
});

test("a world of the same contracts continues", async () => {
  const home = await createHome(wholeState, record);
  expect(await findPreviousWorld(home, contracts)).toEqual({ kind: "whole", record, fromCopy: false });
});

test.each([
  ["the contracts have changed", wholeState, { ...record, contracts: "b".repeat(64) }],
  ["world.json is missing", wholeState, undefined],
  ["world.json cannot be read", wholeState, "{ half"],
  ["world.json cannot be read", wholeState, JSON.stringify({ ...record, plan: "nowhere" })],
  ["(chain/state.json) is missing", undefined, record],
  ["(chain/state.json) is damaged", wholeState.slice(0, 20), record],
  ["(chain/state.json) is damaged", "[]", record],
])("an unusable world says why: %s", async (reason, state, world) => {
  const found = await findPreviousWorld(await createHome(state, world), contracts);
  expect(found).toMatchObject({ kind: "unusable", reason: expect.stringContaining(reason) });
});

test("a world whose database PGlite made is set aside", async () => {
  const home = await createHome(wholeState, record);
  await mkdir(join(home, "db"));
  await writeFile(join(home, "db", "PG_VERSION"), "17");
  expect(await findPreviousWorld(home, contracts)).toEqual({
    kind: "unusable",
    reason: "its database was made by an earlier version",
  });
});

test("a damaged chain continues from its last complete copy", async () => {
  const home = await createHome(wholeState, record);
  const files = chainFiles(home);
  await keepCopy(files);
  await writeFile(files.state, wholeState.slice(0, 20));

  expect(await findPreviousWorld(home, contracts)).toEqual({ kind: "whole", record, fromCopy: true });
  await restoreCopy(files);
  expect(await findPreviousWorld(home, contracts)).toEqual({ kind: "whole", record, fromCopy: false });
  expect(await readFile(join(files.folder, "state.damaged.json"), "utf8")).toBe(wholeState.slice(0, 20));
});

test("half a state never becomes the copy", async () => {
  const files = chainFiles(await createHome(wholeState, record));
  await keepCopy(files);
  await writeFile(files.state, wholeState.slice(0, 20));
  await keepCopy(files);
  expect(await readFile(files.copy, "utf8")).toBe(wholeState);
});

test("setting aside moves chain, database and record together, and nothing else", async () => {
  const home = await createHome(wholeState, record);
  await mkdir(join(home, "db"));
  await writeFile(join(home, "lock"), "held");
  const date = new Date("2026-11-21T10:20:30.400Z");

  const folder = await setAside(home, date);
  expect(folder).toBe(join(home, "old-2026-11-21T10-20-30"));
  expect((await readdir(folder)).sort()).toEqual(["chain", "db", "world.json"]);
  expect(await readdir(home)).toEqual(expect.arrayContaining(["lock"]));
  expect(await findPreviousWorld(home, contracts)).toEqual({ kind: "none" });

  const second = await setAside(home, date);
  expect(second).not.toBe(folder);
  expect(existsSync(join(folder, "chain"))).toBe(true);
});
