import type { Page } from "@playwright/test";

/** More than any public page needs. */
const MAXIMUM_STOPS = 400;

/** Presses of Tab between two looks at the page: a look is a round trip, and presses beyond the end start again from the top. */
const PRESSES = 10;

/** A Tab stop. */
interface Stop {
  name: string;
  /** Themes in which its focus ring is invisible. */
  hidden: string[];
}

/** What Tab reached of a page. */
export interface Walk {
  stops: Stop[];
  /** The names of focusable elements that Tab never reached. */
  missed: string[];
}

/** Presses Tab from the top of the page to its end, and checks the focus ring of each stop in both themes. */
export async function walkByTab(page: Page): Promise<Walk> {
  await page.evaluate(watchFocus);
  for (let count = 0; count < MAXIMUM_STOPS; count += PRESSES) {
    for (let press = 0; press < PRESSES; press++) await page.keyboard.press("Tab");
    const walk = await page.evaluate(() => window.canopyFocus());
    if (walk !== null) return walk;
  }
  throw new Error(`The page does not end within ${MAXIMUM_STOPS} presses of Tab`);
}

declare global {
  interface Window {
    /** Null until Tab has left the page, or has reached an element again. */
    canopyFocus: () => Walk | null;
  }
}

/** Runs in the page. */
function watchFocus(): void {
  const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";
  const reached = new Map<HTMLElement | SVGElement, Stop>();
  let hasEnded = false;
  const colours = new Map<string, Colour>();
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

  function describeElement(element: Element): string {
    const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `${element.tagName.toLowerCase()} ${text.trim().slice(0, 40) || element.outerHTML.slice(0, 120)}`;
  }

  /** Red, green, blue and opacity, each from 0 to 1. */
  type Colour = [number, number, number, number];

  function colour(value: string): Colour {
    const known = colours.get(value) ?? readColour(value);
    colours.set(value, known);
    return known;
  }

  function readColour(value: string): Colour {
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

  function check(stop: Stop, element: Element, theme: string): void {
    if (!findRings(element).some(isRinged)) stop.hidden.push(theme);
  }

  /** A group of radio buttons is one stop. */
  function groupName(element: Element): string | null {
    return element instanceof HTMLInputElement && element.type === "radio" ? element.name : null;
  }

  // Without transitions, colours are final when they are read.
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(still);

  function findMissed(): string[] {
    const groups = new Set([...reached.keys()].map(groupName).filter((group) => group !== null));
    return [...document.querySelectorAll<HTMLElement>(FOCUSABLE)]
      .filter((element) => element.tabIndex >= 0 && !element.matches(":disabled, [inert] *"))
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
      .filter((element) => !reached.has(element) && !groups.has(groupName(element) ?? ""))
      .map(describeElement);
  }

  const root = document.documentElement;
  root.dataset["theme"] = "light";
  // Not on focus, which a page can pass on.
  const onKey = () => {
    const element = document.activeElement;
    const isStop = element instanceof HTMLElement || element instanceof SVGElement;
    hasEnded ||= !isStop || element === document.body || reached.has(element);
    if (hasEnded || !isStop) return;
    const stop: Stop = { name: describeElement(element), hidden: [] };
    reached.set(element, stop);
    check(stop, element, "light");
  };
  window.addEventListener("keyup", onKey, { capture: true });

  window.canopyFocus = () => {
    if (!hasEnded) return null;
    const missed = findMissed();
    // Once for all stops, because a switch costs a new style of the whole page.
    root.dataset["theme"] = "dark";
    for (const [element, stop] of reached) {
      // As after a key: the last input was one.
      element.focus();
      check(stop, element, "dark");
    }
    return { stops: [...reached.values()], missed };
  };
}
