import type { Page } from "@playwright/test";

/**
 * Waits until the page has seen in the node's pool what it sent: only from then on can it tell what took its place. People
 * are slower than that in their wallet, a test is not. Call it before the transaction is sent.
 */
export async function seenInPool(page: Page): Promise<void> {
  await page.waitForResponse(async (response) => {
    const asked = response.request().postData() ?? "";
    return asked.includes("eth_getTransactionByHash") && (await response.text()).includes('"nonce"');
  });
}
