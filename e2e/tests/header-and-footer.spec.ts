import { joinPlan } from "@canopy/dev/test/member";
import { tabTo } from "../src/browser/keyboard.ts";
import { expect, test } from "../src/fixtures.ts";
import { labels } from "../src/pages/labels.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";
import { advance, settle } from "../src/world/clock.ts";

test.describe("The public layout", () => {
  for (const { home, prefix, tag } of [
    { home: "/", prefix: "", tag: " @long" },
    { home: "/fa", prefix: "/fa", tag: "" },
  ]) {
    test(`names operator and contract, and links from ${home} only to existing pages in its language${tag}`, async ({
      page,
      request,
      world,
    }) => {
      await page.goto(home);
      const banner = page.getByRole("banner");
      await expect(banner.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
      await expect(banner.locator("a[href^='tel:']")).toBeVisible();
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect(page.getByRole("contentinfo").getByTitle(world.plan)).toBeVisible();

      const links = page.locator("header a, footer a");
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      const inside = [...new Set(addresses.filter((address) => address.startsWith("/")))];
      const pages = [
        "/about",
        "/services",
        "/contact",
        "/register",
        "/login",
        "/faq",
        "/help",
        "/terms",
        "/privacy",
      ];
      expect(inside).toEqual(
        expect.arrayContaining([...pages, "/admin/reports/basic"].map((path) => `${prefix}${path}`)),
      );
      for (const address of inside) expect((await request.get(address)).status(), address).toBe(200);
      expect(addresses.filter((address) => address.startsWith("https://"))).toHaveLength(6);
    });
  }

  test("marks the current page, and links Blog to home @long", async ({ page }) => {
    await page.goto("/contact");
    const menu = page.getByRole("banner").getByRole("navigation", { name: "Main" });
    await expect(menu.getByRole("link")).toHaveText(["Home", "About", "Services", "Blog", "Contact"]);
    await expect(menu.locator("[aria-current=page]")).toHaveText("Contact");
    await menu.getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/");
    await expect(menu.locator("[aria-current=page]")).toHaveText("Home");
  });

  test("shows members the dashboard instead of Login and Register @long", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/contact");
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: "Dashboard" })).toBeVisible();
    await expect(banner.getByRole("link", { name: /Login|Register/ })).toHaveCount(0);
  });

  test("traps the focus in the mobile menu @long", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/fa/contact");
    const opener = page.getByRole("button", { name: "باز کردن فهرست" });
    await opener.click();
    const menu = page.getByRole("dialog");
    await tabTo(page, menu.getByRole("link", { name: "وبلاگ" }));
    for (let stop = 0; stop < 16; stop++) {
      await page.keyboard.press("Tab");
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null))
        .toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe("The loading overlay of the home page", () => {
  test("shows for one second after a client-side navigation, and never when home is opened by URL @long", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("One moment")).toHaveCount(0);
    await page.clock.install();
    await page.goto("/login");
    // The page itself has loaded everything.
    await expect(page.getByRole("button", { name: labels.en.connect, exact: true })).toBeVisible();
    await page.clock.pauseAt(Date.now() + 10_000);
    await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
    await settle(page);
    const overlay = page.getByRole("status").filter({ hasText: "One moment" });
    await expect(overlay).toBeVisible();
    await advance(page, 990);
    await expect(overlay).toBeVisible();
    await advance(page, 20);
    await expect(overlay).toHaveCount(0);
    await page.clock.resume();
    await expect(page).toHaveURL("/");
    await expect(overlay).toHaveCount(0);
  });
});
