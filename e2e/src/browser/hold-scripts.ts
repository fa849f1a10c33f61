import type { Page } from "@playwright/test";

/** Holds back the page's scripts, like a slow network, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
