import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertAll } from "../../../test/support/insert-all.ts";
import { toHash, toTime } from "../../../test/support/insert-rows.ts";
import { buildSeededServer, type SeededServer } from "../../../test/support/seeded-server.ts";

let server: SeededServer;
beforeAll(async () => {
  server = await buildSeededServer();
  // Willow's legs after both closed rounds are 2 and 1: alder brought two units, rowan one.
  await insertAll(
    server.database,
    "entries",
    [
      { block_number: 4n, member_id: 3, round: 0 },
      { block_number: 5n, member_id: 4, round: 0 },
      { block_number: 6n, member_id: 3, round: 1 },
    ].map((entry) => ({
      ...entry,
      plan: "core" as const,
      log_index: 0,
      kind: "topup" as const,
      units: 1,
      value: "40",
      commission: "4",
      transaction_hash: toHash(Number(entry.block_number)),
      at: toTime(entry.round),
    })),
  );
});
afterAll(() => server.close());

const path = "/members/willow/rounds";

describe("GET /members/:username/rounds/:round", () => {
  test("shows what reached the legs, and what was left of the rounds before", async () => {
    const { legs, entries, ...figures } = (await server.get(`${path}/1`)).json().data;
    expect(legs).toEqual({
      left: { before: 0, arrived: 1, after: 1 },
      right: { before: 0, arrived: 0, after: 0 },
    });
    expect(entries).toEqual({
      items: [{ username: "alder", leg: "left", units: 1, transactionHash: toHash(6), block: "6" }],
      next: null,
    });
    expect(figures).toEqual({
      plan: "core",
      round: 1,
      polUsd: "333333333333333333",
      unitPrice: "40000000000000000000",
      pairs: 0,
      cap: 30,
      points: 0,
      flash: 0,
      units: 0,
      pointValue: "0",
      rebate: "0",
      pointEarnings: "0",
      rebates: "0",
      sponsored: 1,
      commissions: "5",
    });
  });

  test("has pages of entries", async () => {
    const read = async (query: string) => (await server.get(`${path}/0?limit=1${query}`)).json().data;
    const first = await read("");
    expect(first.legs).toEqual({
      left: { before: 0, arrived: 1, after: 0 },
      right: { before: 0, arrived: 1, after: 0 },
    });
    expect(first.entries.items).toMatchObject([{ username: "alder", leg: "left" }]);
    const second = await read(`&cursor=${first.entries.next}`);
    expect(second.entries).toMatchObject({ items: [{ username: "rowan", leg: "right" }], next: null });
  });

  test.each([
    [`${path}/2`, 409, "ROUND_NOT_CLOSED"],
    [`${path}/9`, 404, "ROUND_NOT_FOUND"],
    ["/members/stranger/rounds/0", 404, "MEMBER_NOT_FOUND"],
    ["/members/maple/rounds/0?plan=plus", 404, "NOT_IN_PLUS"],
    [`${path}/x`, 422, "VALIDATION"],
  ])("%s: %i", async (url, status, code) => {
    const response = await server.get(url);
    expect(response.statusCode).toBe(status);
    expect(response.json().errors.code).toBe(code);
  });
});
