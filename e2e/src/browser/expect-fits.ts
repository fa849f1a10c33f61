import { expect, type Page } from "@playwright/test";

/** Expects that the page fits each width, in CSS pixels: no horizontal scrolling, no clipped text. */
export async function expectFits(page: Page, widths: readonly number[], height = 900): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const { overflow, clipped } = await page.evaluate(measure);
    expect(overflow, `horizontal overflow at ${width}`).toBe(0);
    expect(clipped, `clipped at ${width}`).toEqual([]);
  }
}

/** Runs in the page: by how much it overflows its width, and the texts that overflow a box that hides its overflow. */
function measure(): { overflow: number; clipped: string[] } {
  const hides = (value: string) => value === "hidden" || value === "clip";

  function isClipped(element: HTMLElement): boolean {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight, offsetWidth } = element;
    const [isWide, isHigh] = [scrollWidth > clientWidth + 1, scrollHeight > clientHeight + 1];
    if (offsetWidth <= 1 || !(isWide || isHigh)) return false;
    const { overflowX, overflowY, visibility, clipPath, position, textOverflow } = getComputedStyle(element);
    if (!((isWide && hides(overflowX)) || (isHigh && hides(overflowY)))) return false;
    // An ellipsis shows that a name is truncated.
    if (textOverflow === "ellipsis") return false;
    // Screen-reader texts are clipped on purpose; invisible elements clip nothing.
    if (visibility === "hidden" || (position === "absolute" && clipPath !== "none")) return false;
    // Last, because the browser renders the text of all that is inside.
    return element.innerText.trim() !== "";
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    overflow: scrollWidth - clientWidth,
    clipped: [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => element instanceof HTMLElement && isClipped(element))
      .map((element) => `${element.tagName} ${element.className}: ${element.innerText.slice(0, 60)}`),
  };
}
