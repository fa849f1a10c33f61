import { randomUUID } from "node:crypto";
import { apiErrors } from "@canopy/shared/error-catalogue";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getSharedChain } from "../../../test/support/shared.ts";
import type { TestChain } from "../../../test/support/test-chain.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import { deleteOldChats } from "../../chat/store/delete-old.ts";
import type { Database } from "../../database/tables.ts";
import { startSession } from "../auth/sessions.ts";

const DAY = 86_400;

let chain: TestChain;
let database: Database;
let server: TestServer;
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
  await chain.join(0, "willow", "canopy");
  await chain.join(1, "alder", "willow");
  server = await buildTestServer(database, {
    RPC_URL: chain.rpcUrl,
    PLAN_ADDRESS: chain.plan,
    CHAT_PER_MINUTE: "8",
    CHAT_ADDRESS_PER_MINUTE: "1000",
  });
});
afterAll(async () => {
  await server.app.close();
  await database.destroy();
});
beforeEach(async () => {
  await database.deleteFrom("request_counts").execute();
  await database.deleteFrom("chat_conversations").execute();
});

const newVisitor = () => `visitor-${randomUUID()}`;
const signIn = (account: number) =>
  startSession(
    database,
    { chainId: server.services.config.chain.id, address: chain.account(account) },
    server.services.now(),
  );

const post = (path: string, payload: object, token?: string) =>
  server.app.inject({
    method: "POST",
    url: `/api/chatbot${path}`,
    payload,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });

async function data(path: string, payload: object, token?: string) {
  const response = await post(path, payload, token);
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers["cache-control"]).toBe("no-store");
  return response.json().data;
}

const ask = (userId: string, message: string, more: object = {}, token?: string) =>
  data("", { userId, message, ...more }, token);

const question = "How do I withdraw my POL?";

