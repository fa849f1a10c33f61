import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

/** A chain without the dev wallet, whose code no member of a real chain loads. */
const AMOY = 80_002;

/** Records the scripts that a page loads on a real chain. Returns a function for the sum of their sizes after gzip, in bytes. */
export async function recordScripts(page: Page): Promise<() => Promise<number>> {
  await page.route("**/api/config*", async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = await response.json();
    await route.fulfill({ response, json: { ...envelope, data: { ...data, chainId: AMOY } } });
  });
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  return async () => {
    const sizes = await Promise.all(
      scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}
