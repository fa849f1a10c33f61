import type { Page } from "@playwright/test";

/** More than any public page needs. */
const MAXIMUM_STOPS = 400;

/** A Tab stop. */
export interface Stop {
  name: string;
  /** Themes in which its focus ring is invisible. */
  hidden: string[];
}

/**
 * Presses Tab from the top of the page to its end, and checks the focus ring of each stop in both themes.
 *
 * @returns every stop, and the names of focusable elements that Tab never reached
 */
export async function walkByTab(page: Page): Promise<{ stops: Stop[]; missed: string[] }> {
  await page.evaluate(watchFocus);
  const stops: Stop[] = [];
  for (let count = 0; count < MAXIMUM_STOPS; count++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => window.canopyFocus.read());
    if (stop === null) return { stops, missed: await page.evaluate(() => window.canopyFocus.missed()) };
    stops.push(stop);
  }
  throw new Error(`The page does not end within ${MAXIMUM_STOPS} presses of Tab`);
}

declare global {
  interface Window {
    canopyFocus: { read(): Stop | null; missed(): string[] };
  }
}

/** Runs in the page. */
function watchFocus(): void {
  const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";
  const themes = ["light", "dark"];
  const reached = new Set<Element>();
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

  function describeElement(element: Element): string {
    const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `${element.tagName.toLowerCase()} ${text.trim().slice(0, 40) || element.outerHTML.slice(0, 120)}`;
  }

  /** Red, green, blue and opacity, each from 0 to 1. */
  function colour(value: string): [number, number, number, number] {
    if (canvas === null) throw new Error("The browser draws no canvas");
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = value;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red / 255, green / 255, blue / 255, alpha / 255];
  }

  /** Relative luminance (WCAG 2.2). */
  function luminance(value: string): number {
    const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const [red, green, blue] = colour(value);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }

  function contrast(one: string, other: string): number {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  /** The background behind an element's focus ring. */
  function surfaceBehind(element: Element): string {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (colour(backgroundColor)[3] === 1) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  }

  function isRinged(element: Element): boolean {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const { width, height, bottom, right } = element.getBoundingClientRect();
    return (
      outlineStyle !== "none" &&
      Number.parseFloat(outlineWidth) >= 2 &&
      colour(outlineColor)[3] === 1 &&
      contrast(outlineColor, surfaceBehind(element)) >= 3 &&
      width > 4 &&
      height > 4 &&
      bottom > 0 &&
      right > 0 &&
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    );
  }

  /** Elements that can show the focus ring of a control: itself, its labels and its siblings. */
  function findRings(element: Element): Element[] {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) return [element];
    const { labels, parentElement } = element;
    return [element, ...(labels ?? []), ...(parentElement ? [parentElement, ...parentElement.children] : [])];
  }

  function hasRing(theme: string, element: Element): boolean {
    document.documentElement.dataset["theme"] = theme;
    return findRings(element).some(isRinged);
  }

  /** A group of radio buttons is one stop. */
  function groupName(element: Element): string | null {
    return element instanceof HTMLInputElement && element.type === "radio" ? element.name : null;
  }

  // Without transitions, colours are final when they are read.
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(still);

  window.canopyFocus = {
    read() {
      const element = document.activeElement;
      if (element === null || element === document.body || reached.has(element)) return null;
      reached.add(element);
      // Start with the theme that is set: each switch costs a new style of the whole page.
      themes.reverse();
      return { name: describeElement(element), hidden: themes.filter((theme) => !hasRing(theme, element)) };
    },
    missed() {
      const groups = new Set([...reached].map(groupName).filter((group) => group !== null));
      return [...document.querySelectorAll<HTMLElement>(FOCUSABLE)]
        .filter((element) => element.tabIndex >= 0 && !element.matches(":disabled, [inert] *"))
        .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
        .filter((element) => !reached.has(element) && !groups.has(groupName(element) ?? ""))
        .map(describeElement);
    },
  };
}
