import { randomBytes } from "node:crypto";
import { apiErrors } from "@canopy/shared/error-catalogue";
import type { Address, Hex } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getSharedChain } from "../../../test/support/shared.ts";
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
});
beforeEach(async () => {
  await emptyTables(database);
  await server?.app.close();
  server = await serverFor(chain.rpcUrl);
});
afterAll(async () => {
  await server.app.close();
  await database.destroy();
});

const serverFor = (rpcUrl: string) =>
  buildTestServer(database, { RPC_URL: rpcUrl, PLAN_ADDRESS: chain.plan, SIGN_INS_PER_MINUTE: "1000" });

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

/** A sign-in of `signer`, whose wallet signs what `change` makes of the issued message. */
async function signedBy(signer: Address, change = (message: string) => message) {
  const { data } = (await post("nonce", { address: signer })).json();
  const message = change(data.message);
  return { message, signature: await chain.client.signMessage({ account: signer, message }) };
}

async function signIn(index = 0): Promise<string> {
  return (await post("login", await signedBy(chain.account(index)))).json().data.token;
}

const failureOf = (code: keyof typeof apiErrors, problems: object = {}) => ({
  success: false,
  message: apiErrors[code].en,
  data: null,
  errors: { code, ...problems },
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

  test("has the same fields for strangers and members", async () => {
    const stranger = (await post("nonce", { address: `0x${"9".repeat(40)}` })).json();
    const member = (await post("nonce", { address: chain.account(0) })).json();
    expect(Object.keys(stranger.data)).toEqual(Object.keys(member.data));
  });
});

describe("POST /auth/login", () => {
  test("gives a member a token for three hours, and who they are on the chain", async () => {
    const response = await post("login", await signedBy(chain.account(0)));
    expect(response.statusCode).toBe(200);
    const { success, data } = response.json();
    expect(success).toBe(true);
    expect(data).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), user: willow(), expires_in: 10_800 });
    expect((await me(data.token)).json().data).toEqual({ user: willow() });
  });

  test("a wallet that is no member's: 404 NOT_A_MEMBER, which says to register", async () => {
    const response = await post("login", await signedBy(chain.account(60)));
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual(failureOf("NOT_A_MEMBER"));
    expect(response.json().message).toContain("Register first");
  });

  test("the same message a second time is refused", async () => {
    const request = await signedBy(chain.account(0));
    expect((await post("login", request)).statusCode).toBe(200);
    const again = await post("login", request);
    expect(again.statusCode).toBe(401);
    expect(again.json()).toEqual(failureOf("SIGN_IN_REFUSED"));
  });

  test("of two at the same moment with one message, one is refused", async () => {
    const request = await signedBy(chain.account(0));
    const statuses = (await Promise.all([post("login", request), post("login", request)])).map(
      (r) => r.statusCode,
    );
    expect(statuses.sort()).toEqual([200, 401]);
  });

  test("another wallet's signature is refused, and uses the message up", async () => {
    const request = await signedBy(chain.account(0));
    const theirs = await chain.client.signMessage({ account: chain.account(1), message: request.message });
    const refused = await post("login", { ...request, signature: theirs });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toEqual(failureOf("SIGN_IN_REFUSED"));
    expect((await post("login", request)).statusCode).toBe(401);
  });

  test.each([
    ["65 bytes of nothing", `0x${"00".repeat(65)}`],
    ["a longer one", `0x${randomBytes(200).toString("hex")}`],
  ])("%s for a signature is refused like any other", async (_, signature) => {
    const { message } = await signedBy(chain.account(0));
    const response = await post("login", { message, signature });
    expect(response.json()).toEqual(failureOf("SIGN_IN_REFUSED"));
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
  ])("a message with %s is refused, whatever its signature", async (_, change) => {
    const response = await post("login", await signedBy(chain.account(0), change));
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(failureOf("SIGN_IN_REFUSED"));
  });

  test("another member's message is refused", async () => {
    const { message } = (await post("nonce", { address: chain.account(1) })).json().data;
    const signature = await chain.client.signMessage({ account: chain.account(0), message });
    expect((await post("login", { message, signature })).json()).toEqual(failureOf("SIGN_IN_REFUSED"));
  });

  test("after five minutes the message is refused", async () => {
    const request = await signedBy(chain.account(0));
    server.pass(300);
    expect((await post("login", request)).json()).toEqual(failureOf("SIGN_IN_REFUSED"));
  });

  test.each([
    ["nothing", {}, ["message", "signature"]],
    ["a long message", { message: "a".repeat(2_001), signature: `0x${"00".repeat(65)}` }, ["message"]],
    ["half a signature", { message: "a", signature: "0x1234" }, ["signature"]],
    ["no hexadecimal", { message: "a", signature: `0x${"zz".repeat(65)}` }, ["signature"]],
    [
      "more than asked for",
      { message: "a", signature: `0x${"00".repeat(65)}`, username: "willow" },
      ["username"],
    ],
  ])("%s: 422 naming the field", async (_, payload, fields) => {
    const response = await post("login", payload);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual([...fields, "code"]);
  });
});

