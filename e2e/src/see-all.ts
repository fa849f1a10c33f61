import type { Page } from "@playwright/test";

/** Goes down the page and back up, and waits for what was asked for on the way: some parts come when they are seen. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { documentElement: root } = document;
    const go = async (top: number) => {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 60));
    };
    // Parts that come may make the page longer meanwhile.
    for (let top = 0; top < root.scrollHeight; top += 0.9 * window.innerHeight) await go(top);
    await go(0);
  });
  await page.waitForLoadState("networkidle");
}
