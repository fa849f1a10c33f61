import type { ChatHistory, ChatReply, ChatRequest } from "@canopy/shared/api/chat";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, networkError } from "../../../api/api-error.ts";
import { createChatStore } from "./chat-store.ts";

const visitor = "visitor-018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e43";
const conversation = "7b0f6a44-7c0e-4f5c-8a8e-0d6f0b8f1c01";
const noHistory: ChatHistory = { conversation: null, messages: [], conversations: [] };

function replyTo({ message }: ChatRequest): ChatReply {
  const text = `Reply to ${message}`;
  return {
    id: `id of ${message}`,
    conversation,
    kind: "answer",
    locale: "en",
    message: text,
    sources: [],
    suggestions: [],
    provider: "built-in",
  };
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

function setUp(history: ChatHistory | Error = noHistory, last: string | null | undefined = undefined) {
  const remembered = new Map<string, string | null>();
  const requests = {
    ask: vi.fn(async (request: ChatRequest, _onText: (delta: string) => void, _signal: AbortSignal) =>
      replyTo(request),
    ),
    history: vi.fn(async (_user: string, _conversation: string | undefined) => {
      if (history instanceof Error) throw history;
      return history;
    }),
    rate: vi.fn(async () => {}),
    remove: vi.fn(async () => {}),
  };
  const store = createChatStore({
    requests,
    now: Date.now,
    locale: () => "en",
    remembered: (user) => (remembered.has(user) ? remembered.get(user) : last),
    remember: (user, id) => void remembered.set(user, id),
  });
  const contents = () => store.getSnapshot().messages.map((message) => `${message.role}: ${message.content}`);
  return { store, requests, remembered, contents };
}

async function enter(chat: ReturnType<typeof setUp>): Promise<void> {
  chat.store.enter(visitor);
  await vi.advanceTimersByTimeAsync(0);
}

test("shows a question at once, and requests its reply 500 ms later", async () => {
  const chat = setUp();
  await enter(chat);
  expect(chat.store.send("  What is my box? \n")).toBe(true);
  expect(chat.contents()).toEqual(["user: What is my box?"]);
  expect(chat.store.getSnapshot().phase).toBe("sending");
  await vi.advanceTimersByTimeAsync(499);
  expect(chat.requests.ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(chat.requests.ask).toHaveBeenCalledWith(
    { userId: visitor, message: "What is my box?", locale: "en" },
    expect.any(Function),
    expect.any(AbortSignal),
  );
  expect(chat.contents()).toEqual(["user: What is my box?", "assistant: Reply to What is my box?"]);
  expect(chat.store.getSnapshot().conversations).toMatchObject([
    { id: conversation, title: "What is my box?" },
  ]);
  expect(chat.remembered.get(visitor)).toBe(conversation);
});

test("starts at most one send in 1000 ms, and loses none", async () => {
  const chat = setUp();
  await enter(chat);
  chat.store.send("One");
  await vi.advanceTimersByTimeAsync(600);
  expect(chat.store.send("Two")).toBe(true);
  await vi.advanceTimersByTimeAsync(899);
  expect(chat.requests.ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(chat.requests.ask).toHaveBeenCalledTimes(2);
  expect(chat.requests.ask.mock.lastCall?.[0]).toMatchObject({ message: "Two", conversation });
});

test("sends nothing blank, and nothing while another question is being answered", async () => {
  const chat = setUp();
  expect(chat.store.send("Too early")).toBe(false);
  await enter(chat);
  expect(chat.store.send(" \n\t ")).toBe(false);
  chat.store.send("One");
  expect(chat.store.send("Two")).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(chat.requests.ask).toHaveBeenCalledTimes(1);
});

test("collects what arrives, keeps it when the person stops, and retries", async () => {
  const chat = setUp();
  await enter(chat);
  let signal: AbortSignal | undefined;
  chat.requests.ask.mockImplementationOnce((_request, onText, given) => {
    signal = given;
    onText("Your ");
    onText("box");
    return new Promise((_, reject) => {
      given.addEventListener("abort", () => reject(given.reason));
    });
  });
  chat.store.send("What is my box?");
  await vi.advanceTimersByTimeAsync(500);
  expect(chat.store.getSnapshot().partial).toBe("Your box");
  chat.store.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(signal?.aborted).toBe(true);
  expect(chat.store.getSnapshot()).toMatchObject({ phase: "idle", partial: "" });
  expect(chat.contents()).toEqual(["user: What is my box?", "assistant: Your box"]);
  chat.store.retry();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(chat.contents()).toEqual(["user: What is my box?", "assistant: Reply to What is my box?"]);
});

test("stops before the request is sent", async () => {
  const chat = setUp();
  await enter(chat);
  chat.store.send("Never mind");
  await vi.advanceTimersByTimeAsync(300);
  chat.store.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(chat.requests.ask).not.toHaveBeenCalled();
});

test("shows an error as a bubble, which a retry replaces", async () => {
  const chat = setUp();
  await enter(chat);
  const error = networkError(new Error("offline"));
  chat.requests.ask.mockRejectedValueOnce(error);
  chat.store.send("What is my box?");
  await vi.advanceTimersByTimeAsync(500);
  expect(chat.store.getSnapshot().messages.at(-1)).toMatchObject({ isError: true, cause: "send", error });
  chat.store.retry();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(chat.contents()).toEqual(["user: What is my box?", "assistant: Reply to What is my box?"]);
});

test("loads the history of the user, and again after a failure", async () => {
  const chat = setUp(new ApiError({ status: 503 }));
  await enter(chat);
  expect(chat.store.getSnapshot().messages).toMatchObject([{ isError: true, cause: "history" }]);
  chat.requests.history.mockResolvedValueOnce({
    conversation,
    conversations: [{ id: conversation, title: "Fees", at: "2026-01-01T00:00:00.000Z" }],
    messages: [
      { id: "1", role: "user", content: "Fees", at: "", rating: null, sources: [], suggestions: [] },
      { id: "2", role: "assistant", content: "None", at: "", rating: "up", sources: [], suggestions: [] },
    ],
  });
  chat.store.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(chat.contents()).toEqual(["user: Fees", "assistant: None"]);
  expect(chat.store.getSnapshot().messages.at(-1)).toMatchObject({ id: "2", rating: "up" });
});

test("continues the conversation that was open, or the newest when it is gone", async () => {
  const chat = setUp(noHistory, conversation);
  chat.requests.history.mockRejectedValueOnce(
    new ApiError({ status: 404, errors: { code: "CHAT_CONVERSATION_NOT_FOUND" } }),
  );
  await enter(chat);
  expect(chat.requests.history.mock.calls.map(([, id]) => id)).toEqual([conversation, undefined]);
  expect(chat.contents()).toEqual([]);
});

test("keeps a new conversation new on the next page", async () => {
  const chat = setUp(
    {
      conversation,
      conversations: [{ id: conversation, title: "Fees", at: "2026-01-01T00:00:00.000Z" }],
      messages: [
        { id: "1", role: "user", content: "Fees", at: "", rating: null, sources: [], suggestions: [] },
      ],
    },
    null,
  );
  await enter(chat);
  expect(chat.store.getSnapshot()).toMatchObject({ conversation: null, messages: [] });
  expect(chat.store.getSnapshot().conversations).toHaveLength(1);
});

test("deletes the open conversation, and forgets it", async () => {
  const chat = setUp();
  await enter(chat);
  chat.store.send("Fees");
  await vi.advanceTimersByTimeAsync(500);
  await chat.store.remove(conversation);
  expect(chat.requests.remove).toHaveBeenCalledWith(visitor, conversation);
  expect(chat.store.getSnapshot()).toMatchObject({ conversation: null, messages: [], conversations: [] });
  expect(chat.remembered.get(visitor)).toBeNull();
});

test("takes a rating back that was not saved", async () => {
  const chat = setUp();
  await enter(chat);
  chat.store.send("Fees");
  await vi.advanceTimersByTimeAsync(500);
  chat.requests.rate.mockRejectedValueOnce(new ApiError({ status: 503 }));
  const rated = chat.store.rate("id of Fees", "down");
  expect(chat.store.getSnapshot().messages.at(-1)).toMatchObject({ rating: "down" });
  await expect(rated).rejects.toThrow();
  expect(chat.store.getSnapshot().messages.at(-1)).toMatchObject({ rating: null });
});

test("drops everything when another user enters, also a late reply", async () => {
  const chat = setUp();
  await enter(chat);
  chat.store.send("Fees");
  chat.store.enter("willow");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(chat.store.getSnapshot()).toMatchObject({ user: "willow", phase: "idle", messages: [] });
});
