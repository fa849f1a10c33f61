/**
 * Makes the web's own cuts of the typefaces, with what its pages show of them and no more: `npm run faces -w @canopy/web`
 * writes them to app/styles/faces, `--check` exits 1 when what is there is something else. The faces are under the SIL Open
 * Font License, which allows this; the cuts keep its notices. Run from apps/web.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

interface Cut {
  /** File in app/styles/faces, without its ending. */
  name: string;
  /** The file of the whole face. */
  from: string;
  characters: string;
  /** Axes that are pinned or made shorter; the others stay as they are. */
  axes: Record<string, number | { min: number; max: number; default: number }>;
}

/** Copyright, licence and its address in a font's table of names. */
const NOTICES = [0, 13, 14];

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}‐‑‒–—‘’“”„…\u2009\u202f−≤≥→←`;
/** All that Persian and Arabic write with, their digits, marks and joiners. */
const persian = `${range(0x60c, 0x61b)}؟${range(0x621, 0x656)}${range(0x660, 0x671)}پچژکگۀیةۂە۔${range(0x6f0, 0x6f9)}\u200c\u200d\u200e\u200f`;

const cuts: readonly Cut[] = [
  // Headings and large figures only: 24 px and more, in one weight.
  {
    name: "fraunces",
    from: require.resolve("@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2"),
    characters: latin,
    axes: { wght: 500, opsz: { min: 24, max: 72, default: 24 } },
  },
  {
    name: "vazirmatn",
    from: require.resolve("@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2"),
    characters: persian,
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
  // The one Persian word of an English page: the name of the other language.
  {
    name: "vazirmatn-name",
    from: require.resolve("@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2"),
    characters: "فارسی",
    axes: { wght: 550 },
  },
];

const isCheck = process.argv.includes("--check");

for (const { name, from, characters, axes } of cuts) {
  const cut = await subsetFont(await readFile(from), characters, {
    targetFormat: "woff2",
    variationAxes: axes,
    preserveNameIds: NOTICES,
  });
  const file = `app/styles/faces/${name}.woff2`;
  if (!isCheck) {
    await writeFile(file, cut);
    process.stdout.write(`${file}: ${cut.length} bytes of ${basename(from)}\n`);
  } else if (!cut.equals(await readFile(file).catch(() => Buffer.of()))) {
    process.stderr.write(`apps/web/${file} is stale: run npm run faces -w @canopy/web\n`);
    process.exitCode = 1;
  }
}
