import type { Locator, Page } from "@playwright/test";
import { tabTo } from "../src/browser/keyboard.ts";
import { expect, test } from "../src/fixtures.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });
const toast = (page: Page) => toasts(page).getByRole("listitem");
const copy = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: "Copy the address" });
/** Opens a page and scrolls to its copy button. */
async function open(page: Page): Promise<void> {
  await page.goto("/contact");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(copy(page)).toBeVisible();
}
/** Waits for the next transition of an element from now on. The result is its property and duration. */
async function watchTransition(element: Locator): Promise<() => Promise<string>> {
  const watch = await element.evaluateHandle((target) => ({
    run: new Promise<string>((resolve) =>
      target.addEventListener("transitionrun", (event) => {
        if (event instanceof TransitionEvent)
          resolve(`${event.propertyName} ${getComputedStyle(target).transitionDuration}`);
      }),
    ),
  }));
  return () => watch.evaluate(({ run }) => run);
}

test.describe("A toast", () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
  });

  test("stays 4 seconds, fades for 300 ms, and is announced", async ({ page }) => {
    await open(page);
    await expect(toasts(page)).toHaveAttribute("aria-live", "polite");
    await page.clock.pauseAt(Date.now() + 10_000);
    await copy(page).click();
    await page.mouse.move(0, 0);
    await expect(toast(page)).toContainText("Copied");
    await page.clock.runFor(3_990);
    await expect(toast(page)).toBeVisible();
    await expect(toast(page)).toHaveCSS("opacity", "1");
    const fade = await watchTransition(toast(page));
    await page.clock.runFor(20);
    expect(await fade()).toBe("opacity 0.3s");
    // The toast is removed in a frame after the fade.
    await page.clock.resume();
    await expect(toast(page)).toHaveCount(0);
  });

  test("with a warning stays 4.5 seconds, and pauses on hover and focus @long", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new Error()) },
      });
    });
    await open(page);
    await page.clock.pauseAt(Date.now() + 10_000);
    await copy(page).click();
    await expect(toast(page)).toContainText("Your browser blocked copying.");
    await page.clock.runFor(4_000);
    await toast(page).hover();
    await page.clock.runFor(10_000);
    await tabTo(page, toast(page).getByRole("button", { name: "Close" }));
    await page.mouse.move(0, 0);
    await page.clock.runFor(10_000);
    await expect(toast(page)).toBeVisible();
    await copy(page).focus();
    await page.clock.runFor(450);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(100);
    await page.clock.runFor(300);
    await expect(toast(page)).toHaveCount(0);
  });

  test("loads its code with the first toast @long", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await open(page);
    expect(scripts.filter((url) => url.includes("ToastList"))).toEqual([]);
    await copy(page).click();
    await expect(toast(page)).toBeVisible();
    expect(scripts.filter((url) => url.includes("ToastList"))).not.toEqual([]);
  });
});
