import { joinPlan } from "@canopy/dev/testing/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { expect, test } from "../src/fixtures.ts";

/** USD with 18 decimals in thousands, cut to two decimals: "$2.78K". */
function thousands(usd: bigint): string {
  const hundredths = usd / 10n ** 19n;
  const [whole, rest] = [hundredths / 100n, hundredths % 100n];
  return `$${whole.toLocaleString("en-US")}.${String(rest).padStart(2, "0")}K`;
}

test.describe("Home", () => {
  test("shows the contract's own figures as Total Users and Total Volume @phone", async ({
    page,
    chain,
    world,
  }) => {
    await joinPlan(chain, world.plan);
    // Other tests let members join meanwhile, so page and contract are read together until they agree.
    await expect(async () => {
      const [day] = await chain.readContract({
        address: world.plan,
        abi: planAbi,
        functionName: "Dashboard",
        args: [0n, false],
      });
      await page.goto("/");
      await expect(page.getByRole("definition").first()).toHaveText(day.userCount.toLocaleString("en-US"), {
        timeout: 3_000,
      });
      await expect(page.getByRole("definition").nth(1)).toHaveText(thousands(day.allEnteredUSD), {
        timeout: 1_000,
      });
    }).toPass({ timeout: 20_000 });
    await expect(page.getByText("Total Users")).toBeVisible();
    await expect(page.getByText("Total Volume")).toBeVisible();
  });

  test("is readable without JavaScript", async ({ browser, world }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: world.origin });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Total Users")).toBeVisible();
    await page.goto("/fa");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await context.close();
  });

  test("keeps its counters at 0 while the server does not answer, and says so in the log", async ({
    page,
    problems,
  }) => {
    problems.expect(/stats|Failed to load resource/);
    await page.route("**/api/stats*", (route) => route.fulfill({ status: 503, body: "" }));
    const logged = page.waitForEvent("console", (message) => /stats|counters|figures/i.test(message.text()));
    await page.goto("/");
    await logged;
    await expect(page.getByRole("definition").first()).toHaveText("0");
  });

  test("leads to Register and Login, and in Persian to their Persian pages", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Register" }).click();
    await expect(page).toHaveURL("/register");
    await page.goto("/fa");
    await page.getByRole("banner").getByRole("link", { name: "ورود" }).click();
    await expect(page).toHaveURL("/fa/login");
  });
});
