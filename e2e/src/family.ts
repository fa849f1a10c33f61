import { expect, type Locator, type Page } from "@playwright/test";
import { expectLoaded } from "./scroll-through.ts";

/** Opens a page of the tree and waits until all of the tree is loaded. */
export async function openTree(page: Page, path = "/dashboard/family"): Promise<void> {
  await page.goto(path);
  await expect(page.locator("main canvas")).toBeVisible();
  await expectLoaded(page);
}

/** Opens a panel of the tree by the name of its button, which is also the name of its region. */
export async function openPanel(page: Page, name: string): Promise<Locator> {
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
  const panel = page.getByRole("region", { name, exact: true });
  await expect(panel).toBeVisible();
  return panel;
}
