import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ModelServer, startModelServer } from "../../../test/support/model-server.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import { loadAnswerer } from "../../chat/corpus.ts";
import type { Database } from "../../database/tables.ts";

let database: Database;
let model: ModelServer;
let server: TestServer;
beforeAll(async () => {
  // The first question would wait for the index, on a busy machine long enough for a heartbeat.
  [database, model] = await Promise.all([createTestDatabase(), startModelServer(), loadAnswerer()]);
  server = await buildTestServer(database, {
    CHAT_PROVIDER: "openai-compatible",
    CHAT_MODEL: "test",
    CHAT_BASE_URL: model.url,
  });
});
afterAll(async () => {
  await server.app.close();
  await model.close();
  await database.destroy();
});

const send = (message: string, accept = "application/json") =>
  server.app.inject({
    method: "POST",
    url: "/api/chatbot",
    headers: { accept },
    payload: { userId: `visitor-${randomUUID()}`, message },
  });

describe("POST /chatbot with a model", () => {
  test("streams what the model writes, and ends with the whole reply", async () => {
    model.answer({ text: ["A unit is what a payment ", "buys [1]. It is no deposit [1]."] });
    const { body } = await send("What is a unit?", "text/event-stream");
    const events = body.split("\n\n").map((event) => event.split("\n")[0]);
    expect(events).toEqual(["event: text", "event: text", "event: done", ""]);
    expect(body).toContain('"provider":"model"');
    expect(body).toContain('"message":"A unit is what a payment buys [1]. It is no deposit [1]."');
  });

  test("gives the model passages that answer the question, in its language", async () => {
    model.answer({ text: ["NO_ANSWER"] });
    await send("واحد چیست؟");
    expect(model.requests[0]).toContain("بهایش ۲۰ دلار است");
    expect(model.requests[0]).toContain("Write in Persian");
  });

  test("falls back to the built-in answer when the model fails", async () => {
    model.answer({ status: 500 });
    const { data } = (await send("What is a unit?")).json();
    expect(data).toMatchObject({ kind: "answer", provider: "built-in" });
    expect(data.message).toContain("$20");
  });

  test("answers greetings and figures without the model", async () => {
    model.answer({ text: ["I should not be asked."] });
    expect((await send("Hello!")).json().data).toMatchObject({ kind: "talk", provider: "built-in" });
    expect((await send("How much is in my box?")).json().data.message).toContain("Log in");
    expect(model.requests).toEqual([]);
  });
});
