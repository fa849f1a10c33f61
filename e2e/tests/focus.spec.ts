import { expect, test } from "../src/fixtures.ts";
import { walkByTab } from "../src/focus.ts";
import { publicPaths } from "../src/public-pages.ts";
import { seeAll } from "../src/see-all.ts";

for (const path of publicPaths) {
  test(`By keyboard alone everything on ${path} is reached, and shows that it is, light and dark`, async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 404 .*\/api\/country/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await seeAll(page);
    // What a field brings with it when somebody comes near.
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
