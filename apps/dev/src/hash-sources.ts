import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { projectRoot } from "./settings.ts";

const ignored = new Set(["node_modules", "build", ".react-router", "coverage", "test-results"]);

/** One hash over the names and contents of all files below `paths`. */
export async function hashSources(paths: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of await listFiles(path)) {
      hash
        .update(relative(projectRoot, file))
        .update("\0")
        .update(await readFile(file))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOTDIR") return undefined;
    throw error;
  });
  if (entries === undefined) return [path];
  const nested = await Promise.all(
    entries
      .filter((entry) => !ignored.has(entry.name))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)])),
  );
  return nested.flat();
}
