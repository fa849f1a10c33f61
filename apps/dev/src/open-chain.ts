import { rm } from "node:fs/promises";
import { relative } from "node:path";
import { AnvilRefusedError, type LocalChain, startAnvil } from "./chain/anvil.ts";
import { type ChainFiles, chainFiles, restoreCopy } from "./chain/state.ts";
import { createWorld } from "./create-world.ts";
import { findPreviousWorld } from "./previous-world.ts";
import { projectRoot, type WorldSettings } from "./settings.ts";
import type { Steps } from "./steps.ts";
import { hashWorldCode, readWorldCode } from "./world-code.ts";
import { setAside, type WorldRecord } from "./world-record.ts";

/**
 * Loads the chain of an earlier start, from its copy if it is damaged. Creates a new world where there is none, and sets one
 * aside that cannot be loaded.
 */
export async function openChain(
  { home, chainPort: port }: Pick<WorldSettings, "home" | "chainPort">,
  steps: Steps,
  signal: AbortSignal,
): Promise<{ chain: LocalChain; record: WorldRecord; files: ChainFiles }> {
  const code = await readWorldCode();
  const files = chainFiles(home);
  const old = await findPreviousWorld(home, hashWorldCode(code));

  if (old.kind === "whole") {
    if (old.fromCopy) {
      steps.say(
        "  The state of the chain is damaged: continuing from its last complete copy, at most a minute older.",
      );
      await restoreCopy(files);
    }
    const chain = await steps.run("Loading the chain", () => reopen(files, port, old.record, signal));
    if (chain !== undefined) return { chain, record: old.record, files };
  }
  if (old.kind !== "none") {
    const reason =
      old.kind === "unusable" ? old.reason : "its chain does not load, or was not saved completely";
    const folder = await setAside(home, new Date());
    steps.say(
      `  Creating a new world, because ${reason}. The old one is in ${relative(projectRoot, folder)}`,
    );
  }
  try {
    return { ...(await createWorld({ home, files, port, code, steps, signal })), files };
  } catch (error) {
    // Half a world is useless.
    await rm(files.folder, { recursive: true, force: true });
    throw error;
  }
}

/** Loads the chain of a record; undefined if it does not load or belongs to another record. */
async function reopen(
  files: ChainFiles,
  port: number,
  record: WorldRecord,
  signal: AbortSignal,
): Promise<LocalChain | undefined> {
  let chain: LocalChain;
  try {
    chain = await startAnvil({ files, port, signal });
  } catch (error) {
    if (error instanceof AnvilRefusedError) return undefined;
    throw error;
  }
  const [code, block] = await Promise.all([
    chain.client.getCode({ address: record.plan }),
    chain.client.getBlockNumber(),
  ]);
  if (code !== undefined && block >= record.seededBlock) return chain;
  await chain.process.stop();
  return undefined;
}
