import { newUsername } from "@canopy/dev/testing/member";
import { connectWallet, expectDashboardOf, fillEntry, payButton } from "../src/entry-form.ts";
import { expect, test } from "../src/fixtures.ts";
import { INDEX_BEHIND } from "../src/problems.ts";
import { words } from "../src/words.ts";

test.describe("In Persian, from right to left", () => {
  test.beforeEach(({ problems }) => problems.expect(INDEX_BEHIND));

  test("a person registers, and the dashboard goes on in Persian @phone", async ({ page, wallet }) => {
    const username = newUsername();
    await page.goto("/fa/register");
    const html = page.locator("html");
    await expect(html).toHaveAttribute("dir", "rtl");
    await expect(html).toHaveAttribute("lang", /^fa/);
    await connectWallet(page, words.fa);
    await fillEntry(page, { username, sponsor: "juniper" }, words.fa);
    await payButton(page, words.fa).click();

    await expectDashboardOf(page, username);
    await expect(html).toHaveAttribute("dir", "rtl");
    // What is Latin stays left to right.
    await expect(page.getByRole("heading", { name: username }).locator("bdi")).toHaveAttribute("dir", "ltr");
    await expect(page.getByText(wallet.address.slice(-4)).first()).toHaveAttribute("dir", "ltr");
    await page.reload();
    await expect(html).toHaveAttribute("dir", "rtl");

    await page.getByRole("button", { name: words.fa.logout }).click();
    await expect(page).toHaveURL("/fa/login");
  });

  test("the switch leads to the same page in the other language, and back", async ({ page }) => {
    await page.goto("/register?sponsor=willow");
    await page.getByRole("banner").getByRole("link", { name: "Language: فارسی" }).click();
    await expect(page).toHaveURL(/\/fa\/register\/?\?sponsor=willow$/);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByLabel(words.fa.sponsor, { exact: true })).toHaveValue("willow");
    await page
      .getByRole("banner")
      .getByRole("link", { name: /English/ })
      .click();
    await expect(page).toHaveURL(/\/register\/?\?sponsor=willow$/);
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  });
});
