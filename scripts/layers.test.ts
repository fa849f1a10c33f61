import { globSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { describe, expect, it } from "vitest";

/** What each layer may import of ours; see docs/architecture.md. */
const mayImport: Record<string, readonly string[]> = {
  "packages/shared": [],
  "packages/protocol": [],
  "apps/server": ["packages/shared", "packages/protocol"],
  "apps/web": ["packages/shared", "packages/protocol"],
  "apps/dev": ["packages/shared", "packages/protocol", "apps/server", "apps/web"],
  // It rehearses on a local chain, and opens keys and offers for gas as the keeper does.
  "apps/deploy": ["packages/shared", "packages/protocol", "apps/server", "apps/dev"],
  e2e: ["packages/shared", "packages/protocol", "apps/server", "apps/web", "apps/dev"],
};
const layers = Object.keys(mayImport);
/** Tests may bring up the local world: they run against a real chain. */
const isTest = (file: string) => /\.test\.tsx?$|\/(test|testing)\//.test(file);
const packages = new Map(layers.map((layer) => [`@canopy/${posix.basename(layer)}`, layer] as const));

const generated = new Set(["node_modules", "build", ".react-router"]);
const files = layers.flatMap((layer) =>
  globSync(`${layer}/**/*.{ts,tsx}`, { exclude: (path) => generated.has(posix.basename(path)) }),
);

/** The layer that a path or an import specifier, seen from `file`, belongs to; undefined for a foreign package. */
function layerOf(specifier: string, file: string): string | undefined {
  const path = specifier.startsWith(".") ? posix.join(dirname(file), specifier) : specifier;
  for (const [name, layer] of packages) if (path === name || path.startsWith(`${name}/`)) return layer;
  return layers.find((layer) => path.startsWith(`${layer}/`));
}

function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].flatMap((match) => match[1] ?? []);
}

describe("layers", () => {
  it("finds the code of every layer", () => {
    for (const layer of layers) expect(files.some((file) => file.startsWith(`${layer}/`))).toBe(true);
  });

  it("import in one direction only", () => {
    const wrong = files.flatMap((file) => {
      const from = layerOf(file, file);
      if (from === undefined) return [];
      return importsOf(file)
        .map((specifier) => ({ specifier, to: layerOf(specifier, file) }))
        .filter(({ to }) => to !== undefined && to !== from && !mayImport[from]?.includes(to))
        .filter(({ to }) => !(isTest(file) && to === "apps/dev"))
        .map(({ specifier }) => `${file} imports ${specifier}`);
    });
    expect(wrong).toEqual([]);
  });
});
