import { joinPlan } from "@canopy/dev/test/member";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expect, test } from "../src/fixtures.ts";
import { ask, openChat } from "../src/pages/chat.ts";
import { language, localPath, t, tLike } from "../src/translate.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";
import { readMails } from "../src/world/mail.ts";

test("The chat answers from the documents on a public page, and continues on the next one @phone-persian", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(localPath("/about"));
  const chat = await openChat(page);
  await expect(chat.panel.getByRole("heading", { name: t("AI Support") })).toBeVisible();
  await expect(chat.log).toContainText(tLike("Hello! Ask me anything about"));
  await expect(chat.field).toBeFocused();
  await expect(chat.send).toBeDisabled();
  await expectAccessible(page);

  await chat.button("How do I withdraw?").click();
  const source = chat.links.first();
  await expect(source).toBeVisible();
  await expect(source).toHaveAttribute("target", "_blank");
  await expect(source).toHaveAttribute("rel", "noopener");
  await expect(chat.log).toContainText(language() === "fa" ? "برداشت" : "Withdraw");
  await chat.button("Copy the answer").click();
  await expect(chat.log.getByText(t("Copied"))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("POL");
  const saved = page.waitForResponse("**/api/chatbot/rating");
  await chat.button("Helpful").click();
  await saved;
  await expect(chat.button("Helpful")).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);

  await chat.button("Close the chat").click();
  await expect(chat.panel).toBeHidden();
  await expect(chat.icon).toBeFocused();

  await page.goto(localPath("/faq"));
  await openChat(page);
  await expect(chat.log.getByText(t("How do I withdraw?"), { exact: true })).toBeVisible();
  await expect(chat.button("Helpful")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(chat.panel).toBeHidden();
  await expect(chat.icon).toBeFocused();
});

test("In the dashboard, a member asks by name, keeps the conversation between pages, and reaches a person @phone-persian", async ({
  page,
  chain,
  world,
}, { project }) => {
  const member = await joinPlan(chain, world.plan);
  const session = await signIn(world.origin, member.account);
  await storeSession(page, session);
  await page.goto("/dashboard");
  const chat = await openChat(page);
  const sent = page.waitForRequest("**/api/chatbot");
  await ask(chat.field, t("What does joining cost?"));
  expect((await sent).postDataJSON()).toMatchObject({
    userId: session.user.username,
    message: t("What does joining cost?"),
    locale: language(),
  });
  await expect(chat.button("Copy the answer")).toBeVisible();
  if (project.name === "desktop") {
    // Next to the panel, the page is alive.
    await page.getByRole("link", { name: "History", exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/history/);
    await expect(chat.log.getByText(t("What does joining cost?"), { exact: true })).toBeVisible();
  }

  await chat.button("Talk to a person").click();
  await chat.button("Send to a person").click();
  const email = chat.panel.getByLabel(t("Email"));
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(t("Fill in this field."));
  await email.fill("ada@friend.example");
  await chat.panel.getByLabel(t("What should we know?")).fill(`Still open for ${project.name}`);
  await expectAccessible(page);
  await chat.button("Send to a person").click();
  await expect(chat.panel.getByText(tLike("Your request has the number"))).toBeVisible();
  await expect
    .poll(async () => (await readMails()).some((mail) => mail.includes(`Still open for ${project.name}`)))
    .toBe(true);

  await chat.button("Back to the chat").click();
  await expect(chat.field).toBeFocused();
  await chat.button("New conversation").click();
  await expect(chat.log.getByText(t("What does joining cost?"), { exact: true })).toHaveRole("button");
  await chat.button("Earlier conversations").click();
  await chat.panel
    .getByRole("button", { name: t("Delete: {title}", { title: t("What does joining cost?") }) })
    .click();
  await chat.button("Delete").click();
  await expect(chat.panel.getByText(t("There is no conversation yet."))).toBeVisible();
});
