import { fundedAccount, joinPlan } from "@canopy/dev/test/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expectFits } from "../src/browser/expect-fits.ts";
import { expect, test } from "../src/fixtures.ts";
import { connectWallet, expectDashboard } from "../src/pages/entry-form.ts";
import { labels } from "../src/pages/labels.ts";
import { localPath, t, tLike } from "../src/translate.ts";
import { signIn, storedSession, storeSession } from "../src/wallet/session.ts";
import { newAccount, TestWallet } from "../src/wallet/wallet.ts";
import { readName } from "../src/world/read-plan.ts";

function addressField(page: Page) {
  return page.getByLabel(t("Address of the new wallet"));
}

function offerButton(page: Page) {
  return page.getByRole("button", { name: t("Offer the seat to this wallet") });
}

test.describe("A change of the wallet", () => {
  test("is offered by the old wallet and accepted by the new one, which then has the seat @phone-persian", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    // The old session loses its access, which the page may learn from a refused request.
    problems.expect(/status of 401/);
    const member = await joinPlan(chain, world.plan);
    const heir = await fundedAccount(chain);
    const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard/change-wallet");
    await expect(page).toHaveTitle(tLike("Change wallet"));
    await connectWallet(page);
    await expect(page.getByText(tLike("Your box moves: <0/>"))).toBeVisible();

    await offerButton(page).click();
    await expect(addressField(page)).toBeFocused();
    await expect(page.getByText(t("Enter the address of the new wallet."))).toBeVisible();
    await addressField(page).fill(member.account.address);
    await expect(page.getByText(t("Your seat is in this wallet already."))).toBeVisible();
    await addressField(page).fill(world.plan);
    await expect(page.getByText(t("This is a smart contract"))).toBeVisible();
    const { account: other, username: otherName } = await joinPlan(chain, world.plan);
    await addressField(page).fill(other.address);
    await expect(page.getByText(t("This wallet has a seat already", { name: otherName }))).toBeVisible();
    await expectAccessible(page);

    await addressField(page).fill(heir.address);
    await expect(page.getByText(t("This wallet can take the seat"))).toBeVisible();
    await offerButton(page).click();
    await expect(page.getByRole("heading", { name: t("Step 2 of 2: the new wallet accepts") })).toBeVisible();
    expect(await readName(chain, world.plan, member.account.address)).toBe(member.username);
    await expectAccessible(page);
    await expectFits(page, [1440, 390]);

    // Another account would end the session. This one accepts the seat.
    await wallet.changeAccount(heir);
    await expect(page).toHaveTitle(tLike("Accept a seat"));
    const accept = page.getByRole("button", { name: t("Accept the seat") });
    await expect(accept).toBeEnabled();
    await expectAccessible(page);
    await accept.click();
    await expect(
      page.getByText(t("The seat of {name} is in this wallet", { name: member.username })),
    ).toBeVisible();
    await expect(page.getByRole("main").getByRole("status")).toContainText(
      tLike("Its box of <0/> is yours to withdraw"),
    );
    expect(await readName(chain, world.plan, heir.address)).toBe(member.username);
    await expect.poll(async () => (await storedSession(page))["auth-token"]).toBeNull();

    await page.getByRole("link", { name: t("Log in with this wallet") }).click();
    await page.getByRole("button", { name: t("Sign in") }).click();
    await expectDashboard(page, member.username);
  });

  test("can be cancelled until it is accepted @phone-persian", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    const hash = await chain.writeContract({
      address: world.plan,
      abi: planAbi,
      functionName: "changeAddress",
      args: [newAccount().address],
      account: member.account,
    });
    await chain.waitForTransactionReceipt({ hash });
    const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard/profile");
    await expect(page.getByText(tLike("Your seat is moving to {address}"))).toBeVisible();
    await page.getByRole("link", { name: t("See the change of wallet") }).click();
    await expect(page.getByText(t("Waiting for this wallet to accept"))).toBeVisible();
    await page.getByText(t("Cancel the change")).first().click();
    await connectWallet(page);
    await page.getByRole("button", { name: t("Cancel the change") }).click();
    await expect(page.getByRole("heading", { name: t("Step 1 of 2: name the new wallet") })).toBeVisible();

    await page.goto(`/dashboard/change-wallet?accept=${member.username}`);
    await expect(
      page.getByText(t("The seat of {name} is in this wallet", { name: member.username })),
    ).toBeVisible();
    await wallet.changeAccount(newAccount());
    await expect(page.getByText(t("Nothing to accept"))).toBeVisible();
    await page.goto("/dashboard/change-wallet?accept=no_such_member");
    await expect(
      page.getByText(t("No member has the username {name}", { name: "no_such_member" })),
    ).toBeVisible();
  });

  test("ends the session of the old wallet, and says why @phone-persian", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    problems.expect(/status of 401/);
    const member = await joinPlan(chain, world.plan);
    const heir = await fundedAccount(chain);
    const call = { address: world.plan, abi: planAbi } as const;
    const offered = await chain.writeContract({
      ...call,
      functionName: "changeAddress",
      args: [heir.address],
      account: member.account,
    });
    await chain.waitForTransactionReceipt({ hash: offered });
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard/change-wallet");
    await expect(page.getByText(t("Waiting for this wallet to accept"))).toBeVisible();
    const accepted = await chain.writeContract({
      ...call,
      functionName: "acceptAddress",
      args: [member.username],
      account: heir,
    });
    await chain.waitForTransactionReceipt({ hash: accepted });
    // A block event refetches at most every ten seconds.
    await expect(page).toHaveURL(localPath("/login"), { timeout: 30_000 });
    await expect(page.getByText(t("Your seat has moved to another wallet"))).toBeVisible();
  });

  test("is pending in the seeded world, for an account of the dev wallet, in Persian, too @long", async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem("canopy-locale", "fa"));
    await page.goto("/dashboard/change-wallet?accept=rowan");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { level: 1, name: "پذیرش جایگاه" })).toBeVisible();
    await page.getByRole("button", { name: labels.fa.connect, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "هنوز عضو نیست" }).click();
    await expect(page.getByRole("button", { name: "پذیرفتن جایگاه" })).toBeEnabled();
    await expectAccessible(page);
  });
});
