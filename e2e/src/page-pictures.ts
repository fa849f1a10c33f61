// `npm run page-pictures`: the Open Graph picture of every public page, into apps/web/public/og.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { projectRoot } from "@canopy/dev/settings";
import { type Page, chromium as playwright } from "@playwright/test";
import sharp from "sharp";
import { type Locale, locales } from "../../apps/web/app/i18n/locale.ts";
import { localizedPath } from "../../apps/web/app/i18n/public-paths.ts";
import { pagePicture, pagePictureSize } from "../../apps/web/app/layout/head/page-picture.ts";
import { pagePictures } from "../../apps/web/app/pages/styleguide/picture/page-pictures.ts";
import { launchOptions, unpackChromium } from "./chromium.ts";

const PORT = 4419;
/** A palette makes flat drawings a third as large, with no visible difference. */
const palette = { palette: true, quality: 90, dither: 0, effort: 10 } as const;
const web = join(projectRoot, "apps", "web");
const reactRouter = join(projectRoot, "node_modules", "@react-router", "dev", "bin.cjs");

await unpackChromium();
const site = spawn(process.execPath, [reactRouter, "dev", "--port", String(PORT), "--strictPort"], {
  cwd: web,
  stdio: "ignore",
});
const stopped = once(site, "exit");
const browser = await playwright.launch(launchOptions());
try {
  await answers(`http://127.0.0.1:${PORT}/styleguide/picture`);
  const page = await browser.newPage({ viewport: pagePictureSize, colorScheme: "light" });
  page.setDefaultTimeout(120_000);
  // On the first visit Vite bundles dependencies and may reload the page.
  await page.goto(`http://127.0.0.1:${PORT}/styleguide/picture`).catch(() => null);
  await page.waitForLoadState("networkidle");
  for (const locale of locales) {
    for (const path of Object.keys(pagePictures)) await draw(page, path, locale);
  }
} finally {
  await browser.close();
  site.kill();
  await stopped;
}

async function draw(page: Page, path: string, locale: Locale): Promise<void> {
  const drawing = localizedPath("/styleguide/picture", locale);
  await page.goto(`http://127.0.0.1:${PORT}${drawing}?page=${path}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const screenshot = await page.screenshot({ animations: "disabled" });
  const picture = await sharp(screenshot).removeAlpha().png(palette).toBuffer();
  const name = pagePicture(path, locale);
  const file = join(web, "public", name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
  process.stdout.write(`  ${name} ${(picture.length / 1000).toFixed(1)} kB\n`);
}

/** Waits up to 60 s until the development server answers. */
async function answers(url: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The development server did not answer at ${url} within 60 s.`);
}
