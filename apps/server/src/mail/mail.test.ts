import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiErrors } from "@canopy/shared/error-catalogue";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readMail } from "../../test/support/read-mail.ts";
import { startSmtpServer, type TestSmtpServer } from "../../test/support/smtp-server.ts";
import { createTestDatabase } from "../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../test/support/test-server.ts";
import { writeMail } from "../app/write-mail.ts";
import type { Database } from "../database/tables.ts";
import { takeMessage } from "./outbox.ts";
import { sendDue } from "./send-due.ts";
import { createMailTransport } from "./transport.ts";

let database: Database;
let smtp: TestSmtpServer;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());
beforeEach(async () => {
  smtp = await startSmtpServer();
  server = await buildTestServer(database, {
    SMTP_URL: smtp.url,
    MAIL_FROM: "Canopy <mail@canopy.example>",
    MAIL_TO: "team@canopy.example",
    PUBLIC_ORIGIN: "https://canopy.example",
    FORMS_PER_HOUR: "3",
  });
});
afterEach(async () => {
  await server.app.close();
  await smtp.stop();
  await database.deleteFrom("outbox").execute();
});

const post = (url: string, payload: object) =>
  server.app.inject({ method: "POST", url: `/api${url}`, payload });
const waiting = () => database.selectFrom("outbox").selectAll().orderBy("created_at").execute();

async function deliver({ services }: TestServer = server): Promise<void> {
  const { config, log } = services;
  await sendDue(
    { ...services, writeMail: (message) => writeMail(services, message) },
    createMailTransport(config.mail, config.publicOrigin, log),
    new AbortController().signal,
  );
}

function lastMail() {
  const mail = smtp.received.at(-1);
  if (mail === undefined) throw new Error("No mail was received");
  return { ...mail, ...readMail(mail.data) };
}

const contact = { name: "Ada Lovelace", email: "ada@friend.example", message: "Two\nlines" };

describe("POST /contact", () => {
  test("mails the operator, who can reply to the sender", async () => {
    const response = await post("/contact", { ...contact, phone: " +49 (30) 123-4567 " });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ success: true, data: null, errors: null });
    await deliver();
    const mail = lastMail();
    expect(mail).toMatchObject({ from: "mail@canopy.example", to: ["team@canopy.example"] });
    expect(mail.headers.get("from")).toBe("Canopy <mail@canopy.example>");
    expect(mail.headers.get("reply-to")).toBe("Ada Lovelace <ada@friend.example>");
    expect(mail.headers.get("subject")).toBe("Contact form: Ada Lovelace");
    expect(mail.headers.get("auto-submitted")).toBe("auto-generated");
    expect(mail.text).toBe(
      "Name: Ada Lovelace\nEmail: ada@friend.example\nPhone: +49 (30) 123-4567\n\nTwo\nlines",
    );
  });

  test("writes the mail in the language of the page, and escapes the text of the visitor", async () => {
    await post("/contact", {
      ...contact,
      name: "نسیم",
      message: "سلام <script>alert('&')</script>",
      locale: "fa",
    });
    await deliver();
    const mail = lastMail();
    expect(mail.headers.get("subject")).toBe("فرم تماس: نسیم");
    expect(mail.headers.get("reply-to")).toBe("نسیم <ada@friend.example>");
    expect(mail.text).toContain("سلام <script>alert('&')</script>");
    expect(mail.html).toContain('<html lang="fa" dir="rtl">');
    expect(mail.html).toContain("سلام &lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;");
    expect(mail.html).not.toContain("<script>");
  });

  test.each([
    ["name", "Ada\r\nBcc: all@friend.example", "One line of text"],
    ["name", "Ada\u2028Bcc: a", "One line of text"],
    ["name", "   ", "Required"],
    ["name", "a".repeat(101), "At most 100 characters"],
    ["email", "ada@friend.example\nBcc: a@b.example", "A mail address"],
    ["email", "ada@friend.example, b@friend.example", "A mail address"],
    ["email", "ada", "A mail address"],
    ["phone", "1234", "A phone number has 5 to 15 digits"],
    ["phone", "+".repeat(3), "A phone number, such as +49 30 1234567"],
    ["phone", "12345 ext. 9", "A phone number, such as +49 30 1234567"],
    ["phone", "0".repeat(26), "At most 25 characters"],
    ["message", "", "Required"],
    ["message", "a\u0000b", "Text, without control characters"],
    ["locale", "de", expect.any(String)],
  ])("%s %j: 422", async (field, value, message) => {
    const response = await post("/contact", { ...contact, [field]: value });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ code: "VALIDATION", [field]: message });
    expect(await waiting()).toEqual([]);
  });

  test("limits requests per hour and address: 429 with Retry-After", async () => {
    for (let sent = 0; sent < 3; sent++) expect((await post("/contact", contact)).statusCode).toBe(200);
    const refused = await post("/contact", contact);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ message: apiErrors.TOO_MANY_REQUESTS.en });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_500);
    expect((await post("/feedback", { text: "Another form" })).statusCode).toBe(200);
  });
});

