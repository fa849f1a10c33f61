import { openChat, reply } from "../src/chat.ts";
import { advance } from "../src/clock.ts";
import { expect, test } from "../src/fixtures.ts";
import { localPath } from "../src/translate.ts";

test("The chat waits 500 ms before a request and 1000 ms between sends, and sizes its text area @phone-persian", async ({
  page,
}) => {
  let requests = 0;
  await page.route("**/api/chatbot", (route) => {
    requests += 1;
    return reply(route, `Reply ${requests}`);
  });
  await page.clock.install();
  await page.goto(localPath("/about"));
  const chat = await openChat(page);
  await page.clock.pauseAt(Date.now() + 60_000);

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
  await advance(page, 1);
  expect(await height()).toBeGreaterThan(50);

  await chat.field.press("Enter");
  await expect(chat.field).toHaveValue("");
  expect(await height()).toBe(35);
  await expect(chat.field).toBeDisabled();
  await expect(chat.send).toBeDisabled();
  await expect(chat.waiting).toBeVisible();
  await advance(page, 499);
  expect(requests).toBe(0);
  await advance(page, 1);
  await expect(chat.log).toContainText("Reply 1");
  await expect(chat.waiting).toBeHidden();
  await expect(chat.field).toBeEnabled();

  await chat.field.fill("Three");
  await chat.field.press("Enter");
  await advance(page, 999);
  expect(requests).toBe(1);
  await advance(page, 1);
  await expect(chat.log).toContainText("Reply 2");
  expect(requests).toBe(2);
});
