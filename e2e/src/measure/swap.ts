// How long the swap's quotes take in the browser, in the world of `npm start`, and what its page weighs. Prints JSON: milliseconds from
// the last key of an amount to the frame that shows its quote, and kilobytes of the scripts that only this page loads.
// `npm run bench:swap` runs it.
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page, type Response } from "@playwright/test";
import { launchOptions, unpackChromium } from "../browser/chromium.ts";
import { connectWallet } from "../pages/entry-form.ts";
import { labels } from "../pages/labels.ts";
import { seededAccount } from "../wallet/accounts.ts";
import { signIn, storeSession } from "../wallet/session.ts";
import { TestWallet } from "../wallet/wallet.ts";
import { startTestWorld } from "../world/world.ts";
import { type WorldAddress, worldAddress } from "../world/world-address.ts";

const WARM_UP = 5;
/** Milliseconds between two keys, as an average typist's. */
const KEY_PAUSE = 120;

const amounts = Number(process.argv[2] ?? 50);

await unpackChromium();
const stopWorld = await startTestWorld();
const browser = await chromium.launch(launchOptions());
try {
  const page = await openSignedIn(browser, worldAddress());
  const scripts = (await measureScripts(page, worldAddress())) / 1_000;
  const quotes = await measureQuotes(page);
  process.stdout.write(`${JSON.stringify({ scripts, quotes })}\n`);
} finally {
  await browser.close();
  await stopWorld();
}

async function openSignedIn(from: Browser, { origin, rpcUrl }: WorldAddress): Promise<Page> {
  const account = seededAccount(0);
  const context = await from.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  const page = await context.newPage();
  await TestWallet.install(page, rpcUrl, account);
  await storeSession(page, await signIn(origin, account));
  return page;
}

/** Bytes after gzip of what the swap and its review load on top of the overview and the code of wallets. */
async function measureScripts(page: Page, { origin }: WorldAddress): Promise<number> {
  const scripts = new Map<string, Response>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.set(response.url(), response);
  });
  await page.goto(`${origin}/dashboard`);
  await page
    .getByRole("region", { name: "Your last 30 rounds" })
    .getByText(/of 30 rounds/)
    .waitFor();
  // The code of wallets, which other pages load, too.
  await page.goto(`${origin}/dashboard/change-username`);
  await connectWallet(page, labels.en);
  const before = new Set(scripts.keys());
  await page.goto(`${origin}/dashboard/swap?from=POL&to=USDC&amount=5`);
  await page.getByRole("button", { name: "Review swap" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Swap", exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  const own = [...scripts].filter(([url]) => !before.has(url));
  const sizes = await Promise.all(
    own.map(async ([, response]) => gzipSync(await response.body(), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Types amounts key by key. Each is new, so that no quote is known before. */
async function measureQuotes(page: Page): Promise<number[]> {
  const card = page.getByRole("region", { name: "Swap", exact: true });
  const nextQuote = await card.locator("dl").evaluateHandle((facts) => {
    let key = 0;
    let shown = Promise.withResolvers<number>();
    window.addEventListener("keydown", ({ timeStamp }) => {
      key = timeStamp;
    });
    window.addEventListener("input", () => {
      const begin = key;
      const next = Promise.withResolvers<number>();
      shown = next;
      const look = () => {
        // React has marked the figures of the amount before as busy.
        if (facts.ariaBusy === "true") return requestAnimationFrame(look);
        // The first task after the frame.
        return setTimeout(() => next.resolve(performance.now() - begin));
      };
      requestAnimationFrame(look);
    });
    return () => shown.promise;
  });
  const paid = card.getByLabel("You pay", { exact: true });
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + amounts; index++) {
    await paid.selectText();
    await paid.pressSequentially(String(1_001 + 7 * index), { delay: KEY_PAUSE });
    const time = await nextQuote.evaluate((next) => next());
    if (index >= WARM_UP) times.push(time);
  }
  return times;
}
