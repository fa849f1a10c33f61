import { blockAccount, giveToken, raisePrice, setPaused } from "@canopy/dev/test/exchange";
import { exchangeOf } from "@canopy/swap/deployments";
import { localAddress } from "@canopy/swap/deployments-local";
import { erc20Abi, parseEther, parseUnits } from "viem";
import { expectAccessible } from "../src/accessibility.ts";
import { expectFits } from "../src/expect-fits.ts";
import { expect, test } from "../src/fixtures.ts";
import { SwapPage } from "../src/swap.ts";

/** All routers that a local swap can use. */
const routers = exchangeOf(31_337)?.venues.map(({ router }) => router) ?? [];

// In one worker: tests share the pools, and a quote is only exact when no one trades in between.
test.describe.configure({ mode: "default" });

test.describe("A swap", () => {
  test("of POL brings exactly what was quoted @phone", async ({ page, chain, world }) => {
    const swap = await SwapPage.prepare(page, chain, world);
    await swap.open("from=POL&to=USDC&amount=10");
    await expect(swap.received).toHaveValue(/^\d+\.\d+$/);
    await expect(page.getByRole("heading", { level: 1, name: "Swap" })).toBeVisible();
    await expectAccessible(page);
    await swap.review();
    await expectAccessible(page);
    await swap.press("Swap");

    await expect(swap.dialog).toContainText("That is what was quoted.");
    const { amountIn, amountOut } = await swap.lastQuote();
    expect(amountIn).toBe(parseEther("10"));
    expect(await swap.balance("usdc")).toBe(amountOut);

    await swap.close();
    const history = page.getByRole("region", { name: "Your swaps" });
    await expect(history.getByRole("row").nth(1)).toContainText("As quoted");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      history.getByRole("button", { name: "Download as CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/-swaps\.csv$/);
    await expectFits(page, [1440, 390, 360]);
  });

  test("for an exact amount takes what was quoted, of an approval of no more than the limit", async ({
    page,
    chain,
    world,
  }) => {
    const swap = await SwapPage.prepare(page, chain, world);
    const given = parseUnits("500", 6);
    await giveToken(chain, "usdc", swap.wallet.address, given);
    await swap.open("from=USDC&to=WETH&amount=0.01&side=exactOut");
    await expect(page.getByLabel("You pay about", { exact: true })).toHaveValue(/^\d+\.\d+$/);
    await swap.review();
    await swap.press(/^Approve /);
    await swap.press("Swap");

    await expect(swap.dialog).toContainText("That is what was quoted.");
    const { amountIn, amountOut } = await swap.lastQuote();
    expect(amountOut).toBe(parseEther("0.01"));
    expect(await swap.balance("weth")).toBe(amountOut);
    expect(await swap.balance("usdc")).toBe(given - amountIn);
    for (const router of routers)
      expect(await swap.allowance("usdc", router)).toBeLessThanOrEqual(amountIn / 100n);
  });

  test("of a token with an old approval removes it first, and pays out POL", async ({
    page,
    chain,
    world,
  }) => {
    const swap = await SwapPage.prepare(page, chain, world);
    await giveToken(chain, "usdt", swap.wallet.address, parseUnits("50", 6));
    for (const router of routers)
      await chain.writeContract({
        account: swap.wallet.account,
        address: localAddress("usdt"),
        abi: erc20Abi,
        functionName: "approve",
        args: [router, 1n],
      });
    await swap.open("from=USDT&to=POL&amount=20");
    await expect(swap.received).toHaveValue(/^\d+\.\d+$/);
    const before = await chain.getBalance({ address: swap.wallet.address });
    await swap.review();
    await swap.press("Remove the old approval");
    await swap.press(/^Approve /);
    await swap.press("Swap");

    await expect(swap.dialog).toContainText("That is what was quoted.");
    expect(await swap.balance("usdt")).toBe(parseUnits("30", 6));
    expect(await chain.getBalance({ address: swap.wallet.address })).toBeGreaterThan(before);
  });

  test("from POL to WPOL and back is one to one, without an approval", async ({ page, chain, world }) => {
    const swap = await SwapPage.prepare(page, chain, world);
    await swap.open("from=POL&to=WPOL&amount=3");
    await swap.review("Review wrap");
    await swap.press("Wrap");
    await expect(swap.dialog).toContainText("is in your wallet.");
    expect(await swap.balance("wpol")).toBe(parseEther("3"));
    await swap.close();

    await swap.card.getByRole("button", { name: "Reverse" }).click();
    await swap.review("Review unwrap");
    await swap.press("Unwrap");
    await expect(swap.dialog).toContainText("is in your wallet.");
    expect(await swap.balance("wpol")).toBe(0n);
    expect(swap.wallet.sent).toBe(2);
  });

  test("that is declined in the wallet sends nothing, and can be repeated", async ({
    page,
    chain,
    world,
  }) => {
    const swap = await SwapPage.prepare(page, chain, world);
    await swap.open("from=POL&to=USDC&amount=5");
    await swap.review();
    swap.wallet.reject("eth_sendTransaction");
    await swap.press("Swap");
    await expect(swap.dialog).toContainText("You declined in your wallet. Nothing was sent.");
    swap.wallet.approve();
    await swap.press("Swap");
    await expect(swap.dialog).toContainText("You received");
    expect(swap.wallet.sent).toBe(1);
  });

  test("that was sent survives a reload of the page", async ({ page, chain, world }) => {
    const swap = await SwapPage.prepare(page, chain, world);
    await swap.open("from=POL&to=USDC&amount=5");
    await swap.review();
    swap.wallet.hold();
    await swap.press("Swap");
    await expect(page.getByText("Sent. Waiting for a block.")).toBeVisible();
    await page.reload();
    await swap.wallet.release();
    const history = page.getByRole("region", { name: "Your swaps" });
    await expect(history.getByRole("row").nth(1)).toContainText("POL");
    expect(await swap.balance("usdc")).toBeGreaterThan(0n);
  });
});

test.describe("When the price moves", () => {
  /** 0.5 WETH for WBTC: no other test uses these pools. */
  async function openReview(swap: SwapPage): Promise<void> {
    await giveToken(swap.chain, "weth", swap.wallet.address, parseEther("0.5"));
    await swap.open("from=WETH&to=WBTC&amount=0.5");
    await expect(swap.received).toHaveValue(/^\d+\.\d+$/);
    await swap.review();
    await swap.press(/^Approve /);
    await expect(swap.dialog.getByRole("button", { name: "Swap", exact: true })).toBeEnabled();
  }

  const rise = { token: "wbtc", against: "weth", rise: 20_000 } as const;

  test("before the swap is sent, the member is asked again", async ({ page, chain, world }) => {
    const swap = await SwapPage.prepare(page, chain, world);
    await openReview(swap);
    await raisePrice(chain, rise);
    const notice = swap.dialog.getByRole("status").filter({ hasText: "worse than the one you saw" });
    await expect(notice).toBeVisible();
    await expect(swap.dialog.getByRole("button", { name: "Swap", exact: true })).toBeDisabled();
    await swap.press("Use the new price");
    await swap.press("Swap");
    await expect(swap.dialog).toContainText("You received");
  });

  test("ahead of a sent swap, the limit protects and the page says so", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    problems.expect(/revert/i);
    const swap = await SwapPage.prepare(page, chain, world);
    await openReview(swap);
    swap.wallet.hold();
    await swap.press("Swap");
    await expect(page.getByText("Sent. Waiting for a block.")).toBeVisible();
    await raisePrice(chain, rise);
    await swap.wallet.release();
    await expect(swap.dialog.getByRole("alert")).toContainText("The price moved past your limit");
    expect(await swap.balance("weth")).toBe(parseEther("0.5"));
    expect(await swap.balance("wbtc")).toBe(0n);
  });
});

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
    await expect(swap.received).toHaveValue(/^\d+\.\d+$/);
    await page.route(`${world.rpcUrl}/**`, (route) => route.abort());
    await page.getByLabel("You pay", { exact: true }).fill("6");
    await expect(swap.card).toContainText("There is no new quote", { timeout: 30_000 });
    await page.unroute(`${world.rpcUrl}/**`);
    await expect(swap.card).toContainText("Nothing is sent yet", { timeout: 30_000 });
  });

  test("by a token that is paused, or that blocks the member", async ({ page, chain, world }) => {
    const swap = await SwapPage.prepare(page, chain, world);
    await giveToken(chain, "wbtc", swap.wallet.address, parseUnits("0.01", 8));
    await giveToken(chain, "usdt", swap.wallet.address, parseUnits("50", 6));
    await swap.open("from=WBTC&to=WETH&amount=0.01");
    await swap.review();
    await swap.press(/^Approve /);
    const send = swap.dialog.getByRole("button", { name: "Swap", exact: true });
    await expect(send).toBeEnabled();
    await setPaused(chain, "wbtc", true);
    await send.click();
    await expect(swap.dialog).toContainText("The token's issuer has paused all transfers.");
    await setPaused(chain, "wbtc", false);
    await send.click();
    await expect(swap.dialog).toContainText("You received");

    await page.goto("/dashboard/swap?from=USDT&to=USDC&amount=20");
    await swap.review();
    await swap.press(/^Approve /);
    await expect(send).toBeEnabled();
    await blockAccount(chain, "usdt", swap.wallet.address);
    await send.click();
    await expect(swap.dialog).toContainText("The token's contract has blocked this transfer");
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
});
