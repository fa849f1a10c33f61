import { decodeSnapshot, pickSections } from "@canopy/protocol/tree-format/snapshot";
import { TREE_MEDIA_TYPE } from "@canopy/shared/api/tree";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertClosedRounds } from "../../../test/support/closed-rounds.ts";
import { insertAll } from "../../../test/support/insert-all.ts";
import { insertMembers, toAccount, toHash, toTime } from "../../../test/support/insert-rows.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import type { Database } from "../../database/tables.ts";
import { writeTrees } from "../../indexer/tree/write-tree.ts";
import { findEntries } from "./find-entries.ts";

let database: Database;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertClosedRounds(database);
  await insertMembers(database, ["canopy", "willow", "alder", "rowan", "hazel"]);
  await insertAll(database, "ranks", [
    { plan: "core", month: 0, member_id: 2, rank: "knight", shares: 1, claimed_at: toTime(31) },
    { plan: "core", month: 1, member_id: 2, rank: "hero", shares: 1, claimed_at: toTime(61) },
  ]);
  await writeTrees(database);
  server = await buildTestServer(database, { PLUS_ADDRESS: toAccount(2_000), TREE_ACCESS: "public" });
});
afterAll(async () => {
  await server.app.close();
  await database.destroy();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api${path}`, headers });
const readTree = async (path: string) => {
  const response = await get(path);
  expect(response.statusCode, response.body).toBe(200);
  return decodeSnapshot(response.rawPayload);
};
const readData = async (path: string) => {
  const response = await get(path);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
};
const list = (column: Uint32Array | undefined) => Array.from(column ?? []);
const setFinal = (block: bigint) =>
  database.updateTable("index_checkpoint").set({ finalized_number: block }).execute();

describe("GET /tree/:round", () => {
  test("returns all seats after the newest closed round", async () => {
    const tree = await readTree("/tree/latest");
    expect(tree).toMatchObject({
      chainId: 31_337,
      plan: "core",
      round: 1,
      blockNumber: 40n,
      blockHash: toHash(40),
      totalSeats: 4,
      size: 4,
    });
    expect(list(tree.numbers)).toEqual([1, 2, 4, 3]);
    expect(list(tree.units)).toEqual([0, 3, 1, 1]);
    expect(list(tree.points)).toEqual([0, 3, 0, 0]);
    expect(list(tree.rounds)).toEqual([3, 4]);
  });

  test("returns the tree of Plus with the ids of its members", async () => {
    const tree = await readTree("/tree/0?plan=plus");
    expect(list(tree.numbers)).toEqual([1, 2, 3]);
    expect(list(tree.members)).toEqual([1, 4, 2]);
  });

  test("returns the sections that the client names", async () => {
    const whole = await get("/tree/1");
    const names = await get("/tree/1?sections=numbers,legs");
    expect(decodeSnapshot(names.rawPayload).units).toBeUndefined();
    const points = await get("/tree/1?sections=points");
    expect(new Uint8Array(points.rawPayload)).toEqual(pickSections(whole.rawPayload, ["points"]));
    expect(new Set([whole, names, points].map(({ headers }) => headers["etag"])).size).toBe(3);
  });

  test("can be cached forever once its closing is final", async () => {
    const lifetime = async (path: string) => (await get(path)).headers["cache-control"];
    await setFinal(39n);
    expect(await lifetime("/tree/1")).toBe("public, no-cache");
    await setFinal(40n);
    expect(await lifetime("/tree/1")).toBe("public, max-age=31536000, immutable");
    expect(await lifetime("/tree/latest")).toBe("public, no-cache");
    expect(await lifetime("/members/willow/shape?round=1")).toBe("public, no-cache");
  });

  test.each(["/tree/latest", "/members/willow/shape"])("%s: 304 for a client that has it", async (path) => {
    const { headers } = await get(path);
    expect(headers["content-type"]).toBe(TREE_MEDIA_TYPE);
    const again = await get(path, { "if-none-match": String(headers["etag"]) });
    expect(again).toMatchObject({ statusCode: 304, body: "" });
    expect(again.headers).toMatchObject({ etag: headers["etag"], "cache-control": "public, no-cache" });
  });

  test.each([
    ["/tree/2", 404, "TREE_ROUND_UNKNOWN"],
    ["/tree/0", 404, "TREE_ROUND_UNKNOWN"],
    ["/tree/9", 404, "TREE_ROUND_UNKNOWN"],
    ["/tree/first", 422, "VALIDATION"],
    ["/tree/65536", 422, "VALIDATION"],
    ["/tree/latest?sections=legs,leaves", 422, "VALIDATION"],
    ["/tree/latest?sections=", 422, "VALIDATION"],
    ["/tree/latest?depth=3", 422, "VALIDATION"],
  ])("%s: %i %s", async (path, status, code) => {
    const response = await get(path);
    expect(response.statusCode).toBe(status);
    expect(response.json().errors.code).toBe(code);
  });

  test("without Plus: 404", async () => {
    const { app } = await buildTestServer(database, { TREE_ACCESS: "public" });
    const response = await app.inject({ url: "/api/tree/latest?plan=plus" });
    expect(response.json().errors).toEqual({ code: "NO_PLUS" });
    await app.close();
  });
});

describe("GET /members/:username/shape", () => {
  test("returns the member's seat and those below", async () => {
    const tree = await readTree("/members/willow/shape");
    expect(tree).toMatchObject({ round: 1, totalSeats: 4, size: 2 });
    expect(list(tree.numbers)).toEqual([2, 4]);
    expect(list(tree.units)).toEqual([3, 1]);
  });

  test("returns the nearest seats, and how many each leg has beyond", async () => {
    const tree = await readTree("/members/canopy/shape?seats=1&sections=legs,numbers,points");
    expect(list(tree.numbers)).toEqual([1]);
    expect([list(tree.hiddenLeft), list(tree.hiddenRight)]).toEqual([[2], [1]]);
    expect(tree.units).toBeUndefined();
    expect(list(tree.points)).toEqual([0]);
  });

  test("finds the member's seat in Plus", async () => {
    const tree = await readTree("/members/rowan/shape?plan=plus");
    expect(list(tree.numbers)).toEqual([2, 3]);
    expect(list(tree.members)).toEqual([4, 2]);
  });

  test.each([
    "canopy",
    "willow",
    "alder",
    "rowan",
  ])("has the seats of %s's page of the tree", async (name) => {
    const { nodes } = await readData(`/members/${name}/tree?depth=7`);
    const ids = nodes.map(({ id }: { id: number }) => id).filter((id: number) => id <= 4);
    expect(list((await readTree(`/members/${name}/shape`)).numbers).sort()).toEqual(ids.sort());
  });

  test.each([
    ["/members/hazel/shape", 404, "TREE_SEAT_TOO_NEW"],
    ["/members/alder/shape?plan=plus", 404, "TREE_SEAT_TOO_NEW"],
    ["/members/hazel/shape?plan=plus", 404, "NOT_IN_PLUS"],
    ["/members/stranger/shape", 404, "MEMBER_NOT_FOUND"],
    ["/members/willow/shape?round=2", 404, "TREE_ROUND_UNKNOWN"],
    ["/members/willow/shape?seats=0", 422, "VALIDATION"],
  ])("%s: %i %s", async (path, status, code) => {
    const response = await get(path);
    expect(response.statusCode).toBe(status);
    expect(response.json().errors.code).toBe(code);
  });
});

describe("GET /tree/:round/entries", () => {
  test("returns the purchases of later rounds", async () => {
    expect(await readData("/tree/latest/entries")).toEqual({
      plan: "core",
      round: 1,
      blockNumber: "40",
      blockHash: toHash(40),
      seats: [
        {
          number: 5,
          member: 5,
          username: "hazel",
          uplineNumber: 4,
          leg: "left",
          sponsorNumber: 3,
          units: 4,
          round: 2,
        },
      ],
      units: [{ number: 2, units: 2, round: 2 }],
      complete: true,
      access: "public",
    });
  });

  test("continues the numbers of Plus", async () => {
    expect(await readData("/tree/0/entries?plan=plus")).toMatchObject({
      seats: [{ number: 4, member: 3, uplineNumber: 2, leg: "right", sponsorNumber: 3, round: 1 }],
      units: [],
    });
  });

  test("says when it is not complete", async () => {
    const tree = { plan: "core", round: 1 } as const;
    const [first, ...others] = (await findEntries(database, tree)).entries;
    expect(others).toHaveLength(1);
    expect(await findEntries(database, tree, 1)).toEqual({ entries: [first], isComplete: false });
    expect(await findEntries(database, tree, 2)).toMatchObject({ isComplete: true });
  });
});

describe("GET /tree/:round/members", () => {
  test("returns cards in the order of the seats, each once", async () => {
    const { items } = await readData("/tree/latest/members?numbers=5,2,99,2");
    expect(items).toEqual([
      {
        number: 2,
        id: 2,
        username: "willow",
        wallet: toAccount(2),
        avatar: null,
        sponsor: "canopy",
        upline: "canopy",
        leg: "left",
        depth: 1,
        units: 5,
        maxPoints: 50,
        points: 0,
        legs: {
          left: { units: 0, variance: 0, members: 0 },
          right: { units: 0, variance: 0, members: 0 },
        },
        joinedAt: toTime(0, 2).toISOString(),
        joinedRound: 0,
        rank: { month: 1, rank: "hero" },
      },
      expect.objectContaining({
        number: 5,
        username: "hazel",
        sponsor: "alder",
        upline: "rowan",
        rank: null,
      }),
    ]);
  });

  test("the root seat has no upline", async () => {
    expect((await readData("/tree/latest/members?numbers=1")).items).toMatchObject([
      { username: "canopy", sponsor: null, upline: null, leg: null },
    ]);
  });

  test("finds the members on the seats of Plus, later ones too", async () => {
    const { items } = await readData("/tree/0/members?plan=plus&numbers=2,4,5");
    expect(items).toMatchObject([
      { number: 2, id: 4, username: "rowan" },
      { number: 4, id: 3, username: "alder" },
    ]);
  });

  test.each([
    "",
    "0",
    "1,,2",
    "1.5",
    "-1",
    "2147483648",
    Array.from({ length: 101 }, () => 1).join(),
  ])("numbers=%s: 422", async (numbers) => {
    const response = await get(`/tree/latest/members?numbers=${numbers}`);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors.numbers).toBe("1 to 100 seat numbers, separated by commas");
  });
});

describe("another tree", () => {
  test("a tree and its entries are the next tree", async () => {
    const before = await readTree("/tree/1");
    const { seats, units } = await readData("/tree/1/entries");
    await database
      .updateTable("rounds")
      .set({ closed_at: toTime(3), closed_block: 30n })
      .where("plan", "=", "core")
      .where("round", "=", 2)
      .execute();
    await writeTrees(database);
    const after = await readTree("/tree/2");

    const grown = new Map(list(before.numbers).map((number, index) => [number, before.units?.[index] ?? 0]));
    for (const seat of seats) grown.set(seat.number, seat.units);
    for (const { number, units: bought } of units) grown.set(number, (grown.get(number) ?? 0) + bought);
    expect(grown).toEqual(
      new Map(list(after.numbers).map((number, index) => [number, after.units?.[index]])),
    );
    expect((await readTree("/tree/1")).round).toBe(1);
  });

  test("a closing that replaces another has a file and an ETag of its own", async () => {
    const first = await get("/tree/1");
    const bytes = Buffer.from(pickSections(first.rawPayload, ["legs", "numbers"]));
    await database
      .updateTable("tree_snapshots")
      .set({ block_hash: toHash(41), bytes })
      .where("plan", "=", "core")
      .where("round", "=", 1)
      .execute();
    const second = await get("/tree/1", { "if-none-match": String(first.headers["etag"]) });
    expect(second.statusCode).toBe(200);
    expect(second.rawPayload).toEqual(bytes);
    expect(second.headers["etag"]).not.toBe(first.headers["etag"]);
  });

  test.each([
    "/tree/latest",
    "/tree/2",
    "/members/willow/shape",
    "/tree/latest/entries",
  ])("%s before it is written: 503, with the time of the next attempt", async (path) => {
    await database.deleteFrom("tree_snapshots").where("plan", "=", "core").execute();
    // Past the lifetime of a response in memory.
    server.pass(3);
    const response = await get(path);
    expect(response.statusCode).toBe(503);
    expect(response.json().errors).toEqual({ code: "TREE_NOT_READY" });
    expect(response.headers["retry-after"]).toBe("15");
  });

  test.each([
    "/tree/latest",
    "/members/willow/shape",
    "/tree/latest/entries",
  ])("%s before the first round is closed: 503, with words of its own", async (path) => {
    await database.updateTable("rounds").set({ closed_at: null }).execute();
    server.pass(3);
    const response = await get(path);
    expect(response.statusCode).toBe(503);
    expect(response.json().errors).toEqual({ code: "TREE_NO_ROUND_CLOSED" });
    expect(response.headers["retry-after"]).toBe("15");
  });
});
