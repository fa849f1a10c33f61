import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { run } from "@canopy/dev/process/run";
import { freePort } from "@canopy/server/lib/port";
import { type Guarded, spawnGuarded } from "@canopy/server/lib/process/guarded";
import { z } from "zod";
import type { Scope } from "../scope.ts";
import type { BusyChain } from "./chain.ts";
import { ponderManifest, ponderProject } from "./ponder-project.ts";
import type { Run } from "./side.ts";

/** Milliseconds between two checks whether it is ready: few against the seconds that it takes. */
const LOOK = 50;

const foundSchema = z.object({ members: z.number(), entries: z.number(), rounds: z.number() });

/** Downloads Ponder into a temporary folder; the project does not depend on it. */
export async function installPonder(scope: Scope): Promise<string> {
  const folder = await scope.folder("ponder");
  await writeFile(join(folder, "package.json"), ponderManifest);
  await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    signal: new AbortController().signal,
  });
  return folder;
}

async function writeProject(folder: string, chain: BusyChain, databaseUrl: string): Promise<void> {
  for (const [name, text] of Object.entries(ponderProject(chain, databaseUrl))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** Indexes the chain by `ponder start`, on an empty database. */
export async function runPonder(
  scope: Scope,
  folder: string,
  chain: BusyChain,
  databaseUrl: string,
): Promise<Run> {
  await rm(join(folder, ".ponder"), { recursive: true, force: true });
  await writeProject(folder, chain, databaseUrl);
  const port = String(await freePort());
  const begin = performance.now();
  const ponder = spawnGuarded(
    process.execPath,
    [
      join(folder, "node_modules/ponder/dist/esm/bin/ponder.js"),
      ...["start", "--schema", "bench", "--hostname", "127.0.0.1", "--port", port, "--log-format", "json"],
    ],
    { cwd: folder, env: { ...process.env, PONDER_TELEMETRY_DISABLED: "true", NODE_ENV: "production" } },
  );
  scope.defer(() => ponder.stop());
  const url = `http://127.0.0.1:${port}`;
  await untilReady(ponder, url);
  const seconds = (performance.now() - begin) / 1_000;
  const found = foundSchema.parse(await (await fetch(`${url}/found`)).json());
  await ponder.stop();
  return { seconds, found };
}

async function untilReady(ponder: Guarded, url: string): Promise<void> {
  let output = "";
  ponder.output.on("data", (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
  });
  let code: number | undefined;
  void ponder.ended.then((ended) => {
    code = ended;
  });
  for (;;) {
    if (code !== undefined) throw new Error(`Ponder exited (${code}):\n${output}`);
    const response = await fetch(`${url}/ready`).catch(() => null);
    if (response?.ok) return;
    await sleep(LOOK);
  }
}
