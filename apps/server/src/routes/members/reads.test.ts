import { apiErrors } from "@canopy/shared/error-catalogue";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toAccount, toTime } from "../../../test/support/insert-rows.ts";
import { buildSeededServer, type SeededServer } from "../../../test/support/seeded-server.ts";
import { buildTestServer } from "../../../test/support/test-server.ts";

let server: SeededServer;
beforeAll(async () => {
  server = await buildSeededServer();
});
afterAll(() => server.close());

const get = (path: string) => server.get(path);
const data = async (path: string) => {
  const response = await get(path);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
};
const names = (items: readonly { username: string }[]) => items.map(({ username }) => username);
const pol = (amount: number) => `${amount}${"0".repeat(18)}`;

describe("GET /members/:username", () => {
  test("returns seat, legs, earnings and forecast", async () => {
    expect(await data("/members/willow?_t=1")).toMatchObject({
      id: 2,
      username: "willow",
      wallet: toAccount(2),
      avatar: null,
      plan: "core",
      inPlus: true,
      sponsor: "canopy",
      upline: "canopy",
      leg: "left",
      depth: 1,
      left: "alder",
      right: "rowan",
      legs: { left: { units: 2, variance: 1, members: 2 }, right: { units: 1, variance: 0, members: 1 } },
      closedRound: 1,
      units: 3,
      maxPoints: 30,
      directs: 4,
      joinedAt: toTime(0, 2).toISOString(),
      joinedRound: 0,
      lifetime: {
        entered: pol(120),
        spEarn: pol(12),
        ptEarn: pol(7),
        rebates: pol(3),
        ranks: pol(2),
        closingRewards: pol(1),
        withdrawn: pol(5),
        points: 1,
        flash: 2,
      },
      provisional: [{ round: 2, points: 4, flash: 1 }],
      gasPaid: "3000000000000000",
      entries: [
        { kind: "register", units: 2 },
        { kind: "topup", units: 1 },
      ],
    });
  });

  test("returns only the seat in Plus with plan=plus", async () => {
    expect(await data("/members/willow?plan=plus")).toMatchObject({
      plan: "plus",
      units: 1,
      joinedRound: 1,
      left: null,
      directs: 0,
      closedRound: null,
      provisional: [],
      entries: [],
    });
  });

  test("returns the path of the picture", async () => {
    const id = "a".repeat(22);
    const image = Buffer.from([1]);
    await server.database
      .insertInto("avatars")
      .values({ member_id: 6, account: "0xThe account that maple had", id, image, created_at: toTime(0) })
      .execute();
    await server.database
      .insertInto("identities")
      .values({
        block_number: 1_000n,
        log_index: 0,
        member_id: 6,
        field: "account",
        value: "0xThe account that maple had",
        at: toTime(0),
      })
      .execute();
    expect(await data("/members/maple")).toMatchObject({ avatar: `/api/avatars/${id}` });
  });
});

