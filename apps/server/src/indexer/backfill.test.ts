import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { getSharedChain } from "../../test/support/ask-shared-services.ts";
import { runUntilCaughtUp, storeSource } from "../../test/support/run-until-caught-up.ts";
import { tableContents } from "../../test/support/table-contents.ts";
import type { TestChain } from "../../test/support/test-chain.ts";
import {
  connectTestDatabase,
  createTestDatabase,
  createTestDatabaseUrl,
} from "../../test/support/test-database.ts";
import { readCheckpoint } from "../database/checkpoint.ts";
import type { Database } from "../database/tables.ts";
import { createLog } from "../lib/log.ts";
import { startIndex } from "./checkpoint.ts";
import { readRebuildProgress } from "./rebuild/progress.ts";
import { type ChainSource, connectSource } from "./source/chain-source.ts";
import { createFinalBlocks } from "./source/final-blocks.ts";
import { takeStep } from "./step.ts";

/** Blocks between two events: more than the node returns in the first response. */
const GAP = 600;
const EVENTS = 4;
/** More blocks than the newest ones that are not final. */
const RECENT = 70;
const backfill = { leastBlocks: 1n, saveInterval: 0 };

let chain: TestChain;
let url: string;
let database: Database;
beforeAll(async () => {
  chain = await getSharedChain();
  await chain.join(0, "willow", "canopy");
  await chain.client.mine({ blocks: GAP });
  await chain.join(1, "alder", "willow");
  await chain.client.mine({ blocks: GAP });
  await chain.rename(0, "sallow");
  await chain.topUp(1, 2);
  await chain.client.mine({ blocks: RECENT });
}, 120_000);
beforeEach(async () => {
  url = await createTestDatabaseUrl();
  database = await connectTestDatabase(url);
});
afterEach(() => database.destroy());

/** An index of the chain that was built step by step: once, because no test changes the chain. */
let steps: Promise<Awaited<ReturnType<typeof tableContents>>> | undefined;
async function indexBySteps() {
  const other = await createTestDatabase();
  await runUntilCaughtUp(other, chain);
  const contents = await tableContents(other);
  await other.destroy();
  return contents;
}

async function expectSameAsSteps(): Promise<void> {
  steps ??= indexBySteps();
  expect(await tableContents(database)).toEqual(await steps);
}

async function begin(source: ChainSource) {
  await storeSource(database, chain);
  const header = await source.header(chain.block - 1n);
  if (header !== null) await startIndex(database, header);
}

async function step(source: ChainSource, signal = new AbortController().signal) {
  const checkpoint = await readCheckpoint(database);
  if (checkpoint === null) throw new Error("The index has not started");
  const options = { ...backfill, log: createLog("silent"), signal };
  return takeStep(database, source, createFinalBlocks(source), checkpoint, options);
}

test("one step takes an empty index to the last final block, and later ones follow the chain", async () => {
  const source = connectSource(chain.rpcUrl, chain);
  await begin(source);
  const final = await source.head("finalized");
  expect(await step(source)).toMatchObject({
    kind: "advanced",
    to: { number: final.number, hash: final.hash },
  });
  expect(await readRebuildProgress(database)).toBeNull();
  const { length } = await database.selectFrom("raw_logs").select("log_index").execute();
  expect(length).toBeGreaterThanOrEqual(EVENTS);
  await runUntilCaughtUp(database, chain);
  await expectSameAsSteps();
});

test("a stopped or failed backfill shows nothing and continues where it was saved", async () => {
  const source = connectSource(chain.rpcUrl, chain);
  await begin(source);
  const stop = new AbortController();
  const ranges: bigint[] = [];
  const broken: ChainSource = {
    ...source,
    async readRangeLogs(from, to) {
      ranges.push(from);
      if (from > chain.block + BigInt(GAP)) throw new Error("connection lost");
      return source.readRangeLogs(from, to);
    },
  };
  await expect(step(broken)).rejects.toThrow("connection lost");
  const saved = await readRebuildProgress(database);
  expect(saved?.events).toBeGreaterThan(0);
  expect(await database.selectFrom("members").selectAll().execute()).toEqual([]);

  const stopping: ChainSource = {
    ...source,
    async readRangeLogs(from, to) {
      stop.abort();
      return source.readRangeLogs(from, to);
    },
  };
  expect(await step(stopping, stop.signal)).toEqual({ kind: "stopped" });
  ranges.length = 0;
  const watched: ChainSource = {
    ...source,
    readRangeLogs(from, to) {
      ranges.push(from);
      return source.readRangeLogs(from, to);
    },
  };
  expect(await step(watched)).toMatchObject({ kind: "advanced" });
  expect(ranges[0]).toBeGreaterThan(chain.block);
  await runUntilCaughtUp(database, chain);
  await expectSameAsSteps();
});

test("starts over when the node has replaced a block that it had read", async () => {
  const source = connectSource(chain.rpcUrl, chain);
  await begin(source);
  await expect(
    step({
      ...source,
      async readRangeLogs(from, to) {
        if (from > chain.block + BigInt(GAP)) throw new Error("connection lost");
        return source.readRangeLogs(from, to);
      },
    }),
  ).rejects.toThrow("connection lost");
  const ranges: bigint[] = [];
  const replaced: ChainSource = {
    ...source,
    async header(number) {
      const header = await source.header(number);
      // Only the saved block, and only until it is read again.
      const isOther = ranges.length === 0 && number > chain.block;
      return header !== null && isOther ? { ...header, hash: `0x${"9".repeat(64)}` } : header;
    },
    readRangeLogs(from, to) {
      ranges.push(from);
      return source.readRangeLogs(from, to);
    },
  };
  expect(await step(replaced)).toMatchObject({ kind: "advanced" });
  expect(ranges[0]).toBe(chain.block);
  await runUntilCaughtUp(database, chain);
  await expectSameAsSteps();
});

test("a process that is killed loses nothing, and another one continues", async () => {
  const node = await startStalling(chain.block + BigInt(GAP));
  const script = fileURLToPath(new URL("../../test/support/backfill-process.ts", import.meta.url));
  const { plan, plus, block } = chain;
  const child = spawn(process.execPath, [script, url, node.url, plan, plus, String(block)], {
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  const saved = await vi.waitUntil(
    async () => {
      const progress = await readRebuildProgress(database);
      return progress !== null && progress.events > 0 ? progress : null;
    },
    { timeout: 60_000, interval: 50 },
  );
  child.kill("SIGKILL");
  expect(await ended).toEqual([null, "SIGKILL"]);
  await node.close();

  expect(saved.events).toBeGreaterThan(0);
  const source = connectSource(chain.rpcUrl, chain);
  const ranges: bigint[] = [];
  await runUntilCaughtUp(
    database,
    chain,
    {
      ...source,
      readRangeLogs(from, to) {
        ranges.push(from);
        return source.readRangeLogs(from, to);
      },
    },
    backfill,
  );
  expect(ranges[0]).toBeGreaterThan(chain.block);
  await expectSameAsSteps();
}, 120_000);

/** A node that never answers requests for events after block `last`. */
async function startStalling(last: bigint) {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const from = /"eth_getLogs".*"fromBlock":"(0x[0-9a-f]+)"/.exec(body)?.[1];
    if (from !== undefined && BigInt(from) > last) return;
    const answer = await fetch(chain.rpcUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    response.setHeader("content-type", "application/json").end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The node has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
