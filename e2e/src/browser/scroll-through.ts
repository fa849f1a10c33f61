import { expect, type Locator, type Page } from "@playwright/test";

const WAITING_FOR_DATA = "[data-skeleton], [aria-busy=true]";
const LAZY = "[data-lazy]";

/** Milliseconds in which a page loads on a busy machine. `npm run screenshots` has no runner that sets a limit. */
const LOAD_LIMIT = 30_000;

/** Waits until no skeleton is left and nothing in the page is busy. Lazy parts load only when they are in view. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator(WAITING_FOR_DATA)).toHaveCount(0, { timeout: LOAD_LIMIT });
}

/** Scrolls down the page and back up, and waits until everything that loads on the way is rendered. */
export async function scrollThrough(page: Page): Promise<void> {
  // Parts that load can make the page longer.
  for (let top = 0, height = 1; top < height; ) {
    const step = await page.evaluate(scrollAndDraw, top);
    height = step.height;
    top += step.length;
  }
  for (const part of await page.locator(LAZY).all()) await scrollTo(part);
  await expectLoaded(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}

/**
 * Scrolls to a lazy part until it is rendered. A busy browser can draw no frame, and so report nothing as in view, until something
 * in the page changes: each attempt moves the page. `scrollIntoView` would also move the place from which Tab starts.
 */
async function scrollTo(part: Locator): Promise<void> {
  let shift = 0;
  await expect
    .poll(
      () => {
        shift = shift === 0 ? 40 : 0;
        return part.evaluate((element, distance) => {
          const lowest = document.documentElement.scrollHeight - window.innerHeight;
          const top = Math.min(lowest, window.scrollY + element.getBoundingClientRect().top - 100);
          window.scrollTo({ top: top - distance, behavior: "instant" });
          return element.hasAttribute("data-rendered");
        }, shift);
      },
      { timeout: LOAD_LIMIT },
    )
    .toBe(true);
}

/** Runs in the page. The height of the page, and how far to scroll next, both in pixels. */
async function scrollAndDraw(top: number): Promise<{ height: number; length: number }> {
  // A busy browser can skip frames of a page until something in it changes.
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 500);
    });
  window.scrollTo({ top, behavior: "instant" });
  // Intersection observers report after the next frame.
  await frame();
  await frame();
  return {
    height: document.documentElement.scrollHeight,
    length: Math.max(100, 0.9 * window.innerHeight),
  };
}
