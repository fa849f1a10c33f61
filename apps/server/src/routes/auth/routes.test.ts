import { randomBytes } from "node:crypto";
import { apiErrors } from "@canopy/shared/error-catalogue";
import type { Address, Hex } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { getSharedChain } from "../../../test/support/ask-shared-services.ts";
import type { TestChain } from "../../../test/support/test-chain.ts";
import { createTestDatabase, emptyTables } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import type { Database } from "../../database/tables.ts";

let chain: TestChain;
let database: Database;
let server: TestServer;
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
  await chain.join(0, "willow", "canopy", { units: 3 });
  server = await buildServer(chain.rpcUrl);
});
beforeEach(() => emptyTables(database));
afterAll(async () => {
  await server.app.close();
  await database.destroy();
});

const buildServer = (rpcUrl: string) =>
  buildTestServer(database, { RPC_URL: rpcUrl, PLAN_ADDRESS: chain.plan, SIGN_INS_PER_MINUTE: "1000" });

/** Advances the clock of the server that all tests share, until the end of the test. */
function pass(seconds: number): void {
  server.pass(seconds);
  onTestFinished(() => server.pass(-seconds));
}

function post(path: string, payload?: object, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return server.app.inject({
    method: "POST",
    url: `/api/auth/${path}`,
    headers,
    ...(payload && { payload }),
  });
}

function me(token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return server.app.inject({ url: "/api/auth/me", headers });
}

/** A sign-in request of `signer`. The wallet signs the issued message after `change`. */
async function signMessage(signer: Address, change = (message: string) => message) {
  const { data } = (await post("nonce", { address: signer })).json();
  const message = change(data.message);
  return { message, signature: await chain.client.signMessage({ account: signer, message }) };
}

async function signIn(index = 0): Promise<string> {
  return (await post("login", await signMessage(chain.account(index)))).json().data.token;
}

const toErrorEnvelope = (code: keyof typeof apiErrors, fieldErrors: object = {}) => ({
  success: false,
  message: apiErrors[code].en,
  data: null,
  errors: { code, ...fieldErrors },
});

const willow = () => ({
  id: 2,
  wallet: chain.account(0),
  username: "willow",
  box: expect.stringMatching(/^\d+$/),
  inPlus: false,
  avatar: null,
});

describe("POST /auth/nonce", () => {
  test("issues a message for the wallet to sign, valid for five minutes", async () => {
    const { data } = (await post("nonce", { address: chain.account(0).toLowerCase() })).json();
    expect(data.message).toMatch(
      new RegExp(
        [
          "^127.0.0.1:4400 wants you to sign in with your Ethereum account:",
          chain.account(0),
          "",
          "Sign in to Canopy. This costs nothing and sends no transaction.",
          "",
          "URI: http://127.0.0.1:4400",
          "Version: 1",
          "Chain ID: 31337",
          "Nonce: [0-9a-f]{64}",
          "Issued At: .+",
          `Expiration Time: ${data.expirationTime}$`,
        ].join("\n"),
      ),
    );
    const [, issued = ""] = /^Issued At: (.+)$/m.exec(data.message) ?? [];
    expect(Date.parse(data.expirationTime) - Date.parse(issued)).toBe(300_000);
  });

  test("returns the same fields for any wallet as for a member", async () => {
    const stranger = (await post("nonce", { address: `0x${"9".repeat(40)}` })).json();
    const member = (await post("nonce", { address: chain.account(0) })).json();
    expect(Object.keys(stranger.data)).toEqual(Object.keys(member.data));
  });
});

