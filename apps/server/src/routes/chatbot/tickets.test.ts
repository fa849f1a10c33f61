import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readMail } from "../../../test/support/read-mail.ts";
import { getSharedChain } from "../../../test/support/shared.ts";
import { startSmtpServer, type TestSmtpServer } from "../../../test/support/smtp-server.ts";
import type { TestChain } from "../../../test/support/test-chain.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import type { Database } from "../../database/tables.ts";
import { sendDue } from "../../mail/send-due.ts";
import { createMailTransport } from "../../mail/transport.ts";
import { writeMail } from "../../server/write-mail.ts";
import { startSession } from "../auth/sessions.ts";

let chain: TestChain;
let database: Database;
let smtp: TestSmtpServer;
let server: TestServer;
beforeAll(async () => {
  [chain, database, smtp] = await Promise.all([getSharedChain(), createTestDatabase(), startSmtpServer()]);
  await chain.join(0, "willow", "canopy");
  server = await buildTestServer(database, {
    RPC_URL: chain.rpcUrl,
    PLAN_ADDRESS: chain.plan,
    SMTP_URL: smtp.url,
    MAIL_FROM: "Canopy <mail@canopy.example>",
    MAIL_TO: "team@canopy.example",
    FORMS_PER_HOUR: "3",
  });
});
afterAll(async () => {
  await server.app.close();
  await smtp.stop();
  await database.destroy();
});
beforeEach(async () => {
  await database.deleteFrom("request_counts").execute();
  await database.deleteFrom("outbox").execute();
  await database.deleteFrom("chat_tickets").execute();
});

const email = "ada@friend.example";
const newVisitor = () => `visitor-${randomUUID()}`;
const post = (path: string, payload: object, token?: string) =>
  server.app.inject({
    method: "POST",
    url: `/api/chatbot${path}`,
    payload,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });

async function ask(userId: string, message: string, token?: string): Promise<string> {
  return (await post("", { userId, message }, token)).json().data.conversation;
}

async function deliver() {
  const { config, log } = server.services;
  await sendDue(
    { ...server.services, writeMail: (message) => writeMail(server.services, message) },
    createMailTransport(config.mail, config.publicOrigin, log),
    new AbortController().signal,
  );
  const mail = smtp.received.at(-1);
  if (mail === undefined) throw new Error("No mail was received");
  return { ...mail, ...readMail(mail.data) };
}

describe("a ticket", () => {
  test("of a visitor reaches the operator with the conversation, who can reply", async () => {
    const userId = newVisitor();
    const conversation = await ask(userId, "Is <b>this</b> a question?");
    const response = await post("/ticket", { userId, conversation, email, text: " Please\r\ncall me " });
    expect(response.statusCode, response.body).toBe(200);
    const { number } = response.json().data;
    expect(response.json()).toMatchObject({ success: true, message: expect.stringContaining("by mail") });
    const mail = await deliver();
    expect(mail).toMatchObject({ from: "mail@canopy.example", to: ["team@canopy.example"] });
    expect(mail.headers.get("reply-to")).toBe(email);
    expect(mail.headers.get("subject")).toBe(`Chat ticket ${number}: visitor`);
    expect(mail.text).toContain(`From: visitor\nE-mail: ${email}\n\nAsks a person:\nPlease\ncall me\n`);
    expect(mail.text).toContain("):\nIs <b>this</b> a question?\n");
    expect(mail.text).toMatch(/Reply \(\d{4}-[^)]*Z\):\n./);
    expect(mail.html).not.toContain("<b>this");
    expect(await database.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("of a member in Persian has a Persian mail with the username", async () => {
    const { config, now } = server.services;
    const owner = { chainId: config.chain.id, address: chain.account(0) };
    const token = await startSession(database, owner, now());
    const conversation = await ask("willow", "چگونه برداشت کنم؟", token);
    const ticket = { userId: "willow", conversation, email, text: "", locale: "fa" };
    const { number } = (await post("/ticket", ticket, token)).json().data;
    const mail = await deliver();
    expect(mail.headers.get("subject")).toBe(`درخواست گفت‌وگو ${number}: willow`);
    expect(mail.html).toContain('<html lang="fa" dir="rtl">');
    expect(mail.text).toContain("چیزی ننوشته است.");
    expect(mail.text).toContain("چگونه برداشت کنم؟");
  });

  test("keeps its number and transcript when the conversation is deleted", async () => {
    const userId = newVisitor();
    const conversation = await ask(userId, "A question to keep");
    await post("/ticket", { userId, conversation, email, text: "" });
    await post("/delete", { userId });
    expect((await deliver()).text).toContain("A question to keep");
  });

  test("that was deleted with its owner's data is not mailed", async () => {
    const userId = newVisitor();
    await post("/ticket", { userId, conversation: await ask(userId, "Hello"), email, text: "" });
    await database.deleteFrom("chat_tickets").execute();
    const before = smtp.received.length;
    await deliver();
    expect(smtp.received).toHaveLength(before);
    expect(await database.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test.each([
    ["email", "ada@friend.example\r\nBcc: all@friend.example", "A mail address"],
    ["email", "ada@friend.example, bob@friend.example", "A mail address"],
    ["email", "ada", "A mail address"],
    ["text", "a\u0000b", "Text, without control characters"],
    ["text", "a".repeat(2_001), "At most 2000 characters"],
  ])("with %s %j: 422, and none is stored", async (field, value, problem) => {
    const userId = newVisitor();
    const conversation = await ask(userId, "Hello");
    const response = await post("/ticket", { userId, conversation, email, text: "", [field]: value });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ code: "VALIDATION", [field]: problem });
    expect(await database.selectFrom("chat_tickets").selectAll().execute()).toEqual([]);
    expect(await database.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("is limited per hour and address", async () => {
    const userId = newVisitor();
    const conversation = await ask(userId, "Hello");
    for (const status of [200, 200, 200, 429])
      expect((await post("/ticket", { userId, conversation, email, text: "" })).statusCode).toBe(status);
    expect(await database.selectFrom("chat_tickets").selectAll().execute()).toHaveLength(3);
  });
});
