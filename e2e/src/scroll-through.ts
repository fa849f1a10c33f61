import { expect, type Page } from "@playwright/test";

/** What still waits for code or data: lazy parts, skeletons and running work. */
const UNFINISHED = "[data-lazy]:not([data-rendered]), [data-skeleton], [aria-busy=true]";

/** Scrolls down the page and back up, and waits until everything that loads on the way is rendered. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { documentElement: root } = document;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const scroll = async (top: number) => {
      window.scrollTo({ top, behavior: "instant" });
      // Intersection observers report after the next frame.
      await frame();
      await frame();
    };
    // Parts that load can make the page longer.
    for (let top = 0; top < root.scrollHeight; top += 0.9 * window.innerHeight) await scroll(top);
  });
  await expect(page.locator(UNFINISHED)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}
