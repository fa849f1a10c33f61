import { expect, type Locator, type Page } from "@playwright/test";
import { WALLET_NAME } from "./wallet.ts";

/** Opens the list of wallets and connects the test wallet. */
export async function connectWallet(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Connect a wallet", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: WALLET_NAME }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** Fills in the registration form, and waits until the plan has found a seat. */
export async function fillEntry(page: Page, entry: { username: string; sponsor: string }): Promise<void> {
  await page.getByLabel("Username", { exact: true }).fill(entry.username);
  await page.getByLabel("Sponsor", { exact: true }).fill(entry.sponsor);
  await expect(page.getByText(/^Below .* on the (left|right) leg$/)).toBeVisible();
}

/** The button that pays. */
export function payButton(page: Page): Locator {
  return page.getByRole("button", { name: "Register and pay" });
}

/** The dashboard of this member is open, and the browser holds their session. */
export async function expectDashboardOf(page: Page, username: string): Promise<void> {
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { name: username })).toBeVisible();
}
