import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** One import of a file by another; paths are relative to the repository. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** What the files of each folder may import. A row also covers subfolders without a row of their own. */
export type Rows = Readonly<Record<string, readonly string[]>>;

const generated = new Set(["node_modules", "build", ".react-router"]);

/** The TypeScript files below a folder. */
export function codeFiles(root: string): string[] {
  return globSync(`${root}/**/*.{ts,tsx}`, { exclude: (path) => generated.has(posix.basename(path)) });
}

/** What files import, as they write it. */
export function importSpecifiers(file: string): string[] {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].flatMap((match) => match[1] ?? []);
}

/** The imports between files of one tree. Styles, catalogues and pictures do not count. */
export function relativeImports(files: readonly string[]): Import[] {
  const known = new Set(files);
  return files.flatMap((from) =>
    importSpecifiers(from)
      .map((specifier) => ({ from, to: posix.join(posix.dirname(from), specifier) }))
      .filter(({ to }) => known.has(to)),
  );
}

/** The row that decides about a path: the one with the longest name that the path starts with. */
export function findRow(path: string, rows: Rows): string | undefined {
  return Object.keys(rows)
    .filter((row) => contains(row, path))
    .sort((a, b) => b.length - a.length)[0];
}

/** Whether `path` is `folder` or something in it. */
const contains = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`);

/** The imports that no row allows. Within a row everything is allowed. */
export function forbiddenImports(imports: readonly Import[], rows: Rows): string[] {
  return imports
    .filter(({ from, to }) => {
      const row = findRow(from, rows);
      const target = findRow(to, rows);
      if (row === undefined || target === undefined) return true;
      return row !== target && !rows[row]?.some((allowed) => contains(allowed, target));
    })
    .map(({ from, to }) => `${from} imports ${to}`);
}

/** Imports of a page's files by files outside of that page. A page is a folder with a `route.tsx`. */
export function findPageImports(imports: readonly Import[], files: readonly string[]): string[] {
  const pages = files.filter((file) => posix.basename(file) === "route.tsx").map(posix.dirname);
  const findPage = (file: string) =>
    pages.filter((page) => contains(page, file)).sort((a, b) => b.length - a.length)[0];
  return imports
    .filter(({ from, to }) => findPage(to) !== undefined && findPage(to) !== findPage(from))
    .map(({ from, to }) => `${from} imports ${to}`);
}

/** A cycle of folders that import one another, with one import for each step; empty if there is none. */
export function folderCircle(imports: readonly Import[]): string[] {
  const steps = new Map<string, Map<string, string>>();
  for (const { from, to } of imports) {
    const [folder, target] = [posix.dirname(from), posix.dirname(to)];
    if (folder === target) continue;
    const targets = steps.get(folder) ?? new Map<string, string>();
    steps.set(folder, targets.set(target, `${from} imports ${to}`));
  }
  const finished = new Set<string>();
  const path: string[] = [];
  function visit(folder: string): string[] {
    const start = path.indexOf(folder);
    if (start >= 0) {
      const circle = [...path.slice(start), folder];
      return circle.slice(1).map((next, index) => steps.get(circle[index] ?? "")?.get(next) ?? next);
    }
    if (finished.has(folder)) return [];
    path.push(folder);
    for (const target of steps.get(folder)?.keys() ?? []) {
      const circle = visit(target);
      if (circle.length > 0) return circle;
    }
    path.pop();
    finished.add(folder);
    return [];
  }
  for (const folder of steps.keys()) {
    const circle = visit(folder);
    if (circle.length > 0) return circle;
  }
  return [];
}

/** The folders with more than `most` files of their own. */
export function crowdedFolders(files: readonly string[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > most)
    .map(([folder, count]) => `${folder}: ${count} files`);
}
