import { joinPlan } from "@canopy/dev/test/member";
import { expect, test } from "../src/fixtures.ts";
import { connectWallet, expectDashboard } from "../src/pages/entry-form.ts";
import { localPath, t } from "../src/translate.ts";
import { storedSession } from "../src/wallet/session.ts";
import { TestWallet, WALLET_NAME } from "../src/wallet/wallet.ts";

test.describe("Login", () => {
  test("with an injected wallet opens the dashboard after one signature, on any chain @phone-persian", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
    // A signature needs no chain.
    wallet.usePolygon();
    await page.goto(localPath("/login"));
    await connectWallet(page);
    await page.getByRole("button", { name: t("Sign in") }).click();
    await expectDashboard(page, member.username);
    expect(wallet.sent).toBe(0);
    expect((await storedSession(page))["auth-token"]).not.toBeNull();
  });

  test("with the dev wallet, as a seeded member @long", async ({ page }) => {
    await page.goto(localPath("/login"));
    await page.getByRole("button", { name: t("Connect a wallet"), exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "willow" }).click();
    await page.getByRole("button", { name: t("Sign in") }).click();
    await expectDashboard(page, "willow");
  });

  test("on a phone without a wallet offers to open the page in a wallet app @phone-persian @phone-only", async ({
    page,
    world,
  }) => {
    await page.goto(localPath("/login"));
    await page.getByRole("button", { name: t("Connect a wallet"), exact: true }).click();
    const link = page.getByRole("dialog").getByRole("link", { name: "MetaMask" });
    const host = new URL(world.origin).host;
    await expect(link).toHaveAttribute(
      "href",
      `https://metamask.app.link/dapp/${host}${localPath("/login")}`,
    );
  });

  test("reports a declined connection and a declined signature, and signs in on the second try @phone-persian", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
    wallet.reject("eth_requestAccounts", "wallet_requestPermissions");
    await page.goto(localPath("/login"));
    await page.getByRole("button", { name: t("Connect a wallet"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: WALLET_NAME }).click();
    await expect(dialog.getByText(t("You declined the request in your wallet."))).toBeVisible();

    wallet.approve();
    await dialog.getByRole("button", { name: WALLET_NAME }).click();
    await expect(dialog).toBeHidden();
    wallet.reject("personal_sign");
    await page.getByRole("button", { name: t("Sign in") }).click();
    await expect(page.getByText(t("Not signed in yet"))).toBeVisible();
    await expect(page.getByText(t("You declined the request in your wallet."))).toBeVisible();

    wallet.approve();
    await page.getByRole("button", { name: t("Sign in") }).click();
    await expectDashboard(page, member.username);
  });

  test("lists wallets once the whole list has loaded, so that none moves under a finger @long", async ({
    page,
  }) => {
    let load = () => {};
    const isAwaited = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route(/DevWalletPanel/, async (route) => {
      await isAwaited;
      await route.continue();
    });
    const isRequested = page.waitForRequest(/DevWalletPanel/);
    await page.goto("/login");
    await page.getByRole("button", { name: "Connect a wallet", exact: true }).click();
    await isRequested;
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: "Connect a wallet" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "WalletConnect" })).toBeHidden();
    load();
    await expect(dialog.getByRole("button", { name: "WalletConnect" })).toBeVisible();
    await expect(dialog.getByRole("region", { name: "Dev wallet" })).toBeVisible();
  });

  test("sends a wallet without a seat to Register @phone-persian", async ({ page, wallet, problems }) => {
    problems.expect(/status of 404/);
    await page.goto(localPath("/login"));
    await connectWallet(page);
    await page.getByRole("button", { name: t("Sign in") }).click();
    await expect(page.getByText(t("This wallet has no seat yet"))).toBeVisible();
    await page.getByRole("link", { name: t("Register with this wallet") }).click();
    await expect(page).toHaveURL(localPath("/register"));
    await expect(page.getByText(wallet.address.slice(0, 6))).toBeVisible();
  });
});
