// cspell:ignore gheymat vahed alan cheghadre baraye
import { apiErrors } from "@canopy/shared/error-catalogue";
import fc from "fast-check";
import { pino } from "pino";
import { beforeAll, describe, expect, test } from "vitest";
import { newVisitor, question, toOwner, useChatServer } from "../../../test/support/chat-server.ts";
import { insertSmallWorld } from "../../../test/support/small-world.ts";
import { buildTestServer } from "../../../test/support/test-server.ts";

const chat = useChatServer();
beforeAll(() => insertSmallWorld(chat.database));

describe("a question", () => {
  test("gets an answer from the documents, which is stored with it", async () => {
    const userId = newVisitor();
    const reply = await chat.ask(userId, `  ${question}\r\nPlease. `);
    expect(reply).toMatchObject({ kind: "answer", locale: "en", provider: "built-in" });
    expect(reply.message.length).toBeGreaterThan(20);
    const metric =
      await chat.server.services.metrics.registry.getSingleMetricAsString("canopy_chat_replies_total");
    expect(metric).toContain('{kind="answer",provider="built-in",locale="en"} 1');
    const history = await chat.data("/history", { userId });
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
    const reply = await chat.ask(newVisitor(), "چطور عضو شوم و ثبت‌نام کنم؟");
    expect(reply).toMatchObject({ kind: "answer", locale: "fa" });
    expect(reply.message).toMatch(/\p{Script=Arabic}/u);
    for (const { url } of reply.sources) expect(url).toMatch(/^\/(fa\/|dashboard|api\/documents\/)/);
  });

  test("that the documents do not answer gets no invented answer", async () => {
    const reply = await chat.ask(newVisitor(), "Who won the football world cup in 1998?");
    expect(reply).toMatchObject({ kind: "unknown", locale: "en" });
    expect(reply.sources).toMatchObject([{ url: "/contact" }]);
  });

  test("continues a conversation, and a new one stays apart", async () => {
    const userId = newVisitor();
    const first = await chat.ask(userId, question);
    chat.server.pass(1);
    const second = await chat.ask(userId, "And what does it cost?", { conversation: first.conversation });
    expect(second.conversation).toBe(first.conversation);
    chat.server.pass(1);
    const other = await chat.ask(userId, "Hello");
    expect(other).toMatchObject({ kind: "talk" });
    expect(other.conversation).not.toBe(first.conversation);
    const newest = await chat.data("/history", { userId });
    expect(newest.conversation).toBe(other.conversation);
    expect(newest.conversations.map(({ id }: { id: string }) => id)).toEqual([
      other.conversation,
      first.conversation,
    ]);
    const old = await chat.data("/history", { userId, conversation: first.conversation });
    expect(old.messages.map(({ content }: { content: string }) => content)).toEqual([
      question,
      first.message,
      "And what does it cost?",
      second.message,
    ]);
  });

  test.each([
    [["What is the price of a unit?", "and for Plus?"], "A unit of Plus costs **"],
    [["How many units does willow have?", "and alder?"], "**alder** has "],
    [["قیمت واحد الان چقدر است؟", "و برای پلاس چطور؟"], "هر واحد پلاس اکنون **"],
    [["gheymat vahed alan cheghadre?", "va baraye plus chetor?"], "هر واحد پلاس اکنون **"],
    [["How do I withdraw?", "thanks", "And what does it cost?"], "no fee for withdrawing"],
    [["Can I move my seat to another wallet?", "How do I do that?"], "*Change wallet*"],
    // Each is a question of its own.
    [["What is the price of a unit?", "And what is flash?"], "cap"],
    [["What is a paper bot?", "Who runs this?"], "operator"],
  ])("that continues the conversation is read with its subject: %j", async (questions, expected) => {
    const userId = newVisitor();
    let reply: { message: string; conversation?: string } = { message: "" };
    for (const message of questions)
      reply = await chat.ask(userId, message, { conversation: reply.conversation });
    expect(reply.message).toContain(expected);
    const { messages } = await chat.data("/history", { userId });
    expect(messages.at(-2).content).toBe(questions.at(-1));
    // Without the conversation, it has no subject.
    if (questions.at(-1)?.startsWith("How do I do")) {
      const alone = await chat.ask(newVisitor(), questions.at(-1) ?? "");
      expect(alone.kind).toBe("unknown");
    }
  });

  test.each([
    ["a NUL", "a\u0000b", "Text, without control characters"],
    ["an escape sequence", "\u001b[1m bold", "Text, without control characters"],
    ["2,001 characters", "a".repeat(2_001), "At most 2000 characters"],
    ["nothing but spaces", " \n ", "Required"],
    ["nothing but an override of direction", "\u202e\u2066", "Required"],
  ])("with %s: 422, and nothing is stored", async (_, message, error) => {
    const response = await chat.post("", { userId: newVisitor(), message });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      success: false,
      message: apiErrors.VALIDATION.en,
      errors: { code: "VALIDATION", message: error },
    });
    expect(await chat.database.selectFrom("chat_messages").selectAll().execute()).toEqual([]);
  });

  test("of 2,000 characters is accepted, and HTML and overrides are kept as harmless text", async () => {
    const userId = newVisitor();
    await chat.ask(userId, "ا".repeat(2_000));
    const html = '<img src=x onerror="alert(1)"> ![a](https://evil.example/a.png) [b](javascript:alert(1))';
    const reply = await chat.ask(userId, `${html}\u202e txt.exe`);
    expect(reply.message).not.toContain("<img");
    expect(reply.message).not.toContain("evil.example");
    const { messages } = await chat.data("/history", { userId });
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
        const response = await chat.post("", { userId, message });
        expect([200, 422]).toContain(response.statusCode);
        const { messages } = await chat.data("/history", { userId });
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
    expect((await chat.post("", { userId, message: question })).statusCode).toBe(422);
  });

  test("to a full conversation: 409", async () => {
    const userId = newVisitor();
    const { conversation } = await chat.ask(userId, question);
    await chat.database.updateTable("chat_conversations").set({ messages: 200 }).execute();
    const refused = await chat.post("", { userId, message: question, conversation });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors.code).toBe("CHAT_CONVERSATION_FULL");
  });

  test("waits for no other one of the same user: 409 when it takes too long", async () => {
    const userId = newVisitor();
    const owner = toOwner(userId);
    await chat.database
      .insertInto("chat_turns")
      .values({ owner, until: new Date(Date.now() + 60_000) })
      .execute();
    const refused = await chat.post("", { userId, message: question });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors.code).toBe("CHAT_BUSY");
    // A process that ended in the middle leaves its turn for two minutes.
    await chat.database
      .updateTable("chat_turns")
      .set({ until: new Date(0) })
      .execute();
    await chat.ask(userId, question);
    expect(await chat.database.selectFrom("chat_turns").selectAll().execute()).toEqual([]);
  });

  test("at the same time as another of the user: both are answered, one after the other", async () => {
    const userId = newVisitor();
    const { conversation } = await chat.ask(userId, question);
    await Promise.all([1, 2, 3].map((turn) => chat.ask(userId, `${question} ${turn}`, { conversation })));
    const rows = await chat.database
      .selectFrom("chat_messages")
      .select(["number", "role"])
      .orderBy("number")
      .execute();
    expect(rows.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(rows.map(({ role }) => role)).toEqual(Array(4).fill(["user", "assistant"]).flat());
  });
});

