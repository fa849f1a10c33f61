import type { Page } from "@playwright/test";

/** Makes the browser lay out and paint what `content-visibility` skips until it is near the viewport. */
export async function renderOffscreen(page: Page): Promise<void> {
  await page.addStyleTag({ content: ".skip-until-seen { content-visibility: visible }" });
}
