import type { Locator, Page } from "@playwright/test";
import { tabTo } from "../src/browser/keyboard.ts";
import { renderOffscreen } from "../src/browser/render-offscreen.ts";
import { expect, test } from "../src/fixtures.ts";
import { advance, speedUpAnimations } from "../src/world/clock.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const heroSlides = [
  "A team plan you can check, leaf by leaf",
  "A chance, and its odds",
  "A bot that follows its rules",
  "A draw that anyone can check",
  "Rules that no one can rewrite",
  "Hero, the first rank",
  "Knight, who mentors Heroes",
];

/** Opens home, hydrated, with a clock that only the test moves and every carousel at its first slide. */
async function openHome(page: Page, path = "/"): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await speedUpAnimations(page);
  // Transitions of elements that the browser skips never end.
  await renderOffscreen(page);
  // Sections below the first screen hydrate when they come near.
  await page.locator("#risks").evaluate((part) => part.scrollIntoView({ behavior: "instant" }));
  await expect(page.getByRole("main").getByRole("status")).not.toBeEmpty();
  await page.clock.pauseAt(Date.now() + 60_000);
  await startAgain(page);
}

/** Shows the first slide of every carousel, with nothing that holds it. */
async function startAgain(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  // Tab starts at the header, not at the scroll position.
  await page.getByRole("banner").getByRole("link").first().focus();
  for (const tab of await page.getByRole("tablist").all()) {
    await tab.getByRole("tab").first().dispatchEvent("click");
  }
  await advance(page, 0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

const hero = (page: Page) => page.getByRole("region", { name: "What Canopy offers" });
const testimonials = (page: Page) => page.getByRole("region", { name: "What members say" });
const brands = (page: Page) => page.getByRole("region", { name: "Wallets and exchanges" });

/** Expects the slide with this number, from 1 on. A slide that fades out no longer counts. */
async function expectSlide(carousel: Locator, number: number): Promise<void> {
  await expect(carousel.getByRole("tab", { selected: true })).toHaveAccessibleName(
    new RegExp(`^Slide ${number} of `),
  );
}

/** Expects the keys to move from the first slide to the last one and back. */
async function expectArrowKeys(page: Page, keys: { forward: string; back: string }): Promise<void> {
  const tabs = page.getByRole("tablist").first().getByRole("tab");
  await tabTo(page, tabs.first());
  await page.keyboard.press(keys.back);
  await expect(tabs.nth(6)).toBeFocused();
  await expect(tabs.nth(6)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press(keys.forward);
  await expect(tabs.first()).toBeFocused();
}

// What moves a carousel and what holds it is tested in carousel.test.ts; here, that the page is wired to it.
test.describe("The hero slider", () => {
  test("moves on its own and by arrows, bullets and keys, and waits while it is held", async ({ page }) => {
    await openHome(page);

    await test.step("loops over seven slides, one every 5000 ms, with a cross-fade of 1000 ms", async () => {
      for (const [index, title] of heroSlides.entries()) {
        await expectSlide(hero(page), index + 1);
        await expect(hero(page).getByRole("heading", { name: title })).toBeVisible();
        await advance(page, 4_999);
        await expectSlide(hero(page), index + 1);
        await advance(page, 1);
      }
      await expectSlide(hero(page), 1);
      const panels = hero(page).locator("[role=tabpanel]");
      for (const panel of await panels.all()) {
        await expect(panel).toHaveCSS("transition-duration", "1s");
        await expect(panel).toHaveCSS("transition-property", /opacity/);
      }
      const boxes = await panels.evaluateAll((all) =>
        all.map((panel) => JSON.stringify(panel.getBoundingClientRect())),
      );
      expect(new Set(boxes).size, "slides lie on top of each other").toBe(1);
    });

    await test.step("keeps autoplay after an arrow or a bullet was used", async () => {
      await startAgain(page);
      await hero(page).getByRole("button", { name: "Previous slide" }).click();
      await expectSlide(hero(page), 7);
      await hero(page).getByRole("button", { name: "Next slide" }).click();
      await expectSlide(hero(page), 1);
      await hero(page)
        .getByRole("tab", { name: /^Slide 5 / })
        .click();
      await expect(hero(page).getByRole("tabpanel", { name: /^Slide 5 / })).toContainText(
        heroSlides[4] ?? "",
      );
      for (const bullet of await hero(page).getByRole("tab").all())
        expect((await bullet.boundingBox())?.width).toBeGreaterThanOrEqual(24);
      await page.mouse.move(0, 0);
      await advance(page, 5_000);
      await expectSlide(hero(page), 6);
    });

    await test.step("follows the arrow keys", async () => {
      await startAgain(page);
      await expectArrowKeys(page, { forward: "ArrowRight", back: "ArrowLeft" });
    });

    await test.step("shows screen readers one slide at a time, announced only while it is held", async () => {
      await startAgain(page);
      await expect(hero(page)).toHaveAttribute("aria-roledescription", "carousel");
      const live = hero(page).locator("[aria-live]");
      await expect(live).toHaveAttribute("aria-live", "off");
      await hero(page).hover();
      await expect(live).toHaveAttribute("aria-live", "polite");
      await hero(page).getByRole("button", { name: "Next slide" }).click();
      // Both slides are exposed until the fade ends.
      await expect(hero(page).getByRole("tabpanel", { name: /^Slide 1 of 7: / })).toHaveCount(0);
      await expect(hero(page).getByRole("tabpanel")).toHaveAccessibleName(/^Slide 2 of 7: /);
    });

    await test.step("waits on hover, on keyboard focus and on Pause, and moves on afterwards", async () => {
      await startAgain(page);
      await hero(page).hover();
      await advance(page, 20_000);
      await expectSlide(hero(page), 1);
      await page.mouse.move(0, 0);
      await advance(page, 5_000);
      await expectSlide(hero(page), 2);

      await tabTo(page, hero(page).getByRole("button", { name: "Pause" }));
      await advance(page, 20_000);
      await expectSlide(hero(page), 2);
      await page.keyboard.press("Shift+Tab");
      await advance(page, 5_000);
      await expectSlide(hero(page), 3);

      await hero(page).getByRole("button", { name: "Pause" }).click();
      await page.mouse.move(0, 0);
      await advance(page, 20_000);
      await expectSlide(hero(page), 3);
    });
  });

  test("follows the arrow keys from right to left @long", async ({ page }) => {
    await openHome(page, "/fa");
    await expectArrowKeys(page, { forward: "ArrowLeft", back: "ArrowRight" });
  });

  test("follows a swipe @phone-only @long", async ({ page }) => {
    await openHome(page);
    const panel = hero(page).locator("[role=tabpanel]").first();
    const finger = { pointerType: "touch", isPrimary: true, clientY: 300, bubbles: true };
    await panel.dispatchEvent("pointerdown", { ...finger, clientX: 300 });
    await panel.dispatchEvent("pointerup", { ...finger, clientX: 120 });
    await expectSlide(hero(page), 2);
  });
});

test("Testimonials change every 4000 ms and are samples; seven brands move by one every 3000 ms, and wait on hover and on Pause @long", async ({
  page,
}) => {
  await openHome(page);

  await test.step("testimonials", async () => {
    for (const number of [1, 2, 3]) {
      await expectSlide(testimonials(page), number);
      const panel = testimonials(page).getByRole("tabpanel", { name: new RegExp(`^Slide ${number} `) });
      await expect(panel.getByText("Sample", { exact: true })).toBeVisible();
      await advance(page, 4_000);
    }
    await expectSlide(testimonials(page), 1);
    await expect(testimonials(page).locator("[role=tabpanel]").first()).toHaveCSS(
      "transition-duration",
      "1s",
    );
  });

  await test.step("brands", async () => {
    const names = brands(page).getByRole("listitem");
    await expect(names).toHaveCount(7);
    const first = async () => {
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
      );
      const [list, ...items] = await Promise.all(
        [brands(page).getByRole("list"), ...(await names.all())].map((element) => element.boundingBox()),
      );
      return items.findIndex((item) => item && list && Math.abs(item.x - list.x) < 2);
    };
    const start = await first();
    for (const step of [1, 2, 3, 4, 5, 6, 7]) {
      await advance(page, 3_000);
      await expect.poll(first).toBe((start + step) % 7);
    }
    await brands(page).hover();
    await advance(page, 9_000);
    expect(await first()).toBe(start);
    await brands(page).getByRole("button", { name: "Pause" }).click();
    await page.mouse.move(0, 0);
    await advance(page, 9_000);
    expect(await first()).toBe(start);
  });
});

test.describe("With reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves by itself, there is no Pause, and the arrows still work @long", async ({ page }) => {
    await openHome(page);
    await advance(page, 60_000);
    await expectSlide(hero(page), 1);
    await expectSlide(testimonials(page), 1);
    await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0);
    await brands(page).scrollIntoViewIfNeeded();
    for (const name of await brands(page).getByRole("listitem").all()) {
      await expect(name).toBeInViewport({ ratio: 1 });
      await expect(name).toHaveCSS("opacity", "1");
    }
    await hero(page).getByRole("button", { name: "Next slide" }).click();
    await expectSlide(hero(page), 2);
  });
});
