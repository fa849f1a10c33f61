import type { Page } from "@playwright/test";

/** The dashboard asks the index for a member, who may be younger than the index by a block. */
export const INDEX_BEHIND = /status of 404 .*\/api\/members\//;

/**
 * Everything a page complains about: errors on its console, exceptions nobody caught, violations of its Content Security
 * Policy (which browsers report on the console).
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

  /** Names a complaint that the test provokes on purpose. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** What nobody expected. */
  unexpected(): string[] {
    return this.#seen.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }
}
