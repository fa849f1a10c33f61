import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { chatReplySchema } from "@canopy/shared/api/chat";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import { loadAnswerer } from "../../chat/corpus.ts";
import type { Reply } from "../../chat/question/question.ts";
import { replies } from "../../chat/reply.ts";
import type { Database } from "../../database/tables.ts";

const answer = vi.spyOn(replies, "answer");
let database: Database;
let server: TestServer;
let url: string;
beforeAll(async () => {
  // The first question would wait for the index, on a busy machine long enough for a heartbeat.
  [database] = await Promise.all([createTestDatabase(), loadAnswerer()]);
  server = await buildTestServer(database, { CHAT_ADDRESS_PER_MINUTE: "1000" });
  url = `${await server.app.listen({ port: 0, host: "127.0.0.1" })}/api/chatbot`;
});
afterAll(async () => {
  answer.mockRestore();
  await server.app.close();
  await database.destroy();
});
beforeEach(async () => {
  answer.mockReset();
  await database.deleteFrom("chat_conversations").execute();
});

const repliedSchema = z.object({ data: chatReplySchema });
const newVisitor = () => `visitor-${randomUUID()}`;
const read = () => database.selectFrom("chat_messages").select("content").orderBy("number").execute();

function ask(body: object, signal?: AbortSignal, accept = "text/event-stream"): Promise<Response> {
  const headers = { "content-type": "application/json", accept };
  return fetch(url, { method: "POST", headers, body: JSON.stringify(body), signal: signal ?? null });
}

/** The events of a stream, as their names and data. */
function parse(text: string): [string, unknown][] {
  return text
    .split("\n\n")
    .filter((part) => part.startsWith("event: "))
    .map((part) => {
      const [, name = "", json = ""] = /^event: (\w+)\ndata: (.+)$/.exec(part) ?? [];
      return [name, JSON.parse(json)];
    });
}

const reply: Reply = {
  kind: "answer",
  locale: "en",
  message: "Yes: it is.",
  sources: [],
  suggestions: [],
  provider: "model",
};

/** Replies in three parts, as a model does, each after the signal that the test gives. */
function answerInParts(): { next(): void; signal(): AbortSignal | undefined } {
  let go: (() => void) | undefined;
  let given: AbortSignal | undefined;
  answer.mockImplementation(async (_services, _question, onText, signal) => {
    given = signal;
    for (const delta of ["Yes", ": it", " is."]) {
      await new Promise<void>((resolve, reject) => {
        go = resolve;
        signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      });
      onText?.(delta);
    }
    return reply;
  });
  return { next: () => go?.(), signal: () => given };
}

describe("a stream", () => {
  test("has parts as they are written, then the stored reply, uncached and unbuffered", async () => {
    const { next } = answerInParts();
    const userId = newVisitor();
    const response = await ask({ userId, message: "Is it?" });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const part = async () => (await reader?.read())?.value ?? "";
    for (const delta of ["Yes", ": it", " is."]) {
      expect(await read()).toEqual([]);
      next();
      // The last part and the end may arrive together.
      expect(parse(await part())[0]).toEqual(["text", { delta }]);
      await sleep(50);
    }
    await vi.waitFor(async () => expect(await read()).toHaveLength(2));
    expect((await read()).map(({ content }) => content)).toEqual(["Is it?", reply.message]);
  });

  test("of a built-in answer has no parts", async () => {
    const response = await ask({ userId: newVisitor(), message: "What is a unit?" });
    const events = parse(await response.text());
    const [stored] = await database
      .selectFrom("chat_messages")
      .selectAll()
      .where("role", "=", "assistant")
      .execute();
    expect(events).toMatchObject([
      ["done", { data: { id: stored?.id, message: stored?.content, provider: "built-in" } }],
    ]);
  });

  test("ends with the envelope when the reply fails, and nothing is stored", async () => {
    answer.mockRejectedValueOnce(new Error("secret detail"));
    const response = await ask({ userId: newVisitor(), message: "Is it?" });
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(parse(text)).toMatchObject([
      ["error", { success: false, data: null, errors: { code: "INTERNAL" } }],
    ]);
    expect(text).not.toContain("secret detail");
    expect(await read()).toEqual([]);
  });

  test.each([
    ["a wrong message", { message: "" }, 422],
    ["another's username", { userId: "willow" }, 403],
    ["an unknown conversation", { conversation: randomUUID() }, 404],
  ])("does not begin after %s", async (_, body, status) => {
    const response = await ask({ userId: newVisitor(), message: "Is it?", ...body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false });
  });
});

describe("a client that disconnects", () => {
  test.each([
    "text/event-stream",
    "application/json",
  ])("with %s stops the reply, leaves nothing, and may ask again at once", async (accept) => {
    const { next, signal } = answerInParts();
    const userId = newVisitor();
    const client = new AbortController();
    const asked = ask({ userId, message: "Is it?" }, client.signal, accept).catch(() => null);
    await vi.waitFor(() => expect(signal()).toBeDefined());
    next();
    await sleep(20);
    client.abort();
    await vi.waitFor(() => expect(signal()?.aborted).toBe(true));
    await asked;
    answer.mockReset();
    expect((await ask({ userId, message: "Hello" }, undefined, accept)).status).toBe(200);
    await vi.waitFor(async () => expect(await read()).toHaveLength(2));
    expect((await read())[0]?.content).toBe("Hello");
    expect(await database.selectFrom("chat_turns").selectAll().execute()).toEqual([]);
  });
});

test("a conversation that is deleted while its question is answered stays deleted", async () => {
  const userId = newVisitor();
  const first = await ask({ userId, message: "Hello" }, undefined, "application/json");
  const { conversation } = repliedSchema.parse(await first.json()).data;
  const { next } = answerInParts();
  const asked = ask({ userId, message: "Is it?", conversation });
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  await database.deleteFrom("chat_conversations").execute();
  const response = await asked;
  const text = response.text();
  for (let part = 0; part < 3; part++) {
    next();
    await sleep(20);
  }
  expect(parse(await text).at(-1)).toMatchObject([
    "error",
    { errors: { code: "CHAT_CONVERSATION_NOT_FOUND" } },
  ]);
  expect(await read()).toEqual([]);
});

test("a server that stops ends the reply", async () => {
  const stopped = await buildTestServer(database, {}, {}, undefined, undefined, true);
  const origin = await stopped.app.listen({ port: 0, host: "127.0.0.1" });
  const { signal } = answerInParts();
  const response = await fetch(`${origin}/api/chatbot`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ userId: newVisitor(), message: "Is it?" }),
  });
  await vi.waitFor(() => expect(signal()).toBeDefined());
  stopped.services.lifecycle.isStopping = true;
  const closing = stopped.app.close();
  expect(parse(await response.text())).toMatchObject([
    ["error", { errors: { code: "SERVICE_UNAVAILABLE" } }],
  ]);
  await closing;
  expect(await read()).toEqual([]);
});
