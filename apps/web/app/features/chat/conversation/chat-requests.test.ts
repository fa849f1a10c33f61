import { expect, test, vi } from "vitest";
import type { Posted } from "../../../api/post-for-events.ts";
import { readReply } from "./chat-requests.ts";

const reply = {
  id: "7b0f6a44-7c0e-4f5c-8a8e-0d6f0b8f1c01",
  conversation: "7b0f6a44-7c0e-4f5c-8a8e-0d6f0b8f1c02",
  kind: "answer",
  locale: "en",
  message: "Your box.",
  sources: [],
  suggestions: [],
  provider: "model",
};

const event = (type: string, data: unknown): Posted => ({
  event: { type, id: null, data: typeof data === "string" ? data : JSON.stringify(data) },
});

async function read(...parts: readonly Posted[]) {
  const onText = vi.fn<(delta: string) => void>();
  const posted = (async function* () {
    yield* parts;
  })();
  const result = await readReply(posted, onText).catch((error: unknown) => error);
  return { result, texts: onText.mock.calls.map(([text]) => text) };
}

test("passes on the parts of a streamed reply, and returns the whole", async () => {
  const { result, texts } = await read(
    event("text", { delta: "Your " }),
    event("text", { delta: "box." }),
    event("done", { data: reply }),
  );
  expect(texts).toEqual(["Your ", "box."]);
  expect(result).toEqual(reply);
});

test("reads a reply in JSON", async () => {
  const { result } = await read({ envelope: { success: true, data: reply } });
  expect(result).toEqual(reply);
});

test.each([
  [
    "the server's message",
    { envelope: { success: false, message: "Too many questions" } },
    "Too many questions",
  ],
  ["no message", { envelope: { success: false, message: "" } }, "Failed to send message"],
  ["no envelope", { envelope: {} }, "Failed to send message"],
  ["other data", { envelope: { success: true, data: { message: 1 } } }, "Failed to send message"],
  ["an error in the stream", event("error", { success: false, message: "Stopped" }), "Stopped"],
  ["a broken event", event("done", "{"), "Failed to send message"],
])("fails with %s", async (_, part, message) => {
  const { result } = await read(part);
  expect(result).toMatchObject({ name: "ApiError", message });
});

test("counts a stream that ends too early as no response", async () => {
  const { result } = await read(event("text", { delta: "Your " }));
  expect(result).toMatchObject({ name: "ApiError", status: 0 });
});
