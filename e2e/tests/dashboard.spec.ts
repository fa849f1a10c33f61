import { joinPlan } from "@canopy/dev/test/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Locator } from "@playwright/test";
import { seededAccount } from "../src/accounts.ts";
import { connectInDialog } from "../src/entry-form.ts";
import { expect, test } from "../src/fixtures.ts";
import { readBox, readName } from "../src/read-plan.ts";
import { awaitMember, signIn, storeSession } from "../src/session.ts";
import { TestWallet } from "../src/wallet.ts";

/** POL, truncated to `digits` decimals: "3.59". */
function pol(wei: bigint, digits = 2): string {
  const scale = 10n ** BigInt(digits);
  const cut = (wei * scale) / 10n ** 18n;
  return `${(cut / scale).toLocaleString("en-US")}.${String(cut % scale).padStart(digits, "0")}`;
}

/** The value of a figure, by its name. */
function figure(card: Locator, name: string): Locator {
  return card.locator("dl > div", { has: card.page().getByText(name, { exact: true }) }).locator("dd");
}

test.describe("The dashboard", () => {
  test("shows identity, seat, box, units and entries as the contract has them @phone", async ({
    page,
    chain,
    world,
  }) => {
    const upline = await joinPlan(chain, world.plan, { sponsor: "ginkgo" });
    const member = await joinPlan(chain, world.plan, { sponsor: upline.username });
    const below = await joinPlan(chain, world.plan, { sponsor: member.username });
    await awaitMember(world.origin, below.username);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard");

    await expect(page.getByRole("heading", { name: member.username })).toBeVisible();
    await expect(page.getByText(`Sponsored by ${upline.username}`)).toBeVisible();
    await expect(page.getByText(member.account.address.slice(-4)).first()).toBeVisible();
    const box = await readBox(chain, world.plan, member.username);
    expect(box).toBeGreaterThan(0n);
    await expect(page.getByRole("region", { name: "Your box" })).toContainText(`${pol(box)}POL`);
    await expect(page.getByRole("region", { name: "Your units" })).toContainText("1 of 5");
    await expect(
      page.getByRole("img", {
        name: `Above you: ${upline.username}. On your left leg: ${below.username}. On your right leg: free.`,
      }),
    ).toBeVisible();
    await expect(page.getByRole("region", { name: "Your entries" })).toContainText("Registration");
    await expect(page.getByText("Sponsored by you so far: 1")).toBeVisible();
  });

  test("shows the last round and the lifetime totals as the contract has them", async ({
    page,
    chain,
    world,
  }) => {
    const account = seededAccount(0);
    await storeSession(page, await signIn(world.origin, account));
    await page.goto("/dashboard");
    const username = await readName(chain, world.plan, account.address);
    const plan = { address: world.plan, abi: planAbi } as const;
    const [, lifetime, last] = await chain.readContract({
      ...plan,
      functionName: "UserDashboard",
      args: [username, 1n],
    });
    const pointValue = await chain.readContract({ ...plan, functionName: "dayPointValue", args: [1n] });
    // Requires the settled round of the seeded world.
    expect(lifetime.points).toBeGreaterThan(0);
    expect(pointValue).toBeGreaterThan(0n);

    const ended = page.getByRole("region", { name: /^Round [\d,]+, the last one to end$/ });
    await expect(figure(ended, "Your points")).toHaveText(last.points.toLocaleString("en-US"));
    await expect(figure(ended, "Pairs above your cap (flash)")).toHaveText(
      last.flash.toLocaleString("en-US"),
    );
    await expect(figure(ended, "Value of a point")).toContainText(`${pol(pointValue, 4)}POL`);
    await expect(figure(ended, "Earned with points")).toHaveText(`${pol(last.ptEarn)}POL`);
    await expect(ended).toContainText("It is settled");

    const all = page.getByRole("region", { name: "All rounds together" });
    await expect(figure(all, "Your points")).toHaveText(lifetime.points.toLocaleString("en-US"));
    await expect(figure(all, "Earned with points")).toHaveText(`${pol(lifetime.ptEarn)}POL`);
    // Other tests add members below this one, so page and contract are compared until they agree.
    await expect(async () => {
      const [, now] = await chain.readContract({
        ...plan,
        functionName: "UserDashboard",
        args: [username, 1n],
      });
      await expect(figure(all, "Your commissions")).toHaveText(`${pol(now.spEarn)}POL`, { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
  });

  test("has an invitation link with the sponsor", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard");
    const link = await page
      .getByRole("region", { name: "Your invitation link" })
      .locator("bdi")
      .textContent();
    expect(link).toBe(`${world.origin}/register?sponsor=${member.username}`);
  });

  test("buys more units and shows them immediately", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard");
    const units = page.getByRole("region", { name: "Your units" });
    await units.getByRole("button", { name: "Buy more units" }).click();
    await connectInDialog(page);
    const dialog = page.getByRole("dialog", { name: "Buy more units" });
    await dialog.getByRole("radio", { name: /^2/ }).check();
    await dialog.getByRole("button", { name: /^Pay / }).click();
    await expect(dialog.getByText("Your units are bought. They count from this round on.")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(units).toContainText("3 of 5");
    await expect(page.getByRole("region", { name: "Your entries" })).toContainText("Top-up");
  });

  test("withdraws the box to the member's wallet", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await joinPlan(chain, world.plan, { sponsor: member.username });
    await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard");
    await page.getByRole("region", { name: "Your box" }).getByRole("button", { name: "Withdraw" }).click();
    await connectInDialog(page);
    const dialog = page.getByRole("dialog", { name: "Withdraw from your box" });
    await dialog.getByLabel("Amount in POL").fill("1000000");
    await expect(dialog.getByText("Your box holds less than this amount.")).toBeVisible();
    await dialog.getByRole("button", { name: "Use full amount" }).click();
    await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
    await expect(dialog.getByText("The POL is in your wallet.").first()).toBeVisible();
    expect(await readBox(chain, world.plan, member.username)).toBe(0n);
  });
});
