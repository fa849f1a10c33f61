import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const text = /\.(css|js|json|svg|txt|wasm)$/;
/** Minimum size in bytes. Smaller files fit into one packet anyway. */
const LEAST = 1_024;

/**
 * Writes a `.br` and `.gz` file next to each text file below `folder`. Pages are excluded, because the server fills in its
 * origin first.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST) return;
  // Brotli's default is its best quality. All files take a few seconds.
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
