import type { Scenario } from "@canopy/protocol/simulation/scenario";
import { simulateAll } from "@canopy/protocol/simulation/simulate";
import type { Locator, Page } from "@playwright/test";
import { firstScenario } from "../../apps/web/app/features/simulator/settings.ts";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expect, test } from "../src/fixtures.ts";
import { choosePages } from "../src/long-run.ts";

/** The simulator's English result for a scenario, computed here by the same rules. */
function statement(scenario: Scenario): string {
  const { members, inProfit, earnedNothing } = simulateAll(scenario).all;
  const [all, ahead, nothing] = [members, inProfit, earnedNothing].map((count) =>
    count.toLocaleString("en-US"),
  );
  return `Of ${all} members, ${ahead} end with more than they paid, and ${nothing} earn nothing.`;
}

/** Scrolls to the simulator, which loads when it is almost in view. */
async function scrollToSimulator(page: Page, path = "/admin/reports/basic") {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const simulator = page.locator("#simulator");
  await expect(async () => {
    // The end of the content, as the footer is taller than a phone.
    await page
      .getByRole("main")
      .evaluate((main) => main.scrollIntoView({ block: "end", behavior: "instant" }));
    await expect(simulator).toBeVisible({ timeout: 500 });
  }).toPass();
  await simulator.scrollIntoViewIfNeeded();
  return simulator;
}

/** The announced result. It is the only status: sliders announce their own values. */
const resultStatus = (simulator: Locator) => simulator.getByRole("status");

test.describe("The outcome simulator", () => {
  test("loads and runs when it comes into view, and shows who would earn what", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.setViewportSize({ width: 1_440, height: 500 });
    await page.goto("/admin/reports/basic");
    await expect(page.locator("[data-skeleton]")).toHaveCount(0);
    expect(fetched.filter((url) => /simulation\.worker|OutcomeSimulator/.test(url))).toEqual([]);

    const simulator = await scrollToSimulator(page);
    await expect(resultStatus(simulator)).toContainText(statement(firstScenario));
    expect(fetched.filter((url) => /simulation\.worker/.test(url))).toHaveLength(1);
    await expect(
      simulator.getByText("earn nothing: only a part of their own payment comes back"),
    ).toBeVisible();
    await expect(simulator.getByText(/It is not a forecast/)).toBeVisible();
    await expect(simulator.getByText(/^Gas: with it, everyone would have a little less/)).toBeVisible();
    const bands = simulator.getByRole("table", { name: "How much comes back" }).getByRole("row");
    await expect(bands).toHaveCount(9);
    const { money } = simulateAll(firstScenario);
    const commons = `${((money.commons * 100) / money.entered).toFixed(1)}%`;
    await expect(simulator.getByText("to the commons", { exact: true }).locator("..")).toContainText(commons);
  });

  test("follows its sliders by keyboard up to 100,000 members, and cancels outdated runs @long", async ({
    page,
  }) => {
    const simulator = await scrollToSimulator(page);
    const status = resultStatus(simulator);
    await expect(status).toContainText(statement(firstScenario));
    await simulator.getByLabel("Members in the end").press("End");
    await simulator.getByRole("radio", { name: "Chain" }).check();
    const days = simulator.getByLabel("Days on which people join");
    await days.press("End");
    for (let step = 0; step < 5; step++) await days.press("ArrowLeft");
    const wanted: Scenario = { ...firstScenario, members: 100_000, placement: "chain", days: 340 };
    await expect(days).toHaveAttribute("aria-valuetext", "340");
    await expect(status).toContainText(statement(wanted));

    await simulator.getByRole("button", { name: "Draw another network" }).click();
    await expect(status).toContainText(statement({ ...wanted, seed: 2 }));
    await simulator.getByLabel("Initial units").press("End");
    await expect(simulator.getByLabel("Members who buy more later")).toBeDisabled();
  });

  test("is accessible in both languages, with time from left to right @phone-long", async ({ page }) => {
    const { inProfit } = simulateAll(firstScenario).all;
    const pages = [
      [
        "/fa/admin/reports/basic",
        inProfit.toLocaleString("fa-IR"),
        "جدولِ آنچه بازمی‌گردد، بر پایهٔ زمان پیوستن",
      ],
      ["/admin/reports/basic", inProfit.toLocaleString("en-US"), "Returns by time of joining as a table"],
    ] as const;
    for (const [path, said, table] of choosePages(pages, { walk: 0, walks: 2 })) {
      await page.emulateMedia({
        colorScheme: path.startsWith("/fa") ? "dark" : "light",
        reducedMotion: "reduce",
      });
      const simulator = await scrollToSimulator(page, path);
      await expect(resultStatus(simulator)).toContainText(said);
      await simulator.getByText(table).click();
      await expect(simulator.getByRole("table")).toHaveCount(2);
      const [early, late] = await simulator
        .locator("[data-chart=cohorts] bdi")
        .filter({ hasText: /^(day|روز)/ })
        .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().left));
      expect(early).toBeLessThan(late ?? 0);
      await expectAccessible(page, "#simulator");
    }
  });

  test("reports a worker that fails to load, and retries @long", async ({ page, problems }) => {
    problems.expect(/simulation\.worker|ERR_FAILED/);
    await page.route("**/simulation.worker-*", (route) => route.abort());
    const simulator = await scrollToSimulator(page);
    await expect(simulator.getByRole("alert")).toContainText("The simulation did not run");
    await page.unroute("**/simulation.worker-*");
    await simulator.getByRole("button", { name: "Try again" }).click();
    await expect(resultStatus(simulator)).toContainText(statement(firstScenario));
  });
});
