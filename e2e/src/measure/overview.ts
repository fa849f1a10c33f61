// What the overview of a signed-in member weighs, and how fast it is, in the world of `npm start`. Prints JSON: kilobytes of
// scripts, and for each round the milliseconds of paints and interactions. `npm run bench:web` runs it.
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { launchOptions, unpackChromium } from "../browser/chromium.ts";
import { seededAccount } from "../wallet/accounts.ts";
import { type SignedIn, signIn, storeSession } from "../wallet/session.ts";
import { startTestWorld } from "../world/world.ts";
import { worldAddress } from "../world/world-address.ts";
import { recordScripts } from "./script-sizes.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** A device and its network: Lighthouse's phone and desktop, applied instead of simulated. */
interface Device {
  readonly viewport: typeof PHONE;
  /** How many times slower the processor is. */
  readonly slowdown: number;
  readonly network: { readonly kilobits: number; readonly latency: number };
}

const phone: Device = { viewport: PHONE, slowdown: 4, network: { kilobits: 1_638, latency: 150 } };
const desktop: Device = { viewport: DESKTOP, slowdown: 1, network: { kilobits: 10_240, latency: 40 } };

const rounds = Number(process.argv[2] ?? 1);

await unpackChromium();
const stopWorld = await startTestWorld();
const browser = await chromium.launch(launchOptions());
try {
  const { origin } = worldAddress();
  const visit = { browser, origin, session: await signIn(origin, seededAccount(0)) };
  const scripts = (await measureScripts(visit)) / 1_000;
  const measured = [];
  for (let round = 1; round <= rounds; round++) {
    const { first: firstOnDesktop } = await measurePaint(visit, desktop);
    const { first: firstOnPhone, again: nextOnPhone } = await measurePaint(visit, phone);
    measured.push({
      firstOnDesktop,
      firstOnPhone,
      nextOnPhone,
      interaction: await measureInteractions(visit),
    });
  }
  process.stdout.write(`${JSON.stringify({ scripts, rounds: measured })}\n`);
} finally {
  await browser.close();
  await stopWorld();
}

interface Visit {
  readonly browser: Browser;
  readonly origin: string;
  readonly session: SignedIn;
}

async function measureScripts(visit: Visit): Promise<number> {
  const context = await visit.browser.newContext({ viewport: PHONE, locale: "en-US" });
  const page = await openSignedIn(context, visit);
  const sizeOfScripts = await recordScripts(page);
  await showOverview(page, visit);
  const size = await sizeOfScripts();
  await context.close();
  return size;
}

/** The largest contentful paint with an empty cache, and after a reload. */
async function measurePaint(visit: Visit, device: Device): Promise<{ first: number; again: number }> {
  const context = await visit.browser.newContext({ viewport: device.viewport, locale: "en-US" });
  const page = await openSignedIn(context, visit);
  await slowDown(page, device);
  await showOverview(page, visit);
  const first = await largestPaint(page);
  await showOverview(page, visit);
  const again = await largestPaint(page);
  await context.close();
  return { first, again };
}

function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve(Math.max(...list.getEntries().map(({ startTime }) => startTime)));
        });
        observer.observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
}

/** The longest of some typical interactions on a slow phone, from the input to the next frame. */
async function measureInteractions(visit: Visit): Promise<number> {
  const context = await visit.browser.newContext({ viewport: PHONE, locale: "en-US" });
  const page = await openSignedIn(context, visit);
  await showOverview(page, visit);
  await slowDown(page, { slowdown: phone.slowdown });
  await page.evaluate(() => {
    const durations: number[] = [];
    // TypeScript does not know the threshold, which is 104 ms by default.
    const options = { type: "event", durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("interactionId" in entry && entry.interactionId) durations.push(entry.duration);
      }
    }).observe(options);
    Reflect.set(window, "benchDurations", durations);
  });

  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const dialog = page.getByRole("dialog");
  for (const [open, type] of [
    [() => button("Withdraw").click(), "1"],
    [() => page.keyboard.press("/"), "wil"],
    [() => button("More").click(), ""],
  ] as const) {
    await open();
    await dialog.waitFor();
    await page.keyboard.type(type);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  }
  await button("Show a QR code").click();
  await button("Hide the QR code").waitFor();
  await page.getByRole("slider").first().focus();
  await page.keyboard.press("ArrowLeft");
  // Entries arrive after the frame that they measure.
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            const durations: unknown = Reflect.get(window, "benchDurations");
            resolve(Array.isArray(durations) ? Math.max(0, ...durations.map(Number)) : Number.NaN);
          }),
        );
      }),
  );
  await context.close();
  return longest;
}

async function openSignedIn(context: BrowserContext, { session }: Visit): Promise<Page> {
  const page = await context.newPage();
  await storeSession(page, session);
  return page;
}

async function showOverview(page: Page, { origin }: Visit): Promise<void> {
  await page.goto(`${origin}/dashboard`);
  await page
    .getByRole("region", { name: "Your last 30 rounds" })
    .getByText(/of 30 rounds/)
    .waitFor();
}

async function slowDown(
  page: Page,
  { slowdown, network }: Pick<Device, "slowdown"> & Partial<Device>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  if (network === undefined) return;
  const bytesPerSecond = (network.kilobits * 1_000) / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
