import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getSharedChain } from "../../../test/support/ask-shared-services.ts";
import { toTime } from "../../../test/support/insert-rows.ts";
import type { TestChain } from "../../../test/support/test-chain.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import type { Database } from "../../database/tables.ts";
import { startSession } from "../auth/sessions.ts";

const WILLOW = 2;
const DAY = 86_400;

let chain: TestChain;
let database: Database;
let server: TestServer;
let token: string;
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
  await chain.join(0, "willow", "canopy");
  await chain.join(1, "alder", "willow");
  server = await buildTestServer(database, { RPC_URL: chain.rpcUrl, PLAN_ADDRESS: chain.plan });
});
afterAll(async () => {
  await server.app.close();
  await database.destroy();
});
beforeEach(async () => {
  token = await signIn(0);
  await database.deleteFrom("member_settings").execute();
  await database.deleteFrom("avatars").execute();
});

const signIn = (account: number) =>
  startSession(
    database,
    { chainId: server.services.config.chain.id, address: chain.account(account) },
    server.services.now(),
  );

type Method = "GET" | "PUT" | "DELETE";
const send = (method: Method, url: string, payload?: object, bearer = token) =>
  server.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${bearer}` },
    ...(payload && { payload }),
  });
async function data(method: Method, url: string, payload?: object, bearer = token) {
  const response = await send(method, url, payload, bearer);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
}

const none = { language: null, theme: null, digits: null, spendingLimit: null };
const usd = (amount: number) => `${amount}${"0".repeat(18)}`;

describe("settings", () => {
  test("are empty at first, then as the member set them, and another member's stay apart", async () => {
    expect(await data("GET", "/settings")).toEqual({ ...none, nextSpendingLimit: null });
    const settings = { language: "fa", theme: "dark", digits: "latin", spendingLimit: usd(100) };
    expect(await data("PUT", "/settings", settings)).toEqual({ ...settings, nextSpendingLimit: null });
    expect(await data("GET", "/settings")).toEqual({ ...settings, nextSpendingLimit: null });
    expect(await data("GET", "/settings", undefined, await signIn(1))).toMatchObject(none);
  });

  test("a looser spending limit takes effect after seven days, a tighter one at once", async () => {
    await data("PUT", "/settings", { ...none, spendingLimit: usd(100) });
    const looser = await data("PUT", "/settings", none);
    expect(looser).toMatchObject({ spendingLimit: usd(100), nextSpendingLimit: { limit: null } });
    const wait = Date.parse(looser.nextSpendingLimit.from) - server.services.now().getTime();
    expect(Math.round(wait / 1_000 / DAY)).toBe(7);
    server.pass(7 * DAY);
    token = await signIn(0);
    expect(await data("GET", "/settings")).toEqual({ ...none, nextSpendingLimit: null });
    expect(await data("PUT", "/settings", { ...none, spendingLimit: "0" })).toMatchObject({
      spendingLimit: "0",
      nextSpendingLimit: null,
    });
  });

  test("ten requests at once cannot skip the wait", async () => {
    await data("PUT", "/settings", { ...none, spendingLimit: usd(1) });
    const limits = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? null : usd(50 + index)));
    await Promise.all(limits.map((spendingLimit) => send("PUT", "/settings", { ...none, spendingLimit })));
    expect(await data("GET", "/settings")).toMatchObject({ spendingLimit: usd(1) });
  });

  test("of another member who had the id before a reorganisation are not shown or kept", async () => {
    await database
      .insertInto("member_settings")
      .values({ member_id: WILLOW, account: chain.account(7), spending_limit: "5", changed_at: toTime(0) })
      .execute();
    expect(await data("GET", "/settings")).toMatchObject(none);
    expect(await data("PUT", "/settings", { ...none, spendingLimit: "9" })).toMatchObject({
      spendingLimit: "9",
      nextSpendingLimit: null,
    });
  });

  test.each([
    [{ ...none, theme: "pink" }, "theme"],
    [{ ...none, spendingLimit: "-1" }, "spendingLimit"],
    [{ ...none, spendingLimit: 5 }, "spendingLimit"],
    [{ language: null, theme: null, digits: null }, "spendingLimit"],
    [{ ...none, box: "1" }, "box"],
  ])("%j: 422", async (payload, field) => {
    const response = await send("PUT", "/settings", payload);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toContain(field);
  });
});

test.each([
  ["GET", "/settings"],
  ["PUT", "/settings"],
  ["GET", "/profile/export"],
  ["DELETE", "/profile"],
] as const)("%s %s without a session: 401", async (method, url) => {
  const response = await send(method, url, method === "PUT" ? none : undefined, "a".repeat(43));
  expect(response.statusCode).toBe(401);
});

describe("export and deletion", () => {
  async function fill(): Promise<void> {
    await data("PUT", "/settings", { ...none, language: "fa", spendingLimit: usd(10) });
    const picture = { id: "p".repeat(22), image: Buffer.from("picture"), created_at: toTime(1) };
    await database
      .insertInto("avatars")
      .values({ member_id: WILLOW, account: chain.account(0), ...picture })
      .execute();
  }

  test("the export has settings, picture and sessions, and no secret", async () => {
    await fill();
    const response = await send("GET", "/profile/export");
    const exported = response.json().data;
    expect(exported).toMatchObject({
      member: { id: WILLOW, wallet: chain.account(0), username: "willow" },
      settings: { language: "fa", spendingLimit: usd(10) },
      picture: { uploadedAt: toTime(1).toISOString(), base64: Buffer.from("picture").toString("base64") },
    });
    expect(exported.sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
    expect(response.body).not.toContain(token);
    expect(await data("GET", "/profile/export", undefined, await signIn(1))).toMatchObject({
      member: { username: "alder" },
      settings: none,
      picture: null,
    });
  });

  test("both include the chat, with its tickets", async () => {
    const post = (path: string, payload: object, bearer: string) =>
      server.app.inject({
        method: "POST",
        url: `/api/chatbot${path}`,
        headers: { authorization: `Bearer ${bearer}` },
        payload,
      });
    const other = await signIn(1);
    await post("", { userId: "alder", message: "Hello" }, other);
    const asked = await post("", { userId: "willow", message: "What is a unit?" }, token);
    const { conversation, message } = asked.json().data;
    const ticket = { conversation, email: "willow@canopy.example", text: "Call me" };
    await post("/ticket", { userId: "willow", ...ticket }, token);
    const transcript = [
      { role: "user", content: "What is a unit?" },
      { role: "assistant", content: message },
    ];
    expect((await data("GET", "/profile/export")).chat).toMatchObject({
      conversations: [{ id: conversation, messages: transcript }],
      tickets: [{ email: ticket.email, text: ticket.text, answeredAt: null, transcript }],
    });
    await data("DELETE", "/profile");
    token = await signIn(0);
    expect((await data("GET", "/profile/export")).chat).toEqual({ conversations: [], tickets: [] });
    expect((await data("GET", "/profile/export", undefined, other)).chat.conversations).toHaveLength(1);
  });

  test("deletion removes all but a spending limit, which ends as late as without the deletion", async () => {
    await fill();
    const { spendingLimitUntil } = await data("DELETE", "/profile");
    expect((await send("GET", "/settings")).statusCode).toBe(401);
    token = await signIn(0);
    expect(await data("GET", "/settings")).toEqual({
      ...none,
      spendingLimit: usd(10),
      nextSpendingLimit: { limit: null, from: spendingLimitUntil },
    });
    expect(await data("GET", "/profile/export")).toMatchObject({ picture: null });
    // The second deletion does not begin the wait again.
    expect(await data("DELETE", "/profile")).toEqual({ spendingLimitUntil });
    server.pass(7 * DAY);
    token = await signIn(0);
    expect(await data("DELETE", "/profile")).toEqual({ spendingLimitUntil: null });
    expect(await database.selectFrom("member_settings").selectAll().execute()).toEqual([]);
  });
});
