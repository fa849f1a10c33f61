import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const text = /\.(css|js|json|svg|txt|wasm)$/;
/** Bytes below which a file fits into one packet anyway. */
const LEAST = 1_024;

/**
 * Leaves each text file below `folder` compressed beside itself, as `.br` and `.gz`, for servers to send as it is. Pages
 * are left to the server, which fills its address in first.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST) return;
  // Brotli's default is its best; it takes a few seconds for all files, once.
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
