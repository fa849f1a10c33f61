import type { Page } from "@playwright/test";

/** A new member can be missing in the index for a block. */
export const INDEX_BEHIND = /status of 404 .*\/api\/members\//;

/** Pages that read prices and free seats from the operator's RPC node. */
const READS_CHAIN = /^(\/fa)?\/(register|login|dashboard)/;

/**
 * Errors of a page: console errors, uncaught exceptions, violations of the Content Security Policy (which browsers report on
 * the console) and requests to third parties.
 */
export class PageProblems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(page: Page, { origin, rpcUrl }: { origin: string; rpcUrl: string }) {
    const { origin: node } = new URL(rpcUrl);
    const check = (request: { url(): string }) => {
      // Data and blob URLs make no request.
      if (/^(data|blob):/.test(request.url())) return;
      const { origin: asked } = new URL(request.url());
      const readsChain = URL.canParse(page.url()) && READS_CHAIN.test(new URL(page.url()).pathname);
      if (asked !== origin && !(asked === node && readsChain))
        this.#seen.push(`third party: ${request.url()}`);
    };
    page.on("request", check);
    page.on("websocket", check);
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
