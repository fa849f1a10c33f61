import type { Page } from "@playwright/test";

/** Lets React draw what it has begun, which it does in messages of its own on the true clock. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}

/** Lets a paused clock run, and what that started come to its end. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await settle(page);
}
