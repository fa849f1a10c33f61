import { joinPlan } from "@canopy/dev/test/member";
import { expectFits } from "../src/expect-fits.ts";
import { expect, test } from "../src/fixtures.ts";
import { holdScripts } from "../src/hold-scripts.ts";
import { labels } from "../src/labels.ts";
import { publicPaths } from "../src/public-pages.ts";
import { expectLoaded } from "../src/scroll-through.ts";
import { signIn, storeSession } from "../src/session.ts";

test.describe("Every page", () => {
  for (const path of [...publicPaths, "/no-such-page", "/fa/no-such-page", "/dashboard"]) {
    test(`fits a phone: ${path} @phone-only`, async ({ page, chain, world, problems }) => {
      problems.expect(/status of 404/);
      if (path === "/dashboard") {
        const member = await joinPlan(chain, world.plan);
        await storeSession(page, await signIn(world.origin, member.account));
      }
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectLoaded(page);
      await expectFits(page, [360, 320]);
    });
  }

  test("that does not exist returns 404 with a link home", async ({ page, problems }) => {
    problems.expect(/status of 404/);
    for (const [path, said, home, direction] of [
      ["/no-such-page", labels.en.notFound, "/", "ltr"],
      ["/fa/no-such-page", labels.fa.notFound, "/fa", "rtl"],
    ] as const) {
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

  test("opens after hydration when its button was pressed before", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const releaseScripts = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Open the menu" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    releaseScripts();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});