describe("a question", () => {
  test("gets an answer from the documents, which is stored with it", async () => {
    const userId = newVisitor();
    const reply = await ask(userId, `  ${question}\r\nPlease. `);
    expect(reply).toMatchObject({ kind: "answer", locale: "en", provider: "built-in" });
    expect(reply.message.length).toBeGreaterThan(20);
    const metric =
      await server.services.metrics.registry.getSingleMetricAsString("canopy_chat_replies_total");
    expect(metric).toContain('{kind="answer",provider="built-in",locale="en"} 1');
    const history = await data("/history", { userId });
    expect(history).toMatchObject({
      conversation: reply.conversation,
      messages: [
        { role: "user", content: `${question}\nPlease.`, rating: null, sources: [] },
        { id: reply.id, role: "assistant", content: reply.message, sources: reply.sources },
      ],
      conversations: [{ id: reply.conversation, title: `${question} Please.` }],
    });
  });

  test("in Persian gets a Persian answer, with links to Persian pages", async () => {
    const reply = await ask(newVisitor(), "چطور عضو شوم و ثبت‌نام کنم؟");
    expect(reply).toMatchObject({ kind: "answer", locale: "fa" });
    expect(reply.message).toMatch(/\p{Script=Arabic}/u);
    for (const { url } of reply.sources) expect(url).toMatch(/^\/(fa\/|dashboard|api\/documents\/)/);
  });

  test("that the documents do not answer gets no invented answer", async () => {
    const reply = await ask(newVisitor(), "Who won the football world cup in 1998?");
    expect(reply).toMatchObject({ kind: "unknown", locale: "en" });
    expect(reply.sources).toMatchObject([{ url: "/contact" }]);
  });

  test("continues a conversation, and a new one stays apart", async () => {
    const userId = newVisitor();
    const first = await ask(userId, question);
    server.pass(1);
    const second = await ask(userId, "And what does it cost?", { conversation: first.conversation });
    expect(second.conversation).toBe(first.conversation);
    server.pass(1);
    const other = await ask(userId, "Hello");
    expect(other).toMatchObject({ kind: "talk" });
    expect(other.conversation).not.toBe(first.conversation);
    const newest = await data("/history", { userId });
    expect(newest.conversation).toBe(other.conversation);
    expect(newest.conversations.map(({ id }: { id: string }) => id)).toEqual([
      other.conversation,
      first.conversation,
    ]);
    const old = await data("/history", { userId, conversation: first.conversation });
    expect(old.messages.map(({ content }: { content: string }) => content)).toEqual([
      question,
      first.message,
      "And what does it cost?",
      second.message,
    ]);
  });

  test.each([
    ["a NUL", "a\u0000b", "Text, without control characters"],
    ["an escape sequence", "\u001b[1m bold", "Text, without control characters"],
    ["2,001 characters", "a".repeat(2_001), "At most 2000 characters"],
    ["nothing but spaces", " \n ", "Required"],
    ["nothing but an override of direction", "\u202e\u2066", "Required"],
  ])("with %s: 422, and nothing is stored", async (_, message, problem) => {
    const response = await post("", { userId: newVisitor(), message });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      success: false,
      message: apiErrors.VALIDATION.en,
      errors: { code: "VALIDATION", message: problem },
    });
    expect(await database.selectFrom("chat_messages").selectAll().execute()).toEqual([]);
  });

  test("of 2,000 characters is accepted, and HTML and overrides are kept as harmless text", async () => {
    const userId = newVisitor();
    await ask(userId, "ا".repeat(2_000));
    const html = '<img src=x onerror="alert(1)"> ![a](https://evil.example/a.png) [b](javascript:alert(1))';
    const reply = await ask(userId, `${html}\u202e txt.exe`);
    expect(reply.message).not.toContain("<img");
    expect(reply.message).not.toContain("evil.example");
    const { messages } = await data("/history", { userId });
    expect(messages[0].content).toBe(`${html} txt.exe`);
  });

  test("of any characters is answered or refused, and never fails", async () => {
    const part = fc.oneof(
      fc.string({ unit: "binary", maxLength: 30 }),
      fc.constantFrom("\ud800", "\u202e", "\u0000", "|", "`", "](javascript:x)", "<script>", "price", "قیمت"),
    );
    const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(" "));
    await fc.assert(
      fc.asyncProperty(text, async (message) => {
        const userId = newVisitor();
        const response = await post("", { userId, message });
        expect([200, 422]).toContain(response.statusCode);
        const { messages } = await data("/history", { userId });
        expect(messages).toHaveLength(response.statusCode === 200 ? 2 : 0);
        expect(JSON.stringify(messages)).not.toMatch(/[\u202a-\u202e]/);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    "visitor-1",
    "visitor-018f3d5e-6a0b-1c7e-9a51-2d0c8b1f7e43",
    "Willow",
    "../willow",
    "",
  ])("of the user %j: 422", async (userId) => {
    expect((await post("", { userId, message: question })).statusCode).toBe(422);
  });

  test("to a full conversation: 409", async () => {
    const userId = newVisitor();
    const { conversation } = await ask(userId, question);
    await database.updateTable("chat_conversations").set({ messages: 200 }).execute();
    const refused = await post("", { userId, message: question, conversation });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors.code).toBe("CHAT_CONVERSATION_FULL");
  });

  test("waits for no other one of the same user: 409 when it takes too long", async () => {
    const userId = newVisitor();
    const owner = userId.slice("visitor-".length);
    await database
      .insertInto("chat_turns")
      .values({ owner, until: new Date(Date.now() + 60_000) })
      .execute();
    const refused = await post("", { userId, message: question });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors.code).toBe("CHAT_BUSY");
    // A process that ended in the middle leaves its turn for two minutes.
    await database
      .updateTable("chat_turns")
      .set({ until: new Date(0) })
      .execute();
    await ask(userId, question);
    expect(await database.selectFrom("chat_turns").selectAll().execute()).toEqual([]);
  });

  test("at the same time as another of the user: both are answered, one after the other", async () => {
    const userId = newVisitor();
    const { conversation } = await ask(userId, question);
    await Promise.all([1, 2, 3].map((turn) => ask(userId, `${question} ${turn}`, { conversation })));
    const rows = await database
      .selectFrom("chat_messages")
      .select(["number", "role"])
      .orderBy("number")
      .execute();
    expect(rows.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(rows.map(({ role }) => role)).toEqual(Array(4).fill(["user", "assistant"]).flat());
  });
});

