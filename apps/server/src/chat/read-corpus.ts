import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { OperatorError } from "../lib/operator-error.ts";

/** The documents of this release, next to the server. */
export const DOCS_FOLDER = fileURLToPath(new URL("../../../../docs/", import.meta.url));

/** A file by its name, such as `wallet.fa.md`, or its path in `docs`. */
export interface CorpusFile {
  readonly name: string;
  readonly text: string;
}

export interface CorpusFiles {
  readonly help: readonly CorpusFile[];
  readonly docs: readonly CorpusFile[];
  /** Pages for operators, to which the help links. */
  readonly operating: readonly CorpusFile[];
}

/**
 * Reads the documents that answers come from, or link to.
 *
 * @throws OperatorError when a folder is missing
 */
export async function readCorpus(folder = DOCS_FOLDER): Promise<CorpusFiles> {
  const [help, docs, operating] = await Promise.all([
    readMarkdown(join(folder, "help")),
    readMarkdown(folder),
    readMarkdown(join(folder, "operating")),
  ]);
  return { help, docs, operating: operating.map(({ name, text }) => ({ name: `operating/${name}`, text })) };
}

async function readMarkdown(folder: string): Promise<CorpusFile[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(".md")).sort();
  if (files.length === 0)
    throw new OperatorError(
      `There are no documents in ${folder}, from which the chat answers. Install the folder docs of the release next to apps.`,
    );
  return Promise.all(files.map(async (name) => ({ name, text: await readFile(join(folder, name), "utf8") })));
}
