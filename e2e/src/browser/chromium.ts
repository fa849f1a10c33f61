import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { projectRoot } from "@canopy/dev/settings";
import type { LaunchOptions } from "@playwright/test";

const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))));
const archives = ["chromium.br", "al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br"];

/** How to launch the browser of the tests. */
export interface Chromium {
  executablePath: string;
  /** Added to the browser's environment. */
  env: Record<string, string>;
}

/**
 * The browser: the one that CHROMIUM_PATH names, or the one inside `@sparticuz/chromium`, which contains its
 * libraries and fonts. Unpack the latter first (`unpackChromium`).
 */
export function chromium(): Chromium {
  const { CHROMIUM_PATH: installed = "" } = process.env;
  if (installed !== "") return { executablePath: installed, env: {} };
  const folder = unpackedFolder();
  return {
    executablePath: join(folder, "chromium"),
    env: { LD_LIBRARY_PATH: join(folder, "al2023", "lib"), FONTCONFIG_PATH: join(folder, "fonts") },
  };
}

/** Playwright's launch options, with unhinted glyph widths on every machine. */
export function launchOptions(): LaunchOptions & { args: string[] } {
  const { executablePath, env } = chromium();
  return { executablePath, env: { ...process.env, ...env }, args: ["--font-render-hinting=none"] };
}

/** Unpacks the packaged browser, unless it is unpacked already or CHROMIUM_PATH names another. Takes about two seconds. */
export async function unpackChromium(): Promise<void> {
  if (existsSync(chromium().executablePath)) return;
  const { CHROMIUM_PATH: installed = "" } = process.env;
  if (installed !== "")
    throw new Error(`CHROMIUM_PATH=${installed} is not a file. Set it to the path of Chromium, or unset it.`);

  const target = unpackedFolder();
  await mkdir(dirname(target), { recursive: true });
  // Renamed when complete, so that an interrupted unpacking leaves no broken browser.
  const draft = await mkdtemp(`${target}-`);
  try {
    await promisify(execFile)(
      process.execPath,
      [
        fileURLToPath(new URL("unpack-archives.ts", import.meta.url)),
        ...archives.map((name) => join(packageFolder, "bin", name)),
      ],
      { env: { ...process.env, TMPDIR: draft } },
    );
    await writeFile(join(draft, "fonts", "fonts.conf"), fontsConfiguration(target));
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // A parallel test run may have been faster.
    if (!existsSync(chromium().executablePath)) throw error;
  }
}

function unpackedFolder(): string {
  const manifest = readFileSync(join(packageFolder, "package.json"), "utf8");
  const version = /"version":\s*"([^"]+)"/.exec(manifest)?.[1] ?? "unknown";
  return join(projectRoot, ".canopy", "chromium", version);
}

/**
 * Writes a fontconfig file: the package's own lists only folders of a cloud function, and a browser without any font
 * crashes at the first missing glyph.
 */
function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts", "fonts")}</dir>
  <cachedir>${join(folder, "fonts", "cache")}</cachedir>
</fontconfig>
`;
}
