import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { storedCaches, storedKeys } from "./stored-keys.ts";

const app = join(import.meta.dirname, "../../..");
/**
 * Keys that are removed within one call, that live as long as the tab, and those of the dev wallet; and the name of a lock and a
 * channel between tabs, which stores nothing.
 */
const passing = [
  "canopy-probe",
  "canopy-entry-draft",
  "canopy-dev-keys",
  "canopy-dev-account",
  "canopy-events",
];

const sources = globSync("**/*.{ts,tsx}", { cwd: app })
  .filter((file) => !/\.test\.tsx?$|\.gen\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(app, file), "utf8") }));

test("lists every storage key in the site's code", () => {
  const found = new Set(
    sources
      .filter(({ file }) => !file.startsWith("pages/legal/"))
      .flatMap(({ text }) => [...text.matchAll(/["'`](canopy-[a-z-]+)/g)].map(([, key = ""]) => key)),
  );
  const said: string[] = [...Object.values(storedKeys).flat(), ...storedCaches];
  expect(found.size).toBeGreaterThan(4);
  expect([...found].filter((key) => !said.includes(key) && !passing.includes(key))).toEqual([]);
});

test("is right that there are no cookies, and that only trees are in other browser storage", () => {
  const others = /document\.cookie|cookieStore|indexedDB|caches\.open|serviceWorker/;
  expect(sources.filter(({ text }) => others.test(text)).map(({ file }) => file)).toEqual([
    "lib/stored-trees.ts",
  ]);
});
