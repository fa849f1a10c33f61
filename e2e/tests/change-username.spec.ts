import { joinPlan, newUsername } from "@canopy/dev/test/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expectFits } from "../src/browser/expect-fits.ts";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test } from "../src/fixtures.ts";
import { connectWallet } from "../src/pages/entry-form.ts";
import { amount, t, tLike } from "../src/translate.ts";
import { signIn, storedUser, storeSession } from "../src/wallet/session.ts";
import { TestWallet } from "../src/wallet/wallet.ts";
import { readName } from "../src/world/read-plan.ts";

function nameField(page: Page) {
  return page.getByLabel(t("New username"), { exact: true });
}

function payButton(page: Page) {
  return page.getByRole("button", { name: tLike("Pay <0/>") });
}

test.describe("A change of the username", () => {
  test.beforeEach(({ problems }) => problems.expect(INDEX_BEHIND));

  test("is paid and counts at once, after one that was declined @phone-persian", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard/change-username");
    await expect(page).toHaveTitle(tLike("Change username"));
    await connectWallet(page);
    await expect(page.getByText(amount("$5.00")).first()).toBeVisible();

    // The rules are checked while the user types, before a request to the chain.
    await payButton(page).click();
    await expect(nameField(page)).toBeFocused();
    await expect(page.getByText(t("Use at least 4 characters."))).toBeVisible();
    await nameField(page).fill("1abc");
    await expect(page.getByText(t("Start with a letter."))).toBeVisible();
    await nameField(page).fill(member.username.toUpperCase());
    await expect(page.getByText(t("This is your username already."))).toBeVisible();
    await nameField(page).fill("willow");
    await expect(
      page.getByText(t("This username is taken, or was released less than 30 days ago.")),
    ).toBeVisible();
    await payButton(page).click();
    await expect(nameField(page)).toBeFocused();
    await expectAccessible(page);

    const username = newUsername();
    await nameField(page).fill(username);
    await expect(page.getByText(t("Free"), { exact: true })).toBeVisible();
    wallet.reject("eth_sendTransaction");
    await payButton(page).click();
    await expect(page.getByText(t("You declined the request in your wallet."))).toBeVisible();
    await expect(nameField(page)).toHaveValue(username);
    expect(wallet.sent).toBe(0);

    wallet.approve();
    await payButton(page).click();
    const main = page.getByRole("main");
    await expect(
      main.getByRole("status").filter({
        hasText: tLike("Your username is now {name}. You paid {fee}.", { name: username }),
      }),
    ).toContainText(/[1-9۱-۹][\d۰-۹,.٬٫]*POL/);
    await expect(main.getByText(username, { exact: true }).first()).toBeVisible();
    // The button that had the focus is gone.
    await expect(main.locator(":focus")).toHaveCount(1);
    expect(await readName(chain, world.plan, member.account.address)).toBe(username);
    // The session follows once the page has read the new name from the chain.
    await expect.poll(() => storedUser(page)).toMatchObject({ username });

    // The old name is reserved, for its former owner, too.
    await main.getByRole("button", { name: t("Close") }).click();
    await expect(nameField(page)).toBeFocused();
    await nameField(page).fill(member.username);
    await expect(
      page.getByText(t("This username is taken, or was released less than 30 days ago.")),
    ).toBeVisible();
    await expectFits(page, [1440, 390]);
  });

  test("made on another device reaches the open dashboard @phone-persian @long", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: member.username })).toBeVisible();

    // The new name arrives after the block in which no seat has the old one.
    const held = Promise.withResolvers<void>();
    await page.route("**/api/auth/me", async (route) => {
      await held.promise;
      await route.continue();
    });
    const username = newUsername();
    const call = { address: world.plan, abi: planAbi } as const;
    const value = await chain.readContract({ ...call, functionName: "usernameFee" });
    const hash = await chain.writeContract({
      ...call,
      functionName: "changeUsername",
      args: [username],
      value,
      account: member.account,
    });
    expect((await chain.waitForTransactionReceipt({ hash })).status).toBe("success");
    // A block event refetches at most every ten seconds.
    await expect(page.getByRole("heading", { name: member.username })).toBeHidden({ timeout: 20_000 });
    await expect(page.getByText(t("The chain has no seat with this name."))).toBeHidden();
    held.resolve();
    await expect(page.getByRole("heading", { name: username })).toBeVisible();
  });
});
