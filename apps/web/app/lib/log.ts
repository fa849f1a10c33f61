/**
 * The only module that writes to the browser's console: warnings that help to find the cause of a failure, and nothing when
 * all is well.
 */
export const log = {
  warn(message: string, ...details: readonly unknown[]): void {
    // biome-ignore lint/suspicious/noConsole: the wrapper that all other modules use
    console.warn(`[canopy] ${message}`, ...details);
  },
};
