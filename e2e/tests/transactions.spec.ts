import { joinPlan, newUsername } from "@canopy/dev/test/member";
import type { Page } from "@playwright/test";
import { connectWallet, expectDashboard, fillEntry, payButton } from "../src/entry-form.ts";
import { expect, test } from "../src/fixtures.ts";
import { INDEX_BEHIND } from "../src/page-problems.ts";
import { readName } from "../src/read-plan.ts";
import { waitForPool } from "../src/wait-for-pool.ts";
import { newAccount, TestWallet } from "../src/wallet.ts";

/** Milliseconds, longer than a page waits for a confirmation before it offers to check again. */
const AFTER_TIMEOUT = 121_000;

/** Submits the registration form and waits until its transaction is sent. */
async function sendEntry(page: Page, entry: { username: string; sponsor: string }): Promise<void> {
  await page.goto("/register");
  await connectWallet(page);
  await fillEntry(page, entry);
  await payButton(page).click();
  await expect(page.getByText("Sent. Waiting for a block.")).toBeVisible();
}

/** Milliseconds, longer than a page waits for the wallet before it offers to start again. */
const AFTER_SILENCE = 16_000;

test.describe("A wallet that does not answer", () => {
  test.beforeEach(({ problems }) => problems.expect(INDEX_BEHIND));

  test("can be asked again, and a late confirmation of the first request counts", async ({
    page,
    wallet,
    sponsor,
  }) => {
    const username = newUsername();
    await page.clock.install();
    const asked = wallet.silence("eth_sendTransaction");
    await page.goto("/register");
    await connectWallet(page);
    await fillEntry(page, { username, sponsor });
    await payButton(page).click();
    await asked;
    const startAgain = page.getByRole("button", { name: "Start again" });
    await expect(startAgain).toBeHidden();
    await page.clock.fastForward(AFTER_SILENCE);
    await startAgain.click();
    await expect(page.getByText("You can start again")).toBeVisible();
    await expect(page.getByLabel("Username", { exact: true })).toHaveValue(username);

    wallet.answer();
    await expectDashboard(page, username);
    expect(wallet.sent).toBe(1);
  });

  test("and switches accounts is reported, and so is a late confirmation of the old account", async ({
    page,
    wallet,
    chain,
    world,
    sponsor,
  }) => {
    const username = newUsername();
    const { address } = wallet;
    const asked = wallet.silence("eth_sendTransaction");
    await page.goto("/register");
    await connectWallet(page);
    await fillEntry(page, { username, sponsor });
    await payButton(page).click();
    await asked;
    await wallet.changeAccount(newAccount());
    const notice = page.getByRole("status").filter({ hasText: "Your wallet switched accounts" });
    await expect(notice).toContainText(address.slice(0, 6));
    await expect(page.getByLabel("Username", { exact: true })).toHaveValue(username);

    wallet.answer();
    await expect(page.getByText(/^The transaction of account 0x\S+ was mined\.$/)).toBeVisible();
    await expect(notice).toBeHidden();
    expect(await readName(chain, world.plan, address)).toBe(username);
  });

  test("can be asked again for a signature", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
    await page.clock.install();
    const asked = wallet.silence("personal_sign");
    await page.goto("/login");
    await connectWallet(page);
    await page.getByRole("button", { name: "Sign in" }).click();
    await asked;
    await page.clock.fastForward(AFTER_SILENCE);
    wallet.speak();
    await page.getByRole("button", { name: "Ask again" }).click();
    await expectDashboard(page, member.username);
  });
});

test.describe("A registration that was sent", () => {
  test.beforeEach(({ problems }) => problems.expect(INDEX_BEHIND));

  test("and reverts is shown as refused, and can be retried", async ({
    page,
    wallet,
    chain,
    world,
    sponsor,
  }) => {
    const username = newUsername();
    wallet.hold();
    await sendEntry(page, { username, sponsor: "quince" });
    // Another account takes the name while the transaction is pending.
    await joinPlan(chain, world.plan, { username, sponsor: "medlar" });
    await wallet.release();

    await expect(page.getByRole("alert").filter({ hasText: "The contract refused it" })).toContainText(
      "This username belongs to another member, or did in the last 30 days.",
    );
    await expect(
      page.getByText("This username is taken, or was released less than 30 days ago."),
    ).toBeVisible();
    expect(await readName(chain, world.plan, wallet.address)).toBe("");

    const other = newUsername();
    await fillEntry(page, { username: other, sponsor });
    await payButton(page).click();
    await expectDashboard(page, other);
    expect(wallet.sent).toBe(2);
  });

  test("and is sped up in the wallet is followed under its new hash", async ({
    page,
    wallet,
    chain,
    world,
    sponsor,
  }) => {
    const username = newUsername();
    await wallet.leaveGap();
    const seen = waitForPool(page);
    await sendEntry(page, { username, sponsor });
    await seen;
    await wallet.speedUp();
    await wallet.fillGap();

    await expectDashboard(page, username);
    expect(await readName(chain, world.plan, wallet.address)).toBe(username);
  });

  test("and is cancelled in the wallet is shown as cancelled, and can be retried", async ({
    page,
    wallet,
    chain,
    world,
    sponsor,
  }) => {
    const username = newUsername();
    await wallet.leaveGap();
    const seen = waitForPool(page);
    await sendEntry(page, { username, sponsor });
    await seen;
    await wallet.cancel();
    await wallet.fillGap();

    await expect(
      page.getByRole("status").filter({ hasText: "It was cancelled or changed in your wallet" }),
    ).toBeVisible();
    await expect(page.getByLabel("Username", { exact: true })).toHaveValue(username);
    expect(await readName(chain, world.plan, wallet.address)).toBe("");

    await payButton(page).click();
    await expectDashboard(page, username);
  });

  test("and is not confirmed after two minutes can be checked again", async ({ page, wallet, sponsor }) => {
    const username = newUsername();
    await page.clock.install();
    wallet.hold();
    await sendEntry(page, { username, sponsor });
    await page.clock.fastForward(AFTER_TIMEOUT);
    const stalled = page.getByRole("status").filter({ hasText: "Not confirmed yet" });
    await expect(stalled).toBeVisible();

    await wallet.release();
    await stalled.getByRole("button", { name: "Check again" }).click();
    await expectDashboard(page, username);
  });

  test("and was dropped by the wallet can be dismissed", async ({ page, wallet, sponsor }) => {
    const username = newUsername();
    await page.clock.install();
    wallet.hold();
    await sendEntry(page, { username, sponsor });
    await page.clock.fastForward(AFTER_TIMEOUT);
    await page.getByRole("button", { name: "Stop following it" }).click();
    await expect(page.getByLabel("Username", { exact: true })).toHaveValue(username);
    // It stays dismissed after a reload.
    await page.reload();
    await expect(payButton(page)).toBeVisible();
  });

  test("and was sped up before it reached a node is found as a membership", async ({
    page,
    wallet,
    sponsor,
  }) => {
    const username = newUsername();
    await page.clock.install();
    wallet.hold();
    await sendEntry(page, { username, sponsor });
    await wallet.speedUp();
    await page.clock.fastForward(AFTER_TIMEOUT);
    await page.getByRole("button", { name: "Stop following it" }).click();
    await expect(page.getByRole("heading", { name: `This wallet is ${username}, a member` })).toBeVisible();
    await page.getByRole("button", { name: "Sign in" }).click();
    await expectDashboard(page, username);
  });
});
