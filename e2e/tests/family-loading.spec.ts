import { joinPlan } from "@canopy/dev/test/member";
import { memberDataSchema } from "@canopy/shared/api/members";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test } from "../src/fixtures.ts";
import { drawing, expectSelected, openWillow } from "../src/pages/family.ts";
import { seededAccount } from "../src/wallet/accounts.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";

test.describe("The family", () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.expect(INDEX_BEHIND);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  test("draws the nearest seats first, and keeps the selection when the rest arrives @long", async ({
    page,
    world,
  }) => {
    const arrived = Promise.withResolvers<void>();
    await page.route(/\/api\/tree\/(\d+|latest)\?/, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await storeSession(page, await signIn(world.origin, seededAccount(0)));
    await page.goto("/dashboard/family");
    await expect(drawing(page)).toBeVisible();
    const loading = page.getByText("loading the rest of the network");
    await expect(loading).toBeVisible();
    const response = await page.request.get("/api/members/willow");
    const { left } = memberDataSchema.parse((await response.json()).data);
    await drawing(page).press("ArrowDown");
    await expectSelected(page, String(left));
    arrived.resolve();
    await expect(loading).toHaveCount(0);
    await expectSelected(page, String(left));
  });

  test("shows the last stored tree without a network, and says so @long", async ({
    page,
    world,
    problems,
  }) => {
    problems.expect(/Failed to load resource|ERR_CONNECTION_FAILED/);
    await openWillow(page, world);
    // The tree's files and entries, without the cards of its seats.
    await page.route(/\/api\/(tree\/[^/]+(\/entries)?\?|members\/\w+\/shape)/, (route) =>
      route.abort("connectionfailed"),
    );
    await page.goto("/dashboard/family");
    await expect(drawing(page)).toBeVisible();
    await expect(page.getByText("saved earlier, because there is no network")).toBeVisible();
    await expectSelected(page, "willow");
  });

  test("reports a tree that can't be loaded, and retries", async ({ page, chain, world, problems }) => {
    problems.expect(/status of 503/);
    // News of a block would make the page retry on its own.
    await page.route("**/api/events", () => undefined);
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    const tree = (url: URL) => /\/api\/(tree\/|members\/\w+\/shape)/.test(url.pathname);
    await page.route(tree, (route) =>
      route.fulfill({
        status: 503,
        json: {
          success: false,
          message: "The tree is not ready.",
          errors: { code: "TREE_NOT_READY" },
          data: null,
        },
      }),
    );
    await page.goto("/dashboard/family");
    const alert = page.getByRole("alert").filter({ hasText: "The tree is unavailable right now" });
    await expect(alert).toBeVisible({ timeout: 30_000 });
    await page.unroute(tree);
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(drawing(page)).toBeVisible();
  });
});
