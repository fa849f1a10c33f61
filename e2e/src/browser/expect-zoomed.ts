import { expect, type Page } from "@playwright/test";

/** A window of 1280 by 1024 pixels at 400 % zoom, in CSS pixels. */
export const zoomed = { width: 320, height: 256 };

/**
 * Expects that bars leave most of a window at 400 % zoom to the page, and that every control of the page can be scrolled to
 * where it is not covered.
 */
export async function expectUsableZoomed(page: Page): Promise<void> {
  await page.setViewportSize(zoomed);
  // From a wide window, the size of the text needs a frame to follow.
  await expect
    .poll(() => coveredHeight(page), { message: "height of the bars" })
    .toBeLessThanOrEqual(zoomed.height / 3);
  expect(await coveredControls(page), "covered controls").toEqual([]);
}

function coveredHeight(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { position, visibility } = getComputedStyle(element);
        return (position === "fixed" || position === "sticky") && visibility === "visible";
      })
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => width > 160 && bottom > 0 && top < window.innerHeight)
      .reduce((sum, { height }) => sum + height, 0),
  );
}

function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.style.scrollBehavior = "auto";
    const controls = [
      ...document.querySelectorAll<HTMLElement>("main :is(a[href], button, input, select, textarea)"),
    ];
    const covered = controls.filter((control) => {
      // Some inputs are transparent above their own label, or below it.
      if (!control.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) return false;
      control.scrollIntoView({ block: "center" });
      const [box] = control.getClientRects();
      if (box === undefined || box.width <= 1) return false;
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return (
        hit === null ||
        !(control.contains(hit) || hit.contains(control) || hit.closest("label")?.contains(control))
      );
    });
    window.scrollTo(0, 0);
    return covered.map(
      (control) => `${control.tagName} ${control.ariaLabel ?? control.innerText.slice(0, 60)}`,
    );
  });
}
