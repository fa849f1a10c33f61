import { joinPlan } from "@canopy/dev/test/member";
import { expectAccessible } from "../src/accessibility.ts";
import { stubBotLog } from "../src/bot-log.ts";
import { expectFits } from "../src/expect-fits.ts";
import { expect, test } from "../src/fixtures.ts";
import { signIn, storeSession } from "../src/session.ts";

test.describe("A bot on paper", () => {
  test.beforeEach(async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
  });

  test("starts with the rule of the form, stops, and goes with its log @phone-long", async ({ page }) => {
    await page.goto("/dashboard/bot");
    await expect(page.getByText("This is a local test chain.")).toBeVisible();
    const asked = page.waitForRequest(
      (request) => request.url().endsWith("/api/bots") && request.method() === "POST",
    );
    await page.getByRole("button", { name: "Start on paper" }).click();
    expect((await asked).postDataJSON()).toMatchObject({
      kind: "dca",
      market: "POL-USDC",
      interval: 3_600,
      parameters: { side: "buy" },
      start: { base: 0, quote: 1_000 },
    });
    const list = page.getByRole("region", { name: "Your bots on paper" });
    await expect(list.getByRole("listitem")).toContainText(["On paper"]);
    await expect(list).toContainText("Invented prices");
    await expectAccessible(page);
    await expectFits(page, [1440, 390, 360]);

    await page.reload();
    await list.getByRole("button", { name: /^Stop / }).click();
    await page.getByRole("button", { name: "Stop the bot" }).click();
    await expect(list).toContainText(/Stopped .*: by you\./);
    await list.getByRole("button", { name: /^Delete / }).click();
    await page.getByRole("button", { name: "Delete the bot" }).click();
    await expect(list).toBeHidden();
  });

  test("has a log of what it did and did not do, with filters, search and a file @phone-long", async ({
    page,
  }) => {
    await stubBotLog(page);
    await page.goto("/dashboard/bot/log");
    await expect(page).toHaveTitle(/^Bot log/);
    const rows = page.getByRole("region", { name: "Log" }).getByRole("row");
    await expect(rows).toHaveCount(7);
    // Live and on paper in one list, by time.
    await expect(rows.nth(1)).toContainText(
      /Traded.*Live.*0\.0997\s*WETH.*for.*300\.00\s*USDC.*0\.3% worse.*Rule 2/,
    );
    await expect(rows.nth(2)).toContainText("Resting after a trade");
    await expect(rows.nth(3)).toContainText(/Traded: Buy.*38\.10 POL.*0\.52030.*0\.08/);
    await expect(rows.nth(6)).toContainText(/less than your slippage allows.*seen 480 times.*Rule 1/);
    await expectAccessible(page);

    const subject = page.getByLabel("Bot or rule");
    await subject.selectOption({ label: "Live: rule 1" });
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveURL(/rule=1/);
    await subject.selectOption({ label: "All live rules" });
    await expect(rows).toHaveCount(3);
    await subject.selectOption({ label: "All bots on paper" });
    await expect(rows).toHaveCount(5);
    await subject.selectOption({ label: "All bots and rules" });
    await page.getByLabel("Search these lines").fill("0x3333");
    await expect(rows).toHaveCount(2);

    await page.getByLabel("Search these lines").fill("resting");
    await expect(rows).toHaveCount(2);
    await page.getByLabel("Search these lines").fill("");
    await page.getByRole("checkbox", { name: "Traded" }).check();
    await expect(rows).toHaveCount(3);
    await expect(page).toHaveURL(/outcome=filled/);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download as CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("bots.csv");
    await expectFits(page, [1440, 390, 360]);
  });
});
