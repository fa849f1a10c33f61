import { blockAccount, createToken, giveToken, setPaused, setTransferFee } from "@canopy/dev/test/exchange";
import { openTokenPool } from "@canopy/dev/test/token-pool";
import { parseUnits } from "viem";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expect, test } from "../src/fixtures.ts";
import { projectLocale, SwapPage } from "../src/pages/swap.ts";

const texts = {
  en: {
    amount: "6",
    word: "Swap",
    ready: "Nothing is sent yet",
    empty: "There is a pool, but it is empty.",
    balance: /Not enough .*USDC.* in this wallet/,
    gas: "Not enough POL for the network fee",
    max: "Max",
    noQuote: "There is no new quote",
    nodeDown: "The network node is not answering.",
    impact: "Your swap moves the price by",
    typeWord: "Type swap to continue anyway",
    wrongWord: "Type the word exactly, or close this and swap less.",
    confirm: "Review this swap",
    noPool: /No pool for .*USDC.* and .*TOLL/,
    pausedBought: /TOLL.* is paused or blocks transfers now/,
    fee: "takes a fee on transfers",
    retry: "Try again",
    back: "Back to the form",
    choose: "choose the token to receive",
    remove: /^Remove .*TOLL/,
    removed: /TOLL.* was removed from the list/,
    tooLate: "The deadline passed before the swap was mined.",
    paused: "The token's issuer has paused all transfers.",
    blocked: "The token's contract has blocked this transfer",
  },
  fa: {
    amount: "۶",
    word: "تبدیل",
    ready: "هنوز چیزی فرستاده نمی‌شود",
    empty: "استخری هست، ولی خالی است.",
    balance: /USDC.* این کیف پول کافی نیست/,
    gas: "POL برای کارمزد شبکه کافی نیست",
    max: "همه",
    noQuote: "مظنهٔ تازه‌ای نرسید",
    nodeDown: "گرهٔ شبکه پاسخ نمی‌دهد.",
    impact: /تبدیل شما قیمت را .* جابه‌جا می‌کند/,
    typeWord: "برای ادامه، با همهٔ این‌ها، بنویسید تبدیل",
    wrongWord: "همین واژه را بنویسید، یا پنجره را ببندید و کمتر تبدیل کنید.",
    confirm: "بازبینی این تبدیل",
    noPool: /استخری برای .*USDC.* و .*TOLL.* نیست/,
    pausedBought: /TOLL.* اکنون متوقف است یا جلوی انتقال را می‌گیرد/,
    fee: "این توکن در هر انتقال کارمزد برمی‌دارد",
    retry: "تلاش دوباره",
    back: "بازگشت به فرم",
    choose: "انتخاب توکن دریافت",
    remove: /^حذف .*TOLL/,
    removed: /TOLL.* از فهرست حذف شد/,
    tooLate: "مهلت پیش از ثبت تبدیل گذشت.",
    paused: "صادرکنندهٔ توکن همهٔ انتقال‌ها را متوقف کرده است.",
    blocked: "قرارداد توکن جلوی این انتقال را گرفت",
  },
} as const;

