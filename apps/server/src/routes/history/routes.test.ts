import { historyTypes } from "@canopy/shared/api/history";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertAll } from "../../../test/support/insert-all.ts";
import { insertRounds, toHash, toTime } from "../../../test/support/insert-rows.ts";
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
      booked: [],
      amount: "4000000000000000000",
      usd: "2000000000000000000",
      units: null,
      other: "alder",
      detail: null,
      gas: null,
      transactionHash: toHash(3),
      block: "3",
    });
    expect(items[3]).toMatchObject({ type: "topup", gas: "3000000000000000" });
    expect(items[4]).toMatchObject({
      amount: "-80000000000000000000",
      usd: "-40000000000000000000",
      units: 2,
      gas: null,
    });
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

  test("has the gas of a transaction on its last line only, also if that is on another page", async () => {
    const gases = async (query: string) =>
      (await data(`/members/willow/history?${query}`)).items.map(({ gas }: { gas: string | null }) => gas);
    expect(await gases("type=register")).toEqual([null]);
    expect(await gases("type=topup")).toEqual(["3000000000000000"]);
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
  ])("%s: 422", async (query, fieldErrors) => {
    const response = await server.get(`/members/willow/history?${query}`);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ code: "VALIDATION", ...fieldErrors });
  });
});

describe("the history of a member with credits", () => {
  const POL = 10n ** 18n;
  const mine = { plan: "core" as const, member_id: 5 };

  beforeAll(async () => {
    const { database } = server;
    await insertRounds(database, [
      { round: 5, closed_block: 70n },
      { round: 6, closed_block: 80n, pol_usd: String(2n * POL) },
      // Closed in the block of the second credit, after it.
      { round: 7, closed_block: 90n },
      { round: 8, closed_block: null },
    ]);
    await insertAll(database, "activity", [
      { ...mine, round: 5, point_earnings: "7", rebates: "2" },
      { ...mine, round: 6, point_earnings: "4" },
      { ...mine, round: 7, rebates: "6", commissions: "1000" },
      { ...mine, round: 8, commissions: "1000" },
    ]);
    const credit = (block: bigint, amount: string, round: number) => ({
      ...mine,
      block_number: block,
      log_index: 3,
      type: "credit" as const,
      amount,
      transaction_hash: toHash(Number(block)),
      at: toTime(round, 30),
    });
    await insertAll(database, "history", [
      credit(75n, "9", 6),
      credit(90n, "4", 8),
      credit(95n, "6", 8),
      {
        ...credit(96n, "-5", 8),
        type: "withdraw",
      },
    ]);
  });

  test("names the rounds of each credit, with their dollars at the price of each", async () => {
    const { items } = await data("/members/hazel/history");
    expect(items).toMatchObject([
      { type: "withdraw", amount: "-5", usd: "-2", booked: [] },
      { type: "credit", amount: "6", usd: "3", booked: [7] },
      { type: "credit", amount: "4", usd: "8", booked: [6] },
      // 7 and 2 wei at 0.5, each rounded down.
      { type: "credit", amount: "9", usd: "4", booked: [5] },
    ]);
  });

  test("names several rounds that one credit booked", async () => {
    await server.database
      .updateTable("history")
      .set({ amount: "10" })
      .where("member_id", "=", 5)
      .where("block_number", "=", 95n)
      .execute();
    const { items } = await data("/members/hazel/history?type=credit&limit=1");
    expect(items).toMatchObject([{ amount: "10", usd: "11", booked: [6, 7] }]);
    const { body } = await server.get("/members/hazel/history.csv?type=credit");
    expect(body.split("\r\n")[1]).toBe(
      `${toTime(8, 30).toISOString()},core,credit,,6 7,0.00000000000000001,0.000000000000000011,,,,,${toHash(95)},95`,
    );
  });
});

describe("GET /members/:username/history.csv", () => {
  test("has exact POL and USD, and the same filters", async () => {
    const response = await server.get("/members/willow/history.csv?type=register,commission");
    expect(response.headers["content-disposition"]).toBe('attachment; filename="willow-core-history.csv"');
    expect(response.body.split("\r\n")).toEqual([
      "at,plan,type,round,booked_rounds,amount_pol,amount_usd,units,other,detail,gas_pol,transaction,block",
      `${toTime(0, 2).toISOString()},core,commission,0,,4,2,,alder,,,${toHash(3)},3`,
      `${toTime(0, 2).toISOString()},core,register,0,,-80,-40,2,,,,${toHash(2)},2`,
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
