import { apiErrors } from "@canopy/shared/error-catalogue";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import type { Database } from "../../database/tables.ts";
import type { Mail } from "../../mail/message.ts";
import type { DueMessage } from "../../mail/outbox.ts";
import { renderText } from "../../mail/render.ts";
import { sendDue } from "../../mail/send-due.ts";
import type { MailTransport } from "../../mail/transport.ts";
import { writeMail } from "../../server/write-mail.ts";

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

/** Sends what is due, and returns it. */
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

function tokenIn(mail: Mail | undefined): string {
  if (mail === undefined) throw new Error("There is no mail");
  const [, token] = /#confirm=([\w-]{43})\n/.exec(renderText(mail)) ?? [];
  if (token === undefined) throw new Error("The mail has no token");
  return token;
}

describe("asking for the newsletter", () => {
  test("mails a link, and subscribes only who follows it", async () => {
    expect((await subscribe("Ada@Friend.Example")).statusCode).toBe(200);
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail?.to).toBe("ada@friend.example");
    expect(await subscribers()).toMatchObject([{ email: "ada@friend.example", confirmed_at: null }]);

    const token = tokenIn(mail);
    expect((await post("/confirm", { token })).statusCode).toBe(200);
    expect(await subscribers()).toMatchObject([{ confirmed_at: expect.any(Date) }]);
    // Followed once more, by the person or by a scanner.
    expect((await post("/confirm", { token })).statusCode).toBe(200);
  });

  test("in the language of the page, to the page of that language", async () => {
    await subscribe("ada@friend.example", "fa");
    const [mail] = await deliver();
    expect(mail?.subject).toBe("اشتراک خود را تأیید کنید");
    expect(mail?.links?.map(({ url }) => url)).toEqual([
      expect.stringMatching(/^https:\/\/canopy\.example\/fa\/newsletter#confirm=/),
      expect.stringMatching(/^https:\/\/canopy\.example\/fa\/newsletter#unsubscribe=/),
    ]);
  });

  test("the database never holds what confirms an address", async () => {
    await subscribe();
    const tables = async () => [
      await database.selectFrom("outbox").selectAll().execute(),
      await database.selectFrom("newsletter_tokens").selectAll().execute(),
      await subscribers(),
    ];
    const before = JSON.stringify(await tables());
    const token = tokenIn((await deliver())[0]);
    expect(before + JSON.stringify(await tables())).not.toContain(token);
  });

  test("is answered alike whether the address is new, waits, is confirmed or was forgotten", async () => {
    const answers = [await subscribe(), await subscribe()];
    await post("/confirm", { token: tokenIn((await deliver())[0]) });
    answers.push(await subscribe());
    server.pass(hour);
    answers.push(await subscribe());
    expect(await deliver()).toEqual([]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(answers[0]?.json());
    }
  });

  test("sends another mail after 15 minutes, three in all", async () => {
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

  test("each of an address's mails confirms it", async () => {
    await subscribe();
    const first = tokenIn((await deliver())[0]);
    server.pass(hour);
    await subscribe();
    expect(tokenIn((await deliver())[0])).not.toBe(first);
    expect((await post("/confirm", { token: first })).statusCode).toBe(200);
  });
});

describe("an address that nobody confirms", () => {
  test("cannot be confirmed after 48 hours, and is forgotten", async () => {
    await subscribe();
    const token = tokenIn((await deliver())[0]);
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

  test("costs no more mails once its server refuses it", async () => {
    await subscribe();
    const refusal = Object.assign(new Error("550"), { command: "RCPT TO", responseCode: 550 });
    expect(await deliver(refusal)).toHaveLength(1);
    server.pass(hour);
    expect(await deliver()).toEqual([]);
  });

  test("is tried for 48 hours while its server is away", async () => {
    await subscribe();
    const away = Object.assign(new Error("away"), { code: "ECONNECTION" });
    let attempts = 0;
    for (let quarter = 0; quarter < 55 * 4; quarter++) {
      attempts += (await deliver(away)).length;
      server.pass(hour / 4);
    }
    expect(attempts).toBeGreaterThan(12);
    expect(await database.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });
});

describe("unsubscribing", () => {
  test("forgets the address, and may be asked twice", async () => {
    await subscribe();
    const token = tokenIn((await deliver())[0]);
    await post("/confirm", { token });
    expect((await post("/unsubscribe", { token })).statusCode).toBe(200);
    expect(await subscribers()).toEqual([]);
    expect((await post("/unsubscribe", { token })).statusCode).toBe(200);
    expect((await post("/confirm", { token })).statusCode).toBe(404);
  });

  test("a later subscription is not the old token's", async () => {
    await subscribe();
    const token = tokenIn((await deliver())[0]);
    await post("/unsubscribe", { token });
    await subscribe();
    await post("/confirm", { token: tokenIn((await deliver())[0]) });
    await post("/unsubscribe", { token });
    expect(await subscribers()).toHaveLength(1);
  });
});

test.each([
  "/confirm",
  "/unsubscribe",
])("%s with a token that nobody got: 404, and 422 for what is none", async (path) => {
  expect((await post(path, { token: "A".repeat(43) })).statusCode).toBe(404);
  const broken = await post(path, { token: "' or true --" });
  expect(broken.statusCode).toBe(422);
  expect(broken.json().errors).toEqual({
    code: "VALIDATION",
    token: "The token of the link in the mail",
  });
});
