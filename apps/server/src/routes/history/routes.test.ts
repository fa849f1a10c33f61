import { historyTypes } from "@canopy/shared/api/history";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toHash, toTime } from "../../../test/support/insert-rows.ts";
import { buildSeededServer, type SeededServer } from "../../../test/support/seeded-server.ts";

let server: SeededServer;
beforeAll(async () => {
  server = await buildSeededServer();
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
    ["type=gift", { type: `One of ${historyTypes.join(", ")}` }],
    ["cursor=WzEsMV0", { cursor: "Not the `next` of a page of this list" }],
  ])("%s: 422", async (query, problems) => {
    const response = await server.get(`/members/willow/history?${query}`);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ code: "VALIDATION", ...problems });
  });
});
