import { apiErrors } from "@canopy/shared/error-catalogue";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import { writeMail } from "../../app/write-mail.ts";
import type { Database } from "../../database/tables.ts";
import type { Mail } from "../../mail/message.ts";
import type { DueMessage } from "../../mail/outbox.ts";
import { renderText } from "../../mail/render.ts";
import { sendDue } from "../../mail/send-due.ts";
import type { MailTransport } from "../../mail/transport.ts";

const hour = 3_600;

let database: Database;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());
beforeEach(async () => {
  server = await buildTestServer(database, {
    PUBLIC_ORIGIN: "https://canopy.example",
    FORMS_PER_HOUR: "1000",
  });
});
afterEach(async () => {
  await server.app.close();
  for (const table of ["outbox", "newsletter_tokens", "newsletter_subscribers"] as const)
    await database.deleteFrom(table).execute();
});

const post = (path: string, payload: object) =>
  server.app.inject({ method: "POST", url: `/api/newsletter${path}`, payload });
const subscribe = (email = "ada@friend.example", locale = "en") => post("", { email, locale });
const subscribers = () => database.selectFrom("newsletter_subscribers").selectAll().execute();

/** Sends the due mails and returns them. */
async function deliver(refuse?: Error): Promise<Mail[]> {
  const mails: Mail[] = [];
  const transport: MailTransport = {
    async send(mail) {
      mails.push(mail);
      if (refuse !== undefined) throw refuse;
    },
  };
  const { services } = server;
  const outbox = { ...services, writeMail: (message: DueMessage) => writeMail(services, message) };
  await sendDue(outbox, transport, new AbortController().signal);
  return mails;
}

function readToken(mail: Mail | undefined): string {
  if (mail === undefined) throw new Error("There is no mail");
  const [, token] = /#confirm=([\w-]{43})\n/.exec(renderText(mail)) ?? [];
  if (token === undefined) throw new Error("The mail has no token");
  return token;
}

describe("subscribing", () => {
  test("mails a link, and subscribes the address when it is confirmed", async () => {
    expect((await subscribe("Ada@Friend.Example")).statusCode).toBe(200);
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail?.to).toBe("ada@friend.example");
    expect(await subscribers()).toMatchObject([{ email: "ada@friend.example", confirmed_at: null }]);

    const token = readToken(mail);
    expect((await post("/confirm", { token })).statusCode).toBe(200);
    expect(await subscribers()).toMatchObject([{ confirmed_at: expect.any(Date) }]);
    // The link can be followed twice.
    expect((await post("/confirm", { token })).statusCode).toBe(200);
  });

  test("writes mail and link in the language of the page", async () => {
    await subscribe("ada@friend.example", "fa");
    const [mail] = await deliver();
    expect(mail?.subject).toBe("اشتراک خود را تأیید کنید");
    expect(mail?.links?.map(({ url }) => url)).toEqual([
      expect.stringMatching(/^https:\/\/canopy\.example\/fa\/newsletter#confirm=/),
      expect.stringMatching(/^https:\/\/canopy\.example\/fa\/newsletter#unsubscribe=/),
    ]);
  });

  test("never stores the token", async () => {
    await subscribe();
    const tables = async () => [
      await database.selectFrom("outbox").selectAll().execute(),
      await database.selectFrom("newsletter_tokens").selectAll().execute(),
      await subscribers(),
    ];
    const before = JSON.stringify(await tables());
    const token = readToken((await deliver())[0]);
    expect(before + JSON.stringify(await tables())).not.toContain(token);
  });

  test("returns the same response for any address", async () => {
    const responses = [await subscribe(), await subscribe()];
    await post("/confirm", { token: readToken((await deliver())[0]) });
    responses.push(await subscribe());
    server.pass(hour);
    responses.push(await subscribe());
    expect(await deliver()).toEqual([]);
    for (const response of responses) {
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual(responses[0]?.json());
    }
  });

  test("sends one mail in 15 minutes, three in total", async () => {
    await subscribe();
    await subscribe();
    expect(await deliver()).toHaveLength(1);
    server.pass(14 * 60);
    await subscribe();
    expect(await deliver()).toHaveLength(0);
    let mails = 0;
    for (let quarter = 0; quarter < 20; quarter++) {
      server.pass(16 * 60);
      await subscribe();
      mails += (await deliver()).length;
    }
    expect(mails).toBe(2);
    server.pass(48 * hour);
    await subscribe();
    expect(await deliver()).toHaveLength(1);
  });

  test("accepts the link of an earlier mail", async () => {
    await subscribe();
    const first = readToken((await deliver())[0]);
    server.pass(hour);
    await subscribe();
    expect(readToken((await deliver())[0])).not.toBe(first);
    expect((await post("/confirm", { token: first })).statusCode).toBe(200);
  });
});

describe("an unconfirmed address", () => {
  test("expires after 48 hours and is deleted", async () => {
    await subscribe();
    const token = readToken((await deliver())[0]);
    server.pass(48 * hour + 1);
    const late = await post("/confirm", { token });
    expect(late.statusCode).toBe(404);
    expect(late.json()).toMatchObject({
      message: apiErrors.LINK_EXPIRED.en,
      errors: { code: "LINK_EXPIRED" },
    });
    await subscribe("grace@friend.example");
    expect(await subscribers()).toMatchObject([{ email: "grace@friend.example" }]);
    expect((await post("/confirm", { token })).statusCode).toBe(404);
  });

  test("gets no further mail when its mail server refuses it", async () => {
    await subscribe();
    const refusal = Object.assign(new Error("550"), { command: "RCPT TO", responseCode: 550 });
    expect(await deliver(refusal)).toHaveLength(1);
    server.pass(hour);
    expect(await deliver()).toEqual([]);
  });

  test("is retried for 48 hours while its mail server is unreachable", async () => {
    await subscribe();
    const unreachable = Object.assign(new Error("unreachable"), { code: "ECONNECTION" });
    let attempts = 0;
    for (let quarter = 0; quarter < 55 * 4; quarter++) {
      attempts += (await deliver(unreachable)).length;
      server.pass(hour / 4);
    }
    expect(attempts).toBeGreaterThan(12);
    expect(await database.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });
});

describe("unsubscribing", () => {
  test("deletes the address, and can be repeated", async () => {
    await subscribe();
    const token = readToken((await deliver())[0]);
    await post("/confirm", { token });
    expect((await post("/unsubscribe", { token })).statusCode).toBe(200);
    expect(await subscribers()).toEqual([]);
    expect((await post("/unsubscribe", { token })).statusCode).toBe(200);
    expect((await post("/confirm", { token })).statusCode).toBe(404);
  });

  test("the token of an earlier subscription does not end a later one", async () => {
    await subscribe();
    const token = readToken((await deliver())[0]);
    await post("/unsubscribe", { token });
    await subscribe();
    await post("/confirm", { token: readToken((await deliver())[0]) });
    await post("/unsubscribe", { token });
    expect(await subscribers()).toHaveLength(1);
  });
});

test.each([
  "/confirm",
  "/unsubscribe",
])("%s with an unknown token: 404, with a malformed one: 422", async (path) => {
  expect((await post(path, { token: "A".repeat(43) })).statusCode).toBe(404);
  const broken = await post(path, { token: "' or true --" });
  expect(broken.statusCode).toBe(422);
  expect(broken.json().errors).toEqual({
    code: "VALIDATION",
    token: "The token of the link in the mail",
  });
});
