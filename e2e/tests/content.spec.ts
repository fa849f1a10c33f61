import type { Page } from "@playwright/test";
import { expect, test } from "../src/fixtures.ts";

const pages = ["/about", "/services", "/faq", "/terms", "/privacy"];

/** What a link of the table of contents leads to stands at the top of the window. */
async function expectContentsToLead(page: Page): Promise<void> {
  const links = page.getByRole("main").getByRole("navigation").getByRole("link");
  const targets = await links.evaluateAll((list) => list.map((link) => link.getAttribute("href") ?? ""));
  expect(targets.length).toBeGreaterThan(4);
  for (const target of targets) await expect(page.locator(target)).toHaveCount(1);
  const [last = ""] = targets.slice(-2);
  await links.nth(-2).click();
  await expect(page).toHaveURL(new RegExp(`${last}$`));
  await expect(page.locator(`${last} h2`)).toBeInViewport();
}

for (const [language, prefix] of [
  ["English", ""],
  ["Persian", "/fa"],
] as const) {
  test(`Each page has its text in ${language}, and a table of contents that leads to it`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of pages) {
      await page.goto(prefix + path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const texts = await page
        .locator("main section")
        .evaluateAll((all) => all.map((part) => part.textContent));
      expect(texts.join("").length, path).toBeGreaterThan(3_000);
      await expectContentsToLead(page);
    }
  });
}

test("A line of running text has 60 to 75 characters", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ["/about", "/privacy"]) {
    await page.goto(path);
    const lines = await page.locator("main section > div > p").evaluateAll((paragraphs) => {
      // Where the first line ends: at the first character that stands lower.
      const firstLine = (text: Text) => {
        const range = document.createRange();
        const topOf = (offset: number) => {
          range.setStart(text, offset);
          range.setEnd(text, offset + 1);
          return range.getBoundingClientRect().top;
        };
        let end = 1;
        while (end < text.length && topOf(end) <= topOf(0) + 4) end++;
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

test("Amounts of the worked example keep their sign and order in Persian", async ({ page }) => {
  await page.goto("/fa/about#example");
  const row = page.getByRole("row").filter({ hasText: "بابک" });
  await expect(row.getByRole("cell").last()).toHaveText("−$14.70");
  // Drawn from left to right: the sign, the dollar, the number.
  const direction = await row
    .getByRole("cell")
    .last()
    .locator("bdi")
    .evaluate((amount) => getComputedStyle(amount).direction);
  expect(direction).toBe("ltr");
  await expect(page.locator("#example")).toContainText("\u2066$13.30\u2069");
});

test.describe("The questions", () => {
  for (const path of ["/faq", "/fa/faq"]) {
    test(`on ${path} are the same for readers and for search engines`, async ({ page }) => {
      await page.goto(path);
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
    });
  }

  test("open where a link leads to them: on loading, by keyboard, and from another page", async ({
    page,
  }) => {
    await page.goto("/faq#cap");
    await expect(page.locator("#cap")).toBeVisible();
    await expect(page.locator("#cap")).toBeInViewport();
    await expect(page.locator("#hero-knight")).toBeHidden();

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

  test("come with their data where the site itself leads to them, and the policy allows it", async ({
    page,
  }) => {
    await page.goto("/about");
    await page.getByRole("link", { name: "frequently asked ones" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions, and straight answers");
    await expect(page.locator("script[type='application/ld+json']")).toHaveCount(1);
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page can be read", async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("main section").last().getByRole("heading", { level: 2 })).toBeVisible();
    }
  });

  test("an answer opens by its question, and by its address", async ({ page }) => {
    await page.goto("/faq");
    await page.locator("summary").first().click();
    await expect(page.locator("#source-of-money")).toBeVisible();
    await page.goto("/faq#audit");
    await expect(page.locator("#audit")).toBeVisible();
  });
});

test("The contents of a long page mark the section that is read, and none above the first", async ({
  page,
}) => {
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
