// `npm run preview-pictures`: the Open Graph picture of every public page, into apps/web/public/og. `-- /help /faq`: of these only.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { projectRoot } from "@canopy/dev/settings";
import { type Page, chromium as playwright } from "@playwright/test";
import sharp from "sharp";
import {
  englishPath,
  localizedPath,
  pathLocale,
  publicPaths,
} from "../../../apps/web/app/i18n/public-paths.ts";
import { previewPicture, previewPictureSize } from "../../../apps/web/app/layout/head/preview-picture.ts";
import { launchOptions, unpackChromium } from "../browser/chromium.ts";

const PORT = 4419;
/** A palette makes flat drawings a third as large, with no visible difference. */
const palette = { palette: true, quality: 90, dither: 0, effort: 10 } as const;
const web = join(projectRoot, "apps", "web");
const wanted = process.argv.slice(2);
const paths = publicPaths.filter((path) => wanted.length === 0 || wanted.includes(englishPath(path)));
const reactRouter = join(projectRoot, "node_modules", "@react-router", "dev", "bin.cjs");

await unpackChromium();
const site = spawn(process.execPath, [reactRouter, "dev", "--port", String(PORT), "--strictPort"], {
  cwd: web,
  stdio: "ignore",
});
const stopped = once(site, "exit");
const browser = await playwright.launch(launchOptions());
try {
  await waitUntilUp(`http://127.0.0.1:${PORT}/styleguide/preview-picture`);
  const page = await browser.newPage({ viewport: previewPictureSize, colorScheme: "light" });
  page.setDefaultTimeout(120_000);
  const titles = new Map<string, string>();
  for (const path of paths) titles.set(path, await readTitle(page, path));
  for (const [path, title] of titles) await draw(page, path, title);
} finally {
  await browser.close();
  site.kill();
  await stopped;
}

/** The heading of a page. On the first visits Vite bundles dependencies and may reload the page. */
async function readTitle(page: Page, path: string): Promise<string> {
  await page.goto(`http://127.0.0.1:${PORT}${path}`).catch(() => null);
  await page.waitForLoadState("networkidle");
  return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
}

async function draw(page: Page, path: string, title: string): Promise<void> {
  const locale = pathLocale(path) ?? "en";
  const query = new URLSearchParams({ page: englishPath(path), title });
  await page.goto(`http://127.0.0.1:${PORT}${localizedPath("/styleguide/preview-picture", locale)}?${query}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await loadFonts(page);
  const screenshot = await page.screenshot({ animations: "disabled" });
  const picture = await sharp(screenshot).removeAlpha().png(palette).toBuffer();
  const name = previewPicture(englishPath(path), locale);
  const file = join(web, "public", name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
  process.stdout.write(`  ${name} ${(picture.length / 1000).toFixed(1)} kB\n`);
}

/** Loads the fonts, also those on which the page has given up (`font-display: optional`). */
async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    for (const rule of rules)
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty("font-display", "block");
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** Waits up to 60 s until the development server answers. */
async function waitUntilUp(url: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The development server did not respond at ${url} within 60 s.`);
}
