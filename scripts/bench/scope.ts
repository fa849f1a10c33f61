import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Figure, report } from "./figures.ts";

/** Cleanup of a bench, in reverse order, however the bench ends. */
export class Scope {
  readonly #undo: (() => Promise<void>)[] = [];
  #closing: Promise<void> | undefined;

  defer(undo: () => Promise<void>): void {
    this.#undo.push(undo);
  }

  /** A new folder below the system's temporary one. */
  async folder(name: string): Promise<string> {
    const path = await mkdtemp(join(tmpdir(), `canopy-bench-${name}-`));
    this.defer(() => rm(path, { recursive: true, force: true }));
    return path;
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    for (let undo = this.#undo.pop(); undo !== undefined; undo = this.#undo.pop()) await undo();
  }
}

/** Measures, cleans up, and reports. Ctrl-C cleans up too, and ends with exit code 130. */
export async function runBench(measure: (scope: Scope) => Promise<readonly Figure[]>): Promise<void> {
  const scope = new Scope();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.once(name, () => void scope.close().finally(() => process.exit(130)));
  }
  let figures: readonly Figure[];
  try {
    figures = await measure(scope);
  } finally {
    await scope.close();
  }
  report(figures);
}

/** Prints progress to standard error; standard output is for the figures. */
export function note(text: string): void {
  process.stderr.write(`${text}\n`);
}
