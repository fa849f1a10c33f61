import { expect, test } from "../src/fixtures.ts";
import { walkByTab } from "../src/focus.ts";
import { publicPages } from "../src/public-pages.ts";
import { scrollThrough } from "../src/scroll-through.ts";

// The pages of both languages have the same controls; right-to-left order is checked where there are most of them.
const pages = [...publicPages("en"), "/fa/admin/reports/basic"];

// In one test, because most of a first visit is in fetching and compiling what all pages share.
test("Tab reaches every control on every public page, each with a visible focus in both themes", async ({
  page,
  problems,
}) => {
  test.slow();
  problems.expect(/status of 404 .*\/api\/country/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await scrollThrough(page);
      // The phone field loads its country list on hover or focus.
      for (const phone of await page.locator("input[type=tel]").all()) {
        await phone.hover();
        await expect(page.locator("select")).toBeVisible();
      }
      const { stops, missed } = await walkByTab(page);
      expect(stops.length, path).toBeGreaterThan(20);
      expect(
        stops.filter(({ hidden }) => hidden.length > 0),
        "without a visible focus",
      ).toEqual([]);
      expect(missed, "never reached").toEqual([]);
    });
  }
});
