import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url).pathname;
const generated = /^(node_modules|build|cache.*|out.*|\..*)$/;
const paths = globSync("{apps,contracts,deploy,docs,e2e,packages,scripts}/**", {
  cwd: root,
  withFileTypes: true,
  exclude: ({ name }) => generated.test(name),
}).map((entry) => `/${entry.parentPath.slice(root.length)}/${entry.name}`);

const TOP = /^(apps|contracts|deploy|docs|e2e|packages|scripts)\//;
/** What the build writes exists only after it. */
const BUILT = /\/build\//;
const SOURCE = /\/.*\.(ts|tsx|sol)$/;

/** The paths in backticks, `{a,b}` as two. */
function listPaths(text: string): string[] {
  const spans = [...text.replaceAll(/```.*?```/gs, "").matchAll(/`([\w./{},-]+)`/g)];
  return spans.flatMap(([, path = ""]) => {
    const [, before, choices, after] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
    return choices === undefined ? [path] : choices.split(",").map((choice) => `${before}${choice}${after}`);
  });
}

const exists = (path: string) => paths.some((known) => known.endsWith(`/${path.replace(/\/$/, "")}`));

const pages = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md", { cwd: root })].map((name) => ({
  name,
  found: listPaths(readFileSync(root + name, "utf8")),
}));

test("the documents name only files and folders that exist", () => {
  const checked = pages.flatMap(({ name, found }) =>
    found
      .filter((path) => (TOP.test(path) && !BUILT.test(path)) || SOURCE.test(path))
      .map((path) => ({ name, path })),
  );
  expect(checked.length).toBeGreaterThan(100);
  expect(checked.filter(({ path }) => !exists(path))).toEqual([]);
});

test("the map of the architecture names only folders that exist", () => {
  const map = pages.find(({ name }) => name === "docs/architecture.md")?.found ?? [];
  const folders = map.filter((path) => path.includes("/") && !path.startsWith("/"));
  expect(folders.length).toBeGreaterThan(100);
  expect(folders.filter((path) => !exists(path))).toEqual([]);
});
