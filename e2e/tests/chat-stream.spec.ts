import type { Page } from "@playwright/test";
import { ask, openChat } from "../src/chat.ts";
import { expect, test } from "../src/fixtures.ts";
import { localPath, t } from "../src/translate.ts";

declare global {
  interface Window {
    /** Writes an event to the reply that the page waits for; null ends it. */
    writeEvent(event: string, data: object): void;
    stopped: number;
  }
}

/** Lets the test write the events of replies: Playwright's routes answer only as a whole. */
async function streamReplies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.stopped = 0;
    window.fetch = async (input, init) => {
      if (!String(input).endsWith("/api/chatbot")) return send(input, init);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const encoder = new TextEncoder();
          window.writeEvent = (event, data) =>
            controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
          init?.signal?.addEventListener("abort", () => {
            window.stopped += 1;
            controller.error(new DOMException("aborted", "AbortError"));
          });
        },
      });
      return new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } });
    };
  });
}

const write = async (page: Page, event: string, data: object) => {
  await page.waitForFunction(() => typeof window.writeEvent === "function");
  await page.evaluate(([name, content]) => window.writeEvent(name, content), [event, data] as const);
};

test("A streamed reply arrives outside of the live region, and can be stopped and retried @phone-persian", async ({
  page,
}) => {
  await streamReplies(page);
  await page.goto(localPath("/about"));
  const chat = await openChat(page);
  await ask(chat.field, "What is a point?");
  await write(page, "text", { delta: "A **point** is " });
  await expect(chat.panel.locator("strong")).toHaveText("point");
  await expect(chat.log).not.toContainText("A point is");
  await write(page, "text", { delta: "one pair." });
  await expect(chat.panel).toContainText("A point is one pair.");
  await chat.button("Stop").click();
  await expect(chat.log).toContainText(t("You stopped this answer. It is not saved."));
  await expect(chat.log).toContainText("A point is one pair.");
  expect(await page.evaluate(() => window.stopped)).toBe(1);

  await page.evaluate(() => Reflect.deleteProperty(window, "writeEvent"));
  await chat.button("Retry").click();
  await expect(chat.log).not.toContainText("A point is one pair.");
  await write(page, "text", { delta: "Provisional" });
  await expect(chat.panel).toContainText("Provisional");
  await write(page, "done", {
    data: {
      id: "7b0f6a44-7c0e-4f5c-8a8e-0d6f0b8f1c02",
      conversation: "7b0f6a44-7c0e-4f5c-8a8e-0d6f0b8f1c01",
      kind: "answer",
      locale: "en",
      message: "A pair of units.",
      sources: [],
      suggestions: [],
      provider: "model",
    },
  });
  await expect(chat.log).toContainText("A pair of units.");
  await expect(chat.panel).not.toContainText("Provisional");
  await expect(chat.log.getByText("What is a point?", { exact: true })).toHaveCount(1);
});
