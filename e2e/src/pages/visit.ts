import { expect, type Page } from "@playwright/test";
import { isLongRun } from "../long-run.ts";

declare global {
  interface Window {
    /** React Router sets it on pages with the full router. */
    __reactRouterDataRouter?: { navigate(path: string): Promise<void> };
  }
}

/**
 * Opens a page of the dashboard. From another one, in a run of every push, it navigates like a link, which saves
 * most of what a load costs. A long run loads each page.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const isInside = URL.canParse(page.url()) && new URL(page.url()).pathname.startsWith("/dashboard");
  if (isLongRun || !isInside) {
    await page.goto(path);
  } else {
    await page.evaluate(async (next) => {
      for (const left of document.querySelectorAll("h1")) left.toggleAttribute("data-left", true);
      await window.__reactRouterDataRouter?.navigate(next);
    }, path);
    // React renders a page a moment after the router has it. Some pages redirect, so the URL may be another.
    await expect(page.locator("h1[data-left]")).toHaveCount(0);
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
}
