import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../locales/fa");

/** What has Latin digits in Persian too: hexadecimal numbers, the name of a hash, and what is typed from left to right. */
const exceptions = /0x|SHA-256|\u2066[^\u2069]*\u2069/g;
/** Places of values, elements and the numbers of plural forms. */
const places = /\{\w+(, \w+,)?|<\/?\d+\/?>|=\d+/g;

const sentences = globSync("*.po", { cwd: folder }).flatMap((file) =>
  [...readFileSync(join(folder, file), "utf8").matchAll(/^msgid ".+"\nmsgstr "(.*)"$/gm)].map(
    ([, text = ""]) => ({ file, text }),
  ),
);

test("Persian sentences have one number system", () => {
  expect(sentences.length).toBeGreaterThan(1_000);
  const mixed = sentences.filter(({ text }) =>
    /[0-9]/.test(text.replace(places, "").replace(exceptions, "")),
  );
  expect(mixed).toEqual([]);
});
