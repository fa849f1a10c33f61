import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";

const root = fileURLToPath(new URL("..", import.meta.url));
const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

/** The workspaces that a server needs, with the dependencies that `npm ci --omit=dev -w @canopy/server` installs. */
const workspaces = new Map([
  ["@canopy/server", "apps/server"],
  ["@canopy/shared", "packages/shared"],
  ["@canopy/protocol", "packages/protocol"],
]);

/** Imports of a file at run time, without types. */
function readImports(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const statements =
    /^(?:import|export)\s+(?!type\b)[^"';]*?from\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;
  return [...source.matchAll(statements)].flatMap(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? []);
}

function resolveFile(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith(".")) return resolve(dirname(importer), specifier);
  const [scope = "", name = "", ...rest] = specifier.split("/");
  const workspace = workspaces.get(`${scope}/${name}`);
  return workspace === undefined ? undefined : join(root, workspace, "src", `${rest.join("/")}.ts`);
}

/** Every file that the server can load, with its imports of foreign packages. */
function reachable(entries: readonly string[]) {
  const files = new Map<string, string[]>();
  const waiting = entries.map((entry) => join(root, entry));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    const foreign: string[] = [];
    for (const specifier of readImports(file)) {
      const own = resolveFile(specifier, file);
      if (own !== undefined) waiting.push(own);
      else if (!specifier.startsWith("node:")) foreign.push(specifier);
    }
    files.set(file, foreign);
  }
  return files;
}

const toPackageName = (specifier: string) =>
  specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

/** Dependencies of the server and of our packages that it uses. */
const dependencies = new Set(
  [...workspaces.values()].flatMap((workspace) => {
    const manifest = manifestSchema.parse(
      JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8")),
    );
    return Object.keys(manifest.dependencies);
  }),
);

test("the server needs no development dependency", () => {
  const files = reachable([
    "apps/server/start.mjs",
    "apps/server/src/cli/admin/main.ts",
    "apps/server/src/cli/backup/main.ts",
  ]);
  expect(files.size).toBeGreaterThan(100);
  const missing = [...files].flatMap(([file, foreign]) =>
    foreign
      .filter((specifier) => !dependencies.has(toPackageName(specifier)))
      .map((specifier) => `${file.slice(root.length)} imports ${specifier}`),
  );
  expect(missing).toEqual([]);
});

test("the server loads no code of the local world, the site or the tests", () => {
  const foreign = [...reachable(["apps/server/start.mjs"]).keys()].filter((file) =>
    /\/(test|testing|apps\/dev|apps\/web|e2e)\/|\.test\.ts$/.test(file),
  );
  expect(foreign).toEqual([]);
});
