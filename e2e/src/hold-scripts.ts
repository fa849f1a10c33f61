import type { Page } from "@playwright/test";

/** Keeps the page's code from coming, as a slow line does, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
