import { decodeSnapshot } from "@canopy/protocol/tree-format/snapshot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getSharedChain } from "../../../test/support/ask-shared-services.ts";
import { insertClosedRounds } from "../../../test/support/closed-rounds.ts";
import { insertMembers } from "../../../test/support/insert-rows.ts";
import type { TestChain } from "../../../test/support/test-chain.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import type { Database } from "../../database/tables.ts";
import { writeTrees } from "../../indexer/tree/write-tree.ts";
import { startSession } from "../auth/sessions.ts";

/*
 * The default access. In the core plan, willow (2) has rowan (4) below, and hazel (5) since the last closed round; alder (3) has no
 * one.
 */

let chain: TestChain;
let database: Database;
let server: TestServer;
const tokens = new Map<string, string>();
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
  await insertClosedRounds(database);
  await insertMembers(database, ["canopy", "willow", "alder", "rowan", "hazel"]);
  await writeTrees(database);
  server = await buildTestServer(database, {
    RPC_URL: chain.rpcUrl,
    PLAN_ADDRESS: chain.plan,
    PLUS_ADDRESS: chain.plus,
  });
  // The ids of the index.
  for (const [index, name] of ["willow", "alder", "rowan", "hazel"].entries()) {
    await chain.join(index, name, index < 2 ? "canopy" : "willow");
    const session = { chainId: server.services.config.chain.id, address: chain.account(index) };
    tokens.set(name, await startSession(database, session, server.services.now()));
  }
});
afterAll(async () => {
  await server.app.close();
  await database.destroy();
});

const getAs = (name: string, path: string) =>
  server.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${tokens.get(name)}` } });

const all = [
  "/tree/latest",
  "/tree/latest/entries",
  "/tree/latest/members?numbers=2",
  "/members/willow/shape",
];
test.each(all)("%s needs a session", async (path) => {
  const response = await server.app.inject({ url: `/api${path}` });
  expect(response.statusCode).toBe(401);
  expect(response.headers["cache-control"]).toBe("no-store");
});

test("the whole tree is private", async () => {
  const response = await getAs("willow", "/tree/latest");
  expect(response.statusCode).toBe(403);
  expect(response.json().errors).toEqual({ code: "TREE_NOT_YOURS" });
});

describe("GET /members/:username/shape", () => {
  test.each([
    ["willow", "/members/willow/shape", [2, 4]],
    ["willow", "/members/rowan/shape", [4]],
    ["rowan", "/members/rowan/shape?plan=plus", [2, 3]],
    ["rowan", "/members/willow/shape?plan=plus", [3]],
  ])("%s reads %s", async (name, path, numbers) => {
    const response = await getAs(name, path);
    expect(response.statusCode, response.body).toBe(200);
    expect(Array.from(decodeSnapshot(response.rawPayload).numbers)).toEqual(numbers);
    expect(response.headers["cache-control"]).toBe("private, no-cache");
  });

  test.each([
    ["willow", "/members/canopy/shape", 403, "TREE_NOT_YOURS"],
    ["willow", "/members/alder/shape", 403, "TREE_NOT_YOURS"],
    ["rowan", "/members/willow/shape", 403, "TREE_NOT_YOURS"],
    ["alder", "/members/hazel/shape", 403, "TREE_NOT_YOURS"],
    ["willow", "/members/rowan/shape?plan=plus", 403, "TREE_NOT_YOURS"],
    ["hazel", "/members/rowan/shape", 403, "TREE_NOT_YOURS"],
    ["willow", "/members/hazel/shape", 404, "TREE_SEAT_TOO_NEW"],
    ["hazel", "/members/hazel/shape", 404, "TREE_SEAT_TOO_NEW"],
  ])("%s does not read %s: %i %s", async (name, path, status, code) => {
    const response = await getAs(name, path);
    expect(response.statusCode).toBe(status);
    expect(response.json().errors).toEqual({ code });
  });
});

test.each([
  ["willow", [5], [2]],
  ["rowan", [5], []],
  ["hazel", [5], []],
  ["alder", [], []],
])("%s reads only their own entries", async (name, seats, topUps) => {
  const response = await getAs(name, "/tree/latest/entries");
  expect(response.headers["cache-control"]).toBe("no-store");
  const { data } = response.json();
  expect(data.access).toBe("own");
  const numbers = (entries: readonly { number: number }[]) => entries.map(({ number }) => number);
  expect([numbers(data.seats), numbers(data.units)]).toEqual([seats, topUps]);
});

describe("GET /tree/:round/members", () => {
  test.each([
    ["willow", "numbers=2,4,5", [2, 4, 5]],
    ["hazel", "numbers=5", [5]],
    ["rowan", "numbers=2,3,4&plan=plus", [2, 3, 4]],
  ])("%s reads the cards of %s", async (name, query, numbers) => {
    expect(await readNumbers(name, query)).toEqual(numbers);
  });

  test.each([
    ["willow", "numbers=2,3,4", [2, 4]],
    ["willow", "numbers=1", []],
    ["willow", "numbers=99", []],
    ["alder", "numbers=5", []],
    ["willow", "numbers=3,4&plan=plus", [3]],
  ])("%s reads only their own of %s", async (name, query, numbers) => {
    expect(await readNumbers(name, query)).toEqual(numbers);
  });

  async function readNumbers(name: string, query: string): Promise<number[]> {
    const response = await getAs(name, `/tree/latest/members?${query}`);
    expect(response.statusCode, response.body).toBe(200);
    return response.json().data.items.map(({ number }: { number: number }) => number);
  }
});
