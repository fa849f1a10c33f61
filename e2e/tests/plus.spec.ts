import type { ChainClient } from "@canopy/dev/chain/client";
import { joinPlan, joinPlus, type Member } from "@canopy/dev/test/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { formatAmount } from "@canopy/shared/money";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test } from "../src/fixtures.ts";
import { connectInDialog, connectWallet } from "../src/pages/entry-form.ts";
import { labels } from "../src/pages/labels.ts";
import { amount, language, localPath, t, tLike } from "../src/translate.ts";
import { signIn, storedUser, storeSession } from "../src/wallet/session.ts";
import { TestWallet } from "../src/wallet/wallet.ts";
import { readBox, readId } from "../src/world/read-plan.ts";
import type { WorldAddress } from "../src/world/world-address.ts";

/** A signed-in core member below a member of Plus, with a wallet in the page. */
async function enterBelowPlus(page: Page, chain: ChainClient, { plan, plus, rpcUrl, origin }: WorldAddress) {
  const upline = await joinPlan(chain, plan);
  await joinPlus(chain, plus, upline);
  // Not in Plus, so that the proposal has to look further up.
  const between = await joinPlan(chain, plan, { sponsor: upline.username });
  const member = await joinPlan(chain, plan, { sponsor: between.username });
  const wallet = await TestWallet.install(page, rpcUrl, member.account);
  await storeSession(page, await signIn(origin, member.account));
  return { upline, between, member, wallet };
}

/** A signed-in member of Plus, who sponsors a member in each plan and has a wallet in the page. */
async function enterPlus(
  page: Page,
  chain: ChainClient,
  { plan, plus, rpcUrl, origin }: WorldAddress,
): Promise<{ member: Member; wallet: TestWallet }> {
  const member = await joinPlan(chain, plan);
  await joinPlus(chain, plus, member);
  const below = await joinPlan(chain, plan, { sponsor: member.username });
  await joinPlus(chain, plus, below, { sponsor: member.username });
  const wallet = await TestWallet.install(page, rpcUrl, member.account);
  await storeSession(page, await signIn(origin, member.account));
  return { member, wallet };
}

const sponsorField = (page: Page) => page.getByLabel(labels[language()].sponsor, { exact: true });

