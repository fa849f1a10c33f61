// `npm run screenshots`: every screen at two widths, in both languages and both themes, into docs/screenshots (git keeps those
// in the README), and every full page into docs/screenshots/whole. `-- dashboard-swap` takes only the screens of these names.
import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { projectRoot } from "@canopy/dev/settings";
import { type Browser, type BrowserContext, type Page, chromium as playwright } from "@playwright/test";
import type { HDAccount } from "viem/accounts";
import { launchOptions, unpackChromium } from "../browser/chromium.ts";
import { renderOffscreen } from "../browser/render-offscreen.ts";
import { expectLoaded, scrollThrough } from "../browser/scroll-through.ts";
import { memberPages } from "../pages/member-pages.ts";
import { publicPages } from "../pages/public-pages.ts";
import { seededAccount } from "../wallet/accounts.ts";
import { type SignedIn, signIn, storeSession } from "../wallet/session.ts";
import { TestWallet } from "../wallet/wallet.ts";
import { startTestWorld } from "../world/world.ts";
import { type WorldAddress, worldAddress } from "../world/world-address.ts";

const folder = join(projectRoot, "docs", "screenshots");
const wholeFolder = join(folder, "whole");

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const languages = ["en", "fa"] as const;
const themes = ["light", "dark"] as const;

interface Screen {
  name: string;
  /** Public pages have their language in the path; the dashboard uses the stored choice. */
  path: (language: (typeof languages)[number]) => string;
  signedIn: boolean;
}

/** A swap through two pools, so that its screen shows a quote. */
const queries: Readonly<Record<string, string>> = { "/dashboard/swap": "?from=POL&to=WBTC&amount=250" };

const prefixed = (path: string) => (language: string) => (language === "fa" ? `/fa${path}` : path || "/");
const screens: readonly Screen[] = [
  ...publicPages("en").map((path) => ({
    name: path === "/" ? "home" : path.slice(1).replaceAll("/", "-"),
    path: prefixed(path === "/" ? "" : path),
    signedIn: false,
  })),
  { name: "not-found", path: prefixed("/no-such-page"), signedIn: false },
  ...memberPages.map((path) => ({
    name: path.slice(1).replaceAll("/", "-"),
    path: () => `${path}${queries[path] ?? ""}`,
    signedIn: true,
  })),
];

const chosen = process.argv.slice(2);
const taken = chosen.length === 0 ? screens : screens.filter(({ name }) => chosen.includes(name));

await unpackChromium();
await mkdir(wholeFolder, { recursive: true });
const stopWorld = await startTestWorld();
try {
  const world = worldAddress();
  const account = seededAccount(0);
  const session = await signIn(world.origin, account);
  const browser = await playwright.launch(launchOptions());
  try {
    await takeAll(browser, world, account, session);
  } finally {
    await browser.close();
  }
} finally {
  await stopWorld();
}

async function takeAll(
  browser: Browser,
  world: WorldAddress,
  account: HDAccount,
  session: SignedIn,
): Promise<void> {
  for (const viewport of sizes) {
    for (const language of languages) {
      for (const colorScheme of themes) {
        const context = await browser.newContext({
          baseURL: world.origin,
          viewport,
          colorScheme,
          locale: "en-US",
        });
        await context.addInitScript((locale) => localStorage.setItem("canopy-locale", locale), language);
        for (const screen of taken) {
          const name = `${screen.name}-${viewport.width}-${language}-${colorScheme}.png`;
          await take(context, screen.path(language), join(folder, name), async (page) => {
            if (!screen.signedIn) return;
            await TestWallet.install(page, world.rpcUrl, account);
            await storeSession(page, session);
          });
          process.stdout.write(`  ${name}\n`);
        }
        await context.close();
      }
    }
  }
}

async function take(
  context: BrowserContext,
  path: string,
  file: string,
  prepare: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await context.newPage();
  await prepare(page);
  await page.goto(path);
  await expectLoaded(page);
  await page.evaluate(() => document.fonts.ready);
  // A first visit can keep its fallback fonts.
  await page.reload();
  await expectLoaded(page);
  // Wait until the home page's overlay is hidden and all animations have ended.
  await page.waitForTimeout(1_500);
  await page.screenshot({ path: file, animations: "disabled" });
  await renderOffscreen(page);
  await scrollThrough(page);
  await page.screenshot({ path: join(wholeFolder, basename(file)), animations: "disabled", fullPage: true });
  await page.close();
}
