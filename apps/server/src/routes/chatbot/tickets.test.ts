import { afterAll, describe, expect, test } from "vitest";
import { newVisitor, useChatServer } from "../../../test/support/chat-server.ts";
import { readMail } from "../../../test/support/read-mail.ts";
import { startSmtpServer, type TestSmtpServer } from "../../../test/support/smtp-server.ts";
import { writeMail } from "../../app/write-mail.ts";
import { sendDue } from "../../mail/send-due.ts";
import { createMailTransport } from "../../mail/transport.ts";

let smtp: TestSmtpServer;
const chat = useChatServer(async () => {
  smtp = await startSmtpServer();
  return {
    SMTP_URL: smtp.url,
    MAIL_FROM: "Canopy <mail@canopy.example>",
    MAIL_TO: "team@canopy.example",
    FORMS_PER_HOUR: "3",
  };
});
afterAll(() => smtp.stop());

const email = "ada@friend.example";

async function ask(userId: string, message: string, token?: string): Promise<string> {
  return (await chat.ask(userId, message, {}, token)).conversation;
}

async function deliver() {
  const { config, log } = chat.server.services;
  await sendDue(
    { ...chat.server.services, writeMail: (message) => writeMail(chat.server.services, message) },
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
    const response = await chat.post("/ticket", { userId, conversation, email, text: " Please\r\ncall me " });
    expect(response.statusCode, response.body).toBe(200);
    const { number } = response.json().data;
    expect(response.json()).toMatchObject({ success: true, message: expect.stringContaining("by mail") });
    const mail = await deliver();
    expect(mail).toMatchObject({ from: "mail@canopy.example", to: ["team@canopy.example"] });
    expect(mail.headers.get("reply-to")).toBe(email);
    expect(mail.headers.get("subject")).toBe(`Chat ticket ${number}: visitor`);
    expect(mail.text).toContain(`From: visitor\nEmail: ${email}\n\nAsks a person:\nPlease\ncall me\n`);
    expect(mail.text).toContain("):\nIs <b>this</b> a question?\n");
    expect(mail.text).toMatch(/Reply \(\d{4}-[^)]*Z\):\n./);
    expect(mail.html).not.toContain("<b>this");
    expect(await chat.database.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("of a member in Persian has a Persian mail with the username", async () => {
    const token = await chat.signIn(0);
    const conversation = await ask("willow", "چگونه برداشت کنم؟", token);
    const ticket = { userId: "willow", conversation, email, text: "", locale: "fa" };
    const { number } = (await chat.post("/ticket", ticket, token)).json().data;
    const mail = await deliver();
    expect(mail.headers.get("subject")).toBe(`درخواست گفت‌وگو ${number}: willow`);
    expect(mail.html).toContain('<html lang="fa" dir="rtl">');
    expect(mail.text).toContain("چیزی ننوشته است.");
    expect(mail.text).toContain("چگونه برداشت کنم؟");
  });

  test("keeps its number and transcript when the conversation is deleted", async () => {
    const userId = newVisitor();
    const conversation = await ask(userId, "A question to keep");
    await chat.post("/ticket", { userId, conversation, email, text: "" });
    await chat.post("/delete", { userId });
    expect((await deliver()).text).toContain("A question to keep");
  });

  test("that was deleted with its owner's data is not mailed", async () => {
    const userId = newVisitor();
    await chat.post("/ticket", { userId, conversation: await ask(userId, "Hello"), email, text: "" });
    await chat.database.deleteFrom("chat_tickets").execute();
    const before = smtp.received.length;
    await deliver();
    expect(smtp.received).toHaveLength(before);
    expect(await chat.database.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test.each([
    ["email", "ada@friend.example\r\nBcc: all@friend.example", "A mail address"],
    ["email", "ada@friend.example, bob@friend.example", "A mail address"],
    ["email", "ada", "A mail address"],
    ["text", "a\u0000b", "Text, without control characters"],
    ["text", "a".repeat(2_001), "At most 2000 characters"],
  ])("with %s %j: 422, and none is stored", async (field, value, message) => {
    const userId = newVisitor();
    const conversation = await ask(userId, "Hello");
    const response = await chat.post("/ticket", { userId, conversation, email, text: "", [field]: value });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ code: "VALIDATION", [field]: message });
    expect(await chat.database.selectFrom("chat_tickets").selectAll().execute()).toEqual([]);
    expect(await chat.database.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("is limited per hour and address", async () => {
    const userId = newVisitor();
    const conversation = await ask(userId, "Hello");
    for (const status of [200, 200, 200, 429])
      expect((await chat.post("/ticket", { userId, conversation, email, text: "" })).statusCode).toBe(status);
    expect(await chat.database.selectFrom("chat_tickets").selectAll().execute()).toHaveLength(3);
  });
});
