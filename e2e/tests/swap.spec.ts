import { blockAccount, giveToken, raisePrice, setPaused } from "@canopy/dev/test/exchange";
import { findExchange } from "@canopy/swap/deployments";
import { localAddress } from "@canopy/swap/deployments-local";
import { erc20Abi, parseEther, parseUnits } from "viem";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expectFits } from "../src/browser/expect-fits.ts";
import { tabTo } from "../src/browser/keyboard.ts";
import { expect, test } from "../src/fixtures.ts";
import { SwapPage } from "../src/pages/swap.ts";

/** All routers that a local swap can use. */
const routers = findExchange(31_337)?.venues.map(({ router }) => router) ?? [];

// In one worker: tests share the pools, and a quote is only exact when no one trades in between.
test.describe.configure({ mode: "default" });

test.describe("A swap", () => {
  test("of POL brings exactly what was quoted, also after it was declined in the wallet @phone", async ({
    page,
    chain,
    world,
  }) => {
    const swap = await SwapPage.prepare(page, chain, world);
    await swap.open("from=POL&to=USDC&amount=10");
    await swap.quoted();
    await expect(page.getByRole("heading", { level: 1, name: "Swap" })).toBeVisible();
    await expectAccessible(page);
    await swap.review();
    await expectAccessible(page);
    swap.wallet.reject("eth_sendTransaction");
    await swap.press("Swap");
    await expect(swap.dialog).toContainText("You declined the request in your wallet. Nothing was sent.");
    swap.wallet.approve();
    await swap.hideSwapOnce(world.rpcUrl);
    await swap.press("Swap");

    await expect(swap.dialog).toContainText("That is what was quoted.");
    expect(swap.wallet.sent).toBe(1);
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

  test("for an exact amount, through two pools, takes what was quoted, of an approval of no more than the limit", async ({
    page,
    chain,
    world,
  }) => {
    const swap = await SwapPage.prepare(page, chain, world);
    const given = parseUnits("500", 6);
    await giveToken(chain, "usdc", swap.wallet.address, given);
    await swap.open("from=USDC&to=WBTC&amount=0.0005&side=exactOut");
    await expect(page.getByLabel("You pay about", { exact: true })).toHaveValue(/^\d+\.\d+$/);
    const route = page.getByRole("region", { name: "Route" });
    await expect(route.getByRole("listitem")).toHaveText([
      /^USDC to WETH, fee 0\.\d+/,
      /^WETH to WBTC, fee 0\.\d+/,
    ]);
    await expect(route).toContainText(/2 pools of (Uniswap|QuickSwap) v3/);
    await swap.review();
    await swap.press(/^Approve /);
    await swap.press("Swap");

    await expect(swap.dialog).toContainText("That is what was quoted.");
    const { amountIn, amountOut } = await swap.lastQuote();
    expect(amountOut).toBe(parseUnits("0.0005", 8));
    expect(await swap.balance("wbtc")).toBe(amountOut);
    expect(await swap.balance("usdc")).toBe(given - amountIn);
    for (const router of routers)
      expect(await swap.allowance("usdc", router)).toBeLessThanOrEqual(amountIn / 100n);
  });

  test("of a token with an old approval removes it first, and pays out POL @long", async ({
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
    await swap.quoted();
    const before = await chain.getBalance({ address: swap.wallet.address });
    await swap.review();
    await swap.press("Remove the old approval");
    await swap.press(/^Approve /);
    await swap.press("Swap");

    await expect(swap.dialog).toContainText("That is what was quoted.");
    expect(await swap.balance("usdt")).toBe(parseUnits("30", 6));
    expect(await chain.getBalance({ address: swap.wallet.address })).toBeGreaterThan(before);
  });

  test("from POL to WPOL and back is one to one, without an approval @long", async ({
    page,
    chain,
    world,
  }) => {
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

  test("needs no pointer: tokens, amount, review and result by keyboard @long", async ({
    page,
    chain,
    world,
  }) => {
    const swap = await SwapPage.prepare(page, chain, world);
    await swap.open("");
    await tabTo(page, swap.paid);
    await page.keyboard.type("5");
    const bought = swap.card.getByRole("button", { name: "choose the token to receive" });
    await tabTo(page, bought);
    await page.keyboard.press("Enter");
    await expect(swap.dialog.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("us");
    await expect(swap.dialog.getByRole("option")).toHaveText([/^USDC/, /^USDT/]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(swap.dialog).toBeHidden();
    await expect(bought).toContainText("USDT");
    await expect(bought).toBeFocused();

    const review = swap.card.getByRole("button", { name: "Review swap" });
    await expect(review).toBeEnabled();
    await tabTo(page, review);
    await page.keyboard.press("Enter");
    await expect(swap.send).toBeEnabled();
    await tabTo(page, swap.send);
    await page.keyboard.press("Enter");
    await expect(swap.dialog).toContainText("You received");
    await tabTo(page, swap.dialog.getByRole("status").getByRole("button", { name: "Close" }));
    await page.keyboard.press("Enter");
    await expect(swap.dialog).toBeHidden();
    await expect(review).toBeFocused();
    expect(swap.wallet.sent).toBe(1);
  });

  test("that was sent survives a reload of the page @long", async ({ page, chain, world }) => {
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
    await swap.quoted();
    await swap.review();
    await swap.press(swap.labels.approve);
    await expect(swap.send).toBeEnabled();
  }

  const rise = { token: "wbtc", against: "weth", rise: 20_000 } as const;

  test("before the swap is sent, the member is asked again", async ({ page, chain, world }) => {
    const swap = await SwapPage.prepare(page, chain, world);
    await openReview(swap);
    await raisePrice(chain, rise);
    const notice = swap.dialog.getByRole("status").filter({ hasText: "worse than the one you saw" });
    await expect(notice).toBeVisible();
    await expect(swap.send).toBeDisabled();
    await swap.press("Use the new price");
    await swap.press("Swap");
    await expect(swap.dialog).toContainText("You received");
  });

  test("at one exchange only, the quote and then the review follow to the other @long", async ({
    page,
    chain,
    world,
  }) => {
    const swap = await SwapPage.prepare(page, chain, world);
    await giveToken(chain, "weth", swap.wallet.address, parseEther("0.5"));
    await swap.open("from=WETH&to=WBTC&amount=0.5");
    await swap.quoted();
    const route = page.getByRole("region", { name: "Route" });
    const uniswap = { venue: "uniswap", name: "Uniswap v3" } as const;
    const quickswap = { venue: "quickswap", name: "QuickSwap v3" } as const;
    const isUniswap = await route.getByText("One pool of Uniswap v3").isVisible();
    const [first, second] = isUniswap ? [uniswap, quickswap] : [quickswap, uniswap];
    await expect(route).toContainText(`One pool of ${first.name}`);

    await raisePrice(chain, { ...rise, venue: first.venue });
    await expect(route).toContainText(`One pool of ${second.name}`);
    await expect(route).toContainText(`${first.name} would give`);
    await swap.review();
    await swap.press(/^Approve /);
    await expect(swap.send).toBeEnabled();
    await expect(swap.dialog).toContainText(second.name);

    await raisePrice(chain, { ...rise, rise: 50_000, venue: second.venue });
    const notice = swap.dialog
      .getByRole("status")
      .filter({ hasText: `${first.name} has the best price now` });
    await expect(notice).toBeVisible();
    await expect(swap.send).toBeDisabled();
    await swap.press("Use the new price");
    await swap.press(/^Approve /);
    await swap.press("Swap");
    await expect(swap.dialog).toContainText("That is what was quoted.");
    await swap.close();
    const swaps = page.getByRole("region", { name: "Your swaps" });
    await expect(swaps.getByRole("row").nth(1)).toContainText(first.name);
  });

  for (const { locale, language, pastLimit } of [
    { locale: "en", language: "English", pastLimit: "The price moved past your limit" },
    { locale: "fa", language: "Persian @long", pastLimit: "قیمت از حدی که پذیرفته بودید گذشت" },
  ] as const)
    test(`ahead of a sent swap, the limit protects and the page says so in ${language}`, async ({
      page,
      chain,
      world,
      problems,
    }) => {
      problems.expect(/revert/i);
      const swap = await SwapPage.prepare(page, chain, world, locale);
      await openReview(swap);
      swap.wallet.hold();
      // The button is gone once the wallet has signed.
      await swap.send.click();
      await expect(swap.send).toBeHidden();
      await expect.poll(() => swap.wallet.sent).toBe(2);
      await raisePrice(chain, rise);
      await swap.wallet.release();
      await expect(swap.dialog.getByRole("alert")).toContainText(pastLimit);
      expect(await swap.balance("weth")).toBe(parseEther("0.5"));
      expect(await swap.balance("wbtc")).toBe(0n);
    });
});

test("A swap of a token that is paused, or that blocks the member, is refused with a message @long", async ({
  page,
  chain,
  world,
}) => {
  const swap = await SwapPage.prepare(page, chain, world);
  await giveToken(chain, "wbtc", swap.wallet.address, parseUnits("0.01", 8));
  await giveToken(chain, "usdt", swap.wallet.address, parseUnits("50", 6));
  await swap.open("from=WBTC&to=WETH&amount=0.01");
  await swap.review();
  await swap.press(/^Approve /);
  await expect(swap.send).toBeEnabled();
  await setPaused(chain, "wbtc", true);
  await swap.send.click();
  await expect(swap.dialog).toContainText("The token's issuer has paused all transfers.");
  await setPaused(chain, "wbtc", false);
  await swap.send.click();
  await expect(swap.dialog).toContainText("You received");

  await page.goto("/dashboard/swap?from=USDT&to=USDC&amount=20");
  await swap.review();
  await swap.press(/^Approve /);
  await expect(swap.send).toBeEnabled();
  await blockAccount(chain, "usdt", swap.wallet.address);
  await swap.send.click();
  await expect(swap.dialog).toContainText("The token's contract has blocked this transfer");
});
