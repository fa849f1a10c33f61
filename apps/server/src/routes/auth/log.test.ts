import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getSharedChain } from "../../../test/support/ask-shared-services.ts";
import type { TestChain } from "../../../test/support/test-chain.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import type { Database } from "../../database/tables.ts";

let lines: string[] = [];
let chain: TestChain;
let database: Database;
let server: TestServer;
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
  await chain.join(0, "willow", "canopy");
  const log = pino({ level: "info" }, { write: (line: string) => lines.push(line) });
  server = await buildTestServer(database, { RPC_URL: chain.rpcUrl, PLAN_ADDRESS: chain.plan }, {}, log);
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await server.app.close();
  await database.destroy();
});

const post = (path: string, payload?: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: "POST", url: `/api/auth/${path}`, headers, ...(payload && { payload }) });

const findLines = (msg: string) => lines.map((line) => JSON.parse(line)).filter((line) => line.msg === msg);

async function signIn() {
  const address = chain.account(0);
  const { message } = (await post("nonce", { address })).json().data;
  const signature = await chain.client.signMessage({ account: address, message });
  return { message, signature, token: (await post("login", { message, signature })).json().data.token };
}

test("logs sign-in and logout with account and session, without the token", async () => {
  const { token, signature } = await signIn();
  await post("logout", undefined, { authorization: `Bearer ${token}` });
  const [begun] = findLines("signed in");
  expect(begun).toMatchObject({ account: chain.account(0), session: expect.stringMatching(/^[\w-]{16}$/) });
  expect(begun.reqId).toMatch(/^[0-9a-f-]{36}$/);
  expect(findLines("logged out")).toMatchObject([{ session: begun.session }]);
  for (const secret of [token, signature]) expect(lines.join("")).not.toContain(secret);
});

test("logs refused requests with error code and field names, without field values", async () => {
  const { message, signature } = await signIn();
  lines = [];
  await post("login", { message, signature });
  await server.app.inject({ url: "/api/auth/me", headers: { authorization: `Bearer ${"A".repeat(43)}` } });
  await post("nonce", { address: "a secret thing" });
  expect(findLines("refused").map(({ code, fields }) => ({ code, fields }))).toEqual([
    { code: "SIGN_IN_REFUSED", fields: [] },
    { code: "UNAUTHORIZED", fields: [] },
    { code: "VALIDATION", fields: ["address"] },
  ]);
  expect(lines.join("")).not.toContain("a secret thing");
});