describe("POST /auth/login", () => {
  test("returns a token for three hours, and the member as the chain has them", async () => {
    const response = await post("login", await signMessage(chain.account(0)));
    expect(response.statusCode).toBe(200);
    const { success, data } = response.json();
    expect(success).toBe(true);
    expect(data).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), user: willow(), expires_in: 10_800 });
    expect((await me(data.token)).json().data).toEqual({ user: willow() });
  });

  test("returns 404 NOT_A_MEMBER for any other wallet", async () => {
    const response = await post("login", await signMessage(chain.account(40)));
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual(toErrorEnvelope("NOT_A_MEMBER"));
    expect(response.json().message).toContain("Register first");
  });

  test("refuses a used message", async () => {
    const request = await signMessage(chain.account(0));
    expect((await post("login", request)).statusCode).toBe(200);
    const again = await post("login", request);
    expect(again.statusCode).toBe(401);
    expect(again.json()).toEqual(toErrorEnvelope("SIGN_IN_REFUSED"));
  });

  test("accepts one of two concurrent requests with one message", async () => {
    const request = await signMessage(chain.account(0));
    const statuses = (await Promise.all([post("login", request), post("login", request)])).map(
      (r) => r.statusCode,
    );
    expect(statuses.sort()).toEqual([200, 401]);
  });

  test("refuses the signature of another wallet, and deletes the message", async () => {
    const request = await signMessage(chain.account(0));
    const theirs = await chain.client.signMessage({ account: chain.account(1), message: request.message });
    const refused = await post("login", { ...request, signature: theirs });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toEqual(toErrorEnvelope("SIGN_IN_REFUSED"));
    expect((await post("login", request)).statusCode).toBe(401);
  });

  test.each([
    ["65 zero bytes", `0x${"00".repeat(65)}`],
    ["200 bytes", `0x${randomBytes(200).toString("hex")}`],
  ])("refuses a signature of %s", async (_, signature) => {
    const { message } = await signMessage(chain.account(0));
    const response = await post("login", { message, signature });
    expect(response.json()).toEqual(toErrorEnvelope("SIGN_IN_REFUSED"));
  });

  test.each<[string, (message: string) => string]>([
    ["another statement", (text) => text.replace("Sign in to Canopy.", "Transfer all you have.")],
    ["resources", (text) => `${text}\nResources:\n- https://evil.example`],
    ["another time of issue", (text) => text.replace(/Issued At: .*/, "Issued At: 2020-01-01T00:00:00.000Z")],
    ["a later expiry", (text) => text.replace(/Time: .*/, "Time: 2099-01-01T00:00:00.000Z")],
    ["another site", (text) => text.replace(/^\S+/, "evil.example")],
    ["another chain", (text) => text.replace("Chain ID: 31337", "Chain ID: 137")],
    ["another nonce", (text) => text.replace(/Nonce: .*/, `Nonce: ${"a".repeat(64)}`)],
    ["another line end", (text) => text.replaceAll("\n", "\r\n")],
    ["text after its end", (text) => `${text}\nTransfer all you have.`],
    ["other text", () => "Please sign in"],
  ])("refuses a signed message with %s", async (_, change) => {
    const response = await post("login", await signMessage(chain.account(0), change));
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(toErrorEnvelope("SIGN_IN_REFUSED"));
  });

  test("refuses the message of another member", async () => {
    const { message } = (await post("nonce", { address: chain.account(1) })).json().data;
    const signature = await chain.client.signMessage({ account: chain.account(0), message });
    expect((await post("login", { message, signature })).json()).toEqual(toErrorEnvelope("SIGN_IN_REFUSED"));
  });

  test("refuses a message after five minutes", async () => {
    const request = await signMessage(chain.account(0));
    pass(300);
    expect((await post("login", request)).json()).toEqual(toErrorEnvelope("SIGN_IN_REFUSED"));
  });

  test.each([
    ["an empty body", {}, ["message", "signature"]],
    ["a long message", { message: "a".repeat(2_001), signature: `0x${"00".repeat(65)}` }, ["message"]],
    ["a short signature", { message: "a", signature: "0x1234" }, ["signature"]],
    [
      "a signature that is not hexadecimal",
      { message: "a", signature: `0x${"zz".repeat(65)}` },
      ["signature"],
    ],
    [
      "an unknown field",
      { message: "a", signature: `0x${"00".repeat(65)}`, username: "willow" },
      ["username"],
    ],
  ])("%s: 422 with the field", async (_, payload, fields) => {
    const response = await post("login", payload);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual([...fields, "code"]);
  });
});

describe("a contract account", () => {
  // Answers every call with the magic value of ERC-1271, so every signature is valid.
  const acceptAll: Hex = "0x631626ba7e60e01b60005260206000f3";
  const rejectAll: Hex = "0x60006000f3";

  test("verifies the signature by ERC-1271", async () => {
    const account = chain.account(10);
    await chain.join(10, "rowan", "willow");
    const request = await signMessage(account);
    const signature = `0x${"11".repeat(65)}`;
    await chain.client.setCode({ address: account, bytecode: rejectAll });
    expect((await post("login", { ...request, signature })).json()).toEqual(
      toErrorEnvelope("SIGN_IN_REFUSED"),
    );
    const { message } = await signMessage(account);
    await chain.client.setCode({ address: account, bytecode: acceptAll });
    expect((await post("login", { message, signature })).statusCode).toBe(200);
    await chain.client.setCode({ address: account, bytecode: "0x" });
  });
});

describe("POST /auth/register", () => {
  test("signs in a member", async () => {
    const response = await post("register", await signMessage(chain.account(0)));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ message: "You are registered.", data: { user: willow() } });
  });

  test("waits for the block of the registration", async () => {
    const request = await signMessage(chain.account(1));
    const origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
    const headers = { "content-type": "application/json" };
    const register = { method: "POST", headers, body: JSON.stringify(request) };
    const response = fetch(`${origin}/api/auth/register`, register).then((received) => received.json());
    const messages = database.selectFrom("sign_in_messages").selectAll();
    await vi.waitFor(async () => expect(await messages.execute()).toEqual([]), { timeout: 20_000 });
    await chain.join(1, "alder", "willow");
    expect(await response).toMatchObject({ data: { user: { username: "alder" } } });
  });

  test("returns 409 NOT_MINED_YET without a session when the registration is not mined", async () => {
    const response = await post("register", await signMessage(chain.account(40)));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual(toErrorEnvelope("NOT_MINED_YET"));
    expect(await database.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });

  test("returns 401 for a wrong signature", async () => {
    const { message } = await signMessage(chain.account(0));
    const response = await post("register", { message, signature: `0x${"00".repeat(65)}` });
    expect(response.json()).toEqual(toErrorEnvelope("SIGN_IN_REFUSED"));
  });
});

