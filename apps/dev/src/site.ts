import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { hashSources } from "./hash-sources.ts";
import { projectRoot } from "./settings.ts";
import { CommandFailedError, run } from "./subprocess/run.ts";

const web = join(projectRoot, "apps", "web");
const stamp = join(web, "build", "sources.sha256");

/** The built site that the server serves. */
export const siteFolder = join(web, "build", "client");

/** Sources of the built site. */
const sources = [web, join(projectRoot, "packages"), join(projectRoot, "package-lock.json")];

/** Whether to build the site: it is missing, or its sources changed. */
export async function isSiteStale(): Promise<boolean> {
  if (!existsSync(siteFolder)) return true;
  const built = await readFile(stamp, "utf8").catch(() => "");
  return built !== (await hashSources(sources));
}

/**
 * Builds the site.
 *
 * @throws OperatorError with the build's output
 */
export async function buildSite(signal: AbortSignal): Promise<void> {
  // Hash before the build: a file saved during the build must make the result stale.
  const hash = await hashSources(sources);
  const command = join(
    dirname(createRequire(join(web, "package.json")).resolve("@react-router/dev/package.json")),
    "bin.cjs",
  );
  try {
    await run(process.execPath, [command, "build"], { cwd: web, signal, env: { NODE_ENV: "production" } });
  } catch (error) {
    if (error instanceof CommandFailedError)
      throw new OperatorError(`The site does not build:\n${error.output.trim()}`);
    throw error;
  }
  await writeFile(stamp, hash);
}
