import type { Page } from "@playwright/test";
import { expect, test } from "../src/fixtures.ts";

const pages = ["/about", "/services", "/faq", "/terms", "/privacy"];
const both = pages.flatMap((path) => [path, `/fa${path}`]);

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

for (const path of both) {
  test(`${path} has its text, and a table of contents that leads to it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const paragraphs = await page.locator("main p").evaluateAll((all) => all.map((p) => p.textContent));
    expect(paragraphs.join("").length).toBeGreaterThan(2_000);
    // A message without its catalogue is shown as six letters.
    expect(paragraphs.filter((text) => /^[\w+/]{6}$/.test(text))).toEqual([]);
    await expectContentsToLead(page);
  });
}

test("A line of running text has at most 75 characters", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/about");
  const longest = await page.locator("#what-it-is p").evaluateAll((paragraphs) =>
    Math.max(
      ...paragraphs.map((paragraph) => {
        const lines =
          paragraph.getBoundingClientRect().height / parseFloat(getComputedStyle(paragraph).lineHeight);
        return paragraph.textContent.length / lines;
      }),
    ),
  );
  expect(longest).toBeLessThan(75);
  expect(longest).toBeGreaterThan(50);
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
      const data = JSON.parse(await page.locator("script[type='application/ld+json']").innerText());
      const told = data.mainEntity.map(
        (entity: { name: string; acceptedAnswer: { text: string } }) =>
          `${entity.name}\n\n${entity.acceptedAnswer.text}`,
      );
      const shown = await page.locator("main details").evaluateAll((all) =>
        all.map((details) => {
          const texts = [details.querySelector("summary"), ...details.querySelectorAll("div[id] > p")];
          return texts.map((text) => text?.textContent).join("\n\n");
        }),
      );
      expect(shown.length).toBeGreaterThanOrEqual(20);
      expect(told).toEqual(shown);
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

  for (const path of pages) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("main section").last().getByRole("heading")).toBeVisible();
    });
  }

  test("an answer opens by its question, and by its address", async ({ page }) => {
    await page.goto("/faq");
    await page.locator("summary").first().click();
    await expect(page.locator("#source-of-money")).toBeVisible();
    await page.goto("/faq#audit");
    await expect(page.locator("#audit")).toBeVisible();
  });
});
