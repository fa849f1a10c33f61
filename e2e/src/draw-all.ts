import type { Page } from "@playwright/test";

/** Has the browser style and lay out also what is far below its window, which it leaves out until it comes near. */
export async function drawAll(page: Page): Promise<void> {
  await page.addStyleTag({ content: ".skip-until-seen { content-visibility: visible }" });
}
