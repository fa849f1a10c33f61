import { joinPlan } from "@canopy/dev/test/member";
import type { Page } from "@playwright/test";
import { expectFits } from "../src/browser/expect-fits.ts";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { scrollThrough } from "../src/browser/scroll-through.ts";
import { expect, test } from "../src/fixtures.ts";
import { localPath, t } from "../src/translate.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";

const asOf = "2026-11-22T14:03:00.000Z";
/** Makes the API report that its figures are old. */
async function makeStale(page: Page, cause: "node" | "index"): Promise<void> {
  await page.route("**/api/health*", async (route) => {
    const { data, ...envelope } = await (await route.fetch()).json();
    await route.fulfill({ json: { ...envelope, data: { ...data, stale: { cause, asOf } } } });
  });
}

function notice(page: Page) {
  return page.getByRole("status").filter({ hasText: /^(These figures are as of|این رقم‌ها مربوط به)/ });
}

test.describe("Old figures", () => {
  async function expectNotice(page: Page): Promise<void> {
    await expect(notice(page)).toContainText(t("The network node is not answering. The figures"));
    await expect(notice(page).getByRole("time")).toHaveAttribute("datetime", asOf);
  }

  test("are marked on the report and the home page @phone-persian", async ({ page }) => {
    await makeStale(page, "node");
    await page.goto(localPath("/admin/reports/basic"));
    await expectNotice(page);
    await expectFits(page, [page.viewportSize()?.width ?? 0, 320]);
    await page.goto(localPath("/"));
    await scrollThrough(page);
    await expectNotice(page);
  });

  test("are marked on the dashboard @phone-persian @long", async ({ page, chain, world, problems }) => {
    problems.expect(INDEX_BEHIND);
    problems.expect(/api\/events/);
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    // Without events the dashboard asks for the health.
    await page.route("**/api/events", (route) => route.abort("connectionfailed"));
    await makeStale(page, "index");
    await page.goto("/dashboard");
    await expect(notice(page)).toContainText(t("This site is behind the chain."));
  });
});

test("Figures without a delay have no notice, and the contract's on the home page do not depend on the index @long", async ({
  page,
}) => {
  const health = async (open: () => Promise<unknown>) => {
    const answered = page.waitForResponse("**/api/health*");
    await open();
    return (await answered).json();
  };
  expect(await health(() => page.goto("/admin/reports/basic"))).toMatchObject({ data: { stale: null } });
  await expect(notice(page)).toHaveCount(0);

  await makeStale(page, "index");
  const answer = await health(async () => {
    await page.goto("/");
    await scrollThrough(page);
  });
  expect(answer).toMatchObject({ data: { stale: { cause: "index" } } });
  await expect(notice(page)).toHaveCount(0);
});
