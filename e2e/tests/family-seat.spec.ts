import type { ChainClient } from "@canopy/dev/chain/client";
import { fundedAccount, joinPlan, joinPlus, joinSeat, newUsername } from "@canopy/dev/test/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Browser, Page } from "@playwright/test";
import type { Address } from "viem";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test } from "../src/fixtures.ts";
import { connectWallet, expectDashboard, payButton } from "../src/pages/entry-form.ts";
import { card, drawing, expectSelected, openTree } from "../src/pages/family.ts";
import { labels } from "../src/pages/labels.ts";
import { awaitMember, signIn, storeSession } from "../src/wallet/session.ts";
import { TestWallet } from "../src/wallet/wallet.ts";
import type { WorldAddress } from "../src/world/world-address.ts";

/** Who sits on the legs of a member, by the contract. */
async function readLegs(chain: ChainClient, plan: Address, username: string) {
  const [, left, right] = await chain.readContract({
    address: plan,
    abi: planAbi,
    functionName: "userSeat",
    args: [username],
  });
  return { left, right };
}

/** Selects the free seat on the right leg of the member's own seat, and returns the link to it. */
async function copySeatLink(page: Page): Promise<string> {
  await drawing(page).press("Home");
  await drawing(page).press("Enter");
  await page.getByRole("button", { name: "Free seat on the right" }).click();
  const free = card(page, "Free seat");
  await expect(free).toContainText("on the right leg");
  await expectAccessible(page);
  return (await free.locator("bdi", { hasText: /^https?:/ }).textContent()) ?? "";
}

/** A page of a visitor with a funded wallet. */
async function openVisitor(browser: Browser, chain: ChainClient, { origin, rpcUrl }: WorldAddress) {
  const context = await browser.newContext({ baseURL: origin, locale: "en-US" });
  const page = await context.newPage();
  const account = await fundedAccount(chain);
  await TestWallet.install(page, rpcUrl, account);
  return { page, context };
}

test.describe("A free seat of the family", () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.expect(INDEX_BEHIND);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  test("has a link that a visitor registers with, on this very seat @phone-long", async ({
    page,
    browser,
    chain,
    world,
  }) => {
    test.slow();
    const member = await joinPlan(chain, world.plan, { sponsor: "linden" });
    await awaitMember(world.origin, member.username);
    await storeSession(page, await signIn(world.origin, member.account));
    await openTree(page);
    const link = await copySeatLink(page);
    expect(link).toBe(
      `${world.origin}/register?sponsor=${member.username}&referral=${member.username}&leg=right`,
    );

    const { page: visitor, context } = await openVisitor(browser, chain, world);
    const username = newUsername();
    await visitor.goto(link);
    await visitor.locator("html[data-alive]").waitFor({ state: "attached" });
    await connectWallet(visitor);
    await visitor.getByLabel(labels.en.username, { exact: true }).fill(username);
    await expect(visitor.getByLabel(labels.en.sponsor, { exact: true })).toHaveValue(member.username);
    await expect(visitor.getByLabel("Placed below", { exact: true })).toHaveValue(member.username);
    await expect(visitor.getByRole("radio", { name: "Right" })).toBeChecked();
    await expect(visitor.getByText("This seat is free")).toBeVisible();
    await payButton(visitor).click();
    await expectDashboard(visitor, username);
    await context.close();
    expect(await readLegs(chain, world.plan, member.username)).toEqual({ left: "", right: username });

    // The open drawing shows the new seat.
    await awaitMember(world.origin, username);
    await expect(async () => {
      await drawing(page).press("Home");
      await drawing(page).press("ArrowDown");
      await drawing(page).press("ArrowRight");
      await expectSelected(page, username);
    }).toPass({ timeout: 20_000 });
  });

  test("that is taken by then is refused before any payment @long", async ({
    page,
    browser,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan, { sponsor: "linden" });
    await awaitMember(world.origin, member.username);
    await storeSession(page, await signIn(world.origin, member.account));
    await openTree(page);
    const link = await copySeatLink(page);
    await joinSeat(chain, world.plan, {
      sponsor: member.username,
      referral: member.username,
      leg: "right",
    });
    const { page: visitor, context } = await openVisitor(browser, chain, world);
    await visitor.goto(link);
    await expect(
      visitor.getByText("This leg is taken. Choose the other one, or another member to be placed below."),
    ).toBeVisible();
    await context.close();
  });

  test("of Plus has a link for members of the core plan @long", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await joinPlus(chain, world.plus, member);
    await storeSession(page, await signIn(world.origin, member.account));
    await openTree(page, "/dashboard/plus-family");
    expect(await copySeatLink(page)).toBe(
      `${world.origin}/dashboard/plus/register?sponsor=${member.username}&referral=${member.username}&leg=right`,
    );
  });
});
