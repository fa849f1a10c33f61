import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { renderOffscreen } from "./render-offscreen.ts";

/**
 * Expects no violation of WCAG 2.2 AA or of axe's best practices.
 *
 * @param part a CSS selector, to check only a part of the page
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  await expectNoViolation(page, createAxe(page).include(part).withTags(tags));
}

/** Expects no violation of the rules that depend on colours, which are all that a theme can break. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolation(page, createAxe(page).withRules(["color-contrast", "link-in-text-block"]));
}

/** Describes violations only, and in the page itself: without frames, axe needs no second page to put its results together. */
function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
}

async function expectNoViolation(page: Page, axe: AxeBuilder): Promise<void> {
  await renderOffscreen(page);
  await endMotion(page);
  const { violations } = await axe.analyze();
  const findings = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `    ${node.html}\n    ${node.failureSummary}`).join("\n")}`,
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

/** Turns motion off until the end of the test, and waits until animations have ended: half-faded text has no contrast. */
async function endMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const moving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // A transition that another replaces rejects.
    while (moving().length > 0) {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await frame();
    }
    await frame();
  });
}
