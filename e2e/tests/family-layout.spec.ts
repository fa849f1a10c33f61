import type { Page, Route } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible, expectContrast } from "../src/browser/accessibility.ts";
import { expectFits } from "../src/browser/expect-fits.ts";
import { expectUsableZoomed } from "../src/browser/expect-zoomed.ts";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test } from "../src/fixtures.ts";
import { card, drawing, expectSelected, joinFamily, openTree, openWillow } from "../src/pages/family.ts";

/** The number of colours of the drawing that are more than the edge of a line. */
async function countShapes(page: Page): Promise<number> {
  const { data, info } = await sharp(await drawing(page).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = data.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const pixels = info.width * info.height;
  return [...counts.values()].filter((count) => count / pixels > 0.002).length;
}

test.describe("The family on every screen", () => {
  test("fits from 360 to 2560 pixels, in both themes, at 400 % zoom, and in forced colours @long", async ({
    page,
    world,
  }) => {
    test.slow();
    await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
    await openWillow(page, world);
    await test.step("forced colours", async () => {
      expect(await countShapes(page)).toBeGreaterThanOrEqual(3);
      const legend = page.getByRole("list", { name: "Legend" });
      for (const swatch of await legend.locator("span[aria-hidden]").all())
        expect(await swatch.evaluate((node) => getComputedStyle(node).borderTopWidth)).not.toBe("0px");
      await page.emulateMedia({ forcedColors: "none" });
    });
    await drawing(page).press("Enter");
    await expect(card(page, "willow")).toBeVisible();
    await expectFits(page, [360, 390, 768, 1_280, 1_440, 2_560]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectContrast(page);
    }
    await page.keyboard.press("Escape");
    await expectUsableZoomed(page);
  });

  for (const { name, answer } of [
    { name: "does not load", answer: (route: Route) => route.abort() },
    { name: "never arrives", answer: () => undefined },
  ]) {
    test(`is drawn on the page where the worker that draws ${name} @long`, async ({
      page,
      world,
      problems,
    }) => {
      problems.expect(/raster\.worker|ERR_FAILED/);
      await page.route("**/raster.worker-*", answer);
      await openWillow(page, world);
      await expect.poll(() => countShapes(page)).toBeGreaterThanOrEqual(3);
      const before = await drawing(page).screenshot();
      await drawing(page).press("0");
      await expect.poll(async () => (await drawing(page).screenshot()).equals(before)).toBe(false);
    });
  }

  test("is in Persian from right to left, with the left leg on the left @phone-long", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    problems.expect(INDEX_BEHIND);
    const { member, left, right } = await joinFamily(page, chain, world);
    await page.addInitScript(() => localStorage.setItem("canopy-locale", "fa"));
    await openTree(page);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("خانواده");
    await drawing(page).press("ArrowDown");
    await expectSelected(page, left.username);
    await drawing(page).press("ArrowRight");
    await expectSelected(page, right.username);
    await drawing(page).press("Home");
    await drawing(page).press("Enter");
    await expect(card(page, member.username)).toContainText("واحد");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    // Time runs from left to right.
    const time = page.getByRole("slider", { name: "زمانِ نمایش" });
    await expect(time).toHaveAttribute("dir", "ltr");
    await time.press("Home");
    await expect(time).toHaveAttribute("aria-valuetext", /^دور ۰، /);
    await expectFits(page, [360, 390, 1_440]);
  });
});
