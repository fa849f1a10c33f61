import { expect, type Locator, type Page } from "@playwright/test";

/** More than any page needs. */
const MAXIMUM_STOPS = 40;

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAXIMUM_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${target} is not reached within ${MAXIMUM_STOPS} presses of Tab`);
}
