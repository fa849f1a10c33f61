import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "@canopy/dev/subprocess/run";
import { z } from "zod";
import { chromium, unpackChromium } from "../../../e2e/src/browser/chromium.ts";
import type { Scope } from "../scope.ts";

const VERSION = "13.5.0";

const numeric = z.object({ numericValue: z.number() });
const category = z.object({ score: z.number().nullable() });
const reportSchema = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
    seo: category,
  }),
  audits: z.looseObject({
    "largest-contentful-paint": numeric,
    "cumulative-layout-shift": numeric,
    "total-blocking-time": numeric,
  }),
});

/** Lighthouse's result for a page: scores from 0 to 100, times in milliseconds. */
export interface Found {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  layoutShift: number;
  blocking: number;
}

/** Runs Lighthouse once, with its default: a simulated phone on 4G. */
export type Lighthouse = (url: string) => Promise<Found>;

/**
 * Downloads Lighthouse into a temporary folder and unpacks the browser of the tests. As a dependency, Lighthouse would add a
 * hundred packages to every `npm ci`.
 */
export async function installLighthouse(scope: Scope): Promise<Lighthouse> {
  const folder = await scope.folder("lighthouse");
  const signal = new AbortController().signal;
  await writeFile(
    join(folder, "package.json"),
    JSON.stringify({ private: true, dependencies: { lighthouse: VERSION } }),
  );
  await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, signal });
  await unpackChromium();
  const { executablePath, env } = chromium();
  const output = join(folder, "report.json");
  return async (url) => {
    await run(
      process.execPath,
      [
        join(folder, "node_modules/lighthouse/cli/index.js"),
        url,
        "--quiet",
        "--output=json",
        `--output-path=${output}`,
        // Chromium has no sandbox as root, and little shared memory in a container.
        "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu",
      ],
      { cwd: folder, signal, env: { ...env, CHROME_PATH: executablePath } },
    );
    return toFound(reportSchema.parse(JSON.parse(await readFile(output, "utf8"))));
  };
}

function toFound({ categories, audits }: z.infer<typeof reportSchema>): Found {
  const score = (of: keyof typeof categories) => Math.round((categories[of].score ?? 0) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    largestPaint: audits["largest-contentful-paint"].numericValue,
    layoutShift: audits["cumulative-layout-shift"].numericValue,
    blocking: audits["total-blocking-time"].numericValue,
  };
}
