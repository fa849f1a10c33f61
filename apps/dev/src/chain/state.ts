import { copyFile, mkdir, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";

/** The files in which a local chain survives between two starts. */
export interface ChainFiles {
  folder: string;
  /** What anvil loads, and writes every few seconds and when it ends. */
  state: string;
  /** The last whole copy of `state`: anvil writes in place, so that a hard end can leave half a file. */
  copy: string;
}

export function chainFiles(home: string): ChainFiles {
  const folder = join(home, "chain");
  return { folder, state: join(folder, "state.json"), copy: join(folder, "state.copy.json") };
}

/** Whether a chain can be loaded from this home: from its state, from the copy of it, or not at all. */
export type ChainCondition = "whole" | "copy" | "damaged" | "missing";

export async function inspectChain(files: ChainFiles): Promise<ChainCondition> {
  const state = await inspectFile(files.state);
  if (state === "whole") return "whole";
  const copy = await inspectFile(files.copy);
  if (copy === "whole") return "copy";
  return state === "damaged" || copy === "damaged" ? "damaged" : "missing";
}

/** Puts the copy where anvil looks for its state; the damaged one stays beside it. */
export async function restoreCopy(files: ChainFiles): Promise<void> {
  await rename(files.state, join(files.folder, "state.damaged.json")).catch(ignoreMissing);
  await copyFile(files.copy, files.state);
}

/** Keeps a copy of the state when it is whole. */
export async function keepCopy(files: ChainFiles): Promise<void> {
  await mkdir(files.folder, { recursive: true });
  const draft = `${files.copy}.draft`;
  // Copied first and looked at then: anvil may write while we read.
  await copyFile(files.state, draft).catch(ignoreMissing);
  if ((await inspectFile(draft)) === "whole") await rename(draft, files.copy);
}

async function inspectFile(path: string): Promise<"whole" | "damaged" | "missing"> {
  try {
    if (!(await stat(path)).isFile()) return "damaged";
    const state: unknown = JSON.parse(await readFile(path, "utf8"));
    return typeof state === "object" && state !== null && "blocks" in state ? "whole" : "damaged";
  } catch (error) {
    return isMissing(error) ? "missing" : "damaged";
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}
