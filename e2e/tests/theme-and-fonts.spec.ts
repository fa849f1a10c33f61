import type { Page } from "@playwright/test";
import { renderedFonts } from "../src/browser/rendered-fonts.ts";
import { expect, test } from "../src/fixtures.ts";
import { seededAccount } from "../src/wallet/accounts.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";

/** The colour of the browser's own parts, by the first tag that applies. */
function themeColor(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const tags = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
    return tags.find(({ media }) => window.matchMedia(media).matches)?.content;
  });
}

test("In Persian, the dashboard is set in Vazirmatn, and its charts have Persian digits @phone-long", async ({
  page,
  world,
}) => {
  await storeSession(page, await signIn(world.origin, seededAccount(0)));
  await page.addInitScript(() => localStorage.setItem("canopy-locale", "fa"));
  await page.goto("/dashboard");
  const rounds = page.getByRole("region", { name: "۳۰ دور اخیر شما" });
  const heading = rounds.getByRole("heading").first();
  await expect(heading).toBeVisible();
  // Spaces are in the Latin font.
  expect((await renderedFonts(page, heading))[0]).toBe("Vazirmatn");

  const figure = rounds.getByRole("figure");
  await expect(figure).toBeVisible();
  expect(await figure.innerText()).toMatch(/[۱-۹]/);
  expect(await figure.innerText()).not.toMatch(/[0-9]/);
});

test("The browser's own parts have the colour of the chosen theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about");
  const light = await themeColor(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await themeColor(page);
  expect(dark).not.toBe(light);

  await page.getByRole("banner").getByRole("button", { name: "Theme: system" }).click();
  expect(await themeColor(page)).toBe(light);
  await page.reload();
  await expect(page.getByRole("banner").getByRole("button", { name: "Theme: light" })).toBeVisible();
  expect(await themeColor(page)).toBe(light);
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByRole("banner").getByRole("button", { name: "Theme: light" }).click();
  expect(await themeColor(page)).toBe(dark);
  await page.getByRole("banner").getByRole("button", { name: "Theme: dark" }).click();
  expect(await themeColor(page)).toBe(light);
});
