import { joinPlan, newUsername } from "@canopy/dev/test/member";
import { catalogue } from "@canopy/shared/error-catalogue";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test } from "../src/fixtures.ts";
import { connectWallet, expectDashboard, fillEntry, payButton } from "../src/pages/entry-form.ts";
import { language, localPath, t, tLike } from "../src/translate.ts";
import { storedSession } from "../src/wallet/session.ts";
import { newAccount, TestWallet } from "../src/wallet/wallet.ts";
import { readId, readName } from "../src/world/read-plan.ts";

test.describe("Register", () => {
  test.beforeEach(({ problems }) => problems.expect(INDEX_BEHIND));

  test("with an injected wallet pays, signs in and opens the dashboard @phone-persian", async ({
    page,
    wallet,
    chain,
    world,
    sponsor,
  }) => {
    const username = newUsername();
    await page.goto(localPath("/register"));
    await connectWallet(page);
    await fillEntry(page, { username, sponsor });
    await payButton(page).click();

    // The toast may have gone once the whole dashboard is seen.
    const welcome = page.getByText(t("You are a member. Your seat is in the tree."));
    await Promise.all([expect(welcome).toBeVisible(), expectDashboard(page, username)]);
    expect(await readName(chain, world.plan, wallet.address)).toBe(username);

    const session = await storedSession(page);
    expect(session["auth-token"]).toMatch(/^[\w-]{43}$/);
    expect(JSON.parse(session["auth-user"] ?? "")).toMatchObject({
      username,
      wallet: wallet.address,
      inPlus: false,
    });
    const lifetime = Number(session["auth-token-expiry"]) - Date.now();
    expect(lifetime).toBeGreaterThan(10_700_000);
    expect(lifetime).toBeLessThanOrEqual(10_800_000);
  });

  test("with the dev wallet creates a member in one click @long", async ({ page, chain, world, sponsor }) => {
    const username = newUsername();
    await page.goto(localPath("/register"));
    await page.getByRole("button", { name: t("Connect a wallet"), exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("New account") })
      .click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await fillEntry(page, { username, sponsor });
    await payButton(page).click();

    await expectDashboard(page, username);
    expect(await readId(chain, world.plan, username)).toBeGreaterThan(0);
  });

  test("reports an unknown sponsor, and an invalid or taken username while typing @phone-persian", async ({
    page,
    wallet,
    chain,
    world,
  }) => {
    await page.goto(localPath("/register?sponsor=no_member"));
    await expect(page.getByLabel(t("Sponsor"), { exact: true })).toHaveValue("no_member");
    await expect(page.getByText(t("No member has this name. Ask"))).toBeVisible();
    await connectWallet(page);
    const username = page.getByLabel(t("Username"), { exact: true });
    await username.fill("abc");
    await username.blur();
    await expect(page.getByText(t("Use at least 4 characters."))).toBeVisible();
    await username.fill("1abc");
    await expect(page.getByText(t("Start with a letter."))).toBeVisible();
    await username.fill(newUsername());
    await expect(page.getByText(t("Free"), { exact: true })).toBeVisible();

    await fillEntry(page, { username: "willow", sponsor: "alder" });
    await expect(
      page.getByText(t("This username is taken, or was released less than 30 days ago.")),
    ).toBeVisible();
    await expect(username).toHaveAttribute("aria-invalid", "true");
    await payButton(page).click();
    await expect(username).toBeFocused();
    expect(await readName(chain, world.plan, wallet.address)).toBe("");
  });

  test("keeps the cursor in its field when the wallet changes the account @long", async ({
    page,
    wallet,
  }) => {
    await page.goto(localPath("/register"));
    await connectWallet(page);
    const username = page.getByLabel(t("Username"), { exact: true });
    await username.pressSequentially("will");
    const account = newAccount();
    await wallet.changeAccount(account);
    await expect(page.getByText(account.address.slice(-4))).toBeVisible();
    await page.keyboard.type("ow");
    await expect(username).toHaveValue("willow");
  });

  test("takes the sponsor and the seat of an invitation link @phone-persian @long", async ({
    page,
    chain,
    world,
  }) => {
    const parent = await joinPlan(chain, world.plan, { sponsor: "cedar" });
    const referral = page.getByLabel(t("Placed below"), { exact: true });
    await page.goto(localPath(`/register?sponsor=cedar&referral=${parent.username}&leg=right`));
    await expect(page.getByText(t("The sender of your link chose a seat for you"))).toBeVisible();
    await expect(page.getByLabel(t("Sponsor"), { exact: true })).toHaveValue("cedar");
    await expect(referral).toHaveValue(parent.username);
    await expect(page.getByRole("radio", { name: t("Right") })).toBeChecked();
    await expect(page.getByText(t("This seat is free"))).toBeVisible();

    await page.goto(localPath(`/register?sponsor=cedar&referral=${parent.username}&leg=middle`));
    await expect(page.getByText(t("A part of your invitation link is unreadable."))).toBeVisible();
    await expect(referral).toBeHidden();
  });

  test("rejects a member without a free leg @phone-persian @long", async ({ page, wallet }) => {
    await page.goto(localPath("/register"));
    await connectWallet(page);
    await fillEntry(page, { username: newUsername(), sponsor: "willow" });
    await page.getByRole("button", { name: t("Choose the seat myself") }).click();
    const referral = page.getByLabel(t("Placed below"), { exact: true });
    await referral.fill("willow");
    for (const leg of ["Left", "Right"]) {
      await page.getByRole("radio", { name: t(leg) }).check();
      await expect(
        page.getByText(t("This leg is taken. Choose the other one, or another member to be placed below.")),
      ).toBeVisible();
    }
    await payButton(page).click();
    await expect(referral).toBeFocused();
    expect(wallet.sent).toBe(0);
  });

  test("reports a seat taken in the meantime before any payment @phone-persian", async ({
    page,
    wallet,
    chain,
    world,
  }) => {
    const parent = await joinPlan(chain, world.plan, { sponsor: "cedar" });
    await page.goto(localPath("/register"));
    await connectWallet(page);
    await fillEntry(page, { username: newUsername(), sponsor: "cedar" });
    await page.getByRole("button", { name: t("Choose the seat myself") }).click();
    await page.getByLabel(t("Placed below"), { exact: true }).fill(parent.username);
    await page.getByRole("radio", { name: t("Left") }).check();
    await expect(page.getByText(t("This seat is free"))).toBeVisible();

    await joinPlan(chain, world.plan, { sponsor: parent.username });
    await payButton(page).click();
    await expect(
      page
        .getByRole("alert")
        .or(page.getByRole("status"))
        .filter({ hasText: /leg|seat|شاخه|جایگاه/i })
        .first(),
    ).toBeVisible();
    await expect(page).toHaveURL(localPath("/register"));
    expect(wallet.sent).toBe(0);
  });

  test("goes on after each refusal: of the chain, of the payment and of the signature @phone-persian", async ({
    page,
    wallet,
    problems,
    sponsor,
  }) => {
    problems.expect(/status of 401/);
    const username = newUsername();
    wallet.usePolygon({ knowsLocal: false });
    await page.goto(localPath("/register"));
    await connectWallet(page);

    await test.step("a wallet on another chain switches in one click", async () => {
      await expect(page.getByText(t("Your wallet is on another chain"))).toBeVisible();
      wallet.reject("wallet_switchEthereumChain", "wallet_addEthereumChain");
      await page.getByRole("button", { name: tLike("Switch to <0>") }).click();
      await expect(page.getByText(t("You declined the request in your wallet."))).toBeVisible();
      wallet.approve();
      await page.getByRole("button", { name: tLike("Switch to <0>") }).click();
      await expect(page.getByText(t("Your wallet is on another chain"))).toBeHidden();
      expect(wallet.chainId).toBe(31_337);
    });

    await test.step("the form is kept after a declined payment", async () => {
      await fillEntry(page, { username, sponsor });
      wallet.reject("eth_sendTransaction");
      await payButton(page).click();
      await expect(page.getByText(t("You declined the request in your wallet."))).toBeVisible();
      await expect(page.getByLabel(t("Username"), { exact: true })).toHaveValue(username);
      wallet.approve();
    });

    await test.step("the seat is kept after a refused signature", async () => {
      wallet.forgeSignatures();
      await payButton(page).click();
      const refusal = page.getByRole("alert").filter({ hasText: catalogue.SIGN_IN_REFUSED[language()] });
      await expect(refusal).toContainText(t("Your seat is paid for and yours."));
      await expect(page).toHaveURL(localPath("/register"));
      wallet.approve();
      await refusal.getByRole("button", { name: t("Sign in") }).click();
    });

    await expectDashboard(page, username);
    expect(wallet.sent).toBe(1);
  });

  test("keeps the seat after a declined signature, and signs in later @phone-persian @long", async ({
    page,
    wallet,
    sponsor,
  }) => {
    const username = newUsername();
    wallet.reject("personal_sign");
    await page.goto(localPath("/register"));
    await connectWallet(page);
    await fillEntry(page, { username, sponsor });
    await payButton(page).click();
    await expect(page.getByText(t("Not signed in yet"))).toBeVisible();

    wallet.approve();
    await page.getByRole("button", { name: t("Sign in") }).click();
    await expectDashboard(page, username);
  });

  test("finds a transaction that was mined while the page was closed @phone-persian", async ({
    page,
    context,
    wallet,
    world,
    sponsor,
  }) => {
    const username = newUsername();
    wallet.hold();
    await page.goto(localPath("/register"));
    await connectWallet(page);
    await fillEntry(page, { username, sponsor });
    await payButton(page).click();
    await expect(page.getByText(t("Sent. Waiting for a block."))).toBeVisible();
    await page.close();
    await wallet.release();

    const later = await context.newPage();
    await TestWallet.install(later, world.rpcUrl, wallet.account);
    await later.goto(localPath("/login"));
    await connectWallet(later);
    await later.getByRole("button", { name: t("Sign in") }).click();
    await expectDashboard(later, username);
  });

  test("follows a pending transaction after a reload @phone-persian @long", async ({
    page,
    wallet,
    sponsor,
  }) => {
    const username = newUsername();
    wallet.hold();
    await page.goto(localPath("/register"));
    await connectWallet(page);
    await fillEntry(page, { username, sponsor });
    await payButton(page).click();
    await expect(page.getByText(t("Sent. Waiting for a block."))).toBeVisible();

    await page.reload();
    await expect(page.getByText(t("Wait for a block"))).toBeVisible();
    await wallet.release();
    await expectDashboard(page, username);
  });

  test("asks a wallet that is already a member for no payment @phone-persian", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    await TestWallet.install(page, world.rpcUrl, member.account);
    await page.goto(localPath("/register"));
    await connectWallet(page);
    await expect(
      page.getByRole("heading", { name: t("This wallet is {name}, a member", { name: member.username }) }),
    ).toBeVisible();
    await page.getByRole("button", { name: t("Sign in") }).click();
    await expectDashboard(page, member.username);
  });
});
