import { expect, type Locator, type Page } from "@playwright/test";
import { expectLoaded } from "./scroll-through.ts";

/** Opens a page of the tree and waits until all of the tree is loaded. */
export async function openTree(page: Page, path = "/dashboard/family"): Promise<void> {
  await page.goto(path);
  await expect(page.locator("main canvas")).toBeVisible();
  await expectLoaded(page);
  await expect(page.getByText("loading the rest of the network")).toHaveCount(0);
  await expect(page.getByText("loading units and points")).toHaveCount(0);
}

/** The drawing, which takes keys. */
export function drawing(page: Page): Locator {
  return page.getByRole("application");
}

/** Opens a panel of the tree by the name of its button, which is also the name of its region. */
export async function openPanel(page: Page, name: string): Promise<Locator> {
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
  const panel = page.getByRole("region", { name, exact: true });
  await expect(panel).toBeVisible();
  return panel;
}

/** The card of a seat, or of a free seat. */
export function card(page: Page, title: string): Locator {
  return page.getByRole("region", { name: title, exact: true });
}

/** Expects that the selected seat is announced: its name, or other words at the beginning. */
export async function expectSelected(page: Page, words: string): Promise<void> {
  // Names in a text of the other direction are isolated.
  const announced = page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: new RegExp(`^\\W*${words}\\b`) });
  await expect(announced.first()).toBeAttached();
}

/** The value of a figure of a card, by its name. */
export function figure(panel: Locator, name: string | RegExp): Locator {
  return panel.locator("dl > div", { has: panel.page().getByText(name, { exact: true }) }).locator("dd");
}