test("the documents to which replies link are returned as text, and no other file", async () => {
  const read = (page: string) => server.app.inject({ url: `/api/documents/${page}` });
  for (const page of ["plan.md", "operating/admin.md"]) {
    const found = await read(page);
    expect(found.statusCode).toBe(200);
    expect(found.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(found.body).toMatch(/^# /);
  }
  for (const page of ["help/wallet.en.md", "..%2fpackage.json", "%2e%2e/README.md", "plan", "operating/x.md"])
    expect((await read(page)).statusCode, page).toBe(404);
});

describe("who asks", () => {
  test("a member needs the own session", async () => {
    const token = await signIn(0);
    const reply = await ask("willow", question, {}, token);
    expect(await data("/history", { userId: "willow" }, token)).toMatchObject({
      conversation: reply.conversation,
    });
    for (const [userId, bearer, status, code] of [
      ["willow", undefined, 403, "CHAT_LOG_IN"],
      ["willow", "a".repeat(43), 401, "UNAUTHORIZED"],
      ["alder", token, 403, "CHAT_NOT_YOURS"],
      ["canopy", token, 403, "CHAT_NOT_YOURS"],
      ["aspen", token, 403, "CHAT_NOT_YOURS"],
    ] as const) {
      for (const path of ["", "/history", "/rating", "/delete", "/ticket"]) {
        const payload = {
          ...(path === "" && { message: question }),
          ...(path === "/rating" && { id: reply.id, rating: "up" }),
          ...(path === "/ticket" && { conversation: reply.conversation, email: "a@b.example", text: "" }),
        };
        const refused = await post(path, { userId, ...payload }, bearer);
        expect([refused.statusCode, refused.json().errors.code], path).toEqual([status, code]);
        expect(refused.json().success).toBe(false);
        await database.deleteFrom("request_counts").execute();
      }
    }
  });

  test("a visitor needs none, and an old token does not matter", async () => {
    const userId = newVisitor();
    await ask(userId, question, {}, "a".repeat(43));
    expect((await data("/history", { userId })).messages).toHaveLength(2);
  });

  test("another's conversation and reply are not found", async () => {
    const token = await signIn(0);
    const mine = await ask("willow", question, {}, token);
    const other = { userId: newVisitor() };
    const { conversation, id } = mine;
    for (const [path, payload, code] of [
      ["", { message: question, conversation }, "CHAT_CONVERSATION_NOT_FOUND"],
      ["/history", { conversation }, "CHAT_CONVERSATION_NOT_FOUND"],
      ["/delete", { conversation }, "CHAT_CONVERSATION_NOT_FOUND"],
      ["/rating", { id, rating: "down" }, "CHAT_MESSAGE_NOT_FOUND"],
      ["/ticket", { conversation, email: "a@b.example", text: "" }, "CHAT_CONVERSATION_NOT_FOUND"],
    ] as const) {
      const refused = await post(path, { ...other, ...payload });
      expect([refused.statusCode, refused.json().errors.code], path).toEqual([404, code]);
    }
    expect(await data("/delete", other)).toEqual({ conversations: 0 });
    expect((await data("/history", { userId: "willow" }, token)).messages).toHaveLength(2);
  });

  test("of another member who had the id before a reorganisation nothing is shown", async () => {
    const token = await signIn(1);
    await ask("alder", question, {}, token);
    await database
      .updateTable("chat_conversations")
      .set({ account: chain.account(7) })
      .execute();
    expect(await data("/history", { userId: "alder" }, token)).toEqual({
      conversation: null,
      messages: [],
      conversations: [],
    });
  });
});

describe("a seat that moved to another wallet", () => {
  test("shows the new one no earlier conversation, but deletes it", async () => {
    const token = await signIn(0);
    await ask("willow", question, {}, token);
    const [earlier, id] = [chain.account(7), 2];
    await database.updateTable("chat_conversations").set({ account: earlier }).execute();
    await database
      .insertInto("identities")
      .values({
        block_number: 1n,
        log_index: 0,
        member_id: id,
        field: "account",
        value: earlier,
        at: new Date(0),
      })
      .execute();
    expect((await data("/history", { userId: "willow" }, token)).conversations).toEqual([]);
    expect(await data("/delete", { userId: "willow" }, token)).toEqual({ conversations: 1 });
  });
});

describe("limits", () => {
  test("of a user: 429 with Retry-After and the message of the catalogue", async () => {
    const userId = newVisitor();
    for (let sent = 0; sent < 8; sent++) await ask(userId, "Hello");
    const refused = await post("", { userId, message: "Hello" });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ success: false, message: apiErrors.TOO_MANY_REQUESTS.en });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    await ask(newVisitor(), "Hello");
  });

  test.each([
    ["minute", { CHAT_ADDRESS_PER_MINUTE: "2" }, 60],
    ["day", { CHAT_ADDRESS_PER_DAY: "2" }, 86_400],
  ])("of an address per %s, whatever user it names", async (_, environment, window) => {
    const limited = await buildTestServer(database, environment);
    const payload = () => ({ userId: newVisitor(), message: "Hello" });
    const url = "/api/chatbot";
    for (const status of [200, 200, 429]) {
      const response = await limited.app.inject({ method: "POST", url, payload: payload() });
      expect(response.statusCode).toBe(status);
      if (status === 429) {
        const wait = Number(response.headers["retry-after"]);
        expect(wait).toBeGreaterThan(window / 2);
        expect(wait).toBeLessThanOrEqual(window);
      }
    }
    await limited.app.close();
  });
});

