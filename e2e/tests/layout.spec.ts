import { joinPlan } from "@canopy/dev/test/member";
import type { Page } from "@playwright/test";
import { expectFits } from "../src/browser/expect-fits.ts";
import { expectUsableZoomed, zoomed } from "../src/browser/expect-zoomed.ts";
import { holdScripts } from "../src/browser/hold-scripts.ts";
import { expectLoaded } from "../src/browser/scroll-through.ts";
import { expect, test } from "../src/fixtures.ts";
import { choosePages } from "../src/long-run.ts";
import { labels } from "../src/pages/labels.ts";
import { memberPages } from "../src/pages/member-pages.ts";
import { publicPages } from "../src/pages/public-pages.ts";
import { visit } from "../src/pages/visit.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";

async function expectFitsPhone(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectLoaded(page);
  await expectFits(page, [360, 320]);
}

test.describe("Every page", () => {
  for (const { language, paths, walk } of [
    { language: "English", paths: [...publicPages("en"), "/no-such-page"], walk: 0 },
    { language: "Persian", paths: [...publicPages("fa"), "/fa/no-such-page"], walk: 2 },
  ]) {
    // In one test, because most of a first visit is in fetching and compiling what all pages share.
    test(`in ${language} fits a phone @phone-only`, async ({ page, problems }) => {
      test.slow();
      problems.expect(/status of 404/);
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const path of choosePages(paths, { walk, walks: 5 })) {
        await test.step(path, async () => {
          await page.goto(path);
          await expectFitsPhone(page);
        });
      }
    });
  }

  test("of a member fits a phone, and a window at 400 % zoom @phone-only", async ({ page, chain, world }) => {
    test.slow();
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of choosePages(memberPages, { walk: 0, walks: 6 })) {
      await test.step(path, async () => {
        await visit(page, path);
        await expectFitsPhone(page);
        await expectFits(page, [zoomed.width], zoomed.height);
        await expectUsableZoomed(page);
      });
    }
    await test.step("dialogs", async () => {
      await visit(page, "/dashboard");
      for (const [name, open] of [
        ["More", () => page.getByRole("button", { name: "More", exact: true }).click()],
        ["Find a member", () => page.keyboard.press("/")],
      ] as const) {
        await open();
        await expect(page.getByRole("dialog", { name })).toBeVisible();
        const close = page.getByRole("dialog").getByRole("button", { name: "Close" });
        await expect(close).toBeInViewport({ ratio: 1 });
        await expectFits(page, [zoomed.width], zoomed.height);
        await close.click();
        await expect(page.getByRole("dialog")).toBeHidden();
      }
    });
  });

  test("that does not exist returns 404 with a link home", async ({ page, problems }) => {
    problems.expect(/status of 404/);
    const pages = [
      ["/fa/no-such-page", labels.fa.notFound, "/fa", "rtl"],
      ["/no-such-page", labels.en.notFound, "/", "ltr"],
    ] as const;
    for (const [path, said, home, direction] of choosePages(pages, { walk: 0, walks: 2 })) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { name: said })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("dir", direction);
      await page.getByRole("main").getByRole("link").click();
      await expect(page).toHaveURL(home);
    }
  });
});

test.describe("The mobile menu", () => {
  test("closes on Escape, after navigation, and when the window becomes 1024 px wide", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const open = page.getByRole("button", { name: "Open the menu" });
    const menu = page.getByRole("dialog");
    await open.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();

    await open.click();
    await page.setViewportSize({ width: 1_023, height: 844 });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1_024, height: 844 });
    await expect(menu).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await open.click();
    await menu.getByRole("link", { name: "Register" }).click();
    await expect(page).toHaveURL("/register");
    await expect(menu).toBeHidden();
  });

  test("opens after hydration when its button was pressed before @long", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const releaseScripts = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Open the menu" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    releaseScripts();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});
