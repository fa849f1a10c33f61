import type { Page } from "@playwright/test";
import { expect, test } from "../src/fixtures.ts";
import { choosePages } from "../src/long-run.ts";

const pages = ["/about", "/services", "/faq", "/help", "/terms", "/privacy"];

/** Expects each link of the table of contents to scroll to its section. */
async function expectContentsToScroll(page: Page): Promise<void> {
  const links = page.getByRole("main").getByRole("navigation").getByRole("link");
  const targets = await links.evaluateAll((list) => list.map((link) => link.getAttribute("href") ?? ""));
  expect(targets.length).toBeGreaterThan(4);
  for (const target of targets) await expect(page.locator(target)).toHaveCount(1);
  const [last = ""] = targets.slice(-2);
  await links.nth(-2).click();
  await expect(page).toHaveURL(new RegExp(`${last}$`));
  await expect(page.locator(`${last} h2`)).toBeInViewport();
}

for (const [walk, [language, prefix]] of (
  [
    ["English", ""],
    ["Persian", "/fa"],
  ] as const
).entries()) {
  test(`Each page in ${language} has its text and a working table of contents`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of choosePages(pages, { walk, walks: 4 })) {
      await page.goto(prefix + path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const texts = await page
        .locator("main section")
        .evaluateAll((all) => all.map((part) => part.textContent));
      expect(texts.join("").length, path).toBeGreaterThan(3_000);
      await expectContentsToScroll(page);
    }
  });
}

test("A line of running text has 60 to 75 characters @long", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ["/about", "/privacy"]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // A first visit can keep its fallback fonts.
    await page.reload();
    const lines = await page.locator("main section > div > p").evaluateAll((paragraphs) => {
      // The first line ends before the first character with a larger top.
      const firstLine = (text: Text) => {
        const range = document.createRange();
        const lineTop = (offset: number) => {
          range.setStart(text, offset);
          range.setEnd(text, offset + 1);
          return range.getBoundingClientRect().top;
        };
        let end = 1;
        while (end < text.length && lineTop(end) <= lineTop(0) + 4) end++;
        return end;
      };
      return paragraphs
        .map(({ firstChild }) => firstChild)
        .filter((text) => text instanceof Text && text.length > 150)
        .map((text) => (text instanceof Text ? firstLine(text) : 0));
    });
    expect(lines.length).toBeGreaterThan(2);
    const middle = lines.sort((one, other) => one - other)[Math.floor(lines.length / 2)];
    expect(middle).toBeGreaterThanOrEqual(60);
    expect(middle).toBeLessThanOrEqual(75);
  }
});

test("Amounts of the worked example keep their sign and order in Persian @long", async ({ page }) => {
  await page.goto("/fa/about#example");
  const amount = page.getByRole("row").filter({ hasText: "بابک" }).getByRole("cell").last().locator("bdi");
  // A mark from left to right keeps the sign before the digits; the currency follows them from right to left.
  await expect(amount).toHaveText(/^\u200e−۱۲٫۹۳\sدلار$/);
  await expect(amount).toHaveCSS("direction", "rtl");
  await expect(page.locator("#example")).toContainText(/۱۳٫۸۷\sدلار/);
});

/** Expects the structured data for search engines to have what the page shows. */
async function expectStructuredData(page: Page): Promise<void> {
  const shown = await page.locator("main details").evaluateAll((all) =>
    all.map((details) => ({
      name: details.querySelector("summary")?.textContent,
      acceptedAnswer: {
        text: [...details.querySelectorAll("div[id] > p")].map((text) => text.textContent).join("\n\n"),
      },
    })),
  );
  expect(shown.length).toBeGreaterThanOrEqual(20);
  const told = await page.locator("script[type='application/ld+json']").textContent();
  expect(JSON.parse(told ?? "")).toMatchObject({ "@type": "FAQPage", mainEntity: shown });
}

test.describe("The questions", () => {
  test("open by URL fragment, by keyboard and from a link, and equal their structured data", async ({
    page,
  }) => {
    await page.goto("/faq#cap");
    await expect(page.locator("#cap")).toBeVisible();
    await expect(page.locator("#cap")).toBeInViewport();
    await expect(page.locator("#hero-knight")).toBeHidden();
    await expectStructuredData(page);

    const question = page.locator("summary").filter({ hasText: "What are Hero and Knight?" });
    await question.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#hero-knight")).toBeVisible();

    await page
      .locator("details", { has: page.locator("#hero-knight") })
      .getByRole("link")
      .last()
      .click();
    await expect(page).toHaveURL(/#hero-knight$/);
  });

  test("equal their structured data in Persian, and have it after a navigation within the site @long", async ({
    page,
  }) => {
    await page.goto("/fa/faq");
    await expectStructuredData(page);
    await page.goto("/about");
    await page.getByRole("main").getByRole("link", { name: "FAQ", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions, and straight answers");
    await expect(page.locator("script[type='application/ld+json']")).toHaveCount(1);
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page is readable", async ({ page }) => {
    for (const path of choosePages(pages, { walk: 0, walks: 3 })) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("main section").last().getByRole("heading", { level: 2 })).toBeVisible();
    }
  });

  test("an answer opens by its question and by its URL @long", async ({ page }) => {
    await page.goto("/faq");
    await page.locator("summary").first().click();
    await expect(page.locator("#source-of-money")).toBeVisible();
    await page.goto("/faq#audit");
    await expect(page.locator("#audit")).toBeVisible();
  });
});

test("The table of contents marks the current section, and none above the first", async ({ page }) => {
  await page.goto("/services");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const current = contents.locator("[aria-current=location]");
  await expect(current).toHaveCount(0);
  await contents.getByRole("link", { name: "Various Lotteries" }).click();
  await expect(current).toHaveText("Various Lotteries");
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(current).toHaveText("Swap");
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(current).toHaveCount(0);
});