describe("POST /feedback", () => {
  test("mails the operator with the given username", async () => {
    await post("/feedback", { text: "Good.", username: "willow" });
    await deliver();
    expect(lastMail().headers.get("subject")).toBe("Feedback: willow");
    expect(lastMail().headers.has("reply-to")).toBe(false);
    expect(lastMail().text).toBe("Username, as the sender gave it: willow\n\nGood.");
  });

  test("accepts feedback without a username", async () => {
    await post("/feedback", { text: "خوب", locale: "fa" });
    await deliver();
    expect(lastMail().headers.get("subject")).toBe("بازخورد");
  });
});

describe("a failed delivery", () => {
  test("is retried with growing pauses and the same Message-ID", async () => {
    await post("/contact", contact);
    smtp.refuse("END OF DATA", "451 later", 2);
    await deliver();
    await deliver();
    expect(smtp.received).toHaveLength(0);
    const [first] = await waiting();
    expect(first).toMatchObject({ attempts: 1, last_error: "EMESSAGE DATA 451" });

    server.pass(31);
    await deliver();
    const [second] = await waiting();
    expect(second).toMatchObject({ attempts: 2 });
    const pause = (second?.next_attempt_at.getTime() ?? 0) - server.services.now().getTime();
    expect(pause).toBeGreaterThan(50_000);
    expect(pause).toBeLessThanOrEqual(60_000);

    server.pass(61);
    await deliver();
    expect(smtp.received).toHaveLength(1);
    expect(lastMail().headers.get("message-id")).toBe(`<${first?.id}@canopy.example>`);
    expect(await waiting()).toEqual([]);
  });

  test("to the operator is retried forever, at least every six hours", async () => {
    await post("/contact", contact);
    smtp.refuse("RCPT TO", "550 no such user", 30);
    for (let attempt = 0; attempt < 30; attempt++) {
      await deliver();
      server.pass(6 * 3_600 + 1);
    }
    expect(await waiting()).toMatchObject([{ attempts: 30, last_error: "EENVELOPE RCPT TO 550" }]);
    await deliver();
    expect(smtp.received).toHaveLength(1);
  });

  test("does not block the next message", async () => {
    await post("/contact", contact);
    await post("/feedback", { text: "After it" });
    smtp.refuse("MAIL FROM", "421 busy");
    await deliver();
    expect(lastMail().text).toContain("After it");
    expect(await waiting()).toMatchObject([{ kind: "contact" }]);
  });

  test("is retried while the mail server is unreachable", async () => {
    await post("/contact", contact);
    await smtp.stop();
    await deliver();
    expect(await waiting()).toMatchObject([{ attempts: 1, last_error: expect.stringContaining("ESOCKET") }]);
    smtp = await startSmtpServer();
  });
});

test("concurrent processes send each message once", async () => {
  for (let index = 0; index < 3; index++) await post("/feedback", { text: `Message ${index}` });
  await Promise.all([deliver(), deliver(), deliver()]);
  const ids = smtp.received.map(({ data }) => readMail(data).headers.get("message-id"));
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(3);
});

test("another process sends the message of a killed process after two minutes", async () => {
  await post("/contact", contact);
  await takeMessage(database, server.services.now());
  await deliver();
  expect(smtp.received).toHaveLength(0);
  server.pass(121);
  await deliver();
  expect(smtp.received).toHaveLength(1);
});

test("a listening server sends queued messages, and stops while a mail server does not respond", async () => {
  await post("/contact", contact);
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  await expect.poll(() => smtp.received.length).toBe(1);
  smtp.refuse("EHLO", "");
  await post("/contact", contact);
  await expect.poll(async () => (await waiting())[0]?.attempts, { timeout: 10_000 }).toBe(1);
  const before = performance.now();
  await server.app.close();
  expect(performance.now() - before).toBeLessThan(5_000);
  expect(await waiting()).toHaveLength(1);
});

describe("without a mail server", () => {
  test("writes each mail to a file that only its owner can read", async () => {
    const folder = await mkdtemp(join(tmpdir(), "canopy-mail-"));
    const written = await buildTestServer(database, { MAIL_DIR: join(folder, "new", "mail") });
    try {
      await written.app.inject({ method: "POST", url: "/api/contact", payload: contact });
      await deliver(written);
      const { mail } = written.services.config;
      const [name, ...rest] = await readdir(mail.folder);
      expect(rest).toEqual([]);
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z-contact-[0-9a-f-]{36}\.eml$/);
      const source = await readFile(join(mail.folder, name ?? ""), "utf8");
      expect(readMail(source).headers.get("to")).toBe("operator@localhost");
      expect(await waiting()).toEqual([]);
    } finally {
      await written.app.close();
      await rm(folder, { recursive: true });
    }
  });
});
