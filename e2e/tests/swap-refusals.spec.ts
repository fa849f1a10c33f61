import { createToken, giveToken, setPaused, setTransferFee } from "@canopy/dev/test/exchange";
import { openTokenPool } from "@canopy/dev/test/token-pool";
import { parseUnits } from "viem";
import { expectAccessible } from "../src/accessibility.ts";
import { expect, test } from "../src/fixtures.ts";
import { SwapPage } from "../src/swap.ts";

// Nothing here trades: swap.spec.ts uses the same pools at the same time.
test.describe("A swap is refused in words", () => {
  test("without liquidity, without the balance, and without POL for the fee", async ({
    page,
    chain,
    world,
  }) => {
    const swap = await SwapPage.prepare(page, chain, world);
    await swap.open("from=POL&to=LINK&amount=1");
    await expect(swap.card).toContainText("There is a pool, but it is empty.");
    await expect(swap.card.getByRole("button", { name: "Review swap" })).toBeDisabled();

    await page.goto("/dashboard/swap?from=USDC&to=POL&amount=1");
    await expect(swap.card).toContainText(/Not enough .*USDC.* in this wallet/);
    await expect(swap.card.getByRole("button", { name: "Review swap" })).toBeDisabled();

    const all = await chain.getBalance({ address: swap.wallet.address });
    await page.goto(`/dashboard/swap?from=POL&to=USDC&amount=${all / 10n ** 18n}`);
    await chain.setBalance({ address: swap.wallet.address, value: (all / 10n ** 18n) * 10n ** 18n });
    await expect(swap.card).toContainText("Not enough POL for the network fee");
    await swap.card.getByRole("button", { name: "Max" }).click();
    await expect(swap.card).toContainText("Nothing is sent yet");
  });

  test("while the node is down, and goes on when it is back", async ({ page, chain, world, problems }) => {
    problems.expect(/Failed to load resource|ERR_FAILED/);
    const swap = await SwapPage.prepare(page, chain, world);
    await swap.open("from=POL&to=USDC&amount=5");
    await swap.quoted();
    await page.route(`${world.rpcUrl}/**`, (route) => route.abort());
    await swap.paid.fill("6");
    await expect(swap.card).toContainText("There is no new quote", { timeout: 30_000 });
    await page.unroute(`${world.rpcUrl}/**`);
    await expect(swap.card).toContainText("Nothing is sent yet", { timeout: 30_000 });
  });

  test("until a very high price impact is confirmed by a typed word", async ({ page, chain, world }) => {
    const swap = await SwapPage.prepare(page, chain, world);
    await giveToken(chain, "usdc", swap.wallet.address, parseUnits("2000", 6));
    await swap.open("from=USDC&to=DAI&amount=1500");
    await expect(swap.card).toContainText("Your swap moves the price by");
    await swap.review();
    const word = swap.dialog.getByLabel("Type swap to continue all the same");
    await word.fill("yes");
    await swap.press("Review this swap");
    await expect(swap.dialog).toContainText("Type the word exactly, or close this and swap less.");
    await expectAccessible(page);
    await word.fill("Swap");
    await swap.press("Review this swap");
    await expect(swap.dialog.getByRole("button", { name: /^Approve / })).toBeVisible();
  });

  test("of an added token that is paused or takes a fee on transfers, which can then be removed", async ({
    page,
    chain,
    world,
  }) => {
    const token = await createToken(chain, { name: "Toll", symbol: "TOLL", decimals: 18 });
    await openTokenPool(chain, token, 18);
    await setTransferFee(chain, token, 30_000);
    const swap = await SwapPage.prepare(page, chain, world);
    await giveToken(chain, "usdc", swap.wallet.address, parseUnits("20", 6));
    await swap.open("");
    await page.goto(`/dashboard/swap?from=USDC&to=${token}&amount=20`);
    await swap.dialog.getByRole("checkbox", { name: "at my own risk" }).check();
    await swap.press("Use this token");
    await swap.quoted();
    await setPaused(chain, token, true);
    await expect(swap.card).toContainText(/TOLL.* is paused or blocks transfers now/);
    await setPaused(chain, token, false);
    await expect(swap.card).toContainText("Nothing is sent yet");
    // Quotes know nothing of the fee.
    await swap.review();
    await expect(swap.dialog.getByRole("alert")).toContainText("takes a fee on transfers");
    await expect(swap.dialog.getByRole("button", { name: "Approve" })).toHaveCount(0);
    await expect(swap.send).toHaveCount(0);
    await swap.press("Back to the form");
    await expect(swap.dialog).toBeHidden();
    await swap.card.getByRole("button", { name: "choose the token to receive" }).click();
    await swap.press(/^Remove .*TOLL/);
    await expect(swap.dialog.getByText(/TOLL.* was removed from the list/)).toBeAttached();
    await expect(swap.dialog.getByRole("button", { name: /^Remove / })).toHaveCount(0);
  });

  test("in Persian, too", async ({ page, chain, world, problems }) => {
    problems.expect(/Failed to load resource|ERR_FAILED/);
    const swap = await SwapPage.prepare(page, chain, world, "fa");
    const review = swap.card.getByRole("button", { name: swap.labels.reviewSwap });
    await swap.open("from=POL&to=LINK&amount=1");
    await expect(swap.card).toContainText("استخری هست، ولی خالی است.");
    await expect(review).toBeDisabled();
    await page.goto("/dashboard/swap?from=USDC&to=POL&amount=1");
    await expect(swap.card).toContainText(/USDC.* این کیف پول کافی نیست/);
    await expect(review).toBeDisabled();
    await page.route(`${world.rpcUrl}/**`, (route) => route.abort());
    await swap.paid.fill("۲");
    await expect(swap.card).toContainText("گرهٔ شبکه پاسخ نمی‌دهد.", { timeout: 30_000 });
    await expect(review).toBeDisabled();
  });
});
