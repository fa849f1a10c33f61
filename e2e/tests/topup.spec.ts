import { joinPlan } from "@canopy/dev/test/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expect, test } from "../src/fixtures.ts";
import { connectWallet } from "../src/pages/entry-form.ts";
import { amount, t, tLike } from "../src/translate.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";
import { waitForPool } from "../src/wallet/wait-for-pool.ts";
import { TestWallet } from "../src/wallet/wallet.ts";

/** How much of a limit is spent. */
function spent(used: string, limit: string): string {
  return t("<0/> of <1/> spent", { "<0/>": amount(used), "<1/>": amount(limit) });
}

test.describe("Top up", () => {
  test("buys units at the price of the contract, and raises the cap, also after a purchase was declined @phone-persian", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard");
    await page
      .getByRole("region", { name: t("Your units") })
      .getByRole("link", { name: t("Buy more units") })
      .click();
    await expect(page).toHaveURL("/dashboard/topup");
    await expect(page).toHaveTitle(tLike("Top up"));

    const units = page.getByRole("region", { name: t("Your units") });
    await expect(units).toContainText(t("{held} of {most}", { held: 1, most: 5 }));
    await units.getByRole("radio", { name: /^[2۲]/ }).check();
    await expect(units).toContainText(/[1۱][0۰]\s*(then|سپس|بعد)\s*[3۳][0۰]/);
    await expect(units).toContainText(
      t("In your last {rounds} rounds it would have changed nothing", { rounds: 30 }),
    );
    const price = await chain.readContract({ address: world.plan, abi: planAbi, functionName: "unitPrice" });
    const hundredths = (price * 2n) / 10n ** 16n;
    const dot = `.${String(hundredths % 100n).padStart(2, "0")}`;
    const cost = amount(`${(hundredths / 100n).toLocaleString("en-US")}${dot}`);
    await connectWallet(page);
    await expect(units.locator("form")).toBeFocused();
    await expectAccessible(page);
    wallet.reject("eth_sendTransaction");
    await units.getByRole("button", { name: tLike("Pay <0/>", { "<0/>": cost }) }).click();
    await expect(units.getByText(t("You declined the request in your wallet."))).toBeVisible();
    wallet.approve();
    await units.getByRole("button", { name: tLike("Pay <0/>", { "<0/>": cost }) }).click();

    await expect(units.getByRole("status")).toContainText(
      tLike("{units, plural, one {You bought", { units: 2, count: 2 }),
    );
    await expect(units.getByRole("status")).toContainText(cost);
    await expect(units).toContainText(t("{held} of {most}", { held: 3, most: 5 }));
    await units.getByRole("button", { name: t("Close") }).click();
    await expect(units.getByRole("radio")).toHaveCount(2);
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: t("Your units") })).toContainText(
      t("{held} of {most}", { held: 3, most: 5 }),
    );
    await expect(page.getByRole("region", { name: t("Recent activity") })).toContainText(
      tLike("Top-up, units", { count: 2 }),
    );
  });

  test("offers nothing to a member with all units, and tells how many earned nothing @phone-persian @long", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    const call = { address: world.plan, abi: planAbi } as const;
    const price = await chain.readContract({ ...call, functionName: "unitPrice" });
    const hash = await chain.writeContract({
      ...call,
      functionName: "topUp",
      value: price * 4n,
      account: member.account,
    });
    await chain.waitForTransactionReceipt({ hash });
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard/topup");
    const units = page.getByRole("region", { name: t("Your units") });
    await expect(units).toContainText(t("{held} of {most}", { held: 5, most: 5 }));
    await expect(units).toContainText(t("You hold the maximum."));
    await expect(units).toContainText(tLike("A unit is <0/>, now <1/>", { "<0/>": amount("$20.00") }));
    await expect(units.getByRole("radio")).toHaveCount(0);
    await expect(units.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("region", { name: t("What a top-up can't do") })).toContainText(
      /ha(s|ve) earned nothing at all|هیچ درآمدی نداشته/,
    );
  });

  test("refuses a payment above the member's own limit, which falls at once and rises after days @phone-persian", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard/topup");
    const limit = page.getByRole("region", { name: t("Your monthly limit") });
    await expect(limit).toContainText(t("No limit is set.", { "<0/>": amount("$20.00") }));
    const field = limit.getByLabel(t("New limit in dollars a month"));
    await limit.getByRole("button", { name: t("Set the limit") }).click();
    await expect(field).toBeFocused();
    await expect(limit).toContainText(t("Enter an amount in dollars"));
    await field.fill("50");
    await limit.getByRole("button", { name: t("Set the limit") }).click();
    await expect(limit).toContainText(spent("$20.00", "$50.00"));

    const units = page.getByRole("region", { name: t("Your units") });
    await connectWallet(page);
    await expect(units.getByRole("button", { name: tLike("Pay <0/>") })).toBeEnabled();
    await units.getByRole("radio", { name: /^[2۲]/ }).check();
    await expect(
      units.getByRole("status").filter({ hasText: t("This is above your monthly limit") }),
    ).toContainText(tLike("It costs <0/>, and your limit leaves", { "<1/>": amount("$30.00") }));
    await expect(units.getByRole("button", { name: tLike("Pay <0/>") })).toBeDisabled();
    await expectAccessible(page);

    await field.fill("100");
    const rises = tLike("The limit rises to <0/>", { "<0/>": amount("$100.00") });
    await limit.getByRole("button", { name: t("Change the limit") }).click();
    await expect(limit).toContainText(rises);
    await expect(limit).toContainText(spent("$20.00", "$50.00"));
    await expect(units.getByRole("button", { name: tLike("Pay <0/>") })).toBeDisabled();
    await limit.getByRole("button", { name: t("Keep the present limit") }).click();
    await expect(limit).not.toContainText(rises);
    await limit.getByRole("button", { name: t("Remove the limit") }).click();
    await expect(limit).toContainText(tLike("The limit ends on {moment}"));
    await field.fill("10");
    await limit.getByRole("button", { name: t("Change the limit") }).click();
    await expect(limit).toContainText(spent("$20.00", "$10.00"));
    await units.getByRole("radio", { name: /^[1۱]/ }).check();
    await expect(units.getByRole("button", { name: tLike("Pay <0/>") })).toBeDisabled();
    expect(wallet.sent).toBe(0);
  });

  test("takes no payment while the limit is unknown @phone-persian @long", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    problems.expect(/status of (503|404)/);
    const member = await joinPlan(chain, world.plan);
    await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.route("**/api/settings*", (route) => route.fulfill({ status: 503, json: { success: false } }));
    await page.goto("/dashboard/topup");
    await connectWallet(page);
    const units = page.getByRole("region", { name: t("Your units") });
    // The client tries three times.
    await expect(units).toContainText(t("Your monthly limit is unavailable right now"), { timeout: 20_000 });
    await expect(units.getByRole("button", { name: tLike("Pay <0/>") })).toBeDisabled();
    await page.unroute("**/api/settings*");
    await units.getByRole("button", { name: t("Try again") }).click();
    await expect(units.getByRole("button", { name: tLike("Pay <0/>") })).toBeEnabled();

    // As right after joining: the contract's units are this month's.
    await page.route(/\/api\/members\/[^/?]+\?/, (route) =>
      route.fulfill({ status: 404, json: { success: false } }),
    );
    await page.reload();
    await expect(page.getByRole("region", { name: t("Your monthly limit") })).toContainText(
      t("No limit is set.", { "<0/>": amount("$20.00") }),
    );
  });

  test("follows a purchase that was sent, from the overview and after a reload @phone-persian @long", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard/topup");
    await connectWallet(page);
    const units = page.getByRole("region", { name: t("Your units") });
    await wallet.leaveGap();
    const seen = waitForPool(page);
    await units.getByRole("button", { name: tLike("Pay <0/>") }).click();
    await expect(page.getByText(t("Sent. Waiting for a block."))).toBeVisible();
    await seen;
    await page.goto("/dashboard");
    await page.getByRole("link", { name: t("Follow your purchase") }).click();
    await expect(units.getByText(t("Wait for a block"))).toBeVisible();
    await wallet.fillGap();
    await expect(units.getByRole("status")).toContainText(
      tLike("{units, plural, one {You bought", { units: 1, count: 1 }),
    );
    await expect(units).toContainText(t("{held} of {most}", { held: 2, most: 5 }));
  });
});
