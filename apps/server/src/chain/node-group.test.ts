import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createPublicClient, HttpRequestError } from "viem";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FakeNode, startFakeNode } from "../../test/support/fake-node.ts";
import { startProxy, type TestProxy } from "../../test/support/test-proxy.ts";
import { createLog } from "../lib/log.ts";
import { httpTransport } from "./http-transport.ts";
import { createNodeGroup, type NodeGroup } from "./node-group.ts";

const STALE_AFTER = 60_000;

let first: FakeNode;
let second: FakeNode;
let proxy: TestProxy;
let group: NodeGroup;
beforeEach(async () => {
  first = await startFakeNode();
  second = await startFakeNode();
  proxy = await startProxy(first.url);
  group = createNodeGroup([proxy.url, second.url], { log: createLog("silent"), staleAfter: STALE_AFTER });
});
afterEach(() => Promise.all([proxy.close(), first.close(), second.close()]));

const connect = (timeout = 2_000) =>
  createPublicClient({ transport: group.transport({ timeout }), cacheTime: 0 });
const states = () => group.status().map(({ state }) => state);
const inUse = () => group.status().findIndex((node) => node.isInUse);

describe("a node that fails", () => {
  test.each([
    "blackhole",
    "reset",
  ] as const)("is replaced by the next one within the request (%s)", async (fault) => {
    const client = connect();
    second.head = 1_001n;
    expect(await client.getBlockNumber()).toBe(1_000n);
    proxy.inject(fault);
    expect(await client.getBlockNumber()).toBe(1_001n);
    expect(states()).toEqual(["silent", "ok"]);
  });

  test("is used again after three checks", async () => {
    const client = connect();
    proxy.inject("reset");
    await client.getBlockNumber();
    proxy.heal();
    const used: number[] = [];
    for (let checks = 0; checks < 3; checks++) {
      await group.check();
      used.push(inUse());
    }
    expect(used).toEqual([1, 1, 0]);
  });

  test("is asked again on another connection if it is the only one", async () => {
    group = createNodeGroup([proxy.url], { log: createLog("silent"), staleAfter: STALE_AFTER });
    proxy.inject("half");
    const client = connect();
    // Different blocks: viem deduplicates equal requests in flight.
    const numbers = [1n, 2n, 3n, 4n, 5n, 6n];
    const blocks = await Promise.all(numbers.map((blockNumber) => client.getBlock({ blockNumber })));
    expect(blocks.map(({ number }) => number)).toEqual(numbers);
  });

  test("fails the request when no other node answers either", async () => {
    const client = connect();
    proxy.inject("reset");
    await second.close();
    await expect(client.getBlockNumber()).rejects.toThrow(HttpRequestError);
    await group.check();
    expect(states()).toEqual(["silent", "silent"]);
  });
});

describe("a check", () => {
  test("leaves a frozen node, and returns when it has caught up", async () => {
    first.time -= 61;
    await group.check();
    expect(states()).toEqual(["behind", "ok"]);
    expect(inUse()).toBe(1);
    first.time += 61;
    for (let checks = 0; checks < 3; checks++) await group.check();
    expect(inUse()).toBe(0);
  });

  test("leaves a node whose chain the majority does not have", async () => {
    const third = await startFakeNode();
    group = createNodeGroup([proxy.url, second.url, third.url], {
      ...{ log: createLog("silent"), staleAfter: STALE_AFTER },
    });
    first.fork = "0xbb";
    await group.check();
    expect(states()).toEqual(["forked", "ok", "ok"]);
    expect(inUse()).toBe(1);
    await third.close();
  });

  test("keeps a frozen node while there is no better one", async () => {
    first.time -= 61;
    second.time -= 61;
    await group.check();
    expect(states()).toEqual(["behind", "behind"]);
    expect(inUse()).toBe(0);
  });
});

test("a response whose body stops halfway fails", async () => {
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { "content-type": "application/json", "content-length": "100" })
      .write('{"jsonrpc":');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const transport = httpTransport(`http://127.0.0.1:${port}`, { timeout: 100 });
  const client = createPublicClient({ transport, cacheTime: 0 });
  await expect(client.getBlockNumber()).rejects.toThrow(HttpRequestError);
  server.closeAllConnections();
  server.close();
});
