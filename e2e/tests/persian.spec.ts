import { joinPlan } from "@canopy/dev/test/member";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test } from "../src/fixtures.ts";
import { connectWallet, expectDashboard } from "../src/pages/entry-form.ts";
import { labels } from "../src/pages/labels.ts";
import { publicPages } from "../src/pages/public-pages.ts";
import { TestWallet } from "../src/wallet/wallet.ts";

test.describe("In Persian, from right to left", () => {
  test.beforeEach(({ problems }) => problems.expect(INDEX_BEHIND));

  test("a visitor signs in, and the dashboard is in Persian @long", async ({ page, chain, world }) => {
    const { account, username } = await joinPlan(chain, world.plan);
    await TestWallet.install(page, world.rpcUrl, account);
    await page.goto("/fa/login");
    const html = page.locator("html");
    await expect(html).toHaveAttribute("dir", "rtl");
    await expect(html).toHaveAttribute("lang", /^fa/);
    await connectWallet(page, labels.fa);
    await page.getByRole("button", { name: labels.fa.signIn, exact: true }).click();

    await expectDashboard(page, username);
    await expect(html).toHaveAttribute("dir", "rtl");
    // Latin text stays left to right.
    await expect(page.getByRole("heading", { name: username }).locator("bdi")).toHaveAttribute("dir", "ltr");
    await expect(page.getByText(account.address.slice(-4)).first()).toHaveAttribute("dir", "ltr");
    await page.reload();
    await expect(html).toHaveAttribute("dir", "rtl");

    await page.getByRole("button", { name: labels.fa.logout }).click();
    await expect(page).toHaveURL("/fa/login");
  });

  test("the language switch keeps the sponsor before hydration", async ({ page, problems }) => {
    problems.expect(/ERR_FAILED|Failed to fetch/);
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/register?sponsor=willow", { waitUntil: "commit" });
    await page.getByRole("banner").getByRole("link", { name: "Language: فارسی" }).click();
    await expect(page).toHaveURL(/\/fa\/register\/?\?sponsor=willow$/);
    // The choice is stored anyway.
    await page.goto("/about", { waitUntil: "commit" });
    await expect(page).toHaveURL("/fa/about");
  });

  test("the language switch opens the same page in the other language, and back @long", async ({ page }) => {
    await page.goto("/register?sponsor=willow");
    await page.getByRole("banner").getByRole("link", { name: "Language: فارسی" }).click();
    await expect(page).toHaveURL(/\/fa\/register\/?\?sponsor=willow$/);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByLabel(labels.fa.sponsor, { exact: true })).toHaveValue("willow");
    await page.getByLabel(labels.fa.username, { exact: true }).fill("birch_9");
    await page
      .getByRole("banner")
      .getByRole("link", { name: /English/ })
      .click();
    await expect(page).toHaveURL(/\/register\/?\?sponsor=willow$/);
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
    await expect(page.getByLabel(labels.en.username, { exact: true })).toHaveValue("birch_9");
  });
});

test("A page keeps its prerendered parts for a visitor who chose Persian before @long", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("canopy-locale", "fa"));
  await page.goto("/fa");
  await expect(page.getByLabel("به عدد", { exact: true })).toBeAttached();
});

test("The chosen language is kept for the next visit @long", async ({ page }) => {
  await page.goto("/faq");
  await page.getByRole("banner").getByRole("link", { name: "Language: فارسی" }).click();
  await expect(page).toHaveURL("/fa/faq");
  for (const [asked, shown] of [
    ["/", "/fa"],
    ["/about?from=mail#risks", "/fa/about?from=mail#risks"],
  ] as const) {
    await page.goto(asked);
    await expect(page).toHaveURL(shown);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  }
  await page
    .getByRole("banner")
    .getByRole("link", { name: /English/ })
    .click();
  await expect(page).toHaveURL("/about?from=mail#risks");
  await page.goto("/fa");
  await expect(page).toHaveURL("/");
});

test("The stored language never redirects to another site", async ({ page, problems, world }) => {
  problems.expect(/status of 404/);
  await page.addInitScript(() => localStorage.setItem("canopy-locale", "en"));
  await page.goto("/fa//evil.example/x");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(new URL(world.origin).origin);
  await expect(page.getByRole("banner").getByRole("link", { name: "Language: فارسی" })).toHaveAttribute(
    "href",
    /^\/fa\//,
  );
});

test("In Persian, numbers, addresses and arrows keep their direction @long", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of publicPages("fa")) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const wrong = await page.evaluate(() => {
      const isShown = (element: Element) =>
        element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
      const computedDirection = (element: Element) => getComputedStyle(element).direction;
      const found: string[] = [];
      // Amounts, addresses and phone numbers are always left to right.
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const latin = /0x[0-9a-fA-F]{4}|[\w.-]+@[\w-]+\.\w|\$\s?\d|\d\s?POL\b|\+\d{1,3} ?\d/;
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const parent = node.parentElement;
        // Text between isolates (U+2066 to U+2069) has its own order.
        const text = (node.textContent ?? "").replace(/\u2066[^\u2069]*\u2069/g, "");
        if (parent === null || !isShown(parent) || !latin.test(text)) continue;
        if (computedDirection(parent) !== "ltr") found.push(`right to left: ${text.slice(0, 200)}`);
      }
      // Directional icons are mirrored; the mark is not.
      for (const icon of document.querySelectorAll(
        "svg[class*=lucide-chevron-], svg[class*=lucide-arrow-]",
      )) {
        const name = /lucide-(?:chevron|arrow)-(left|right)(?![\w-])/.exec(
          icon.getAttribute("class") ?? "",
        )?.[1];
        if (name === undefined || !isShown(icon)) continue;
        const { scale, transform } = getComputedStyle(icon);
        const isMirrored = scale.startsWith("-1") || transform.startsWith("matrix(-1");
        if (!isMirrored) found.push(`not mirrored: ${icon.getAttribute("class")}`);
      }
      for (const mark of document.querySelectorAll("header a svg")) {
        const { scale, transform } = getComputedStyle(mark);
        if (scale.startsWith("-") || transform.startsWith("matrix(-1")) found.push("the mark is mirrored");
      }
      return found;
    });
    expect(wrong, path).toEqual([]);
  }
});
