import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { freePort } from "@canopy/server/lib/port";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { FEW_ACCOUNTS } from "./chain/accounts.ts";
import { type LocalChain, startAnvil } from "./chain/anvil.ts";
import { findMismatch, IndexMismatchError } from "./index-mismatch.ts";

const { signal } = new AbortController();
const health = {
  ...{ status: "ok", database: true, node: true, chainBlock: "1", headAge: 0, stale: null },
  indexedBlock: "0",
};

let chain: LocalChain;
beforeAll(async () => {
  chain = await startAnvil({ port: await freePort(), accounts: FEW_ACCOUNTS, signal });
});
afterAll(() => chain?.process.stop());

/** A server that reports `changes` as its health. Returns its origin. */
async function report(changes: Partial<Record<keyof typeof health, unknown>>): Promise<string> {
  const server = createServer((_request, response) => {
    response.end(JSON.stringify({ data: { ...health, ...changes } }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("a chain that lost a few blocks gets as many others and one more", async () => {
  const started = await chain.client.getBlockNumber();
  const origin = await report({ indexedBlock: String(started + 3n) });
  const stop = new AbortController();
  const watching = findMismatch(origin, chain.client, stop.signal);
  await expect.poll(() => chain.client.getBlockNumber(), { timeout: 10_000 }).toBe(started + 4n);
  stop.abort();
  await expect(watching).rejects.toThrow("aborted");
});

test("an index with blocks that were final does not fit", async () => {
  const origin = await report({ indexedBlock: String((await chain.client.getBlockNumber()) + 65n) });
  const watching = findMismatch(origin, chain.client, signal);
  await expect(watching).rejects.toThrow(IndexMismatchError);
  await expect(watching).rejects.toThrow("it holds 65 blocks that the chain lost");
});

test("an index that has stopped does not fit", async () => {
  const watching = findMismatch(await report({ status: "degraded" }), chain.client, signal);
  await expect(watching).rejects.toThrow("it cannot follow the chain from block 0");
});
