import type { Page } from "@playwright/test";

/**
 * Waits until the page has read its transaction from the node's pool, which it needs to recognise a replacement. Call it
 * before the transaction is sent.
 */
export async function waitForPool(page: Page): Promise<void> {
  await page.waitForResponse(async (response) => {
    const asked = response.request().postData() ?? "";
    return asked.includes("eth_getTransactionByHash") && (await response.text()).includes('"nonce"');
  });
}
