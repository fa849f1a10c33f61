import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** The page of the build for unknown paths. */
const FALLBACK = "/__spa-fallback";

export interface Pages {
  /** HTML by path, such as `/`, `/fa/login` and `/dashboard/history/rounds/:round`. */
  pages: ReadonlyMap<string, string>;
  fallback: string | undefined;
}

/** Reads the HTML files of a built site; null without a built site. */
export async function readPages(folder: string): Promise<Pages | null> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  });
  if (files === null) return null;
  const pages = new Map<string, string>();
  for (const file of files) {
    if (!file.isFile() || !file.name.endsWith(".html")) continue;
    const path = join(file.parentPath, file.name);
    pages.set(toPagePath(relative(folder, path)), await readFile(path, "utf8"));
  }
  const fallback = pages.get(FALLBACK);
  pages.delete(FALLBACK);
  return { pages, fallback };
}

/** `fa/login/index.html` is the page `/fa/login`. */
function toPagePath(file: string): string {
  const path = file
    .split(sep)
    .join("/")
    .replace(/\.html$/, "")
    .replace(/(^|\/)index$/, "");
  return `/${path}`;
}