test("logs contain nothing of a question, its reply and a ticket", async () => {
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const { app } = await buildTestServer(chat.database, {}, {}, log);
  const userId = newVisitor();
  const send = async (path: string, payload: object) => {
    const url = `/api/chatbot${path}`;
    const response = await app.inject({ method: "POST", url, payload: { userId, ...payload } });
    expect(response.statusCode, response.body).toBe(200);
    return response.json().data;
  };
  const secret = "zebra";
  // The second one asks for figures that the server cannot read.
  const { conversation, message } = await send("", { message: `How do I withdraw, ${secret}?` });
  await send("", { message: `What is the price of a unit now, ${secret}?` });
  await send("/ticket", { conversation, email: `${secret}@friend.example`, text: secret });
  await send("/history", {});
  await app.close();
  const written = lines.join("");
  expect(written).toContain("/api/chatbot");
  for (const text of [secret, userId, toOwner(userId), conversation, message.slice(0, 20)])
    expect(written).not.toContain(text);
});

test("the documents to which replies link are returned as text, and no other file", async () => {
  const read = (page: string) => chat.server.app.inject({ url: `/api/documents/${page}` });
  for (const page of ["plan.md", "operating/admin.md"]) {
    const found = await read(page);
    expect(found.statusCode).toBe(200);
    expect(found.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(found.body).toMatch(/^# /);
  }
  for (const page of ["help/wallet.en.md", "..%2fpackage.json", "%2e%2e/README.md", "plan", "operating/x.md"])
    expect((await read(page)).statusCode, page).toBe(404);
});
