import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../src/fixtures.ts";
import { worldAddress } from "../src/world.ts";

/** Subscribes `email`, and reads the links out of the mail that the server wrote. */
async function linksMailedTo(email: string, request: APIRequestContext) {
  const { origin, mailFolder } = worldAddress();
  const answer = await request.post(`${origin}/api/newsletter`, { data: { email, locale: "en" } });
  expect(answer.status()).toBe(200);
  let links: string[] = [];
  await expect
    .poll(async () => {
      const names = await readdir(mailFolder).catch(() => []);
      const mails = await Promise.all(names.map((name) => readFile(join(mailFolder, name), "utf8")));
      // Long lines are broken with "=" at their end, and "=" itself is written as "=3D" (quoted-printable).
      const plain = mails.map((mail) => mail.replace(/=\r?\n/g, "").replaceAll("=3D", "="));
      const own = plain.find((mail) => mail.includes(`To: ${email}`)) ?? "";
      links = [...new Set(own.match(/http:\/\/\S+?#(?:confirm|unsubscribe)=[\w-]{43}/g))];
      return links.length;
    })
    .toBe(2);
  const linkTo = (wish: string) => links.find((link) => link.includes(`#${wish}=`)) ?? "";
  return { confirm: linkTo("confirm"), unsubscribe: linkTo("unsubscribe") };
}

test("The links of a newsletter mail confirm an address and forget it, once the person says so", async ({
  page,
  problems,
  request,
}) => {
  // The last click is answered with 404.
  problems.expect(/Failed to load resource/);
  const links = await linksMailedTo("ada@friend.example", request);
  await page.goto(links.confirm);
  await page.getByRole("button", { name: "Confirm the subscription" }).click();
  await expect(page.getByText("Your subscription is confirmed.")).toBeVisible();

  await page.goto("/");
  await page.goto(links.unsubscribe);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("You are not subscribed any more")).toBeVisible();

  await page.goto("/");
  await page.goto(links.confirm);
  await page.getByRole("button", { name: "Confirm the subscription" }).click();
  await expect(page.getByRole("alert")).toContainText("This link is not valid any more");
});

test("The newsletter page without a link says where it comes from, in Persian too", async ({ page }) => {
  await page.goto("/newsletter");
  await expect(page.getByText("This page belongs to the links in our mails.")).toBeVisible();
  await page.goto("/fa/newsletter#confirm=short");
  await expect(page.getByText("این صفحه مال پیوندهای ایمیل‌های ماست.")).toBeVisible();
});
