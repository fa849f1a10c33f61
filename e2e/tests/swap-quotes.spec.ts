import { giveToken, raisePrice } from "@canopy/dev/test/exchange";
import type { Locator } from "@playwright/test";
import { parseUnits } from "viem";
import { formatPercent } from "../../apps/web/app/i18n/format.ts";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expect, test } from "../src/fixtures.ts";
import { projectLocale, SwapPage } from "../src/pages/swap.ts";
import { amount, language, t } from "../src/translate.ts";

const expiry = {
  en: { expired: "This quote has expired", renew: "Get a new quote", ready: "Nothing is sent yet" },
  fa: {
    expired: "این مظنه دیگر معتبر نیست",
    renew: "گرفتن مظنهٔ تازه",
    ready: "هنوز چیزی فرستاده نمی‌شود",
  },
} as const;

interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** What happens on the page from now on: layout shifts that no input caused, and the announcements of a live region. */
async function observe(announcement: Locator): Promise<() => Promise<{ shifts: string[]; said: string[] }>> {
  const seen = await announcement.evaluateHandle((region) => {
    const shifts: string[] = [];
    const said: string[] = [];
    const describe = ({ node, previousRect: from, currentRect: to }: LayoutShift["sources"][number]) =>
      `"${node?.textContent}" from ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === "layout-shift";
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries().filter(isShift))
        if (!hadRecentInput) shifts.push(...sources.map(describe));
    }).observe({ type: "layout-shift" });
    new MutationObserver(() => said.push(region.textContent)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return { shifts, said };
  });
  return () => seen.jsonValue();
}

test.describe("A quote", () => {
  test("follows the price without moving the page, and is announced once for each amount @phone-long", async ({
    page,
    chain,
    world,
  }) => {
    const swap = await SwapPage.prepare(page, chain, world);
    await giveToken(chain, "usdc", swap.wallet.address, parseUnits("50", 6));
    // DAI has one pool, from which no other test buys.
    await swap.open("from=USDC&to=DAI&amount=10");
    const announcement = swap.card.getByRole("status");
    await expect(announcement).toHaveText(/^You receive about \d+\.\d+ DAI, at least \d+\.\d+\.$/);
    const observed = await observe(announcement);

    for (let change = 0; change < 3; change++) {
      const before = await swap.received.inputValue();
      await raisePrice(chain, { token: "dai", against: "usdc", rise: 5_000 });
      await expect(swap.received).not.toHaveValue(before);
    }
    expect(await observed()).toEqual({ shifts: [], said: [] });

    const before = await announcement.textContent();
    await swap.paid.fill("20");
    await expect(announcement).not.toHaveText(before ?? "");
    await expect(announcement).toHaveText(/^You receive about \d+\.\d+ DAI/);
    expect((await observed()).said).toEqual([await announcement.textContent()]);
  });

  test("expires without new blocks, and is renewed on request @phone @long", async ({
    page,
    chain,
    world,
  }, info) => {
    const locale = projectLocale(info);
    const says = expiry[locale];
    const swap = await SwapPage.prepare(page, chain, world, locale);
    // News of a block would renew it.
    await page.route("**/api/events", () => undefined);
    await page.clock.install();
    await swap.stopBlocks(world.rpcUrl);
    await swap.open("from=POL&to=USDC&amount=5");
    await swap.quoted();
    const review = swap.card.getByRole("button", { name: swap.labels.reviewSwap });
    await expect(review).toBeEnabled();
    await page.clock.fastForward(31_000);
    await expect(swap.card).toContainText(says.expired);
    await expect(review).toBeDisabled();
    await swap.card.getByRole("button", { name: says.renew }).click();
    await expect(swap.card).toContainText(says.ready);
    await expect(review).toBeEnabled();
  });
});

test("Invalid limits are refused with a message, and the last valid ones apply and are kept @phone-persian", async ({
  page,
  chain,
  world,
}) => {
  const swap = await SwapPage.prepare(page, chain, world, language());
  const percent = (hundredths: number) => formatPercent(hundredths, language());
  const least = (hundredths: number) => t("{percent} below the quote", { percent: percent(hundredths) });
  await swap.open("from=POL&to=USDC&amount=5");
  await swap.quoted();
  const limits = page.getByRole("region", { name: t("Limits"), exact: true });
  const slippage = limits.getByLabel(t("Custom slippage in percent"));
  const deadline = limits.getByLabel(t("Deadline in minutes"));
  await expect(slippage).toBeDisabled();
  await limits.getByRole("radio", { name: t("Custom") }).check();
  for (const wrong of ["", "abc", "0", "0.009", "51", "-1"]) {
    await slippage.fill(amount(wrong));
    await expect(slippage).toHaveAttribute("aria-invalid", "true");
    await expect(limits).toContainText(
      t("Enter a percentage from {least} to {most}.", { least: percent(1), most: percent(5_000) }),
    );
    await expect(swap.card).toContainText(least(50));
  }
  await slippage.fill(amount("0.01"));
  await expect(limits).toContainText(t("Very low: the smallest move"));
  await slippage.fill(amount("8"));
  await expect(limits).toContainText(t("Very high: bots can trade ahead"));
  await expect(swap.card).toContainText(least(800));

  for (const wrong of ["", "0", "61", "1.5"]) {
    await deadline.fill(amount(wrong));
    await expect(deadline).toHaveAttribute("aria-invalid", "true");
    await expect(limits).toContainText(
      t("Enter a whole number from {least} to {most}.", { least: 1, most: 60 }),
    );
  }
  await deadline.fill(amount("3"));
  await expect(deadline).not.toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await page.reload();
  await expect(slippage).toHaveValue(amount("8"));
  await expect(deadline).toHaveValue(amount("3"));
  await swap.review();
  await expect(swap.dialog).toContainText(percent(800));
});
