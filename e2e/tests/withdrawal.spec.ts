import type { ChainClient } from "@canopy/dev/chain/client";
import { joinPlan, type Member } from "@canopy/dev/test/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { catalogue } from "@canopy/shared/error-catalogue";
import type { Locator, Page } from "@playwright/test";
import { encodeFunctionData } from "viem";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test } from "../src/fixtures.ts";
import { connectInDialog } from "../src/pages/entry-form.ts";
import { amount, language, localPath, t, tLike } from "../src/translate.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";
import { waitForPool } from "../src/wallet/wait-for-pool.ts";
import { TestWallet } from "../src/wallet/wallet.ts";
import { readBox } from "../src/world/read-plan.ts";
import type { WorldAddress } from "../src/world/world-address.ts";

/** Milliseconds, longer than a page waits for a confirmation before it offers to check again. */
const AFTER_TIMEOUT = 121_000;

/** Opens the withdrawal dialog of a signed-in member with a connected wallet and a non-empty box. */
async function openWithdrawal(page: Page, chain: ChainClient, { plan, rpcUrl, origin }: WorldAddress) {
  const member = await joinPlan(chain, plan);
  await joinPlan(chain, plan, { sponsor: member.username });
  const wallet = await TestWallet.install(page, rpcUrl, member.account);
  await storeSession(page, await signIn(origin, member.account));
  await page.goto("/dashboard");
  await withdrawButton(page).click();
  await connectInDialog(page);
  return { member, wallet, dialog: withdrawDialog(page) };
}

function withdrawButton(page: Page): Locator {
  return page.getByRole("region", { name: t("Your box") }).getByRole("button", { name: t("Withdraw") });
}

function withdrawDialog(page: Page): Locator {
  return page.getByRole("dialog", { name: t("Withdraw from your box") });
}

/** Sends the withdrawal of the whole box as a transaction that waits in the node's pool for a missing nonce. */
async function submitPending(page: Page, wallet: TestWallet): Promise<void> {
  const dialog = withdrawDialog(page);
  await wallet.leaveGap();
  const seen = waitForPool(page);
  await submitAll(dialog);
  await expect(dialog.getByText(t("Wait for a block"))).toBeVisible();
  await expect(page.getByText(t("Sent. Waiting for a block."))).toBeVisible();
  await seen;
}

/** Submits the withdrawal of the whole box. */
async function submitAll(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: t("Use full amount") }).click();
  await dialog.getByRole("button", { name: t("Withdraw"), exact: true }).click();
}

/** Expects success in the dialog, and an empty box on chain and on the page. */
async function expectWithdrawn(
  page: Page,
  chain: ChainClient,
  { plan }: WorldAddress,
  { username }: Member,
): Promise<void> {
  await expect(withdrawDialog(page).getByRole("status")).toContainText(tLike("<0/> is in your wallet (<1/>"));
  expect(await readBox(chain, plan, username)).toBe(0n);
  await expect(page.locator("[aria-labelledby=box]")).toContainText(`${amount("0.00")}POL`);
}

test.describe("A withdrawal that was sent", () => {
  test.beforeEach(({ problems }) => problems.expect(INDEX_BEHIND));

  test("and reverts moves nothing, and can be retried for the rest @phone-persian", async ({
    page,
    chain,
    world,
  }) => {
    const { member, wallet, dialog } = await openWithdrawal(page, chain, world);
    const box = await readBox(chain, world.plan, member.username);
    await submitPending(page, wallet);
    // An earlier transaction of the same member withdraws half of it.
    const half = encodeFunctionData({ abi: planAbi, functionName: "withdraw", args: [box / 2n] });
    await wallet.fillGap({ to: world.plan, data: half });

    const reverted = dialog.getByRole("alert").filter({ hasText: t("It moved no money") });
    await expect(reverted).toContainText(catalogue.BoxTooSmall[language()]);
    await expect(dialog.getByText(t("Your box holds less than this amount."), { exact: true })).toBeVisible();
    expect(await readBox(chain, world.plan, member.username)).toBe(box - box / 2n);

    await submitAll(dialog);
    await expectWithdrawn(page, chain, world, member);
  });

  test("and is sped up in the wallet is followed under its new hash @phone-persian @long", async ({
    page,
    chain,
    world,
  }) => {
    const { member, wallet } = await openWithdrawal(page, chain, world);
    await submitPending(page, wallet);
    await wallet.speedUp();
    await wallet.fillGap();
    await expectWithdrawn(page, chain, world, member);
  });

  test("and is cancelled in the wallet while another page is open is shown as cancelled at once @phone-persian", async ({
    page,
    chain,
    world,
  }) => {
    const { member, wallet, dialog } = await openWithdrawal(page, chain, world);
    const box = await readBox(chain, world.plan, member.username);
    await submitPending(page, wallet);
    const stored = () => page.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(stored).toContain("nonce");
    await page.goto(localPath("/about"));
    await wallet.cancel();
    await wallet.fillGap();
    await page.goto("/dashboard");
    await expect(page.getByText(t("Your wallet replaced it with another transaction."))).toBeVisible();
    await withdrawButton(page).click();

    await expect(
      dialog.getByRole("status").filter({ hasText: t("It was cancelled or changed in your wallet") }),
    ).toBeVisible();
    expect(await readBox(chain, world.plan, member.username)).toBe(box);
    await submitAll(dialog);
    await expectWithdrawn(page, chain, world, member);
  });

  test("and is not confirmed is still followed after the dialog is closed and the page reloaded @phone-persian @long", async ({
    page,
    chain,
    world,
  }) => {
    await page.clock.install();
    const { member, wallet, dialog } = await openWithdrawal(page, chain, world);
    wallet.hold();
    await submitAll(dialog);
    await expect(page.getByText(t("Sent. Waiting for a block."))).toBeVisible();
    await page.clock.fastForward(AFTER_TIMEOUT);
    const stalled = dialog.getByRole("status").filter({ hasText: t("Not confirmed yet") });
    await expect(stalled).toBeVisible();

    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.reload();
    const notice = page.getByRole("status").filter({ hasText: t("Your withdrawal is waiting for a block") });
    await notice.getByRole("button", { name: t("See its progress") }).click();
    await expect(notice).toBeHidden();
    await expect(dialog.getByText(t("Wait for a block"))).toBeVisible();
    await page.clock.fastForward(AFTER_TIMEOUT);
    await expect(stalled).toBeVisible();
    await wallet.release();
    await stalled.getByRole("button", { name: t("Check again") }).click();
    await expectWithdrawn(page, chain, world, member);
  });

  test("and was dropped by the wallet can be dismissed @phone-persian @long", async ({
    page,
    chain,
    world,
  }) => {
    await page.clock.install();
    const { member, wallet, dialog } = await openWithdrawal(page, chain, world);
    wallet.hold();
    await submitAll(dialog);
    await expect(page.getByText(t("Sent. Waiting for a block."))).toBeVisible();
    await page.clock.fastForward(AFTER_TIMEOUT);
    await dialog.getByRole("button", { name: t("Stop following it") }).click();
    wallet.drop();
    await submitAll(dialog);
    await expectWithdrawn(page, chain, world, member);
  });
});
