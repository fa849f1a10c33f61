import { type ChainClient, connectChain } from "@canopy/dev/chain/client";
import { fundedAccount } from "@canopy/dev/test/member";
import { test as base, expect, type Page } from "@playwright/test";
import { PageProblems } from "./browser/page-problems.ts";
import { language } from "./translate.ts";
import { TestWallet } from "./wallet/wallet.ts";
import { joinApart } from "./world/join-apart.ts";
import { startPrivateServer } from "./world/private-server.ts";
import { type WorldAddress, worldAddress } from "./world/world-address.ts";

interface Fixtures {
  world: WorldAddress;
  chain: ChainClient;
  /** An injected wallet with a funded key that is not a member. Only tests that use it have one. */
  wallet: TestWallet;
  /** The username of a member under whom no other test registers: two at once would be given the same free seat. */
  sponsor: string;
  problems: PageProblems;
}

interface WorkerFixtures {
  /** The world with the origin of a server where the tree is private. Only workers that use it start one. */
  privateWorld: WorldAddress;
}

/**
 * What `npm run test:flaky` looks for: the packaged browser sometimes stops painting a page permanently while every core is busy. Its
 * compositor waits for tiles that no thread paints, scripts run on, and other pages are drawn.
 */
const NOTHING_DRAWN = "no frame in 3 s";

const pageProblems = new WeakMap<Page, PageProblems>();

/** Tests in the running world. Each fails on page errors that it did not expect. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
  baseURL: async ({}, use) => use(worldAddress().origin),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  world: async ({}, use) => use(worldAddress()),
  page: async ({ page, world, javaScriptEnabled }, use, testInfo) => {
    const problems = new PageProblems(page, world);
    pageProblems.set(page, problems);
    if (javaScriptEnabled !== false) waitForHydration(page);
    if (language() === "fa") await choosePersian(page);
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach("page", { body: await describePage(page), contentType: "text/plain" });
    // A page can ask until it closes, and the answers of a test's routes would come too late.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(problems.unexpected(), "page errors").toEqual([]);
  },
  chain: async ({ world }, use) => use(connectChain(world.rpcUrl)),
  wallet: async ({ page, world, chain }, use) => {
    await use(await TestWallet.install(page, world.rpcUrl, await fundedAccount(chain)));
  },
  // Here, not in the file of its tests: a worker with other fixtures is another process with another browser.
  privateWorld: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const server = await startPrivateServer(worldAddress());
      await use({ ...worldAddress(), origin: server.origin });
      await server.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  sponsor: async ({ chain, world }, use) => use((await joinApart(chain, world)).username),
  problems: async ({ page }, use) => {
    const problems = pageProblems.get(page);
    if (problems === undefined) throw new Error("The page has no list of problems");
    await use(problems);
  },
});

/** The dashboard has no path of its own in Persian. */
async function choosePersian(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem("canopy-locale") === null) localStorage.setItem("canopy-locale", "fa");
  });
}

/** Makes `goto` and `reload` wait for hydration, unless a test sets `waitUntil`. */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const hydrated = async () => {
    await page.locator("html[data-alive]").waitFor({ state: "attached" });
  };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await hydrated();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await hydrated();
    return response;
  };
}

/** What a page is doing when a test fails: where it is and what it has drawn, or that its main thread does not answer. */
async function describePage(page: Page): Promise<string> {
  const silent = new Promise<string>((resolve) => {
    setTimeout(resolve, 5_000, `${page.url()}: the page's main thread did not answer for 5 s`);
  });
  const answer = page.evaluate(async (draw) => {
    const { visibilityState, readyState, documentElement: root } = document;
    const isDrawn = await new Promise((resolve) => {
      requestAnimationFrame(() => resolve(true));
      setTimeout(resolve, 3_000, false);
    });
    const place = `${visibilityState}, ${readyState}, at ${window.scrollY} of ${root.scrollHeight} px`;
    return `${location.href}: ${place}${isDrawn ? "" : `, ${draw}`}`;
  }, NOTHING_DRAWN);
  return Promise.race([answer.catch(String), silent]);
}

export { expect };
