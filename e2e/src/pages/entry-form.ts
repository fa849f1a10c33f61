import { expect, type Locator, type Page } from "@playwright/test";
import { language } from "../translate.ts";
import { WALLET_NAME } from "../wallet/wallet.ts";
import { type Labels, labels } from "./labels.ts";

/** Opens the list of wallets and connects the test wallet. */
export async function connectWallet(page: Page, { connect }: Labels = labels[language()]): Promise<void> {
  await page.getByRole("button", { name: connect, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: WALLET_NAME }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** Connects the test wallet from inside a dialog that asks for it. */
export async function connectInDialog(page: Page): Promise<void> {
  await page
    .getByRole("dialog")
    .getByRole("button", { name: labels[language()].connect, exact: true })
    .click();
  await page.getByRole("button", { name: WALLET_NAME }).click();
}

/** Fills in the registration form and waits for the seat. */
export async function fillEntry(
  page: Page,
  entry: { username: string; sponsor: string },
  { username, sponsor, seat }: Labels = labels[language()],
): Promise<void> {
  await page.getByLabel(username, { exact: true }).fill(entry.username);
  await page.getByLabel(sponsor, { exact: true }).fill(entry.sponsor);
  await expect(page.getByText(seat)).toBeVisible();
}

/** The submit button of the registration form. */
export function payButton(page: Page, { pay }: Labels = labels[language()]): Locator {
  return page.getByRole("button", { name: pay });
}

/** Expects the dashboard of this member. */
export async function expectDashboard(page: Page, username: string): Promise<void> {
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { name: username })).toBeVisible();
}
