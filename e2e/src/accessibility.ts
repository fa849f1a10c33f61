import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { drawAll } from "./draw-all.ts";

/**
 * What axe finds on the page as it is now, by the rules of WCAG 2.2 AA and axe's own best practices: nothing.
 *
 * @param part a CSS selector, where only a part of the page is in question
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  await drawAll(page);
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const findings = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `    ${node.html}\n    ${node.failureSummary}`).join("\n")}`,
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}
