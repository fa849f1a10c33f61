import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@canopy/dev/settings";
import { localizedPath } from "../../apps/web/app/i18n/public-paths.ts";
import { expect, test } from "../src/fixtures.ts";
import { choosePages } from "../src/long-run.ts";
import { language, t } from "../src/translate.ts";

/** An article in the last section but two, and one of the first. */
const LATE = "chat-kept";
const EARLY = "which-wallets";

test("An article opens by its URL fragment and stays in view while the page is laid out @phone-persian", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(localizedPath(`/help#${LATE}`, language()));
  const answer = page.locator(`#${LATE}`);
  await expect(page.locator(".skip-until-seen:not([data-drawn])")).toHaveCount(0);
  await expect(answer).toBeInViewport();
  await expect(page.locator(`#${EARLY}`)).toBeHidden();
  await page.evaluate((id) => window.location.assign(`#${id}`), EARLY);
  await expect(page.locator(`#${EARLY}`)).toBeInViewport();
});

test("The help loads no text that its page has already @phone-persian @long", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  await page.goto(localizedPath("/help", language()));
  await page.waitForLoadState("networkidle");
  const [, title = ""] =
    new RegExp(`^## (.+) \\{#${LATE}\\}$`, "m").exec(
      readFileSync(join(projectRoot, "docs", "help", `chat.${language()}.md`), "utf8"),
    ) ?? [];
  await expect(page.locator("summary").filter({ hasText: title })).toHaveCount(1);
  const code = await Promise.all(scripts);
  expect(code.length).toBeGreaterThan(3);
  expect(code.filter((text) => text.includes(title))).toEqual([]);
});

test("A navigation within the site renders the articles, and opens that of the fragment @phone-persian @long", async ({
  page,
}) => {
  // The router of this page renders the next one in the browser.
  await page.goto(localizedPath("/login", language()));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("Help"), exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("How everything works"));
  await page.locator(`details:has(#${EARLY}) > summary`).click();
  await expect(page.locator(`#${EARLY}`)).toBeVisible();
  await page.evaluate((id) => window.location.assign(`#${id}`), LATE);
  await expect(page.locator(`#${LATE}`)).toBeInViewport();
});

test("Every link of the help leads to a page and a place on it", async ({ request }) => {
  for (const path of choosePages(["/help", "/fa/help"], { walk: 0, walks: 2 })) {
    const html = await (await request.get(path)).text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const links = new Set([...main.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) => href));
    expect(links.size).toBeGreaterThan(200);
    const pages = new Map([["", html]]);
    for (const link of links) {
      const [page = "", fragment = ""] = link.split("#");
      const text = pages.get(page) ?? (await readPage(page));
      pages.set(page, text);
      // Dashboard pages render in the browser.
      if (fragment !== "" && !page.startsWith("/dashboard"))
        expect(text, link).toContain(` id="${fragment}"`);
    }
    async function readPage(url: string): Promise<string> {
      const response = await request.get(url, { headers: { accept: "text/html" } });
      expect(response.status(), url).toBe(200);
      return response.text();
    }
  }
});
