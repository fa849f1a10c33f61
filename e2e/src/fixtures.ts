import { type ChainClient, connectChain } from "@canopy/dev/chain/client";
import { fundedAccount } from "@canopy/dev/testing/member";
import { test as base, expect, type Page } from "@playwright/test";
import { PageProblems } from "./problems.ts";
import { TestWallet } from "./wallet.ts";
import { type WorldAddress, worldAddress } from "./world.ts";

interface Fixtures {
  world: WorldAddress;
  chain: ChainClient;
  /** An injected wallet with a funded key that is no member yet; a test that does not ask for it has none. */
  wallet: TestWallet;
  problems: PageProblems;
}

/** Tests over the running world; each fails when its page complained about something it did not provoke. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
  baseURL: async ({}, use) => use(worldAddress().origin),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  world: async ({}, use) => use(worldAddress()),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) aliveAfterSteps(page);
    await use(page);
  },
  chain: async ({ world }, use) => use(connectChain(world.rpcUrl)),
  wallet: async ({ page, world, chain }, use) => {
    await use(await TestWallet.install(page, world.rpcUrl, await fundedAccount(chain)));
  },
  problems: [
    async ({ page }, use) => {
      const problems = new PageProblems(page);
      await use(problems);
      expect(problems.unexpected(), "complaints of the page").toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A page is loaded before its code has come. Unless a test asks for less (`waitUntil`), it goes on when the page answers: what
 * happens before is the matter of tests of its own.
 */
function aliveAfterSteps(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const alive = async () => {
    await page.locator("html[data-alive]").waitFor({ state: "attached" });
  };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await alive();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await alive();
    return response;
  };
}

export { expect };
