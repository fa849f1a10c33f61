import { join } from "node:path";
import { projectRoot } from "@canopy/dev/settings";
import { buildSite, isSiteStale } from "@canopy/dev/site";
import { run } from "@canopy/dev/subprocess/run";
import { z } from "zod";
import type { Figure } from "../figures.ts";
import { quantile } from "../quantiles.ts";

const AMOUNTS = 50;
/** Milliseconds from the last key. */
const LIMIT = 150;
/** Kilobytes of the scripts that only the swap loads. */
const MOST_SCRIPTS = 60;

const measuredSchema = z.object({ scripts: z.number(), quotes: z.array(z.number()).min(1) });

/** Measures the page itself, in Chromium, in a local world of its own. */
export async function measureInBrowser(): Promise<Figure[]> {
  const { signal } = new AbortController();
  if (await isSiteStale()) await buildSite(signal);
  const command = [join(projectRoot, "e2e/src/measure/swap.ts"), String(AMOUNTS)];
  const output = await run(process.execPath, command, { cwd: projectRoot, signal });
  // The other lines report how the world starts and stops.
  const measured = output.split("\n").find((line) => line.startsWith("{")) ?? "";
  const { scripts, quotes } = measuredSchema.parse(JSON.parse(measured));
  const time = { unit: "ms", ratio: null, peer: null };
  const name = "/dashboard/swap";
  return [
    { name: `${name}, key to quote, p50`, value: quantile(quotes, 0.5), target: null, ...time },
    { name: `${name}, key to quote, p95`, value: quantile(quotes, 0.95), target: LIMIT, ...time },
    { ...time, name: `${name}, own scripts`, value: scripts, unit: "kB", target: MOST_SCRIPTS },
  ];
}
