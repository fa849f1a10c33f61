import { expect, test } from "vitest";
import { toToken } from "../text/tokens.ts";
import { readTranslations, translations } from "./translations.ts";

test("a Persian word has the stems of all English words that list it", () => {
  const table = readTranslations("\nmilk: شیر\nlion: شیر اسد\n");
  expect(table.get(toToken("شیر").stem)).toEqual([toToken("milk").stem, toToken("lion").stem]);
  expect(table.get(toToken("اسد").stem)).toEqual([toToken("lion").stem]);
});

test("the table has words of other subjects than the product's, in written and spoken forms", () => {
  for (const [persian, english] of [
    ["فرودگاه", "airport"],
    ["کتابخونه", "library"],
    ["دروغ", "lie"],
  ] as const)
    expect(translations.get(toToken(persian).stem)).toContain(toToken(english).stem);
});
