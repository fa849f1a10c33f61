import { joinPlan } from "@canopy/dev/test/member";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expectFits } from "../src/browser/expect-fits.ts";
import { expect, test } from "../src/fixtures.ts";
import { isLongRun } from "../src/long-run.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";

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
    await expectFits(page, [2560, 1440, 390, 360]);

    if (isLongRun) await page.reload();
    await list.getByRole("button", { name: /^Stop / }).click();
    await page.getByRole("button", { name: "Stop the bot" }).click();
    await expect(list).toContainText(/Stopped .*: by you\./);
    await list.getByRole("button", { name: /^Delete / }).click();
    await page.getByRole("button", { name: "Delete the bot" }).click();
    await expect(list).toBeHidden();
  });
});
