import { newUsername } from "@canopy/dev/testing/member";
import { connectWallet, expectDashboardOf, fillEntry, payButton } from "../src/entry-form.ts";
import { expect, test } from "../src/fixtures.ts";
import { INDEX_BEHIND } from "../src/problems.ts";
import { publicPagesOf } from "../src/public-pages.ts";
import { words } from "../src/words.ts";

test.describe("In Persian, from right to left", () => {
  test.beforeEach(({ problems }) => problems.expect(INDEX_BEHIND));

  test("a person registers, and the dashboard goes on in Persian @phone", async ({ page, wallet }) => {
    const username = newUsername();
    await page.goto("/fa/register");
    const html = page.locator("html");
    await expect(html).toHaveAttribute("dir", "rtl");
    await expect(html).toHaveAttribute("lang", /^fa/);
    await connectWallet(page, words.fa);
    await fillEntry(page, { username, sponsor: "juniper" }, words.fa);
    await payButton(page, words.fa).click();

    await expectDashboardOf(page, username);
    await expect(html).toHaveAttribute("dir", "rtl");
    // What is Latin stays left to right.
    await expect(page.getByRole("heading", { name: username }).locator("bdi")).toHaveAttribute("dir", "ltr");
    await expect(page.getByText(wallet.address.slice(-4)).first()).toHaveAttribute("dir", "ltr");
    await page.reload();
    await expect(html).toHaveAttribute("dir", "rtl");

    await page.getByRole("button", { name: words.fa.logout }).click();
    await expect(page).toHaveURL("/fa/login");
  });

  test("the switch keeps the sponsor also when it is pressed before the page's code has come", async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_FAILED|Failed to fetch/);
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/register?sponsor=willow", { waitUntil: "commit" });
    await page.getByRole("banner").getByRole("link", { name: "Language: فارسی" }).click();
    await expect(page).toHaveURL(/\/fa\/register\/?\?sponsor=willow$/);
    // And it is the choice of the next visit all the same.
    await page.goto("/about", { waitUntil: "commit" });
    await expect(page).toHaveURL("/fa/about");
  });

  test("the switch leads to the same page in the other language, and back", async ({ page }) => {
    await page.goto("/register?sponsor=willow");
    await page.getByRole("banner").getByRole("link", { name: "Language: فارسی" }).click();
    await expect(page).toHaveURL(/\/fa\/register\/?\?sponsor=willow$/);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByLabel(words.fa.sponsor, { exact: true })).toHaveValue("willow");
    await page
      .getByRole("banner")
      .getByRole("link", { name: /English/ })
      .click();
    await expect(page).toHaveURL(/\/register\/?\?sponsor=willow$/);
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  });
});

test("A language that was chosen is the one of the next visit, unless an address within the site says otherwise", async ({
  page,
}) => {
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

test("A chosen language leads nobody to another site, whatever address they were given", async ({
  page,
  problems,
  world,
}) => {
  problems.expect(/status of 404/);
  await page.addInitScript(() => localStorage.setItem("canopy-locale", "en"));
  await page.goto("/fa//evil.example/x");
  await expect(page.getByRole("heading", { level: 1, name: "No leaf grows here" })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(new URL(world.origin).origin);
  await expect(page.getByRole("banner").getByRole("link", { name: "Language: فارسی" })).toHaveAttribute(
    "href",
    /^\/fa\//,
  );
});

test("In Persian no number, address or arrow points the wrong way", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of publicPagesOf("fa")) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const wrong = await page.evaluate(() => {
      const isShown = (element: Element) =>
        element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
      const directionOf = (element: Element) => getComputedStyle(element).direction;
      const found: string[] = [];
      // Amounts, addresses and numbers with a country's code: read from the left, wherever they stand.
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const latin = /0x[0-9a-fA-F]{4}|[\w.-]+@[\w-]+\.\w|\$\s?\d|\d\s?POL\b|\+\d{1,3} ?\d/;
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const parent = node.parentElement;
        // What stands between isolates (U+2066 to U+2069) is ordered by itself, also within a sentence.
        const text = (node.textContent ?? "").replace(/\u2066[^\u2069]*\u2069/g, "");
        if (parent === null || !isShown(parent) || !latin.test(text)) continue;
        if (directionOf(parent) !== "ltr") found.push(`right to left: ${text.slice(0, 200)}`);
      }
      // Icons that point along the line are mirrored; those of a mark are not.
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
