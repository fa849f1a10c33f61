import { joinPlan } from "@canopy/dev/testing/member";
import { connectInDialog } from "../src/entry-form.ts";
import { expect, test } from "../src/fixtures.ts";
import { boxOf } from "../src/plan.ts";
import { signIn, storeSession } from "../src/session.ts";
import { TestWallet } from "../src/wallet.ts";

/** POL with two decimals, cut off: "3.59". */
function pol(wei: bigint): string {
  const hundredths = wei / 10n ** 16n;
  return `${(hundredths / 100n).toLocaleString("en-US")}.${String(hundredths % 100n).padStart(2, "0")}`;
}

test.describe("The dashboard", () => {
  test("shows who the member is, their seat, box, units and entries, as the contract has them @phone", async ({
    page,
    chain,
    world,
  }) => {
    const upline = await joinPlan(chain, world.plan, { sponsor: "ginkgo" });
    const member = await joinPlan(chain, world.plan, { sponsor: upline.username });
    const below = await joinPlan(chain, world.plan, { sponsor: member.username });
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard");

    await expect(page.getByRole("heading", { name: member.username })).toBeVisible();
    await expect(page.getByText(`Sponsored by ${upline.username}`)).toBeVisible();
    await expect(page.getByText(member.account.address.slice(-4)).first()).toBeVisible();
    const box = await boxOf(chain, world.plan, member.username);
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

  test("the invitation link fills in the sponsor", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard");
    const link = await page
      .getByRole("region", { name: "Your invitation link" })
      .locator("bdi")
      .textContent();
    expect(link).toBe(`${world.origin}/register?sponsor=${member.username}`);
  });

  test("buys more units, and counts them at once", async ({ page, chain, world }) => {
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

  test("withdraws from the box into the member's own wallet", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await joinPlan(chain, world.plan, { sponsor: member.username });
    await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard");
    await page.getByRole("region", { name: "Your box" }).getByRole("button", { name: "Withdraw" }).click();
    await connectInDialog(page);
    const dialog = page.getByRole("dialog", { name: "Withdraw from your box" });
    await dialog.getByLabel("Amount in POL").fill("1000000");
    await expect(dialog.getByText("Your box holds less than this.")).toBeVisible();
    await dialog.getByRole("button", { name: "All of it" }).click();
    await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
    await expect(dialog.getByText("The POL is in your wallet.").first()).toBeVisible();
    expect(await boxOf(chain, world.plan, member.username)).toBe(0n);
  });
});