test.describe("Plus", () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.expect(INDEX_BEHIND);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  test("shows a member without a seat what it costs and how its members have done @phone-persian", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard/plus");
    const price = page.getByRole("region", { name: t("A unit of Plus now") });
    await expect(price).toContainText(amount("$100"));
    const contract = { address: world.plus, abi: planAbi } as const;
    const unitPrice = await chain.readContract({ ...contract, functionName: "unitPrice" });
    await expect(price).toContainText(
      t("<0/> until the round ends", { "<0/>": `${amount(formatAmount(unitPrice))}POL` }),
    );
    await expect(price).toContainText(
      /of \d+ members (have|has) earned back what they paid|از هر [۰-۹]+ عضو/,
    );
    await expect(price).toContainText(/(have|has) earned nothing at all|هیچ درآمدی نداشته/);
    await expect(price.getByRole("link", { name: t("See the whole report") })).toHaveAttribute(
      "href",
      localPath("/admin/reports/basic?plan=plus"),
    );
    await expect(page.getByRole("region", { name: t("How it works") })).toContainText(amount("$100"));
    await expect(page.getByRole("heading", { name: t("Before you pay") })).toBeVisible();
    await expectAccessible(page);

    await price.getByRole("link", { name: t("Join Plus") }).click();
    await expect(page).toHaveURL("/dashboard/plus/register");
    await expect(page.getByRole("heading", { name: t("Join Plus") })).toBeVisible();
  });

  test("joins below the nearest upline who is in it, and opens the new seat @phone-persian", async ({
    page,
    chain,
    world,
  }) => {
    const { upline, member } = await enterBelowPlus(page, chain, world);
    await page.goto("/dashboard/plus/register");
    await expect(sponsorField(page)).toHaveValue(upline.username);
    await expect(page.getByText(t("The nearest member above you in the core tree"))).toBeVisible();
    await expect(page.getByText(t("A member of Plus"), { exact: true })).toBeVisible();
    await expect(page.getByText(labels[language()].seat)).toContainText(upline.username);
    await expect(
      page.getByText(t("You join as {name}, your username", { name: member.username })),
    ).toBeVisible();
    await expect(page.getByRole("radio", { name: /^[1۱]/ })).toBeChecked();
    await expect(page.getByText(amount("$100")).first()).toBeVisible();
    await connectWallet(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: t("Join and pay") }).click();

    // The toast may have gone once all figures are seen.
    const joined = page.getByText(t("You are in Plus. Your seat is in its tree."));
    await Promise.all([expect(joined).toBeVisible(), expect(page).toHaveURL("/dashboard/plus")]);
    await expect(page.getByRole("region", { name: t("Your box in Plus") })).toContainText(
      `${amount("0.00")}POL`,
    );
    await expect(page.getByRole("region", { name: t("Your seat in the tree of Plus") })).toBeVisible();
    await expect(
      page.getByRole("img", {
        name: t("Above you: {0}. On your left leg", { 0: upline.username, 1: t("free"), 2: t("free") }),
      }),
    ).toBeVisible();
    expect(await readId(chain, world.plus, member.username)).toBeGreaterThan(0);
    await expect.poll(() => storedUser(page)).toMatchObject({ inPlus: true });

    await page.goto("/dashboard/plus/register");
    await expect(page).toHaveURL("/dashboard/plus");
  });

  test("refuses a sponsor and an upline who are only in the core plan, before any payment @phone-persian", async ({
    page,
    chain,
    world,
  }) => {
    const { upline, between, wallet } = await enterBelowPlus(page, chain, world);
    await page.goto(`/dashboard/plus/register?sponsor=${between.username}`);
    const refusal = page.getByText(t("No member of Plus has this name. Name a member who is in Plus."));
    await expect(sponsorField(page)).toHaveValue(between.username);
    await expect(refusal).toBeVisible();
    await connectWallet(page);
    await page.getByRole("button", { name: t("Join and pay") }).click();
    await expect(sponsorField(page)).toBeFocused();
    await expectAccessible(page);

    await sponsorField(page).fill(upline.username);
    await expect(page.getByText(labels[language()].seat)).toBeVisible();
    await page.getByRole("button", { name: t("Choose the seat myself") }).click();
    const placedBelow = page.getByLabel(t("Placed below"), { exact: true });
    await placedBelow.fill(between.username);
    await expect(refusal).toBeVisible();
    await page.getByRole("button", { name: t("Join and pay") }).click();
    await expect(placedBelow).toBeFocused();
    expect(wallet.sent).toBe(0);
  });

  test("keeps the form after a declined payment, for a second try @phone-persian @long", async ({
    page,
    chain,
    world,
  }) => {
    const { upline, member, wallet } = await enterBelowPlus(page, chain, world);
    wallet.reject("eth_sendTransaction");
    await page.goto("/dashboard/plus/register");
    await connectWallet(page);
    await page.getByRole("radio", { name: /^[2۲]/ }).check();
    await expect(page.getByText(labels[language()].seat)).toBeVisible();
    await page.getByRole("button", { name: t("Join and pay") }).click();
    await expect(page.getByText(t("You declined the request in your wallet."))).toBeVisible();
    await expect(sponsorField(page)).toHaveValue(upline.username);
    await expect(page.getByRole("radio", { name: /^[2۲]/ })).toBeChecked();

    wallet.approve();
    await page.getByRole("button", { name: t("Join and pay") }).click();
    await expect(page).toHaveURL("/dashboard/plus");
    await expect(page.getByRole("region", { name: t("Your units") })).toContainText(
      tLike("{held} of {most}", { held: 2, most: 5 }),
    );
    expect(await readId(chain, world.plus, member.username)).toBeGreaterThan(0);
  });

  test("withdraws from its own box, and leaves the core plan's alone @phone-persian", async ({
    page,
    chain,
    world,
  }) => {
    const { member } = await enterPlus(page, chain, world);
    await page.goto("/dashboard/plus");
    const region = page.getByRole("region", { name: t("Your box in Plus") });
    const inPlus = await readBox(chain, world.plus, member.username);
    const inCore = await readBox(chain, world.plan, member.username);
    expect(inPlus).toBeGreaterThan(inCore);
    await expect(region).toContainText(`${amount(formatAmount(inPlus))}POL`);
    await expect(region).toContainText(t("Your browser added this up"), { timeout: 20_000 });
    const link = page.getByRole("region", { name: t("Your invitation link to Plus") }).locator("bdi");
    await expect(link).toHaveText(`${world.origin}/dashboard/plus/register?sponsor=${member.username}`);
    await expectAccessible(page);

    await region.getByRole("button", { name: t("Withdraw") }).click();
    await connectInDialog(page);
    const dialog = page.getByRole("dialog", { name: t("Withdraw from your box in Plus") });
    await dialog.getByRole("button", { name: t("Use full amount") }).click();
    await dialog.getByRole("button", { name: t("Withdraw"), exact: true }).click();
    await expect(dialog.getByRole("status")).toContainText(
      tLike("<0/> is in your wallet (<1/>", { "<0/>": `${amount(formatAmount(inPlus, 18, 4))}POL` }),
    );
    expect(await readBox(chain, world.plus, member.username)).toBe(0n);
    expect(await readBox(chain, world.plan, member.username)).toBe(inCore);
  });

  test("sells more units at its own price @phone-persian @long", async ({ page, chain, world }) => {
    const { member } = await enterPlus(page, chain, world);
    await page.goto("/dashboard/plus");
    await page
      .getByRole("region", { name: t("Your units") })
      .getByRole("link", { name: t("Buy more units") })
      .click();
    await expect(page).toHaveURL("/dashboard/topup?plan=plus");
    await expect(page.getByRole("heading", { name: t("Top up in Plus") })).toBeVisible();
    await connectWallet(page);
    const units = page.getByRole("region", { name: t("Your units") });
    await expect(units).toContainText(tLike("{held} of {most}", { held: 1, most: 5 }));
    await expect(units.getByRole("radio", { name: /^[1۱]\s*(\$100|۱۰۰\sدلار)$/ })).toBeChecked();
    await units.getByRole("button", { name: tLike("Pay <0/>") }).click();
    await expect(units.getByRole("status")).toContainText(t("They count from this round on."));
    await expect(units).toContainText(tLike("{held} of {most}", { held: 2, most: 5 }));
    const id = await readId(chain, world.plan, member.username);
    const call = { abi: planAbi, functionName: "unitsOf", args: [id] } as const;
    expect(await chain.readContract({ address: world.plus, ...call })).toBe(2);
    expect(await chain.readContract({ address: world.plan, ...call })).toBe(1);
    await units.getByRole("link", { name: /See your overview|دیدن نمای کلی/ }).click();
    await expect(page).toHaveURL("/dashboard/plus");
  });

  test("takes no payment above the member's own limit, and no top-up without a seat @phone-persian @long", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
    const session = await signIn(world.origin, member.account);
    await storeSession(page, session);
    // Enough for units of the core plan, too little for one of Plus.
    const spendingLimit = String(90n * 10n ** 18n);
    const saved = await page.request.put("/api/settings", {
      headers: { authorization: `Bearer ${session.token}` },
      data: { language: null, theme: null, digits: null, spendingLimit },
    });
    expect(saved.ok()).toBe(true);

    await page.goto("/dashboard/topup?plan=plus");
    await expect(page).toHaveURL("/dashboard/plus");
    await page.getByRole("link", { name: t("Join Plus") }).click();
    await connectWallet(page);
    await expect(
      page.getByRole("status").filter({ hasText: t("This is above your monthly limit") }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: t("Join and pay") })).toBeDisabled();
    await expectAccessible(page);
    expect(wallet.sent).toBe(0);
  });

  test("has a withdrawal that waits for its block, and the core plan still offers its own @phone-persian @long", async ({
    page,
    chain,
    world,
  }) => {
    const { wallet } = await enterPlus(page, chain, world);
    await page.goto("/dashboard/plus");
    await page
      .getByRole("region", { name: t("Your box in Plus") })
      .getByRole("button", { name: t("Withdraw") })
      .click();
    await connectInDialog(page);
    wallet.hold();
    const inPlus = page.getByRole("dialog", { name: t("Withdraw from your box in Plus") });
    await inPlus.getByRole("button", { name: t("Use full amount") }).click();
    await inPlus.getByRole("button", { name: t("Withdraw"), exact: true }).click();
    // The list of steps names this one from the start.
    await expect(page.getByText(t("Sent. Waiting for a block."))).toBeVisible();

    await page.goto("/dashboard");
    await page
      .getByRole("region", { name: t("Your box") })
      .getByRole("button", { name: t("Withdraw") })
      .click();
    const inCore = page.getByRole("dialog", { name: t("Withdraw from your box"), exact: true });
    await expect(inCore.getByLabel(t("Amount in POL"))).toBeVisible();

    await page.goto("/dashboard/plus");
    await page
      .getByRole("region", { name: t("Your box in Plus") })
      .getByRole("button", { name: t("Withdraw") })
      .click();
    await expect(inPlus.getByText(t("Wait for a block"))).toBeVisible();
    await wallet.release();
    await expect(inPlus.getByRole("status")).toContainText(tLike("<0/> is in your wallet (<1/>"));
  });

  test("says so when the node does not answer, and tries again @phone-persian @long", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    const node = (url: URL) => url.origin === new URL(world.rpcUrl).origin;
    await page.route(node, (route) => route.abort("connectionfailed"));
    await page.goto("/dashboard/plus");
    const alert = page.getByRole("alert").filter({ hasText: t("Your figures are unavailable right now") });
    // The client tries three times.
    await expect(alert).toBeVisible({ timeout: 30_000 });
    // The page also retries with each block, so the node stays down until the button has sent a request.
    const request = page.waitForRequest((sent) => node(new URL(sent.url())));
    await alert.getByRole("button", { name: t("Try again") }).click();
    await request;
    await page.unroute(node);
    await expect(page.getByRole("region", { name: t("A unit of Plus now") })).toBeVisible({
      timeout: 30_000,
    });
  });

  test("says so on a site without it @long", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.route("**/api/config?*", async (route) => {
      const { data, ...envelope } = await (await route.fetch()).json();
      await route.fulfill({ json: { ...envelope, data: { ...data, plus: null } } });
    });
    for (const path of ["/dashboard/plus", "/dashboard/plus/register"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: t("There is no Plus plan here") })).toBeVisible();
    }
    await expectAccessible(page);
  });
});
