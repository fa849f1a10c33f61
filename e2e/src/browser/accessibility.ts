import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { renderOffscreen } from "./render-offscreen.ts";

const script = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

declare global {
  interface Window {
    axe?: Pick<typeof axe, "run">;
  }
}

/**
 * Expects no violation of WCAG 2.2 AA or of axe's best practices.
 *
 * @param part a CSS selector, to check only a part of the page
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  await expectNoViolation(page, part, { runOnly: { type: "tag", values } });
}

/** Expects no violation of the rules that depend on colours, which are all that a theme can break. */
export async function expectContrast(page: Page): Promise<void> {
  const values = ["color-contrast", "link-in-text-block"];
  await expectNoViolation(page, "html", { runOnly: { type: "rule", values } });
}

async function expectNoViolation(page: Page, part: string, options: RunOptions): Promise<void> {
  await renderOffscreen(page);
  await endMotion(page);
  // Once for each load of the page: to send and compile it takes longer than to check colours.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(script);
  const findings = await page.evaluate(runAxe, { part, options });
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

/** Runs in the page. Describes violations only. */
async function runAxe({ part, options }: { part: string; options: RunOptions }): Promise<string[]> {
  if (window.axe === undefined) throw new Error("axe is not loaded");
  const { violations } = await window.axe.run(part, { ...options, resultTypes: ["violations"] });
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `    ${node.html}\n    ${node.failureSummary}`).join("\n")}`,
  );
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
