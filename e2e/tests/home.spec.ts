import { joinPlan } from "@canopy/dev/test/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/fixtures.ts";
import { speedUpAnimations } from "../src/world/clock.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** USD with 18 decimals in thousands, truncated to two decimals: "$2.78K". */
function thousands(usd: bigint): string {
  const hundredths = usd / 10n ** 19n;
  const [whole, rest] = [hundredths / 100n, hundredths % 100n];
  return `$${whole.toLocaleString("en-US")}.${String(rest).padStart(2, "0")}K`;
}

/** A counter by its label. */
const counter = (page: Page, label: string) =>
  page
    .getByRole("region", { name: "In figures" })
    .locator("div", { has: page.getByText(label, { exact: true }) })
    .last()
    .getByRole("definition");

/** Scrolls to the counters, which hydrate when they are in view. */
const scrollToCounters = (page: Page) =>
  page.getByRole("region", { name: "In figures" }).scrollIntoViewIfNeeded();

test.describe("Home", () => {
  test("shows the contract's figures as Total Users and Total Volume, and which services are open @phone-long", async ({
    page,
    chain,
    world,
  }) => {
    await joinPlan(chain, world.plan);
    // Other tests add members, so page and contract are compared until they agree.
    await expect(async () => {
      const [day] = await chain.readContract({
        address: world.plan,
        abi: planAbi,
        functionName: "Dashboard",
        args: [0n, false],
      });
      await page.goto("/");
      await scrollToCounters(page);
      await expect(counter(page, "Total Users")).toHaveText(day.userCount.toLocaleString("en-US"), {
        timeout: 3_000,
      });
      await expect(counter(page, "Total Volume")).toHaveText(thousands(day.allEnteredUSD), {
        timeout: 1_000,
      });
    }).toPass({ timeout: 20_000 });
    await expect(counter(page, "Countries")).toHaveText("+20");
    await expect(counter(page, "Months Experiences")).toHaveText("+24");

    for (const [service, status] of [
      ["Trader Bots", "Open"],
      ["Binary Plans", "Open"],
      ["Various Lotteries", "Not open"],
      ["Game Center", "Not open"],
    ] as const) {
      const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: service }) });
      await expect(card.getByText(status, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole("link", { name: "The rules of each service" })).toHaveAttribute(
      "href",
      "/services",
    );
  });

  test("is readable without JavaScript @long", async ({ browser, world }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: world.origin });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Total Users")).toBeVisible();
    // All seven slides are in a scrollable row, without controls.
    const slides = page.getByRole("tabpanel");
    await expect(slides).toHaveCount(10);
    await expect(slides.nth(6)).toHaveCSS("opacity", "1");
    await slides.nth(6).scrollIntoViewIfNeeded();
    await expect(slides.nth(6).getByRole("heading", { name: "Knight, who mentors Heroes" })).toBeInViewport();
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0);
    await page.goto("/fa");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await context.close();
  });

  test("keeps its counters at 0 and logs the failure when the server does not respond @long", async ({
    page,
    problems,
  }) => {
    problems.expect(/stats|Failed to load resource/);
    await page.route("**/api/stats*", (route) => route.fulfill({ status: 503, body: "" }));
    const logged = page.waitForEvent("console", (message) => /stats|counters|figures/i.test(message.text()));
    await page.goto("/");
    await scrollToCounters(page);
    await logged;
    await expect(counter(page, "Total Users")).toHaveText("0");
    await expect(counter(page, "Total Volume")).toHaveText("0");
  });

  test("links to Register and to Login in its language @long", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Register" }).click();
    await expect(page).toHaveURL("/register");
    await page.goto("/fa");
    await page.getByRole("banner").getByRole("link", { name: "ورود" }).click();
    await expect(page).toHaveURL("/fa/login");
  });

  test("has the first slide as its largest paint, and no layout shift as slides change @phone-long", async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const seen = { shifts: 0, largest: "" };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("value" in entry && typeof entry.value === "number") seen.shifts += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("element" in entry && entry.element instanceof Element) {
            seen.largest = entry.element.closest("[role=tabpanel]")?.textContent ?? entry.element.outerHTML;
          }
        }
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await page.goto("/");
    await speedUpAnimations(page);
    const panels = page.getByRole("tabpanel");
    for (const title of [
      "A chance, and",
      "A bot that",
      "A draw that",
      "Rules that",
      "Hero, the",
      "Knight, who",
    ]) {
      await page.clock.runFor(5_000);
      await expect(panels.getByRole("heading", { name: title })).toBeVisible();
      // Only an opaque slide can become the largest paint.
      await expect(panels.filter({ hasText: title })).toHaveCSS("opacity", "1");
    }
    const seen = await page.evaluate(() => ("seen" in window ? window.seen : null));
    expect(seen).toMatchObject({
      largest: expect.stringContaining("A team plan you can check, leaf by leaf"),
    });
    expect(seen).toMatchObject({ shifts: expect.closeTo(0, 2) });
  });
});
