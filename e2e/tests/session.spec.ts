import { joinPlan } from "@canopy/dev/test/member";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/fixtures.ts";
import { choosePages } from "../src/long-run.ts";
import { connectWallet, expectDashboard } from "../src/pages/entry-form.ts";
import { localPath, t } from "../src/translate.ts";
import { signIn, storedSession, storeSession } from "../src/wallet/session.ts";
import { newAccount, TestWallet } from "../src/wallet/wallet.ts";

const UNKNOWN_PAGE = /status of 404 .*\/dashboard\/nope/;
const EMPTY = { "auth-token": null, "auth-user": null, "auth-token-expiry": null };

async function logOut(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: t("More"), exact: true });
  const logout = page.getByRole("button", { name: t("Logout") });
  await expect(more.or(logout)).toBeVisible();
  if (await more.isVisible()) await more.click();
  await logout.click();
}

test.describe("A visitor", () => {
  test("who opens the dashboard, or a page that it does not have, signs in first and returns to it @phone-persian", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    problems.expect(UNKNOWN_PAGE);
    const member = await joinPlan(chain, world.plan);
    await TestWallet.install(page, world.rpcUrl, member.account);
    await page.goto("/dashboard/nope");
    await expect(page).toHaveURL(localPath("/login?redirect=%2Fdashboard%2Fnope"));
    await page.goto("/dashboard?daysAgo=1");
    await expect(page).toHaveURL(localPath("/login?redirect=%2Fdashboard%3FdaysAgo%3D1"));
    await connectWallet(page);
    await page.getByRole("button", { name: t("Sign in") }).click();
    await expect(page).toHaveURL("/dashboard?daysAgo=1");
    await expect(page.getByRole("heading", { name: member.username })).toBeVisible();
  });

  test("sees a title on every page @long", async ({ page }) => {
    for (const [path, title] of [
      ["/", /Canopy/],
      ["/register", /^Register\W+Canopy$/],
      ["/login", /^Login\W+Canopy$/],
      ["/fa/login", /^ورود\W+Canopy$/],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
    }
  });
});

test.describe("A member", () => {
  test("is redirected from Login and Register to the redirect parameter or the dashboard", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    const paths = ["/login?redirect=https%3A%2F%2Fevil.example%2F", "/login", "/register"];
    for (const path of choosePages(paths, { walk: 0, walks: 3 })) {
      await page.goto(path);
      await expect(page).toHaveURL("/dashboard");
    }
    await expect(page).toHaveTitle(/^Overview\W+Canopy$/);
    await page.goto(localPath("/login?redirect=%2Ffa"));
    await expect(page).toHaveURL("/fa");
  });

  test("sees links to the dashboard on home and on a page that does not exist @long", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    problems.expect(UNKNOWN_PAGE);
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: t("Dashboard") })).toBeVisible();
    await expect(main.getByRole("link", { name: t("Register") })).toHaveCount(0);
    await page.goto("/dashboard/nope");
    await expect(page).toHaveTitle(/^Not found\W+Canopy$/);
    await page.getByRole("link", { name: t("Go to dashboard") }).click();
    await expect(page).toHaveURL("/dashboard");
  });

  test("who logs out loses the session in the browser and on the server @phone-persian", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    const session = await signIn(world.origin, member.account);
    await storeSession(page, session);
    // The logout revokes the token: a later response to this request would be a 401.
    const refreshed = page.waitForResponse(/\/api\/auth\/me/);
    await page.goto("/dashboard");
    await refreshed;
    await logOut(page);
    await expect(page).toHaveURL(localPath("/login"));
    expect(await storedSession(page)).toEqual(EMPTY);
    await expect
      .poll(async () => {
        const response = await fetch(`${world.origin}/api/auth/me`, {
          headers: { Authorization: `Bearer ${session.token}` },
        });
        return response.status;
      })
      .toBe(401);
  });

  test("who logs out while the server is unreachable loses the session in the browser @long", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    problems.expect(/auth\/logout|Failed to load resource/);
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard");
    await page.route("**/api/auth/logout", (route) => route.abort("connectionfailed"));
    await logOut(page);
    await expect(page).toHaveURL(localPath("/login"));
    expect(await storedSession(page)).toEqual(EMPTY);
  });

  test("whose session expires is redirected to Login with the reason @phone-persian", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    // The clock skips ten minutes at once, so the session ends while the page asks the server to keep it.
    problems.expect(/status of 401 .*\/api\/auth\/me/);
    const member = await joinPlan(chain, world.plan);
    await page.clock.install();
    await storeSession(page, { ...(await signIn(world.origin, member.account)), expires_in: 600 });
    await page.goto("/dashboard");
    await expectDashboard(page, member.username);
    await page.clock.fastForward(601_000);
    await expect(page).toHaveURL(localPath("/login?redirect=%2Fdashboard"));
    await expect(page.getByText(t("Your session has ended. Log in again to continue."))).toBeVisible();
    expect(await storedSession(page)).toEqual(EMPTY);
  });

  test("who returns after the session expired is a visitor @long", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, { ...(await signIn(world.origin, member.account)), expires_in: -1 });
    await page.goto("/dashboard");
    await expect(page).toHaveURL(localPath("/login?redirect=%2Fdashboard"));
    expect(await storedSession(page)).toEqual(EMPTY);
  });

  test("whose token the server rejects (401) is redirected to Login", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    problems.expect(/status of 401/);
    const member = await joinPlan(chain, world.plan);
    const session = await signIn(world.origin, member.account);
    await storeSession(page, { ...session, token: session.token.split("").reverse().join("") });
    await page.goto("/dashboard");
    await expect(page).toHaveURL(localPath("/login?redirect=%2Fdashboard"));
    expect(await storedSession(page)).toEqual(EMPTY);
  });

  test("whose stored session is corrupt is a visitor @long", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("auth-token", "x");
      localStorage.setItem("auth-user", "{");
      localStorage.setItem("auth-token-expiry", "soon");
    });
    await page.goto("/dashboard");
    await expect(page).toHaveURL(localPath("/login?redirect=%2Fdashboard"));
  });

  test("whose wallet switches accounts is logged out with the reason @phone-persian", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
    await page.goto(localPath("/login"));
    await connectWallet(page);
    // The logout revokes the token: a later response to this request would be a 401.
    const refreshed = page.waitForResponse(/\/api\/auth\/me/);
    await page.getByRole("button", { name: t("Sign in") }).click();
    await expectDashboard(page, member.username);
    await refreshed;

    await wallet.changeAccount(newAccount());
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(t("Your wallet switched accounts, so you were logged out."))).toBeVisible();
    expect(await storedSession(page)).toEqual(EMPTY);
  });
});
