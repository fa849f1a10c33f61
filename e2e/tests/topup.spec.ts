import { joinPlan } from "@canopy/dev/test/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { expectAccessible } from "../src/accessibility.ts";
import { connectWallet } from "../src/entry-form.ts";
import { expect, test } from "../src/fixtures.ts";
import { signIn, storeSession } from "../src/session.ts";
import { waitForPool } from "../src/wait-for-pool.ts";
import { TestWallet } from "../src/wallet.ts";

test.describe("Top up", () => {
  test("buys units at the price of the contract, and raises the cap @phone", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard");
    await page
      .getByRole("region", { name: "Your units" })
      .getByRole("link", { name: "Buy more units" })
      .click();
    await expect(page).toHaveURL("/dashboard/topup");
    await expect(page).toHaveTitle(/^Top up/);

    const units = page.getByRole("region", { name: "Your units" });
    await expect(units).toContainText("1 of 5");
    await units.getByRole("radio", { name: /^2/ }).check();
    await expect(units).toContainText(/Points a day, at most\s*10\s*then\s*30/);
    await expect(units).toContainText("In your last 30 rounds it would have changed nothing");
    const price = await chain.readContract({ address: world.plan, abi: planAbi, functionName: "unitPrice" });
    const hundredths = (price * 2n) / 10n ** 16n;
    const cost = `${(hundredths / 100n).toLocaleString("en-US")}.${String(hundredths % 100n).padStart(2, "0")}`;
    await connectWallet(page);
    await expect(units.locator("form")).toBeFocused();
    await expectAccessible(page);
    await units.getByRole("button", { name: `Pay ${cost}` }).click();

    await expect(units.getByRole("status")).toContainText(`You bought 2 units for ${cost}`);
    await expect(units).toContainText("3 of 5");
    await units.getByRole("button", { name: "Close" }).click();
    await expect(units.getByRole("radio")).toHaveCount(2);
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Your units" })).toContainText("3 of 5");
    await expect(page.getByRole("region", { name: "Recent activity" })).toContainText("Top-up");
  });

  test("offers nothing to a member with all units, and tells how many earned nothing", async ({
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
    const units = page.getByRole("region", { name: "Your units" });
    await expect(units).toContainText("5 of 5");
    await expect(units).toContainText("You hold the maximum.");
    await expect(units).toContainText(/A unit is \$20\.00, now [1-9][\d,.]+POL/);
    await expect(units.getByRole("radio")).toHaveCount(0);
    await expect(units.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "What a top-up can't do" })).toContainText(
      "have earned nothing at all",
    );
  });

  test("refuses a payment above the member's own limit, which falls at once and rises after days @phone", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard/topup");
    const limit = page.getByRole("region", { name: "Your monthly limit" });
    await expect(limit).toContainText(/No limit is set\. You spent \$20\.00 on units this month\./);
    const field = limit.getByLabel("New limit in dollars a month");
    await limit.getByRole("button", { name: "Set the limit" }).click();
    await expect(field).toBeFocused();
    await expect(limit).toContainText("Enter an amount in dollars");
    await field.fill("50");
    await limit.getByRole("button", { name: "Set the limit" }).click();
    await expect(limit).toContainText("$20.00 of $50.00 spent");

    const units = page.getByRole("region", { name: "Your units" });
    await connectWallet(page);
    await expect(units.getByRole("button", { name: /^Pay / })).toBeEnabled();
    await units.getByRole("radio", { name: /^2/ }).check();
    await expect(units.getByRole("status").filter({ hasText: "above your monthly limit" })).toContainText(
      "your limit leaves $30.00",
    );
    await expect(units.getByRole("button", { name: /^Pay / })).toBeDisabled();
    await expectAccessible(page);

    await field.fill("100");
    await limit.getByRole("button", { name: "Change the limit" }).click();
    await expect(limit).toContainText("The limit rises to $100.00 on");
    await expect(limit).toContainText("$20.00 of $50.00 spent");
    await expect(units.getByRole("button", { name: /^Pay / })).toBeDisabled();
    await limit.getByRole("button", { name: "Keep the present limit" }).click();
    await expect(limit).not.toContainText("The limit rises");
    await limit.getByRole("button", { name: "Remove the limit" }).click();
    await expect(limit).toContainText("The limit ends on");
    await field.fill("10");
    await limit.getByRole("button", { name: "Change the limit" }).click();
    await expect(limit).toContainText("$20.00 of $10.00 spent");
    await units.getByRole("radio", { name: /^1/ }).check();
    await expect(units.getByRole("button", { name: /^Pay / })).toBeDisabled();
    expect(wallet.sent).toBe(0);
  });

  test("takes no payment while the limit is unknown", async ({ page, chain, world, problems }) => {
    problems.expect(/status of (503|404)/);
    const member = await joinPlan(chain, world.plan);
    await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.route("**/api/settings*", (route) => route.fulfill({ status: 503, json: { success: false } }));
    await page.goto("/dashboard/topup");
    await connectWallet(page);
    const units = page.getByRole("region", { name: "Your units" });
    // The client tries three times.
    await expect(units).toContainText("Your monthly limit is unavailable right now", { timeout: 20_000 });
    await expect(units.getByRole("button", { name: /^Pay / })).toBeDisabled();
    await page.unroute("**/api/settings*");
    await units.getByRole("button", { name: "Try again" }).click();
    await expect(units.getByRole("button", { name: /^Pay / })).toBeEnabled();

    // As right after joining: the contract's units are this month's.
    await page.route(/\/api\/members\/[^/?]+\?/, (route) =>
      route.fulfill({ status: 404, json: { success: false } }),
    );
    await page.reload();
    await expect(page.getByRole("region", { name: "Your monthly limit" })).toContainText("You spent $20.00");
  });

  test("follows a purchase that was sent, from the overview and after a reload", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard/topup");
    await connectWallet(page);
    const units = page.getByRole("region", { name: "Your units" });
    await wallet.leaveGap();
    const seen = waitForPool(page);
    await units.getByRole("button", { name: /^Pay / }).click();
    await expect(page.getByText("Sent. Waiting for a block.")).toBeVisible();
    await seen;
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Follow your purchase" }).click();
    await expect(units.getByText("Wait for a block")).toBeVisible();
    await wallet.fillGap();
    await expect(units.getByRole("status")).toContainText("You bought 1 unit for");
    await expect(units).toContainText("2 of 5");
  });

  test("keeps the chosen units and the way to pay in forced colours", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/dashboard/topup");
    await connectWallet(page);
    const units = page.getByRole("region", { name: "Your units" });
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    const [chosen, other] = await Promise.all(
      [/^1/, /^2/].map((name) =>
        units.locator("label", { has: page.getByRole("radio", { name }) }).evaluate(background),
      ),
    );
    expect(chosen).not.toBe(other);
    const border = await units
      .getByRole("button", { name: /^Pay / })
      .evaluate((element) => getComputedStyle(element).borderTopStyle);
    expect(border).toBe("solid");
  });
});
