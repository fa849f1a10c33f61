import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { run } from "@canopy/dev/subprocess/run";
import { freePort } from "@canopy/server/lib/port";
import { type Guarded, spawnGuarded } from "@canopy/server/lib/process/guarded";
import { z } from "zod";
import type { Scope } from "../scope.ts";
import type { BusyChain } from "./chain.ts";
import { ponderManifest, ponderProject } from "./ponder-project.ts";
import type { Run } from "./side.ts";

/** Milliseconds between two checks whether it is ready: few against the seconds that it takes. */
const LOOK = 50;
/** Milliseconds between two checks during some minutes. */
const RARE_LOOK = 1_000;
/** Milliseconds in which its speed on a long chain is measured. */
const WINDOW = 180_000;
/** Milliseconds that it may take until its first events. */
const START_LIMIT = 300_000;

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

async function writeProject(
  folder: string,
  chain: BusyChain,
  { databaseUrl, endpoints = 1 }: PonderOptions,
): Promise<void> {
  for (const [name, text] of Object.entries(ponderProject(chain, databaseUrl, endpoints))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

export interface PonderOptions {
  databaseUrl: string;
  /** URLs of the node. Ponder starts with 20 requests per second to each, and slowly sends more. */
  endpoints?: number;
}

/** Indexes the chain by `ponder start`, on an empty database. */
export async function runPonder(
  scope: Scope,
  folder: string,
  chain: BusyChain,
  options: PonderOptions,
): Promise<Run> {
  const begin = performance.now();
  const { ponder, url, poll } = await startPonder(scope, folder, chain, options);
  await poll(() => isReady(url));
  const seconds = (performance.now() - begin) / 1_000;
  const found = foundSchema.parse(await (await fetch(`${url}/found`)).json());
  await ponder.stop();
  return { seconds, found };
}

/** Events per second that `ponder start` indexes within some minutes, without the time until its first events. */
export async function measurePonder(
  scope: Scope,
  folder: string,
  chain: BusyChain,
  options: PonderOptions,
): Promise<number> {
  const { ponder, url, poll } = await startPonder(scope, folder, chain, options);
  const deadline = performance.now() + START_LIMIT;
  await poll(async () => {
    if (performance.now() > deadline) throw new Error("Ponder has indexed no events");
    return (await countIndexed(url)) > 0;
  }, RARE_LOOK);
  const first = await countIndexed(url);
  const begin = performance.now();
  await poll(async () => performance.now() - begin > WINDOW || (await isReady(url)), RARE_LOOK);
  const indexed = (await countIndexed(url)) - first;
  const seconds = (performance.now() - begin) / 1_000;
  await ponder.stop();
  return indexed / seconds;
}

async function startPonder(scope: Scope, folder: string, chain: BusyChain, options: PonderOptions) {
  await rm(join(folder, ".ponder"), { recursive: true, force: true });
  await writeProject(folder, chain, options);
  const port = String(await freePort());
  const ponder = spawnGuarded(
    process.execPath,
    [
      join(folder, "node_modules/ponder/dist/esm/bin/ponder.js"),
      ...["start", "--schema", "bench", "--hostname", "127.0.0.1", "--port", port, "--log-format", "json"],
    ],
    { cwd: folder, env: { ...process.env, PONDER_TELEMETRY_DISABLED: "true", NODE_ENV: "production" } },
  );
  scope.defer(() => ponder.stop());
  const requireRunning = watchEnd(ponder);
  /** Resolves when the answer is true, and fails when Ponder has exited. */
  async function poll(look: () => Promise<boolean>, pause = LOOK): Promise<void> {
    for (;;) {
      requireRunning();
      if (await look()) return;
      await sleep(pause);
    }
  }
  return { ponder, url: `http://127.0.0.1:${port}`, poll };
}

/** Returns a function that throws the last output of a process that has exited. */
function watchEnd(ponder: Guarded): () => void {
  let output = "";
  ponder.output.on("data", (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
  });
  let code: number | undefined;
  void ponder.ended.then((ended) => {
    code = ended;
  });
  return () => {
    if (code !== undefined) throw new Error(`Ponder exited (${code}):\n${output}`);
  };
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/ready`).catch(() => null);
  return response?.ok ?? false;
}

/** The events that Ponder's handlers have completed; 0 before it responds. */
async function countIndexed(url: string): Promise<number> {
  const response = await fetch(`${url}/metrics`).catch(() => null);
  const metrics = (await response?.text().catch(() => "")) ?? "";
  let count = 0;
  for (const [, value] of metrics.matchAll(/^ponder_indexing_completed_events\{.*\} (\S+)$/gm))
    count += Number(value);
  return count;
}
