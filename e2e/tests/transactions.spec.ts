import { joinPlan, newUsername } from "@canopy/dev/test/member";
import { catalogue } from "@canopy/shared/error-catalogue";
import type { Page } from "@playwright/test";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test } from "../src/fixtures.ts";
import { connectWallet, expectDashboard, fillEntry, payButton } from "../src/pages/entry-form.ts";
import { language, localPath, t, tLike } from "../src/translate.ts";
import { waitForPool } from "../src/wallet/wait-for-pool.ts";
import { newAccount, TestWallet } from "../src/wallet/wallet.ts";
import { readName } from "../src/world/read-plan.ts";

/** Milliseconds, longer than a page waits for a confirmation before it offers to check again. */
const AFTER_TIMEOUT = 121_000;

/** Submits the registration form and waits until its transaction is sent. */
async function sendEntry(page: Page, entry: { username: string; sponsor: string }): Promise<void> {
  await page.goto(localPath("/register"));
  await connectWallet(page);
  await fillEntry(page, entry);
  await payButton(page).click();
  await expect(page.getByText(t("Sent. Waiting for a block."))).toBeVisible();
}

/** Milliseconds, longer than a page waits for the wallet before it offers to start again. */
const AFTER_SILENCE = 16_000;

test.describe("A wallet that does not answer", () => {
  test.beforeEach(({ problems }) => problems.expect(INDEX_BEHIND));

  test("can be asked again, and a late confirmation of the first request counts @phone-persian", async ({
    page,
    wallet,
    sponsor,
  }) => {
    const username = newUsername();
    await page.clock.install();
    const asked = wallet.silence("eth_sendTransaction");
    await page.goto(localPath("/register"));
    await connectWallet(page);
    await fillEntry(page, { username, sponsor });
    await payButton(page).click();
    await asked;
    const startAgain = page.getByRole("button", { name: t("Start again") });
    await expect(startAgain).toBeHidden();
    await page.clock.fastForward(AFTER_SILENCE);
    await startAgain.click();
    await expect(page.getByText(t("You can start again"))).toBeVisible();
    await expect(page.getByLabel(t("Username"), { exact: true })).toHaveValue(username);

    wallet.answer();
    await expectDashboard(page, username);
    expect(wallet.sent).toBe(1);
  });

  test("and switches accounts is reported, and so is a late confirmation of the old account @phone-persian @long", async ({
    page,
    wallet,
    chain,
    world,
    sponsor,
  }) => {
    const username = newUsername();
    const { address } = wallet;
    const asked = wallet.silence("eth_sendTransaction");
    await page.goto(localPath("/register"));
    await connectWallet(page);
    await fillEntry(page, { username, sponsor });
    await payButton(page).click();
    await asked;
    await wallet.changeAccount(newAccount());
    const notice = page.getByRole("status").filter({ hasText: t("Your wallet switched accounts") });
    await expect(notice).toContainText(address.slice(0, 6));
    await expect(page.getByLabel(t("Username"), { exact: true })).toHaveValue(username);

    wallet.answer();
    await expect(page.getByText(tLike("The transaction of account {account} was mined."))).toBeVisible();
    await expect(notice).toBeHidden();
    expect(await readName(chain, world.plan, address)).toBe(username);
  });

  test("can be asked again for a signature @phone-persian @long", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
    await page.clock.install();
    const asked = wallet.silence("personal_sign");
    await page.goto(localPath("/login"));
    await connectWallet(page);
    await page.getByRole("button", { name: t("Sign in") }).click();
    await asked;
    await page.clock.fastForward(AFTER_SILENCE);
    wallet.speak();
    await page.getByRole("button", { name: t("Ask again") }).click();
    await expectDashboard(page, member.username);
  });
});

test.describe("A registration that was sent", () => {
  test.beforeEach(({ problems }) => problems.expect(INDEX_BEHIND));

  test("and reverts is shown as refused, and can be retried @phone-persian", async ({
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

    await expect(page.getByRole("alert").filter({ hasText: t("The contract refused it") })).toContainText(
      catalogue.UsernameTaken[language()],
    );
    await expect(
      page.getByText(t("This username is taken, or was released less than 30 days ago.")),
    ).toBeVisible();
    expect(await readName(chain, world.plan, wallet.address)).toBe("");

    const other = newUsername();
    await fillEntry(page, { username: other, sponsor });
    await payButton(page).click();
    await expectDashboard(page, other);
    expect(wallet.sent).toBe(2);
  });

  test("and is sped up in the wallet is followed under its new hash @phone-persian @long", async ({
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

  test("and is cancelled in the wallet is shown as cancelled, and can be retried @phone-persian @long", async ({
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
      page.getByRole("status").filter({ hasText: t("It was cancelled or changed in your wallet") }),
    ).toBeVisible();
    await expect(page.getByLabel(t("Username"), { exact: true })).toHaveValue(username);
    expect(await readName(chain, world.plan, wallet.address)).toBe("");

    await payButton(page).click();
    await expectDashboard(page, username);
  });

  test("and is not confirmed after two minutes can be checked again @phone-persian @long", async ({
    page,
    wallet,
    sponsor,
  }) => {
    const username = newUsername();
    await page.clock.install();
    wallet.hold();
    await sendEntry(page, { username, sponsor });
    await page.clock.fastForward(AFTER_TIMEOUT);
    const stalled = page.getByRole("status").filter({ hasText: t("Not confirmed yet") });
    await expect(stalled).toBeVisible();

    await wallet.release();
    await stalled.getByRole("button", { name: t("Check again") }).click();
    await expectDashboard(page, username);
  });

  test("and was dropped by the wallet can be dismissed @phone-persian @long", async ({
    page,
    wallet,
    sponsor,
  }) => {
    const username = newUsername();
    await page.clock.install();
    wallet.hold();
    await sendEntry(page, { username, sponsor });
    await page.clock.fastForward(AFTER_TIMEOUT);
    await page.getByRole("button", { name: t("Stop following it") }).click();
    await expect(page.getByLabel(t("Username"), { exact: true })).toHaveValue(username);
    // It stays dismissed after a reload.
    await page.reload();
    await expect(payButton(page)).toBeVisible();
  });

  test("and was sped up before it reached a node is found as a membership @phone-persian @long", async ({
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
    await page.getByRole("button", { name: t("Stop following it") }).click();
    await expect(
      page.getByRole("heading", { name: t("This wallet is {name}, a member", { name: username }) }),
    ).toBeVisible();
    await page.getByRole("button", { name: t("Sign in") }).click();
    await expectDashboard(page, username);
  });
});
