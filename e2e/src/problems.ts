import type { Page } from "@playwright/test";

/** A new member can be missing in the index for a block. */
export const INDEX_BEHIND = /status of 404 .*\/api\/members\//;

/**
 * Errors of a page: console errors, uncaught exceptions and violations of the Content Security Policy (which browsers report
 * on the console).
 */
export class PageProblems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(page: Page) {
    page.on("pageerror", (error) => this.#seen.push(`exception: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error")
        this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
  }

  /** Allows an error that the test provokes. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Errors that the test did not allow. */
  unexpected(): string[] {
    return this.#seen.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }
}
