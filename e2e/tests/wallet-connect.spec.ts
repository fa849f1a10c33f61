import { joinPlan } from "@canopy/dev/test/member";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expect, test } from "../src/fixtures.ts";
import { expectDashboard } from "../src/pages/entry-form.ts";
import { localPath, t, tLike } from "../src/translate.ts";
import { PhoneWallet } from "../src/wallet/phone-wallet.ts";
import { StubRelay } from "../src/wallet/stub-relay.ts";

// Its relay, the page that tells a wallet which site asks, and statistics that the content policy blocks.
const WALLET_CONNECT = /walletconnect\.org/;

test("A member signs in with a wallet on another device, and the wallet ends the session @phone-persian @long", async ({
  page,
  context,
  chain,
  world,
  problems,
}) => {
  problems.expect(WALLET_CONNECT);
  const member = await joinPlan(chain, world.plan);
  const relay = new StubRelay();
  const phone = await PhoneWallet.start(context, relay, world.rpcUrl, member.account);
  await relay.serve(page);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto(localPath("/login"));
  await page.getByRole("button", { name: t("Connect a wallet"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  const choice = dialog.getByRole("button", { name: "WalletConnect" });
  await expect(choice).toBeVisible();
  expect(loaded.filter((url) => /wallet-?connect/i.test(url))).toEqual([]);

  await choice.click();
  await expect(dialog.getByRole("img", { name: t("QR code for your wallet app") })).toBeVisible();
  await expectAccessible(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await dialog.getByRole("button", { name: t("Copy the link for your wallet") }).click();
  await phone.pair(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(dialog).toBeHidden();
  await expect(page.getByText("WalletConnect")).toBeVisible();

  // The session outlives a reload.
  await page.reload();
  await page.getByRole("button", { name: t("Sign in") }).click();
  await expectDashboard(page, member.username);

  await page.goto("/dashboard/change-username");
  await expect(page.getByRole("button", { name: tLike("Pay <0/>") })).toBeVisible();
  await phone.disconnect();
  await expect(page.getByRole("button", { name: t("Connect a wallet"), exact: true })).toBeVisible();
});

test("Without a project id, the list of wallets has no WalletConnect @long", async ({ page }) => {
  await page.route("**/api/config?*", async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = await response.json();
    await route.fulfill({ response, json: { ...envelope, data: { ...data, walletConnectProjectId: null } } });
  });
  await page.goto(localPath("/login"));
  await page.getByRole("button", { name: t("Connect a wallet"), exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "willow" })).toBeVisible();
  await expect(page.getByText("WalletConnect")).toBeHidden();
});
