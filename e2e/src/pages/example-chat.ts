import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { ask, type Chat, openChat } from "./chat.ts";

const answer = [
  "A unit is **what a payment buys**, and a seat holds *at most five*:",
  "- each costs `20` USD, [paid in POL](/faq)\n- each counts once in both legs",
  "1. Open the page.\n2. Confirm in your wallet.",
].join("\n\n");

const stored = { at: "2026-01-02T03:04:05.000Z", rating: null, sources: [], suggestions: [] };

const history = {
  conversation: "7b0f6a44-7c0e-4f5c-8a8e-0d6f0b8f1c01",
  messages: [
    { ...stored, id: "7b0f6a44-7c0e-4f5c-8a8e-0d6f0b8f1c02", role: "user", content: "What is a unit?" },
    {
      ...stored,
      id: "7b0f6a44-7c0e-4f5c-8a8e-0d6f0b8f1c03",
      role: "assistant",
      content: answer,
      sources: [{ title: "What is a unit?", url: "/faq" }],
      suggestions: ["What is a point?"],
    },
  ],
  conversations: [],
};

/** Opens the chat with a conversation that has all that a reply can have, an error, and a question that waits. */
export async function openExampleChat(page: Page): Promise<Chat> {
  const success = { success: true, message: "", errors: null };
  await page.route("**/api/chatbot/history", (route) =>
    route.fulfill({ json: { ...success, data: history } }),
  );
  await page.route("**/api/chatbot/rating", (route) => route.fulfill({ json: { ...success, data: null } }));
  await page.route("**/api/chatbot", (route) =>
    route.fulfill({ json: { success: false, message: "", data: null, errors: null } }),
  );
  const chat = await openChat(page);
  await expect(chat.log.getByRole("listitem").first()).toBeVisible();
  await ask(chat.field, "And what is a point?");
  await expect(chat.errors).toBeVisible();
  // No one answers this one.
  await page.route("**/api/chatbot", () => undefined);
  await ask(chat.field, "Hello?");
  await expect(chat.waiting).toBeVisible();
  return chat;
}
