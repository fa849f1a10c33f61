/**
 * What the browser's console hears from the product: nothing on the ordinary path, a warning where a person who looks
 * for the cause of a fault would want one. The one place that may write there.
 */
export const log = {
  warn(message: string, ...details: readonly unknown[]): void {
    // biome-ignore lint/suspicious/noConsole: this is the wrapper that everything else uses
    console.warn(`[canopy] ${message}`, ...details);
  },
};
