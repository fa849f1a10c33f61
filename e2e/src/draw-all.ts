import type { Page } from "@playwright/test";

/** Has the browser style and lay out also what is far below its window, which the page leaves for later. */
export async function drawAll(page: Page): Promise<void> {
  await page.addStyleTag({ content: ".skip-until-seen { content-visibility: visible }" });
}
