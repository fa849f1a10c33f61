import { expect, test } from "../src/fixtures.ts";
import { walkByTab } from "../src/focus.ts";
import { publicPages } from "../src/public-pages.ts";
import { scrollThrough } from "../src/scroll-through.ts";

// The pages of both languages have the same controls; right-to-left order is checked where there are most of them.
for (const path of [...publicPages("en"), "/fa/admin/reports/basic"]) {
  test(`Tab reaches every control on ${path}, each with a visible focus in both themes`, async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 404 .*\/api\/country/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await scrollThrough(page);
    // The phone field loads its country list on hover or focus.
    for (const phone of await page.locator("input[type=tel]").all()) {
      await phone.hover();
      await expect(page.locator("select")).toBeVisible();
    }
    const { stops, missed } = await walkByTab(page);
    expect(stops.length).toBeGreaterThan(20);
    expect(
      stops.filter(({ hidden }) => hidden.length > 0),
      "without a visible focus",
    ).toEqual([]);
    expect(missed, "never reached").toEqual([]);
  });
}
