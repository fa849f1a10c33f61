import { joinPlan, joinPlus } from "@canopy/dev/test/member";
import type { Page } from "@playwright/test";
import { walkByTab } from "../src/browser/focus.ts";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { scrollThrough } from "../src/browser/scroll-through.ts";
import { expect, test } from "../src/fixtures.ts";
import { choosePages } from "../src/long-run.ts";
import { memberPages } from "../src/pages/member-pages.ts";
import { publicPages } from "../src/pages/public-pages.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";

// The pages of both languages have the same controls; right-to-left order is checked where there are most of them.
const pages = [...publicPages("en"), "/fa/admin/reports/basic"].filter((path) => path !== "/help");

// In one test, because most of a first visit is in fetching and compiling what all pages share.
test("Tab reaches every control on every public page, each with a visible focus in both themes", async ({
  page,
  problems,
}) => {
  test.slow();
  problems.expect(/status of 404 .*\/api\/country/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of choosePages(pages, { walk: 0, walks: 6 })) {
    await test.step(path, async () => {
      await page.goto(path);
      await scrollThrough(page);
      // The phone field loads its country list on hover or focus.
      for (const phone of await page.locator("input[type=tel]").all()) {
        await phone.hover();
        await expect(page.locator("select")).toBeVisible();
      }
      await expectReached(page, path);
    });
  }
});

// By itself, because it has as many controls as all others together.
test("Tab reaches every article of the help, each with a visible focus in both themes @long", async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/help");
  await scrollThrough(page);
  await expectReached(page, "/help");
});

/** Expects Tab to reach every control of the page, each with a visible focus. */
async function expectReached(page: Page, path: string): Promise<void> {
  const { stops, missed } = await walkByTab(page);
  expect(stops.length, path).toBeGreaterThan(20);
  expect(
    stops.filter(({ hidden }) => hidden.length > 0),
    "without a visible focus",
  ).toEqual([]);
  expect(missed, "never reached").toEqual([]);
}

test("Tab reaches every control on every page of a member, each with a visible focus in both themes", async ({
  page,
  chain,
  world,
  problems,
}) => {
  test.slow();
  problems.expect(INDEX_BEHIND);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const member = await joinPlan(chain, world.plan);
  await storeSession(page, await signIn(world.origin, member.account));
  const join = "/dashboard/plus/register";
  const paths = [join, ...memberPages.filter((other) => other !== join)];
  for (const path of choosePages(paths, { walk: 0, walks: 6 })) {
    await test.step(path, async () => {
      await page.goto(path);
      await scrollThrough(page);
      const { stops, missed } = await walkByTab(page);
      expect(stops.length, path).toBeGreaterThan(16);
      expect(
        stops.filter(({ hidden }) => hidden.length > 0),
        "without a visible focus",
      ).toEqual([]);
      expect(missed, "never reached").toEqual([]);
    });
    // Members of Plus have no form to join it, and others have no family in it.
    if (path === join) await joinPlus(chain, world.plus, member);
  }
});
