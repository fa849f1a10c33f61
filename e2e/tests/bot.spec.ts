import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { joinPlan } from "@canopy/dev/test/member";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expectFits } from "../src/browser/expect-fits.ts";
import { expect, test } from "../src/fixtures.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";
import { candlesCsv } from "../src/world/candles.ts";

const run = promisify(execFile);

function csv(text: string) {
  return { name: "waves.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
}

async function importCandles(page: Page, text: string): Promise<void> {
  await page.getByLabel("File with candles").setInputFiles(csv(text));
}

/** The return of the rule in the headline. */
function ruleReturn(page: Page) {
  return page.locator("dl", { hasText: "The rule, after costs" }).getByRole("definition").first();
}

test.describe("A backtest", () => {
  test.beforeEach(async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard/bot");
    await importCandles(page, candlesCsv(3_000));
    await expect(ruleReturn(page)).toHaveText(/%$/);
  });

  test("runs on the member's own candles, next to hold and DCA, and again with every change @phone-long", async ({
    page,
  }) => {
    await expect(page).toHaveTitle(/^Bot/);
    const compared = page.getByRole("region", { name: "Next to doing less" });
    await expect(compared.getByRole("columnheader")).toHaveText([
      /From the same start/,
      "Rule",
      "Hold",
      "DCA",
    ]);
    await expect(page.getByText(/3,000 candles from your file/)).toBeVisible();
    await expectAccessible(page);

    const before = await compared.innerText();
    await page.getByLabel("Rule", { exact: true }).selectOption("grid");
    await expect(page.getByText(/Divides a range of prices into steps/)).toBeVisible();
    await expect(compared).not.toHaveText(before);
    const grid = await compared.innerText();
    await page.getByRole("slider", { name: "Steps" }).press("ArrowRight");
    await expect(page.getByRole("textbox", { name: "Steps" })).toHaveValue("9");
    await expect.poll(() => compared.innerText()).not.toBe(grid);
    await page.getByRole("textbox", { name: "Highest price" }).fill("0.1");
    await expect(
      page.getByText("The first of the two numbers must be smaller than the second."),
    ).toBeVisible();
    await expectFits(page, [2560, 1440, 390, 360]);
  });

  test("is repeated by one command from its exported file, tries all settings, and names the line of a broken file @long", async ({
    page,
  }) => {
    await test.step("the exported file", async () => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Export this backtest" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("backtest-dca-waves.json");
      const repeated = await run("npm", ["run", "--silent", "backtest", "--", await file.path()], {
        cwd: "..",
      });
      expect(repeated.stdout).toContain("These are the statistics in the file.");
    });

    await test.step("how many of all settings lost, and how much of the best one is luck", async () => {
      await page.getByLabel("Rule", { exact: true }).selectOption("average-cross");
      const search = page.getByRole("region", { name: "How many settings would have lost?" });
      await search.getByRole("button", { name: "Try all settings" }).click();
      await expect(search.getByText(/% of \d+ settings lost\./)).toBeVisible();
      await expect(search.getByText(/better than luck after so many tries: [\d.]+%/)).toBeVisible();
      await expect(search.getByRole("region", { name: "Settings by return" })).toBeVisible();
      const forward = search.getByRole("region", { name: "Chosen on one part, tested on the next" });
      await expect(forward.getByText(/^Where it was chosen, the setting made [+−]?[\d.]+%\./)).toBeVisible();
      await expect(forward.getByText("Hold, in the same time")).toBeVisible();
      const tests = forward.getByRole("region", { name: "Earlier tests" }).getByRole("row");
      await expect(tests).toHaveCount(1 + 4 + 1);
      const markets = forward.getByRole("region", { name: "All tested parts, by market" });
      await expect(markets.getByRole("rowheader", { name: "Rising" })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("a broken file", async () => {
      const lines = candlesCsv(50).split("\n");
      await importCandles(
        page,
        [...lines.slice(0, 4), "2026-01-01T03:00:00Z,1,x,1,1,1", ...lines.slice(5)].join("\n"),
      );
      await expect(page.getByRole("alert")).toContainText("Line 5: “high” is not a number.");
    });
  });
});
