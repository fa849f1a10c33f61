import type { ChainClient } from "@canopy/dev/chain/client";
import { joinPlan, type Member } from "@canopy/dev/testing/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Locator, Page } from "@playwright/test";
import { encodeFunctionData } from "viem";
import { connectInDialog } from "../src/entry-form.ts";
import { expect, test } from "../src/fixtures.ts";
import { boxOf } from "../src/plan.ts";
import { seenInPool } from "../src/pool.ts";
import { INDEX_BEHIND } from "../src/problems.ts";
import { signIn, storeSession } from "../src/session.ts";
import { TestWallet } from "../src/wallet.ts";
import type { WorldAddress } from "../src/world.ts";

/** Longer than a page waits for a block before it asks whether to look again. */
const OUT_OF_PATIENCE = 121_000;

/** A member with something in the box, signed in, whose wallet is connected in the dialog that withdraws. */
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
  return page.getByRole("region", { name: "Your box" }).getByRole("button", { name: "Withdraw" });
}

function withdrawDialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Withdraw from your box" });
}

/** Asks for the whole box by a transaction that waits in the node's pool until the wallet fills the gap before it. */
async function askForAllLater(page: Page, wallet: TestWallet): Promise<void> {
  const dialog = withdrawDialog(page);
  await wallet.leaveGap();
  const seen = seenInPool(page);
  await askForAll(dialog);
  await expect(dialog.getByText("Wait until it is in a block")).toBeVisible();
  await expect(page.getByText("Sent. Waiting for a block.")).toBeVisible();
  await seen;
}

/** Asks for the whole box. */
async function askForAll(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "All of it" }).click();
  await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
}

/** The dialog says that it is done, and the box is empty on chain and on the page. */
async function expectWithdrawn(
  page: Page,
  chain: ChainClient,
  { plan }: WorldAddress,
  { username }: Member,
): Promise<void> {
  await expect(withdrawDialog(page).getByText("The POL is in your wallet.")).toBeVisible();
  expect(await boxOf(chain, plan, username)).toBe(0n);
  await expect(page.locator("[aria-labelledby=box]")).toContainText("0.00POL");
}

test.describe("A withdrawal that was sent", () => {
  test.beforeEach(({ problems }) => problems.expect(INDEX_BEHIND));

  test("and that the contract refuses in its block moved nothing, and can be made again for what is left", async ({
    page,
    chain,
    world,
  }) => {
    const { member, wallet, dialog } = await openWithdrawal(page, chain, world);
    const box = await boxOf(chain, world.plan, member.username);
    await askForAllLater(page, wallet);
    // The same person had taken half of it elsewhere, in a transaction before this one.
    const half = encodeFunctionData({ abi: planAbi, functionName: "withdraw", args: [box / 2n] });
    await wallet.fillGap({ to: world.plan, data: half });

    await expect(
      dialog.getByRole("alert").filter({ hasText: "it did nothing and moved no money" }),
    ).toBeVisible();
    await expect(dialog.getByText("Your box holds less than this.")).toBeVisible();
    expect(await boxOf(chain, world.plan, member.username)).toBe(box - box / 2n);

    await askForAll(dialog);
    await expectWithdrawn(page, chain, world, member);
  });

  test("and that the wallet speeds up is followed under its new hash", async ({ page, chain, world }) => {
    const { member, wallet } = await openWithdrawal(page, chain, world);
    await askForAllLater(page, wallet);
    await wallet.speedUp();
    await wallet.fillGap();
    await expectWithdrawn(page, chain, world, member);
  });

  test("and that the person cancels in the wallet is told to be gone, and can be made again", async ({
    page,
    chain,
    world,
  }) => {
    const { member, wallet, dialog } = await openWithdrawal(page, chain, world);
    const box = await boxOf(chain, world.plan, member.username);
    await askForAllLater(page, wallet);
    await wallet.cancel();
    await wallet.fillGap();

    await expect(
      dialog.getByRole("status").filter({ hasText: "It was cancelled or changed there" }),
    ).toBeVisible();
    expect(await boxOf(chain, world.plan, member.username)).toBe(box);
    await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
    await expectWithdrawn(page, chain, world, member);
  });

  test("and that no block takes is still followed after the dialog was closed and the page loaded anew", async ({
    page,
    chain,
    world,
  }) => {
    await page.clock.install();
    const { member, wallet, dialog } = await openWithdrawal(page, chain, world);
    wallet.hold();
    await askForAll(dialog);
    await expect(page.getByText("Sent. Waiting for a block.")).toBeVisible();
    await page.clock.fastForward(OUT_OF_PATIENCE);
    const stalled = dialog.getByRole("status").filter({ hasText: "It is still on its way" });
    await expect(stalled).toBeVisible();

    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.reload();
    await withdrawButton(page).click();
    await expect(dialog.getByText("Wait until it is in a block")).toBeVisible();
    await page.clock.fastForward(OUT_OF_PATIENCE);
    await wallet.release();
    await stalled.getByRole("button", { name: "Check again" }).click();
    await expectWithdrawn(page, chain, world, member);
  });

  test("and that the wallet dropped is forgotten when the person says so", async ({ page, chain, world }) => {
    await page.clock.install();
    const { member, wallet, dialog } = await openWithdrawal(page, chain, world);
    wallet.hold();
    await askForAll(dialog);
    await expect(page.getByText("Sent. Waiting for a block.")).toBeVisible();
    await page.clock.fastForward(OUT_OF_PATIENCE);
    await dialog.getByRole("button", { name: "Stop following it" }).click();
    wallet.drop();
    await askForAll(dialog);
    await expectWithdrawn(page, chain, world, member);
  });
});
