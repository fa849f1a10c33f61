import { copyFile, mkdir, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";

/** The files that store a local chain between two starts. */
export interface ChainFiles {
  folder: string;
  /** anvil loads it, and writes it every few seconds and when it exits. */
  state: string;
  /** The last complete copy of `state`: anvil writes in place, so a kill can leave half a file. */
  copy: string;
}

export function chainFiles(home: string): ChainFiles {
  const folder = join(home, "chain");
  return { folder, state: join(folder, "state.json"), copy: join(folder, "state.copy.json") };
}

/** Which files of this home contain a loadable chain: the state, only the copy, or neither. */
export type ChainCondition = "whole" | "copy" | "damaged" | "missing";

export async function inspectChain(files: ChainFiles): Promise<ChainCondition> {
  const state = await inspectFile(files.state);
  if (state === "whole") return "whole";
  const copy = await inspectFile(files.copy);
  if (copy === "whole") return "copy";
  return state === "damaged" || copy === "damaged" ? "damaged" : "missing";
}

/** Replaces anvil's state with the copy, and keeps the damaged file next to it. */
export async function restoreCopy(files: ChainFiles): Promise<void> {
  await rename(files.state, join(files.folder, "state.damaged.json")).catch(ignoreMissing);
  await copyFile(files.copy, files.state);
}

/** Copies the state if it is complete. */
export async function keepCopy(files: ChainFiles): Promise<void> {
  await mkdir(files.folder, { recursive: true });
  const draft = `${files.copy}.draft`;
  // Copy, then inspect the copy: anvil may write in between.
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
