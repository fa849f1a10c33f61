import { expect, type Page } from "@playwright/test";

/** Expects that the page fits each width, in CSS pixels: no horizontal scrolling, no clipped text. */
export async function expectFits(page: Page, widths: readonly number[], height = 900): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `horizontal overflow at ${width}`).toBe(0);
    expect(await clippedTexts(page), `clipped at ${width}`).toEqual([]);
  }
}

/** Texts that overflow a box that hides its overflow. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (value: string) => value === "hidden" || value === "clip";
    return [...document.querySelectorAll("body *")]
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => {
        const { overflowX, overflowY, visibility, clipPath, position, textOverflow } =
          getComputedStyle(element);
        // An ellipsis shows that a name is truncated.
        if (textOverflow === "ellipsis") return false;
        // Screen-reader texts are clipped on purpose; invisible elements clip nothing.
        if (visibility === "hidden" || (position === "absolute" && clipPath !== "none")) return false;
        if (element.innerText.trim() === "" || element.offsetWidth <= 1) return false;
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        return (
          (hides(overflowX) && scrollWidth > clientWidth + 1) ||
          (hides(overflowY) && scrollHeight > clientHeight + 1)
        );
      })
      .map((element) => `${element.tagName} ${element.className}: ${element.innerText.slice(0, 60)}`);
  });
}
