import { fundedAccount, joinPlan, newUsername } from "@canopy/dev/test/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test } from "../src/fixtures.ts";
import { connectWallet, expectDashboard, fillEntry, payButton } from "../src/pages/entry-form.ts";
import { labels } from "../src/pages/labels.ts";
import { amount, language, localPath, t, tLike } from "../src/translate.ts";
import { TestWallet } from "../src/wallet/wallet.ts";
import { readBox, readId, readName } from "../src/world/read-plan.ts";

const DAY = 86_400;

// It moves the clock of the world, so it has a project of its own that runs after all others.
test("A member registers, tops up, earns a point, withdraws, joins Plus and changes the wallet @phone-persian", async ({
  page,
  chain,
  world,
  problems,
}) => {
  test.slow();
  problems.expect(INDEX_BEHIND);
  // The session of the old wallet loses its access.
  problems.expect(/status of 401/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const plan = { address: world.plan, abi: planAbi } as const;
  const [old, heir] = await Promise.all([fundedAccount(chain), fundedAccount(chain)]);
  const wallet = await TestWallet.install(page, world.rpcUrl, old);
  const username = newUsername();

  await page.goto(localPath("/register"));
  await connectWallet(page);
  await fillEntry(page, { username, sponsor: "cedar" });
  await payButton(page).click();
  await expectDashboard(page, username);

  await page
    .getByRole("region", { name: t("Your units") })
    .getByRole("link", { name: t("Buy more units") })
    .click();
  const units = page.getByRole("region", { name: t("Your units") });
  await units.getByRole("radio", { name: /^[2۲]/ }).check();
  await units.getByRole("button", { name: tLike("Pay <0/>") }).click();
  await expect(units).toContainText(t("{held} of {most}", { held: 3, most: 5 }));

  // One member on each leg is a pair, and a day later a point.
  await joinPlan(chain, world.plan, { sponsor: username });
  await joinPlan(chain, world.plan, { sponsor: username });
  const round = await chain.readContract({ ...plan, functionName: "roundCounter" });
  await chain.increaseTime({ seconds: DAY });
  await chain.mine({ blocks: 1 });
  const settled = () => chain.readContract({ ...plan, functionName: "xRoundCounter" });
  await expect.poll(settled, { timeout: 30_000 }).toBeGreaterThan(round);
  await page.goto("/dashboard");
  const ended = page.getByRole("region", { name: tLike("Round {number}, the last one to end") });
  await expect(ended).toContainText(t("Settled. Your share is in your box."));
  await expect(ended.locator("dl > div", { hasText: t("Your points") }).locator("dd")).toHaveText(
    amount("1"),
  );

  await page
    .getByRole("region", { name: t("Your box") })
    .getByRole("button", { name: t("Withdraw") })
    .click();
  const withdrawal = page.getByRole("dialog", { name: t("Withdraw from your box") });
  await withdrawal.getByRole("button", { name: t("Use full amount") }).click();
  await withdrawal.getByRole("button", { name: t("Withdraw"), exact: true }).click();
  await expect(withdrawal.getByRole("status")).toContainText(tLike("<0/> is in your wallet (<1/>"));
  expect(await readBox(chain, world.plan, username)).toBe(0n);

  await page.goto("/dashboard/plus/register");
  // The form proposes sponsor and seat once it has found them.
  await expect(page.getByText(labels[language()].seat)).toBeVisible();
  await page.getByRole("button", { name: t("Join and pay") }).click();
  await expect(page).toHaveURL("/dashboard/plus");
  expect(await readId(chain, world.plus, username)).toBeGreaterThan(0);

  await page.goto("/dashboard/change-wallet");
  await page.getByLabel(t("Address of the new wallet")).fill(heir.address);
  await expect(page.getByText(t("This wallet can take the seat"))).toBeVisible();
  await page.getByRole("button", { name: t("Offer the seat to this wallet") }).click();
  await page.getByRole("link", { name: t("Accept it in this browser") }).click();
  await expect(page.getByText(t("This is another wallet"))).toBeVisible();
  await wallet.changeAccount(heir);
  await page.getByRole("button", { name: t("Accept the seat") }).click();
  await page.getByRole("link", { name: t("Log in with this wallet") }).click();
  await page.getByRole("button", { name: t("Sign in") }).click();
  await expectDashboard(page, username);
  expect(await readName(chain, world.plan, heir.address)).toBe(username);
});
