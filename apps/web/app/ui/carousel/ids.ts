/** The element id of a bullet in the carousel `base`. */
export function tabId(base: string, slide: number): string {
  return `${base}-tab-${slide}`;
}

/** The element id of a slide. */
export function panelId(base: string, slide: number): string {
  return `${base}-slide-${slide}`;
}
