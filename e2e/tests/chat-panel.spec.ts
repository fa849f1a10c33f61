import { catalogue } from "@canopy/shared/error-catalogue";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expect, test } from "../src/fixtures.ts";
import { ask, type Chat, findChat } from "../src/pages/chat.ts";
import { type MockedChat, mockChat, toReply } from "../src/pages/mock-chat.ts";
import { language, localPath, t } from "../src/translate.ts";
import { seededAccount } from "../src/wallet/accounts.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";
import { advance } from "../src/world/clock.ts";

const places = [
  { name: "a public page", tag: "", path: () => localPath("/about"), isMember: false },
  { name: "the dashboard", tag: " @long", path: () => "/dashboard", isMember: true },
];

const noHistory = { conversation: null, messages: [], conversations: [] };

// In one test, because most of its time goes into the page.
for (const { name, tag, path, isMember } of places) {
  test(`On ${name}, the panel keeps its times, shows replies safely, and recovers from failures @phone-persian${tag}`, async ({
    page,
    world,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    if (isMember) await storeSession(page, await signIn(world.origin, seededAccount(0)));
    const mock = await mockChat(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto(path());
    const chat = findChat(page);
    await test.step("opens with a history that fails, then loads", () => openWithHistory(page, chat));
    await page.clock.pauseAt(Date.now() + 60_000);
    const send = async (question: string) => {
      await ask(chat.field, question);
      await advance(page, 1_500);
    };
    await test.step("waits, grows and scrolls", () => tryTimes(page, chat, mock));
    await test.step("shows Markdown and nothing else", () => tryMarkdown(page, chat, mock, send));
    await test.step("shows failures as error bubbles", () => tryFailures(page, chat, mock, send));
    await test.step("streams outside of the live region", () => tryStream(page, chat, mock, send));
    await test.step("leaves room for the on-screen keyboard", () => tryKeyboard(page, chat));
    await page.clock.resume();
    await expectAccessible(page, "[data-chat]");
  });
}

async function openWithHistory(page: Page, chat: Chat): Promise<void> {
  let fails = true;
  await page.route("**/api/chatbot/history", (route) => {
    const success = !fails;
    return route.fulfill({ json: { success, message: "", data: fails ? null : noHistory, errors: null } });
  });
  await chat.icon.click();
  await expect(chat.log).toContainText(
    t("We delete a conversation {days} days after its last message.", { days: 30 }),
  );
  await expect(chat.errors).toHaveText(t("Failed to load chat history"));
  fails = false;
  await chat.button("Retry").click();
  await expect(chat.errors).toHaveCount(0);
  await expect(chat.log).toHaveAttribute("aria-live", "polite");
  expect(await chat.panel.evaluate((panel) => getComputedStyle(panel).animationName)).toBe("none");
}

/** The mocked clock has fractions of milliseconds, so that a timer can be one late. */
async function tryTimes(page: Page, chat: Chat, mock: MockedChat): Promise<void> {
  const height = () => chat.field.evaluate((element) => element.getBoundingClientRect().height);
  expect(await height()).toBe(35);
  await chat.field.press("Enter");
  await chat.field.fill("   ");
  await expect(chat.send).toBeDisabled();
  await chat.field.press("Enter");
  await chat.field.fill("One");
  await advance(page, 100);
  await chat.field.press("Shift+Enter");
  await chat.field.pressSequentially("Two");
  await expect(chat.field).toHaveValue("One\nTwo");
  await advance(page, 99);
  expect(await height()).toBe(35);
  // The pause begins when the page has drawn the last letter, which can be after it has the value.
  const heightSoon = async () => {
    await advance(page, 2);
    return height();
  };
  await expect.poll(heightSoon).toBeGreaterThan(50);

  await chat.field.press("Enter");
  await expect(chat.field).toHaveValue("");
  await expect(chat.field).toHaveCSS("height", "35px");
  await expect(chat.field).toBeDisabled();
  await expect(chat.send).toBeDisabled();
  await expect(chat.waiting).toBeVisible();
  await advance(page, 499);
  expect(await mock.count()).toBe(0);
  await advance(page, 2);
  expect(await mock.count()).toBe(1);
  const area = chat.panel.getByRole("region", { name: t("Conversation") });
  const rest = () =>
    area.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  await mock.reply(Array.from({ length: 40 }, (_, line) => `Line ${line}`).join("\n\n"));
  await expect(chat.log).toContainText("Line 39");
  await expect(chat.waiting).toBeHidden();
  await expect(chat.field).toBeEnabled();
  await advance(page, 49);
  expect(await rest()).toBeGreaterThan(100);
  await advance(page, 2);
  expect(await rest()).toBeLessThan(2);

  await ask(chat.field, "Three");
  await advance(page, 946);
  expect(await mock.count()).toBe(1);
  await advance(page, 4);
  expect(await mock.count()).toBe(2);
  await mock.reply("Reply 2");
  await expect(chat.log).toContainText("Reply 2");
}

type Send = (question: string) => Promise<void>;

async function tryMarkdown(page: Page, chat: Chat, mock: MockedChat, send: Send): Promise<void> {
  await send("Hello <img src=x id=injected>\nسلام دوست من\nabc دفگ");
  await mock.reply(
    "**Bold** and [home](/) and [away](https://evil.example/a) [run](javascript:alert(1)) [data](data:text/html,x) <b id=injected>html</b> ![p](https://evil.example/p.png)\n\nاین یک پاراگراف فارسی است",
    {
      suggestions: ["What is my box?"],
      sources: [
        { title: "FAQ", url: "/faq" },
        { title: "Elsewhere", url: "https://evil.example/" },
      ],
    },
  );
  const lines = chat.log.locator("p", { hasText: /^(Hello <img src=x id=injected>|سلام دوست من|abc دفگ)$/ });
  await expect(lines).toHaveCount(3);
  expect(await lines.evaluateAll((all) => all.map((line) => line.getAttribute("dir")))).toEqual([
    "ltr",
    "rtl",
    "rtl",
  ]);
  await expect(chat.log.locator("strong")).toHaveText("Bold");
  await expect(chat.links).toHaveCount(2);
  expect(await chat.links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/",
    "/faq",
  ]);
  for (const link of await chat.links.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  }
  await expect(chat.log).toContainText("away (https://evil.example/a)");
  await expect(chat.log).toContainText("<b id=injected>html</b>");
  await expect(page.locator("#injected")).toHaveCount(0);
  await expect(chat.panel.locator("img")).toHaveCount(0);
  await expect(chat.log.locator("p", { hasText: "پاراگراف" })).toHaveAttribute("dir", "rtl");
  await expect(chat.log.getByText(t("Did you mean:"))).toBeVisible();
  await chat.panel.getByRole("button", { name: "What is my box?" }).click();
  await advance(page, 1_500);
  await mock.reply("A reply to the suggestion.");
  await expect(chat.log).toContainText("A reply to the suggestion.");
  await expect(chat.log.getByText(t("Did you mean:"))).toHaveCount(0);
}

async function tryFailures(page: Page, chat: Chat, mock: MockedChat, send: Send): Promise<void> {
  const retry = async () => {
    await chat.button("Retry").click();
    await advance(page, 1_500);
  };
  await send("Is it?");
  await mock.goOffline();
  await expect(chat.errors).toHaveText(t("Could not connect to the server."));
  await retry();
  await mock.fail(200, "");
  await expect(chat.errors).toHaveText(t("Failed to send message"));
  await retry();
  await mock.fail(200, "Closed today");
  await expect(chat.errors).toHaveText(language() === "fa" ? t("Failed to send message") : "Closed today");
  await retry();
  await mock.fail(429, "Too many", "TOO_MANY_REQUESTS");
  await expect(chat.errors).toHaveText(catalogue.TOO_MANY_REQUESTS[language()]);
  await expect(chat.field).toBeEnabled();
  await retry();
  await mock.reply("All is well.");
  await expect(chat.log).toContainText("All is well.");
  await expect(chat.errors).toHaveCount(0);
}

async function tryStream(page: Page, chat: Chat, mock: MockedChat, send: Send): Promise<void> {
  await send("What is a point?");
  await mock.stream("text", { delta: "A **point** is " });
  await expect(chat.panel.locator("strong", { hasText: "point" })).toBeVisible();
  await expect(chat.log).not.toContainText("A point is");
  await mock.stream("text", { delta: "one pair." });
  await expect(chat.panel).toContainText("A point is one pair.");
  await chat.button("Stop").click();
  await expect(chat.log).toContainText(t("You stopped this answer. It is not saved."));
  await expect(chat.log).toContainText("A point is one pair.");
  expect(await mock.stopped()).toBe(1);
  await chat.button("Retry").click();
  await expect(chat.log).not.toContainText("A point is one pair.");
  await advance(page, 1_500);
  await mock.stream("text", { delta: "Provisional" });
  await expect(chat.panel).toContainText("Provisional");
  await mock.stream("done", { data: toReply("A pair of units.", { provider: "model" }) });
  await expect(chat.log).toContainText("A pair of units.");
  await expect(chat.panel).not.toContainText("Provisional");
  await expect(chat.log.getByText("What is a point?", { exact: true })).toHaveCount(1);
}

/** The panel fills what the keyboard leaves of a phone's window, with the text area in it. */
async function tryKeyboard(page: Page, chat: Chat): Promise<void> {
  await page.setViewportSize({ width: 390, height: 700 });
  await expect.poll(() => chat.panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
  const show = (part: { height: number; offsetTop: number } | null) =>
    page.evaluate((values) => {
      const { visualViewport } = window;
      for (const key of ["height", "offsetTop"] as const) {
        if (values === null) Reflect.deleteProperty(visualViewport ?? {}, key);
        else Object.defineProperty(visualViewport, key, { value: values[key], configurable: true });
      }
      visualViewport?.dispatchEvent(new Event("resize"));
    }, part);
  // A browser that still resizes the window reports another scale, at which the panel stays.
  const boxWith = async (part: Parameters<typeof show>[0]) => {
    await show(part);
    return chat.panel.boundingBox();
  };
  await expect
    .poll(() => boxWith({ height: 330, offsetTop: 40 }))
    .toEqual({ x: 0, y: 40, width: 390, height: 330 });
  const field = await chat.field.boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(370);
  const region = await chat.panel.getByRole("region", { name: t("Conversation") }).boundingBox();
  expect(region?.height).toBeGreaterThan(120);
  await expect.poll(() => boxWith(null)).toEqual({ x: 0, y: 0, width: 390, height: 700 });
}
