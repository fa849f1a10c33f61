import type { Locator, Page } from "@playwright/test";
import { pass } from "../src/clock.ts";
import { drawAll } from "../src/draw-all.ts";
import { expect, test } from "../src/fixtures.ts";
import { tabTo } from "../src/keyboard.ts";

const heroSlides = [
  "A team plan you can check, leaf by leaf",
  "A chance, told with its odds",
  "A bot that keeps to its rules",
  "A draw that anyone can check",
  "Rules that nobody can rewrite",
  "Hero, the first rank",
  "Knight, who brings up Heroes",
];

/** Opens home with a clock that only the test moves, once its code runs. */
async function openHome(page: Page, path = "/"): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  // A fade that nobody can see would wait for ever.
  await drawAll(page);
  // What is below the first screen comes alive when it is about to be seen, and counts with the clock that runs.
  await page.locator("#risks").evaluate((part) => part.scrollIntoView({ behavior: "instant" }));
  await expect(page.getByRole("main").getByRole("status")).not.toBeEmpty();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  // Tab starts from the head of the page, and not from where it was scrolled to.
  await page.getByRole("banner").getByRole("link").first().focus();
  // Whatever moved until the clock stood still: from here on every test starts at the first slide.
  for (const tab of await page.getByRole("tablist").all()) {
    await tab.getByRole("tab").first().dispatchEvent("click");
  }
  // Fades go by the true clock, and one that is turned round is shorter than a whole one.
  await pass(page, 0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

const hero = (page: Page) => page.getByRole("region", { name: "What Canopy offers" });
const testimonials = (page: Page) => page.getByRole("region", { name: "What members say" });
const brands = (page: Page) => page.getByRole("region", { name: "Wallets and exchanges" });

/** The number of the slide that is shown, from 1 on; the one that fades out no longer counts. */
const shown = (carousel: Locator) => carousel.getByRole("tab", { selected: true });

async function expectSlide(carousel: Locator, number: number): Promise<void> {
  await expect(shown(carousel)).toHaveAccessibleName(new RegExp(`^Slide ${number} of `));
}

test.describe("The hero slider", () => {
  test("shows seven slides in a loop, one every 5000 ms, each fading for 1000 ms", async ({ page }) => {
    await openHome(page);
    for (const [index, title] of heroSlides.entries()) {
      await expectSlide(hero(page), index + 1);
      await expect(hero(page).getByRole("heading", { name: title })).toBeVisible();
      await pass(page, 4_999);
      await expectSlide(hero(page), index + 1);
      await pass(page, 1);
    }
    await expectSlide(hero(page), 1);
    for (const panel of await hero(page).locator("[role=tabpanel]").all()) {
      await expect(panel).toHaveCSS("transition-duration", "1s");
      await expect(panel).toHaveCSS("transition-property", /opacity/);
    }
  });

  test("fades both slides at once, over one another", async ({ page }) => {
    await openHome(page);
    await hero(page)
      .getByRole("tab", { name: /^Slide 4 / })
      .dispatchEvent("click");
    await pass(page, 0);
    const fades = await hero(page).evaluate((region) =>
      region
        .getAnimations({ subtree: true })
        .filter((fade) => fade instanceof CSSTransition && fade.transitionProperty === "opacity")
        .map(({ effect }) => effect?.getTiming().duration),
    );
    expect(fades).toEqual([1_000, 1_000]);
    const boxes = await hero(page)
      .locator("[role=tabpanel]")
      .evaluateAll((panels) => panels.map((panel) => JSON.stringify(panel.getBoundingClientRect())));
    expect(new Set(boxes).size).toBe(1);
  });

  test("waits while the mouse is over it, and goes on when it leaves", async ({ page }) => {
    await openHome(page);
    await hero(page).hover();
    await pass(page, 20_000);
    await expectSlide(hero(page), 1);
    await page.mouse.move(0, 0);
    await pass(page, 4_999);
    await expectSlide(hero(page), 1);
    await pass(page, 1);
    await expectSlide(hero(page), 2);
  });

  test("waits while the keyboard's focus is in it, and goes on when it leaves", async ({ page }) => {
    await openHome(page);
    await tabTo(page, hero(page).getByRole("button", { name: "Pause" }));
    await pass(page, 20_000);
    await expectSlide(hero(page), 1);
    await page.keyboard.press("Shift+Tab");
    await pass(page, 5_000);
    await expectSlide(hero(page), 2);
  });

  test("stops at its button, which also lets it go on", async ({ page }) => {
    await openHome(page);
    await hero(page).getByRole("button", { name: "Pause" }).click();
    await page.mouse.move(0, 0);
    await pass(page, 20_000);
    await expectSlide(hero(page), 1);
    await hero(page).getByRole("button", { name: "Let it move" }).click();
    await page.mouse.move(0, 0);
    await pass(page, 5_000);
    await expectSlide(hero(page), 2);
  });

  test("goes to and fro with its arrows, and moves by itself afterwards", async ({ page }) => {
    await openHome(page);
    await hero(page).getByRole("button", { name: "Previous slide" }).click();
    await expectSlide(hero(page), 7);
    await hero(page).getByRole("button", { name: "Next slide" }).click();
    await hero(page).getByRole("button", { name: "Next slide" }).click();
    await expectSlide(hero(page), 2);
    await page.mouse.move(0, 0);
    await pass(page, 5_000);
    await expectSlide(hero(page), 3);
  });

  test("shows the slide of a bullet, counts 5000 ms from there, and draws nearer bullets larger", async ({
    page,
  }) => {
    await openHome(page);
    await pass(page, 3_000);
    await hero(page)
      .getByRole("tab", { name: /^Slide 5 / })
      .click();
    await expect(hero(page).getByRole("tabpanel", { name: /^Slide 5 / })).toContainText(
      "Rules that nobody can rewrite",
    );
    await page.mouse.move(0, 0);
    await pass(page, 4_999);
    await expectSlide(hero(page), 5);
    const widths = await hero(page)
      .getByRole("tab")
      .evaluateAll(async (tabs) => {
        await Promise.all(
          tabs.flatMap((tab) => tab.getAnimations({ subtree: true }).map(({ finished }) => finished)),
        );
        return tabs.map((tab) => tab.firstElementChild?.getBoundingClientRect().width ?? 0);
      });
    expect(widths.toSorted((a, b) => a - b).at(-1)).toBe(widths[4]);
    expect(widths[3]).toBeGreaterThan(widths[2] ?? 0);
    expect(widths[2]).toBeGreaterThan(widths[1] ?? 0);
    for (const box of await hero(page).getByRole("tab").all()) {
      expect((await box.boundingBox())?.width).toBeGreaterThanOrEqual(24);
    }
  });

  for (const [path, forward, back] of [
    ["/", "ArrowRight", "ArrowLeft"],
    ["/fa", "ArrowLeft", "ArrowRight"],
  ] as const) {
    test(`is turned by arrow keys on ${path}`, async ({ page }) => {
      await openHome(page, path);
      const tabs = page.getByRole("tablist").first().getByRole("tab");
      await tabTo(page, tabs.first());
      await page.keyboard.press(back);
      await expect(tabs.nth(6)).toBeFocused();
      await expect(tabs.nth(6)).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press(forward);
      await page.keyboard.press(forward);
      await expect(tabs.nth(1)).toBeFocused();
      await page.keyboard.press("End");
      await expect(tabs.nth(6)).toBeFocused();
      await page.keyboard.press("Home");
      await expect(tabs.first()).toBeFocused();
    });
  }

  test("is a carousel for a screen reader: one slide at a time, silent while it moves by itself", async ({
    page,
  }) => {
    await openHome(page);
    await expect(hero(page)).toHaveAttribute("aria-roledescription", "carousel");
    const live = hero(page).locator("[aria-live]");
    await expect(live).toHaveAttribute("aria-live", "off");
    await hero(page).hover();
    await expect(live).toHaveAttribute("aria-live", "polite");
    await expect(hero(page).getByRole("tabpanel")).toHaveCount(1);
    await expect(hero(page).getByRole("tabpanel")).toHaveAccessibleName(/^Slide 1 of 7: /);
    await hero(page).getByRole("button", { name: "Next slide" }).click();
    await expect(hero(page).getByRole("tabpanel", { name: /^Slide 2 of 7: / })).toBeVisible();
    // Two while they fade.
    await expect(hero(page).getByRole("tabpanel")).toHaveCount(1);
    await expect(hero(page).getByRole("tabpanel")).toHaveAccessibleName(/^Slide 2 of 7: /);
  });

  test("is turned by a finger @phone", async ({ page, isMobile }) => {
    test.skip(!isMobile, "a mouse does not swipe");
    await openHome(page);
    // Whichever slide is touched, two of them while they fade: the carousel around them turns.
    const panel = hero(page).locator("[role=tabpanel]").first();
    const swipe = async (from: number, to: number) => {
      const finger = { pointerType: "touch", isPrimary: true, clientY: 300, bubbles: true };
      await panel.dispatchEvent("pointerdown", { ...finger, clientX: from });
      await panel.dispatchEvent("pointerup", { ...finger, clientX: to });
    };
    await swipe(300, 120);
    await expectSlide(hero(page), 2);
    await swipe(120, 300);
    await expectSlide(hero(page), 1);
  });
});

test.describe("The other sliders", () => {
  test("testimonials change every 4000 ms, fade for 1000 ms, and say that they are samples", async ({
    page,
  }) => {
    await openHome(page);
    for (const number of [1, 2, 3]) {
      await expectSlide(testimonials(page), number);
      const panel = testimonials(page).getByRole("tabpanel", { name: new RegExp(`^Slide ${number} `) });
      await expect(panel.getByText("Sample", { exact: true })).toBeVisible();
      await pass(page, 3_999);
      await expectSlide(testimonials(page), number);
      await pass(page, 1);
    }
    await expectSlide(testimonials(page), 1);
    await expect(testimonials(page).locator("[role=tabpanel]").first()).toHaveCSS(
      "transition-duration",
      "1s",
    );
  });

  test("seven wallets and exchanges move on by one every 3000 ms, and wait on hover and at their button", async ({
    page,
  }) => {
    await openHome(page);
    const names = brands(page).getByRole("listitem");
    await expect(names).toHaveCount(7);
    const first = async () => {
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
      );
      const [list, ...items] = await Promise.all(
        [brands(page).getByRole("list"), ...(await names.all())].map((element) => element.boundingBox()),
      );
      return items.findIndex(
        (item) => item !== null && list !== null && Math.abs(item.x - (list?.x ?? 0)) < 2,
      );
    };
    const start = await first();
    for (const step of [1, 2, 3, 4, 5, 6, 7]) {
      await pass(page, 2_999);
      expect(await first()).toBe((start + step - 1) % 7);
      await pass(page, 1);
      await expect.poll(first).toBe((start + step) % 7);
    }
    await brands(page).hover();
    await pass(page, 9_000);
    expect(await first()).toBe(start);
    await brands(page).getByRole("button", { name: "Pause" }).click();
    await page.mouse.move(0, 0);
    await pass(page, 9_000);
    expect(await first()).toBe(start);
  });
});

test.describe("Who asked for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("sees nothing move, has nothing to pause, and turns the slides by hand", async ({ page }) => {
    await openHome(page);
    await pass(page, 60_000);
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
    await pass(page, 60_000);
    await expectSlide(hero(page), 2);
  });
});
