/** Id of a bullet of the carousel `base`. */
export function tabId(base: string, slide: number): string {
  return `${base}-tab-${slide}`;
}

/** Id of the slide that a bullet shows. */
export function panelId(base: string, slide: number): string {
  return `${base}-slide-${slide}`;
}
