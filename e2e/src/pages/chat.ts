import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { t } from "../translate.ts";

/** The parts of the chat's panel in the language of the running test. */
export function findChat(page: Page) {
  const panel = page.getByRole("dialog", { name: t("AI Support") });
  return {
    icon: page.getByRole("button", { name: t("AI Support"), exact: true }),
    panel,
    field: panel.getByRole("textbox", { name: t("Your question") }),
    send: panel.getByRole("button", { name: t("Send"), exact: true }),
    log: panel.getByRole("log"),
    /** Links of replies. The welcome has one too. */
    links: panel
      .getByRole("log")
      .getByRole("link")
      .filter({ hasNotText: t("Privacy") }),
    button: (message: string) => panel.getByRole("button", { name: t(message), exact: true }),
    waiting: panel.getByText(t("Looking for the answer…")),
    errors: panel.locator("[data-error]"),
  };
}

export type Chat = ReturnType<typeof findChat>;

/** Opens the chat, and waits until its history is loaded. */
export async function openChat(page: Page): Promise<Chat> {
  const chat = findChat(page);
  await chat.icon.click();
  await expect(chat.panel).toBeVisible();
  await expect(chat.log).toHaveAttribute("aria-live", "polite");
  return chat;
}

/** Types a question and sends it with Enter. */
export async function ask(field: Locator, question: string): Promise<void> {
  await field.fill(question);
  await field.press("Enter");
}