// No pool that swap.spec.ts uses at the same time is traded with here.
test.describe("A refused swap has a message in both languages", () => {
  test("without liquidity, without the balance, and without POL for the fee @phone-long", async ({
    page,
    chain,
    world,
  }, info) => {
    const locale = projectLocale(info);
    const says = texts[locale];
    const swap = await SwapPage.prepare(page, chain, world, locale);
    const review = swap.card.getByRole("button", { name: swap.labels.reviewSwap });
    await swap.open("from=POL&to=LINK&amount=1");
    await expect(swap.card).toContainText(says.empty);
    await expect(review).toBeDisabled();

    await page.goto("/dashboard/swap?from=USDC&to=POL&amount=1");
    await expect(swap.card).toContainText(says.balance);
    await expect(review).toBeDisabled();

    const all = await chain.getBalance({ address: swap.wallet.address });
    await page.goto(`/dashboard/swap?from=POL&to=USDC&amount=${all / 10n ** 18n}`);
    await chain.setBalance({ address: swap.wallet.address, value: (all / 10n ** 18n) * 10n ** 18n });
    await expect(swap.card).toContainText(says.gas);
    await expect(review).toBeDisabled();
    await swap.card.getByRole("button", { name: says.max, exact: true }).click();
    await expect(swap.card).toContainText(says.ready);
  });

  test("while the node is down, and continues when it is back @phone-long @long", async ({
    page,
    chain,
    world,
    problems,
  }, info) => {
    problems.expect(/Failed to load resource|ERR_FAILED/);
    const locale = projectLocale(info);
    const says = texts[locale];
    const swap = await SwapPage.prepare(page, chain, world, locale);
    await swap.open("from=POL&to=USDC&amount=5");
    await swap.quoted();
    await page.route(`${world.rpcUrl}/**`, (route) => route.abort());
    await swap.paid.fill(says.amount);
    await expect(swap.card).toContainText(says.noQuote, { timeout: 30_000 });
    await expect(swap.card).toContainText(says.nodeDown);
    await expect(swap.card.getByRole("button", { name: swap.labels.reviewSwap })).toBeDisabled();
    await page.unroute(`${world.rpcUrl}/**`);
    await expect(swap.card).toContainText(says.ready, { timeout: 30_000 });
  });

  test("until a very high price impact is confirmed by a typed word @phone @long", async ({
    page,
    chain,
    world,
  }, info) => {
    const locale = projectLocale(info);
    const says = texts[locale];
    const swap = await SwapPage.prepare(page, chain, world, locale);
    await giveToken(chain, "usdc", swap.wallet.address, parseUnits("2000", 6));
    await swap.open("from=USDC&to=DAI&amount=1500");
    await expect(swap.card).toContainText(says.impact);
    await swap.review();
    const word = swap.dialog.getByLabel(says.typeWord);
    await word.fill("yes");
    await swap.press(says.confirm);
    await expect(swap.dialog).toContainText(says.wrongWord);
    await expectAccessible(page);
    await word.fill(says.word);
    await swap.press(says.confirm);
    await expect(swap.dialog.getByRole("button", { name: swap.labels.approve })).toBeVisible();
  });

  test("of a bought token that has no pool, is paused or takes a fee on transfers, and can be removed @phone @long", async ({
    page,
    chain,
    world,
  }, info) => {
    const locale = projectLocale(info);
    const says = texts[locale];
    const token = await createToken(chain, { name: "Toll", symbol: "TOLL", decimals: 18 });
    const swap = await SwapPage.prepare(page, chain, world, locale);
    await giveToken(chain, "usdc", swap.wallet.address, parseUnits("20", 6));
    await swap.open("");
    await swap.follow(`from=USDC&to=${token}&amount=20`);
    await expect(swap.card).toContainText(says.noPool);
    await openTokenPool(chain, token, 18);
    await setTransferFee(chain, token, 30_000);
    await page.reload();
    await swap.quoted();
    await setPaused(chain, token, true);
    await expect(swap.card).toContainText(says.pausedBought);
    await setPaused(chain, token, false);
    await expect(swap.card).toContainText(says.ready);
    // Quotes know nothing of the fee.
    await swap.review();
    await expect(swap.dialog.getByRole("alert")).toContainText(says.fee);
    await expect(swap.dialog.getByRole("button", { name: swap.labels.approve })).toHaveCount(0);
    await expect(swap.send).toHaveCount(0);
    await swap.press(says.back);
    await expect(swap.dialog).toBeHidden();
    await swap.card.getByRole("button", { name: says.choose }).click();
    await swap.press(says.remove);
    await expect(swap.dialog.getByText(says.removed)).toBeAttached();
    await expect(swap.dialog.getByRole("button", { name: says.remove })).toHaveCount(0);
  });

  test("of a sold token that is paused or blocks the member, and past its deadline @phone @long", async ({
    page,
    chain,
    world,
  }, info) => {
    const locale = projectLocale(info);
    const says = texts[locale];
    const token = await createToken(chain, { name: "Toll", symbol: "TOLL", decimals: 18 });
    await openTokenPool(chain, token, 18);
    const swap = await SwapPage.prepare(page, chain, world, locale);
    await giveToken(chain, token, swap.wallet.address, parseUnits("20", 18));
    await swap.open("");
    await swap.follow(`from=${token}&to=USDC&amount=20`);
    await swap.quoted();
    await setPaused(chain, token, true);
    await swap.review();
    await expect(swap.dialog).toContainText(says.paused);
    await setPaused(chain, token, false);
    await swap.press(says.retry);
    await swap.press(swap.labels.approve);
    await swap.delayClock(world.rpcUrl);
    await swap.send.click();
    await expect(swap.dialog).toContainText(says.tooLate);
    await page.keyboard.press("Escape");
    await expect(swap.dialog).toBeHidden();
    await blockAccount(chain, token, swap.wallet.address);
    await swap.review();
    await expect(swap.dialog).toContainText(says.blocked);
    await expect(swap.send).toHaveCount(0);
    expect(swap.wallet.sent).toBe(1);
  });
});
