import { joinPlan, newUsername } from "@canopy/dev/test/member";
import type { Locator } from "@playwright/test";
import { tabTo } from "../src/browser/keyboard.ts";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test } from "../src/fixtures.ts";
import { choosePages } from "../src/long-run.ts";
import { connectInDialog, expectDashboard, payButton } from "../src/pages/entry-form.ts";
import { labels } from "../src/pages/labels.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";
import { TestWallet, WALLET_NAME } from "../src/wallet/wallet.ts";

test.describe("By keyboard alone", () => {
  test.beforeEach(({ problems }) => problems.expect(INDEX_BEHIND));

  test("a visitor registers and logs out", async ({ page, wallet }) => {
    const username = newUsername();
    await page.goto("/register");
    await tabTo(page, page.getByRole("button", { name: "Connect a wallet", exact: true }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await tabTo(page, dialog.getByRole("button", { name: WALLET_NAME }));
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();

    await tabTo(page, page.getByLabel("Username", { exact: true }));
    await page.keyboard.type(username);
    await tabTo(page, page.getByLabel("Sponsor", { exact: true }));
    await page.keyboard.type("cypress");
    await expect(page.getByText(labels.en.seat)).toBeVisible();
    await tabTo(page, page.getByRole("radio", { name: /^1/ }));
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: /^2/ })).toBeChecked();
    await tabTo(page, payButton(page));
    // The logout revokes the token: a later response to this request would be a 401.
    const refreshed = page.waitForResponse(/\/api\/auth\/me/);
    await page.keyboard.press("Enter");
    await expectDashboard(page, username);
    await refreshed;
    expect(wallet.sent).toBe(1);

    await tabTo(page, page.getByRole("button", { name: "Logout" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/login");
  });

  test("the first Tab stop skips to the content", async ({ page }) => {
    for (const path of choosePages(["/", "/register", "/login"], { walk: 0, walks: 3 })) {
      await page.goto(path);
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: "Skip to content" });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
    }
  });

  test("a dialog traps the focus, closes on Escape and returns the focus", async ({ page, wallet }) => {
    await page.goto("/login");
    const opener = page.getByRole("button", { name: "Connect a wallet", exact: true });
    await tabTo(page, opener);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press("Tab");
      // The focus passes a guard at the dialog's edge, so the check retries.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null))
        .toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(wallet.sent).toBe(0);
  });

  test("the focus stays in the form when a wallet is connected or disconnected @long", async ({
    page,
    chain,
    world,
    wallet,
  }) => {
    async function connect(): Promise<void> {
      await tabTo(
        page,
        page.getByRole("main").getByRole("button", { name: "Connect a wallet", exact: true }),
      );
      await page.keyboard.press("Enter");
      await tabTo(page, page.getByRole("dialog").getByRole("button", { name: WALLET_NAME }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
    const next = async (target: Locator) => {
      await expect(target).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(target).toBeFocused();
    };

    await page.goto("/register");
    await connect();
    await next(page.getByRole("button", { name: "Copy", exact: false }).first());
    await tabTo(page, page.getByRole("button", { name: "Disconnect" }));
    await page.keyboard.press("Enter");
    await next(page.getByRole("main").getByRole("button", { name: "Connect a wallet", exact: true }));

    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await wallet.changeAccount(member.account);
    await page.goto("/dashboard/swap?from=POL&to=USDC&amount=5");
    await connect();
    await next(page.getByRole("button", { name: "Review swap" }));
  });

  test.describe("a toast", () => {
    test.beforeEach(async ({ page, chain, world }) => {
      const member = await joinPlan(chain, world.plan);
      await storeSession(page, await signIn(world.origin, member.account));
      await page.clock.install();
      await page.goto("/dashboard");
      await tabTo(page, page.getByRole("button", { name: "Copy the invitation link" }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem")).toBeVisible();
      // The toast must not time out on a slow machine.
      await page.clock.pauseAt(Date.now() + 1_000);
    });

    test("is reachable by Tab, closes on Enter and returns the focus @long", async ({ page }) => {
      const toasts = page.getByRole("region", { name: /^Notifications/ });
      const close = toasts.getByRole("button", { name: "Close" });
      await tabTo(page, close);
      await page.keyboard.press("Shift+Tab");
      const before = await page.evaluateHandle(() => document.activeElement);
      await tabTo(page, close);
      await page.keyboard.press("Enter");
      await page.clock.runFor(1_000);
      await expect(toasts.getByRole("listitem")).toHaveCount(0);
      await expect
        .poll(() => before.evaluate((element) => element === document.activeElement && element?.tagName))
        .toBe("BUTTON");
    });

    test("does not trap the focus @long", async ({ page }) => {
      const toasts = page.getByRole("region", { name: /^Notifications/ });
      await tabTo(page, toasts.getByRole("button", { name: "Close" }));
      await tabTo(page, page.getByRole("link", { name: "Skip to content" }));
      await expect(toasts.getByRole("listitem")).toBeVisible();
    });
  });

  test("a toast over a dialog takes no focus from it, and closes on its own @long", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    await joinPlan(chain, world.plan, { sponsor: member.username });
    const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard");
    const opener = page.getByRole("region", { name: "Your box" }).getByRole("button", { name: "Withdraw" });
    await tabTo(page, opener);
    await page.keyboard.press("Enter");
    await connectInDialog(page);
    const dialog = page.getByRole("dialog");
    wallet.hold();
    await tabTo(page, dialog.getByRole("button", { name: "Use full amount" }));
    await page.keyboard.press("Enter");
    await tabTo(page, dialog.getByRole("button", { name: "Withdraw", exact: true }));
    await page.keyboard.press("Enter");
    const toast = page.locator("[data-toast]").filter({ hasText: "Sent. Waiting for a block." });
    await expect(toast).toBeVisible();

    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press("Tab");
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null))
        .toBe(true);
    }
    // A click closes the toast and leaves the dialog open.
    await toast.getByRole("button", { name: "Close", includeHidden: true }).click();
    await expect(toast).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
