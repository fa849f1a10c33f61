/**
 * Makes font subsets with only the glyphs and axes that the pages use: `npm run fonts -w @canopy/web` writes them to
 * app/styles/fonts, and `--check` exits 1 if they are stale. The SIL Open Font License allows this; the subsets keep its notices.
 * Run it in apps/web.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

interface Subset {
  /** File in app/styles/fonts, without its ending. */
  name: string;
  /** The file of the full font. */
  from: string;
  characters: string;
  /** Axes to pin or to narrow. Others are kept. */
  axes: Record<string, number | { min: number; max: number; default: number }>;
}

/** Copyright, licence and licence URL in a font's name table. */
const NOTICES = [0, 13, 14];

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}‐‑‒–—‘’“”„…\u2009\u202f−≤≥→←`;
/** Persian and Arabic letters, digits, marks and joiners. */
const persian = `${range(0x60c, 0x61b)}؟${range(0x621, 0x656)}${range(0x660, 0x671)}پچژکگۀیةۂە۔${range(0x6f0, 0x6f9)}\u200c\u200d\u200e\u200f`;

const subsets: readonly Subset[] = [
  // For headings and large figures only: 24 px and more, in one weight.
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
  // For the only Persian word of English pages, the name of the language.
  {
    name: "vazirmatn-name",
    from: require.resolve("@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2"),
    characters: "فارسی",
    axes: { wght: 550 },
  },
];

const isCheck = process.argv.includes("--check");

for (const { name, from, characters, axes } of subsets) {
  const subset = await subsetFont(await readFile(from), characters, {
    targetFormat: "woff2",
    variationAxes: axes,
    preserveNameIds: NOTICES,
  });
  const file = `app/styles/fonts/${name}.woff2`;
  if (!isCheck) {
    await writeFile(file, subset);
    process.stdout.write(`${file}: ${subset.length} bytes of ${basename(from)}\n`);
  } else if (!subset.equals(await readFile(file).catch(() => Buffer.of()))) {
    process.stderr.write(`apps/web/${file} is stale: run npm run fonts -w @canopy/web\n`);
    process.exitCode = 1;
  }
}
