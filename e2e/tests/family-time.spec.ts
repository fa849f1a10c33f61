import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expect, test } from "../src/fixtures.ts";
import { drawing, openTree } from "../src/pages/family.ts";
import { seededAccount } from "../src/wallet/accounts.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";
import { countSeats, readTree } from "../src/world/read-tree.ts";

const film = (page: Page) => page.getByRole("region", { name: "Growth by round" });
const slider = (page: Page) => film(page).getByRole("slider", { name: "Shown time" });

/** The shown round as text, with its day. */
const shownTime = (page: Page) => slider(page).getAttribute("aria-valuetext");

/** The number of seats that the film names. */
function seats(count: number): string {
  return `${count.toLocaleString("en-US")} seat${count === 1 ? "" : "s"}`;
}

/** Waits for the file that a button saves. */
async function download(page: Page, button: Locator): Promise<{ name: string; content: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test.describe("The time-lapse of the tree", () => {
  test.beforeEach(async ({ page, world }) => {
    await storeSession(page, await signIn(world.origin, seededAccount(0)));
  });

  test("shows the network at the end of each round, by keyboard @phone-long @long", async ({
    page,
    world,
  }) => {
    const tree = await readTree(world.origin);
    await openTree(page);
    await expect(slider(page)).toHaveAttribute("aria-valuetext", "Now");
    await slider(page).press("Home");
    await expect(slider(page)).toHaveAttribute("aria-valuetext", /^Round 0, \w+ \d+, \d{4}$/);
    await expect(film(page)).toContainText(seats(countSeats(tree, 0)));
    await slider(page).press("ArrowRight");
    await expect(slider(page)).toHaveAttribute("aria-valuetext", /^Round 1, /);
    await expect(film(page)).toContainText(seats(countSeats(tree, 1)));
    const joined = countSeats(tree, 1) - countSeats(tree, 0);
    await expect(film(page)).toContainText(`${joined} new in this round`);
    await expectAccessible(page);

    await film(page).getByRole("button", { name: "Back to now" }).click();
    await expect(slider(page)).toHaveAttribute("aria-valuetext", "Now");
  });

  test("plays the rounds up to now, and pauses where the reader drags @long", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await openTree(page);
    await film(page).getByRole("button", { name: "Play the growth" }).click();
    await expect.poll(() => shownTime(page)).toMatch(/^Round [1-9]/);
    await slider(page).press("ArrowLeft");
    const paused = await shownTime(page);
    await expect(film(page).getByRole("button", { name: "Play the growth" })).toBeVisible();
    expect(await shownTime(page)).toBe(paused);

    await film(page).getByRole("button", { name: "Play the growth" }).click();
    await expect(slider(page)).toHaveAttribute("aria-valuetext", "Now", { timeout: 20_000 });
    await expect(film(page).getByRole("button", { name: "Play the growth" })).toBeVisible();
  });

  test("is saved as SVG and PNG, with title, plan, round and date, and moves in steps for readers who prefer no motion", async ({
    page,
    world,
  }) => {
    const { round } = await readTree(world.origin);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openTree(page);
    const day = new Date().toISOString().slice(0, 10);
    const svg = await download(page, page.getByRole("button", { name: "Save as SVG" }));
    expect(svg.name).toBe(`family-willow-core-round-${round}-${day}.svg`);
    const { title, details, shapes } = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
      // The browser names the place of an error in an element of HTML.
      if (parsed.documentElement.tagName !== "svg" || parsed.querySelector("body, h3") !== null)
        throw new Error("The file is not XML");
      return {
        title: parsed.querySelector("title")?.textContent,
        details: parsed.querySelector("desc")?.textContent,
        shapes: parsed.querySelectorAll("path").length,
      };
    }, svg.content.toString("utf8"));
    expect(title).toBe("Family of willow");
    expect(details).toMatch(/^Canopy · core plan · \w+ \d+, \d{4}, after round [\d,]+ · seats: [\d,]+$/);
    expect(shapes).toBeGreaterThan(20);
    expect(svg.content.toString("utf8")).not.toMatch(/oklch|var\(|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);

    const png = await download(page, page.getByRole("button", { name: "Save as PNG" }));
    expect(png.name).toBe(`family-willow-core-round-${round}-${day}.png`);
    const { width = 0, height = 0, format } = await sharp(png.content).metadata();
    const box = await drawing(page).boundingBox();
    expect(format).toBe("png");
    expect(width).toBe(Math.round((box?.width ?? 0) * 2));
    expect(height).toBeGreaterThan((box?.height ?? 0) * 2);
    const { entropy, isOpaque } = await sharp(png.content).stats();
    expect(entropy, "something is drawn").toBeGreaterThan(0.1);
    expect(isOpaque, "no pixel is transparent").toBe(true);

    await film(page).getByRole("button", { name: "Show the first round" }).click();
    await expect(slider(page)).toHaveAttribute("aria-valuetext", /^Round 0, /);
    await film(page).getByRole("button", { name: "Next step" }).click();
    const step = Math.max(1, Math.ceil(round / 12));
    await expect(slider(page)).toHaveAttribute("aria-valuetext", new RegExp(`^Round ${step}, `));
    await expect(film(page).getByRole("button", { name: "Play the growth" })).toHaveCount(0);
  });
});