describe("a rating", () => {
  test("is kept with the reply, changed and taken back", async () => {
    const userId = newVisitor();
    const { id } = await ask(userId, question);
    for (const rating of ["up", "down", null]) {
      await data("/rating", { userId, id, rating });
      expect((await data("/history", { userId })).messages[1].rating).toBe(rating);
    }
  });

  test("of a question: 404", async () => {
    const userId = newVisitor();
    await ask(userId, question);
    const { id } = (await data("/history", { userId })).messages[0];
    expect((await post("/rating", { userId, id, rating: "up" })).statusCode).toBe(404);
  });
});

describe("deleting", () => {
  test("removes one conversation, or all of the user", async () => {
    const [userId, other] = [newVisitor(), newVisitor()];
    const first = await ask(userId, question);
    await ask(userId, question);
    await ask(userId, question);
    await ask(other, question);
    expect(await data("/delete", { userId, conversation: first.conversation })).toEqual({ conversations: 1 });
    expect((await post("/delete", { userId, conversation: first.conversation })).statusCode).toBe(404);
    expect(await data("/delete", { userId })).toEqual({ conversations: 2 });
    expect(await database.selectFrom("chat_messages").selectAll().execute()).toHaveLength(2);
  });

  test("happens to the oldest of more than 50 conversations", async () => {
    const userId = newVisitor();
    const { conversation } = await ask(userId, question);
    const owner = userId.slice("visitor-".length);
    const rows = Array.from({ length: 50 }, (_, index) => ({
      id: randomUUID(),
      visitor: owner,
      member_id: null,
      account: null,
      title: `${index}`,
      created_at: new Date(index + 1),
      last_at: new Date(index + 1),
      messages: 0,
    }));
    await database.insertInto("chat_conversations").values(rows).execute();
    const { conversation: newest } = await ask(userId, question);
    const kept = (await data("/history", { userId })).conversations;
    expect(kept).toHaveLength(50);
    expect(kept.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([newest, conversation]);
    expect(kept.at(-1).title).toBe("2");
  });

  test("happens after CHAT_KEEP_DAYS without a message, and to tickets so long after their answer", async () => {
    const { now, config } = server.services;
    const userId = newVisitor();
    const old = await ask(userId, question);
    const ticket = { userId, conversation: old.conversation, email: "a@b.example", text: "" };
    const { number: open } = await data("/ticket", ticket);
    const { number: answered } = await data("/ticket", ticket);
    await database
      .updateTable("chat_tickets")
      .set({ resolved_at: now() })
      .where("number", "=", answered)
      .execute();
    server.pass((config.chat.keepDays - 1) * DAY);
    const young = await ask(userId, question);
    expect(await deleteOldChats(database, config.chat.keepDays, now())).toEqual({
      conversations: 0,
      tickets: 0,
    });
    server.pass(DAY);
    expect(await deleteOldChats(database, config.chat.keepDays, now())).toEqual({
      conversations: 1,
      tickets: 1,
    });
    const { conversations } = await data("/history", { userId });
    expect(conversations.map(({ id }: { id: string }) => id)).toEqual([young.conversation]);
    const tickets = await database.selectFrom("chat_tickets").select("number").execute();
    expect(tickets).toEqual([{ number: open }]);
  });
});
