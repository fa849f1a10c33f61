import { expect, type Page } from "@playwright/test";

/** How the server answers the question that waits. */
type Answer =
  | { readonly kind: "json"; readonly status: number; readonly body: object }
  | { readonly kind: "offline" }
  | { readonly kind: "stream" };

declare global {
  interface Window {
    /** The questions that the page sent, and the one that waits. */
    chatMock: {
      sent: unknown[];
      stopped: number;
      answer?: (answer: Answer) => void;
      write?: (event: string, data: object) => void;
    };
  }
}

/** The reply to a question, as the server sends it. */
export const toReply = (message: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  conversation: "7b0f6a44-7c0e-4f5c-8a8e-0d6f0b8f1c01",
  kind: "answer",
  locale: "en",
  message,
  sources: [],
  suggestions: [],
  provider: "built-in",
  ...more,
});

export interface MockedChat {
  /** How many questions the page has sent. */
  count(): Promise<number>;
  /** How many of them it stopped. */
  stopped(): Promise<number>;
  reply(message: string, more?: object): Promise<void>;
  fail(status: number, message: string, code?: string): Promise<void>;
  goOffline(): Promise<void>;
  /** Writes an event of a stream. */
  stream(event: "text" | "done", data: object): Promise<void>;
}

/** Answers the page's questions as the test says, also in parts: Playwright's routes answer only as a whole. */
export async function mockChat(page: Page): Promise<MockedChat> {
  await page.addInitScript(() => {
    const send = window.fetch;
    const mock: Window["chatMock"] = { sent: [], stopped: 0 };
    window.chatMock = mock;
    window.fetch = async (input, init) => {
      if (!String(input).endsWith("/api/chatbot")) return send(input, init);
      mock.sent.push(init?.body);
      // The page also aborts what has ended before.
      let isOver = false;
      const answer = await new Promise<Answer>((resolve, reject) => {
        mock.answer = resolve;
        init?.signal?.addEventListener("abort", () => {
          if (!isOver) mock.stopped += 1;
          reject(new DOMException("aborted", "AbortError"));
        });
      });
      isOver = answer.kind !== "stream";
      if (answer.kind === "offline") throw new TypeError("Failed to fetch");
      if (answer.kind === "json") {
        const headers = { "Content-Type": "application/json; charset=utf-8" };
        return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
      }
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const encoder = new TextEncoder();
          mock.write = (event, data) =>
            controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
          init?.signal?.addEventListener("abort", () => {
            delete mock.write;
            controller.error(new DOMException("aborted", "AbortError"));
          });
        },
      });
      return new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } });
    };
  });

  async function answer(given: Answer): Promise<void> {
    await expect.poll(() => page.evaluate(() => window.chatMock.answer !== undefined)).toBe(true);
    await page.evaluate((value) => {
      window.chatMock.answer?.(value);
      delete window.chatMock.answer;
      delete window.chatMock.write;
    }, given);
  }

  return {
    count: () => page.evaluate(() => window.chatMock.sent.length),
    stopped: () => page.evaluate(() => window.chatMock.stopped),
    reply: (message, more) =>
      answer({
        kind: "json",
        status: 200,
        body: { success: true, message: "", data: toReply(message, more), errors: null },
      }),
    fail: (status, message, code) =>
      answer({
        kind: "json",
        status,
        body: { success: false, message, data: null, errors: code === undefined ? null : { code } },
      }),
    goOffline: () => answer({ kind: "offline" }),
    async stream(event, data) {
      const isOpen = await page.evaluate(() => window.chatMock.write !== undefined);
      if (!isOpen) await answer({ kind: "stream" });
      await expect.poll(() => page.evaluate(() => window.chatMock.write !== undefined)).toBe(true);
      await page.evaluate(([name, content]) => window.chatMock.write?.(name, content), [
        event,
        data,
      ] as const);
    },
  };
}