describe("an account that is a contract", () => {
  // Answers every call with the magic value of ERC-1271, and so calls every signature its own.
  const yes: Hex = "0x631626ba7e60e01b60005260206000f3";
  const no: Hex = "0x60006000f3";

  test("is asked for what its signature does not prove by itself", async () => {
    const account = chain.account(10);
    await chain.join(10, "rowan", "willow");
    const request = await signedBy(account);
    const signature = `0x${"11".repeat(65)}`;
    await chain.client.setCode({ address: account, bytecode: no });
    expect((await post("login", { ...request, signature })).json()).toEqual(failureOf("SIGN_IN_REFUSED"));
    const { message } = await signedBy(account);
    await chain.client.setCode({ address: account, bytecode: yes });
    expect((await post("login", { message, signature })).statusCode).toBe(200);
    await chain.client.setCode({ address: account, bytecode: "0x" });
  });
});

describe("POST /auth/register", () => {
  test("signs in whom the chain has by now", async () => {
    const response = await post("register", await signedBy(chain.account(0)));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ message: "You are registered.", data: { user: willow() } });
  });

  test("waits a moment for the block", async () => {
    const request = await signedBy(chain.account(1));
    const answer = post("register", request);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await chain.join(1, "alder", "willow");
    expect((await answer).json().data.user.username).toBe("alder");
  });

  test("not mined: 409 NOT_MINED_YET, and no session", async () => {
    const response = await post("register", await signedBy(chain.account(60)));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual(failureOf("NOT_MINED_YET"));
    expect(await database.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });

  test("a wrong signature: 401", async () => {
    const { message } = await signedBy(chain.account(0));
    const response = await post("register", { message, signature: `0x${"00".repeat(65)}` });
    expect(response.json()).toEqual(failureOf("SIGN_IN_REFUSED"));
  });
});

describe("GET /auth/me", () => {
  test.each([
    undefined,
    "short",
    "A".repeat(43),
    "A".repeat(44),
  ])("without a session (%s): 401", async (token) => {
    const response = await me(token);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(failureOf("UNAUTHORIZED"));
  });

  test("an hour without use ends the session, three hours end it in any case", async () => {
    const token = await signIn();
    server.pass(3_599);
    expect((await me(token)).statusCode).toBe(200);
    server.pass(3_600);
    expect((await me(token)).statusCode).toBe(401);
  });

  test("shows what the chain says now", async () => {
    const token = await signIn();
    const before = BigInt((await me(token)).json().data.user.box);
    await chain.join(2, "hazel", "alder", { sponsor: "willow" });
    const { box } = (await me(token)).json().data.user;
    // A tenth of a unit of $20 at $0.50 a POL.
    expect(BigInt(box) - before).toBe(4n * 10n ** 18n);
  });

  test("with the node away: 503, and the session lives on", async () => {
    const token = await signIn();
    const offline = await serverFor("http://127.0.0.1:1");
    const response = await offline.app.inject({
      url: "/api/auth/me",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual(failureOf("CHAIN_UNAVAILABLE"));
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

  test("answers alike without a session", async () => {
    expect((await post("logout")).statusCode).toBe(200);
    expect((await post("logout", undefined, "A".repeat(43))).statusCode).toBe(200);
  });
});

describe("where a member is signed in", () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const list = async (token: string) =>
    (await server.app.inject({ url: "/api/auth/sessions", headers: bearer(token) })).json().data.items;
  const end = (token: string, id = "") =>
    server.app.inject({
      method: "DELETE",
      url: `/api/auth/sessions${id && `/${id}`}`,
      headers: bearer(token),
    });

  test("is listed, this session named, with what the browser said of itself and no token", async () => {
    const [first, second] = [await signIn(), await signIn()];
    const items = await list(second);
    expect(items).toHaveLength(2);
    expect(items).toContainEqual(expect.objectContaining({ isCurrent: true, userAgent: "lightMyRequest" }));
    expect(JSON.stringify(items)).not.toContain(first);
  });

  test("can be ended one by one", async () => {
    const [first, second] = [await signIn(), await signIn()];
    const other = (await list(second)).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await end(second, other.id)).statusCode).toBe(200);
    expect((await me(first)).statusCode).toBe(401);
    expect((await me(second)).statusCode).toBe(200);
  });

  test("can be ended everywhere else at once", async () => {
    const [first, second, third] = [await signIn(), await signIn(), await signIn()];
    expect((await end(second)).json().data).toEqual({ ended: 2 });
    expect((await me(first)).statusCode).toBe(401);
    expect((await me(third)).statusCode).toBe(401);
    expect((await me(second)).statusCode).toBe(200);
  });

  test("is nobody else's matter: another member's session is not found", async () => {
    await chain.join(3, "birch", "alder", { sponsor: "willow" });
    const [own, theirs] = [await signIn(0), await signIn(1)];
    const [{ id }] = await list(theirs);
    expect((await end(own, id)).statusCode).toBe(404);
    expect((await end(own)).json().data).toEqual({ ended: 0 });
    expect((await me(theirs)).statusCode).toBe(200);
  });

  test("is no more the session that a new sign-in came with", async () => {
    const former = await signIn();
    const response = await post("login", await signedBy(chain.account(0)), former);
    expect((await me(former)).statusCode).toBe(401);
    expect((await me(response.json().data.token)).statusCode).toBe(200);
  });

  test("asks for a session", async () => {
    expect((await server.app.inject({ url: "/api/auth/sessions" })).statusCode).toBe(401);
  });
});
