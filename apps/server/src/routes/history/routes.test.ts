import { historyTypes } from "@canopy/shared/api/history";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertAll } from "../../../test/support/insert-all.ts";
import { toHash, toTime } from "../../../test/support/insert-rows.ts";
import { buildSeededServer, type SeededServer } from "../../../test/support/seeded-server.ts";

let server: SeededServer;
beforeAll(async () => {
  server = await buildSeededServer();
  // The entry that paid the commission.
  await insertAll(server.database, "entries", [
    {
      block_number: 3n,
      log_index: 0,
      plan: "core",
      member_id: 3,
      kind: "register",
      round: 0,
      units: 1,
      value: "40",
      commission: "4",
      transaction_hash: toHash(3),
      at: toTime(0, 2),
    },
  ]);
});
afterAll(() => server.close());

const data = async (path: string) => {
  const response = await server.get(path);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
};
const types = (page: { items: { type: string }[] }) => page.items.map(({ type }) => type);

describe("GET /members/:username/history", () => {
  test("returns all lines, the newest first, with the gas of the member's own transactions", async () => {
    const { items } = await data("/members/willow/history");
    expect(types({ items })).toEqual(["username", "credit", "commission", "topup", "register"]);
    expect(items[2]).toEqual({
      type: "commission",
      at: toTime(0, 2).toISOString(),
      round: 0,
      amount: "4000000000000000000",
      units: null,
      other: "alder",
      detail: null,
      gas: null,
      transactionHash: toHash(3),
      block: "3",
    });
    expect(items[4]).toMatchObject({ amount: "-80000000000000000000", units: 2, gas: "3000000000000000" });
    expect(items[0]).toMatchObject({ detail: "willow", round: null });
  });

  test("pages omit and repeat no line, even when two lines belong to one event", async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: { items: { type: string }[]; next: string | null } = await data(
        `/members/willow/history?limit=1${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...types(page));
      cursor = page.next;
    }
    expect(seen).toEqual(["username", "credit", "commission", "topup", "register"]);
  });

  test("filters by type and plan", async () => {
    expect(types(await data("/members/willow/history?type=topup"))).toEqual(["topup"]);
    expect(types(await data("/members/willow/history?plan=plus"))).toEqual([]);
  });

  test.each([
    ["type=topup,register", ["topup", "register"]],
    ["type=username,commission,username", ["username", "commission"]],
    ["search=alder", ["commission"]],
    ["search=alder&type=topup", []],
    ["search=willow", ["username"]],
    ["search=stranger", []],
    [`search=${toHash(2)}`, ["topup", "register"]],
    [`search=${toHash(2)}&type=topup,credit`, ["topup"]],
    [`search=${toHash(77)}`, []],
    ["from=0&to=0", ["username", "credit", "commission", "topup", "register"]],
    ["from=1", []],
  ])("%s", async (query, found) => {
    expect(types(await data(`/members/willow/history?${query}`))).toEqual(found);
  });

  test("a filter of types and rounds has pages too", async () => {
    const path = "/members/willow/history?limit=1&from=0&to=3&type=topup,register,credit";
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: { items: { type: string }[]; next: string | null } = await data(
        `${path}${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...types(page));
      cursor = page.next;
    }
    expect(seen).toEqual(["credit", "topup", "register"]);
  });

  test.each([
    ["type=topup,gift", { "type.1": `One of ${historyTypes.join(", ")}` }],
    ["search=a", { search: "A username, or the hash of a transaction" }],
    ["search=0x12", { search: "A username, or the hash of a transaction" }],
    ["from=2&to=1", { to: "Not before `from`" }],
    ["type=gift", { "type.0": `One of ${historyTypes.join(", ")}` }],
    ["cursor=WzEsMV0", { cursor: "Not the `next` of a page of this list" }],
  ])("%s: 422", async (query, problems) => {
    const response = await server.get(`/members/willow/history?${query}`);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ code: "VALIDATION", ...problems });
  });
});

describe("GET /members/:username/history.csv", () => {
  test("has exact POL, and the same filters", async () => {
    const response = await server.get("/members/willow/history.csv?type=register,commission");
    expect(response.headers["content-disposition"]).toBe('attachment; filename="willow-core-history.csv"');
    expect(response.body.split("\r\n")).toEqual([
      "at,type,round,amount_pol,units,other,detail,gas_pol,transaction,block",
      `${toTime(0, 2).toISOString()},commission,0,4,,alder,,,${toHash(3)},3`,
      `${toTime(0, 2).toISOString()},register,0,-80,2,,,0.003,${toHash(2)},2`,
      "",
    ]);
  });

  test("has all lines, in several reads", async () => {
    await insertAll(
      server.database,
      "history",
      Array.from({ length: 2_500 }, (_, index) => ({
        block_number: BigInt(1_000 + index),
        log_index: 0,
        plan: "core" as const,
        member_id: 4,
        type: "commission" as const,
        amount: "1",
        transaction_hash: toHash(index),
        at: toTime(1),
      })),
    );
    const { body } = await server.get("/members/rowan/history.csv");
    const blocks = body
      .split("\r\n")
      .slice(1, -1)
      .map((line) => Number(line.split(",").at(-1)));
    expect(blocks).toEqual(Array.from({ length: 2_500 }, (_, index) => 3_499 - index));
  });

  test("of a stranger: 404", async () => {
    expect((await server.get("/members/stranger/history.csv")).statusCode).toBe(404);
  });
});