describe("missing members", () => {
  const paths = ["", "/tree", "/uplines", "/referrals", "/activity", "/activity.csv", "/history", "/ranks"];
  test.each([...paths, "/identities"])("GET /members/missing%s: MEMBER_NOT_FOUND", async (path) => {
    const response = await get(`/members/missing${path}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, message: apiErrors.MEMBER_NOT_FOUND.en });
  });

  test.each(paths)("GET /members/alder%s?plan=plus: NOT_IN_PLUS", async (path) => {
    const response = await get(`/members/alder${path}?plan=plus`);
    expect(response.statusCode).toBe(404);
    expect(response.json().errors).toEqual({ code: "NOT_IN_PLUS" });
  });

  test.each([
    "/members?plan=plus",
    "/members/willow?plan=plus",
    "/rounds?plan=plus",
  ])("GET %s without Plus: NO_PLUS", async (path) => {
    const { app } = await buildTestServer(server.database);
    const response = await app.inject({ url: `/api${path}` });
    expect(response.statusCode).toBe(404);
    expect(response.json().errors).toEqual({ code: "NO_PLUS" });
    await app.close();
  });
});

describe("GET /members", () => {
  test("returns all members by id, in pages", async () => {
    const first = await data("/members?limit=4");
    expect(names(first.items)).toEqual(["canopy", "willow", "alder", "rowan"]);
    expect(first.items[1]).toEqual({
      id: 2,
      username: "willow",
      units: 3,
      joinedAt: toTime(0, 2).toISOString(),
    });
    const second = await data(`/members?limit=4&cursor=${first.next}`);
    expect(names(second.items)).toEqual(["hazel", "maple"]);
    expect(second.next).toBeNull();
  });

  test("the last page has no cursor", async () => {
    expect((await data("/members?limit=6")).next).toBeNull();
  });

  test("returns members of Plus with plan=plus", async () => {
    expect(names((await data("/members?plan=plus")).items)).toEqual(["canopy", "willow"]);
  });

  test.each([
    ["w", "core", ["willow"]],
    ["a", "core", ["alder"]],
    ["willow", "core", ["willow"]],
    ["willows", "core", []],
    ["sallow", "core", []],
    ["a", "plus", []],
    ["c", "plus", ["canopy"]],
  ])("search=%s in %s: %j", async (search, plan, found) => {
    const page = await data(`/members?search=${search}&plan=${plan}`);
    expect(names(page.items)).toEqual(found);
    expect(page.next).toBeNull();
  });
});

describe("GET /members/:username/tree", () => {
  test("returns the tree level by level, and marks members with more below", async () => {
    const { plan, nodes } = await data("/members/canopy/tree?depth=3");
    expect(plan).toBe("core");
    expect(names(nodes)).toEqual(["canopy", "willow", "maple", "alder", "rowan"]);
    expect(nodes.map(({ hasMore }: { hasMore: boolean }) => hasMore)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(nodes[0]).toMatchObject({ uplineId: null, leg: null, depth: 0 });
    expect(nodes[4]).toEqual({
      id: 4,
      username: "rowan",
      uplineId: 2,
      leg: "right",
      depth: 2,
      units: 1,
      legs: { left: { units: 0, variance: 0, members: 0 }, right: { units: 0, variance: 0, members: 0 } },
      hasMore: false,
    });
  });

  test("returns three levels by default, one with depth=1, and starts at the member", async () => {
    expect(names((await data("/members/canopy/tree")).nodes)).toHaveLength(5);
    expect((await data("/members/canopy/tree?depth=1")).nodes).toMatchObject([
      { username: "canopy", hasMore: true },
    ]);
    expect(names((await data("/members/alder/tree")).nodes)).toEqual(["alder", "hazel"]);
  });

  test("returns the tree of Plus with plan=plus", async () => {
    expect(names((await data("/members/canopy/tree?plan=plus")).nodes)).toEqual(["canopy", "willow"]);
  });
});

describe("GET /members/:username/uplines", () => {
  test("returns all uplines up to the root, each with the leg that contains the member", async () => {
    expect(await data("/members/hazel/uplines")).toEqual({
      items: [
        { id: 3, username: "alder", depth: 2, units: 1, leg: "left" },
        { id: 2, username: "willow", depth: 1, units: 3, leg: "left" },
        { id: 1, username: "canopy", depth: 0, units: 0, leg: "left" },
      ],
      next: null,
    });
    expect((await data("/members/rowan/uplines")).items[0]).toMatchObject({
      username: "willow",
      leg: "right",
    });
  });

  test("returns pages", async () => {
    const first = await data("/members/hazel/uplines?limit=2");
    expect(names(first.items)).toEqual(["alder", "willow"]);
    const second = await data(`/members/hazel/uplines?limit=2&cursor=${first.next}`);
    expect(names(second.items)).toEqual(["canopy"]);
    expect(second.next).toBeNull();
  });

  test("returns none for the root", async () => {
    expect(await data("/members/canopy/uplines")).toEqual({ items: [], next: null });
  });

  test("refuses a cursor of another member", async () => {
    const { next } = await data("/members/hazel/uplines?limit=1");
    const response = await get(`/members/rowan/uplines?cursor=${next}`);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({
      code: "VALIDATION",
      cursor: "A cursor of another member's path",
    });
  });
});

test("GET /members/:username/referrals returns sponsored members anywhere in the tree", async () => {
  const first = await data("/members/willow/referrals?limit=3");
  expect(names(first.items)).toEqual(["alder", "rowan", "hazel"]);
  expect(names((await data(`/members/willow/referrals?limit=3&cursor=${first.next}`)).items)).toEqual([
    "maple",
  ]);
  expect((await data("/members/rowan/referrals")).items).toEqual([]);
});

test("GET /members/:username/identities returns usernames and wallets, the newest first", async () => {
  const first = await data("/members/willow/identities?limit=2");
  expect(first.items).toEqual([
    { field: "username", value: "willow", at: toTime(1, 2).toISOString() },
    { field: "username", value: "sallow", at: toTime(0, 2).toISOString() },
  ]);
  const second = await data(`/members/willow/identities?limit=2&cursor=${first.next}`);
  expect(second.items).toEqual([{ field: "wallet", value: toAccount(2), at: toTime(0, 2).toISOString() }]);
  expect(second.next).toBeNull();
});

describe("invalid input", () => {
  const cursor = "Not the `next` of a page of this list";
  const encoded = (key: unknown) => Buffer.from(JSON.stringify(key)).toString("base64url");
  test.each([
    ["/members?plan=minus", { plan: "core or plus" }],
    ["/members?limit=0", { limit: "A whole number from 1 to 100" }],
    ["/members?limit=101", { limit: "A whole number from 1 to 100" }],
    ["/members?limit=1.5", { limit: "A whole number from 1 to 100" }],
    ["/members?limit=1&limit=2", { limit: "Required, and of type string" }],
    ["/members?size=5", { size: "Not a field of this request" }],
    ["/members?cursor=", { cursor }],
    ["/members?cursor=%00", { cursor }],
    [`/members?cursor=${"A".repeat(300)}`, { cursor }],
    [`/members?cursor=${encoded([1, 2])}`, { cursor }],
    [`/members?cursor=${encoded([-1])}`, { cursor }],
    [`/members?cursor=${encoded([1.5])}`, { cursor }],
    [`/members?cursor=${encoded([2_147_483_648])}`, { cursor }],
    [`/members?cursor=${encoded(["1"])}`, { cursor }],
    [`/members?cursor=${encoded([1])}=`, { cursor }],
    ["/members?search=W", { search: "1 to 16 characters: a-z, 0-9 and _, starting with a letter" }],
    ["/members?search=a%25", { search: "1 to 16 characters: a-z, 0-9 and _, starting with a letter" }],
    ["/members/willow/tree?depth=8", { depth: "A whole number from 1 to 7" }],
    ["/members/willow/tree?depth=0", { depth: "A whole number from 1 to 7" }],
    [`/members/willow/uplines?cursor=${encoded([1])}`, { cursor }],
    [`/members/willow/identities?cursor=${encoded([1, 1, "name"])}`, { cursor }],
    ["/members/W/tree", { username: "4 to 16 characters: a-z, 0-9 and _, starting with a letter" }],
  ])("GET %s: 422", async (path, fieldErrors) => {
    const response = await get(path);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ code: "VALIDATION", ...fieldErrors });
  });
});
