import type { Page } from "@playwright/test";
import { expect, test } from "../src/fixtures.ts";
import { readMails } from "../src/world/mail.ts";

/** The links in the mail to `email`, once it was sent: without their origin, as the private server may have sent it. */
async function mailedLinks(email: string) {
  let links: string[] = [];
  await expect
    .poll(async () => {
      const own = (await readMails()).find((mail) => mail.includes(`\nTo: ${email}`)) ?? "";
      const found = own.match(/http:\/\/\S+?#(?:confirm|unsubscribe)=[\w-]{43}/g) ?? [];
      links = [...new Set(found.map((link) => link.replace(new URL(link).origin, "")))];
      return links.length;
    })
    .toBe(2);
  const linkTo = (wish: string) => links.find((link) => link.includes(`#${wish}=`)) ?? "";
  return { confirm: linkTo("confirm"), unsubscribe: linkTo("unsubscribe") };
}

/** Opens a file without scripts: a navigation that changes only the fragment loads no page. */
async function leave(page: Page): Promise<void> {
  await page.goto("/robots.txt", { waitUntil: "commit" });
}

test("A visitor subscribes in the footer, confirms by mail and unsubscribes by mail", async ({
  page,
  problems,
}) => {
  // The last confirmation returns 404.
  problems.expect(/Failed to load resource/);
  await page.goto("/contact");
  const box = page.getByRole("contentinfo");
  await box.getByLabel("Email").fill("Ada@Friend.Example");
  await box.getByRole("button", { name: "Subscribe" }).click();
  const done = box.getByRole("status").filter({ hasText: "Check your inbox" });
  await expect(done).toBeVisible();
  await expect(done.locator("..")).toBeFocused();

  const links = await mailedLinks("ada@friend.example");
  await page.goto(links.confirm);
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await expect(page.getByText("Your subscription is confirmed.")).toBeVisible();

  await leave(page);
  await page.goto(links.unsubscribe);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("You are unsubscribed")).toBeVisible();

  await leave(page);
  await page.goto(links.confirm);
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await expect(page.getByRole("alert")).toContainText("This link is no longer valid");
});

test("The footer rejects an invalid address and sends nothing", async ({ page }) => {
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent++;
  });
  await page.goto("/fa/contact");
  const field = page.getByRole("contentinfo").getByLabel("ایمیل");
  await field.fill("ada@friend");
  await page.getByRole("contentinfo").getByRole("button", { name: "اشتراک" }).click();
  await expect(field).toHaveAccessibleDescription(/این نشانی ایمیل کامل نیست/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("ada@friend");
  expect(sent).toBe(0);
});

test("The newsletter page explains a missing link and a truncated one @long", async ({ page }) => {
  await page.goto("/newsletter");
  await expect(page.getByText("Open this page from a link in our emails.")).toBeVisible();
  await page.goto("/fa/newsletter");
  await expect(page.getByText("این صفحه را از پیوندی که در ایمیل ماست باز کنید.")).toBeVisible();
  await page.goto("/fa/newsletter?half#confirm=short");
  await expect(page.getByText("این پیوند کامل نیست.")).toBeVisible();
});