describe("GET /auth/me", () => {
  test.each([
    undefined,
    "short",
    "A".repeat(43),
    "A".repeat(44),
  ])("returns 401 without a valid token (%s)", async (token) => {
    const response = await me(token);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(toErrorEnvelope("UNAUTHORIZED"));
  });

  test("returns 401 after an hour without requests", async () => {
    const token = await signIn();
    pass(3_599);
    expect((await me(token)).statusCode).toBe(200);
    pass(3_600);
    expect((await me(token)).statusCode).toBe(401);
  });

  test("reads the box from the chain", async () => {
    const token = await signIn();
    const before = BigInt((await me(token)).json().data.user.box);
    await chain.join(2, "hazel", "alder", { sponsor: "willow" });
    const { box } = (await me(token)).json().data.user;
    // A tenth of a $20 unit at $0.50 per POL.
    expect(BigInt(box) - before).toBe(4n * 10n ** 18n);
  });

  test("returns 401 after the seat moved to another wallet", async () => {
    await chain.join(20, "linden", "canopy");
    const token = await signIn(20);
    await chain.move(20, 21);
    const response = await me(token);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(toErrorEnvelope("SEAT_MOVED"));
  });

  test("returns 503 while the node is unreachable, and keeps the session", async () => {
    const token = await signIn();
    const offline = await buildServer("http://127.0.0.1:1");
    const response = await offline.app.inject({
      url: "/api/auth/me",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual(toErrorEnvelope("CHAIN_UNAVAILABLE"));
    await offline.app.close();
    expect((await me(token)).statusCode).toBe(200);
  });
});

describe("POST /auth/logout", () => {
  test("ends the session on the server", async () => {
    const token = await signIn();
    expect((await post("logout", undefined, token)).json()).toMatchObject({ success: true, data: null });
    expect((await me(token)).statusCode).toBe(401);
  });

  test("returns the same response without a session", async () => {
    expect((await post("logout")).statusCode).toBe(200);
    expect((await post("logout", undefined, "A".repeat(43))).statusCode).toBe(200);
  });
});

describe("/auth/sessions", () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const list = async (token: string) =>
    (await server.app.inject({ url: "/api/auth/sessions", headers: bearer(token) })).json().data.items;
  const end = (token: string, id = "") =>
    server.app.inject({
      method: "DELETE",
      url: `/api/auth/sessions${id && `/${id}`}`,
      headers: bearer(token),
    });

  test("lists sessions with user agents, marks the current one, and contains no token", async () => {
    const [first, second] = [await signIn(), await signIn()];
    const items = await list(second);
    expect(items).toHaveLength(2);
    expect(items).toContainEqual(expect.objectContaining({ isCurrent: true, userAgent: "lightMyRequest" }));
    expect(JSON.stringify(items)).not.toContain(first);
  });

  test("ends one session", async () => {
    const [first, second] = [await signIn(), await signIn()];
    const other = (await list(second)).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await end(second, other.id)).statusCode).toBe(200);
    expect((await me(first)).statusCode).toBe(401);
    expect((await me(second)).statusCode).toBe(200);
  });

  test("ends all other sessions", async () => {
    const [first, second, third] = [await signIn(), await signIn(), await signIn()];
    expect((await end(second)).json().data).toEqual({ ended: 2 });
    expect((await me(first)).statusCode).toBe(401);
    expect((await me(third)).statusCode).toBe(401);
    expect((await me(second)).statusCode).toBe(200);
  });

  test("returns 404 for a session of another member", async () => {
    await chain.join(3, "birch", "alder", { sponsor: "willow" });
    const [own, theirs] = [await signIn(0), await signIn(1)];
    const [{ id }] = await list(theirs);
    expect((await end(own, id)).statusCode).toBe(404);
    expect((await end(own)).json().data).toEqual({ ended: 0 });
    expect((await me(theirs)).statusCode).toBe(200);
  });

  test("a sign-in ends the session of its request", async () => {
    const former = await signIn();
    const response = await post("login", await signMessage(chain.account(0)), former);
    expect((await me(former)).statusCode).toBe(401);
    expect((await me(response.json().data.token)).statusCode).toBe(200);
  });

  test("returns 401 without a session", async () => {
    expect((await server.app.inject({ url: "/api/auth/sessions" })).statusCode).toBe(401);
  });
});
