import { toToken } from "../text/tokens.ts";
import { splitWords } from "../text/words.ts";
import { persianWords } from "./persian-words.ts";

/** The stems of English words that mean much the same as a Persian one, by its stem. */
export const translations: ReadonlyMap<string, readonly string[]> = readTranslations(persianWords);

/** Reads an English word per line, then ":", then Persian words with its meaning. */
export function readTranslations(table: string): Map<string, string[]> {
  const stems = new Map<string, string[]>();
  for (const line of table.trim().split("\n")) {
    const [english = "", persian = ""] = line.split(":");
    const { stem } = toToken(english);
    for (const word of splitWords(persian)) {
      const own = toToken(word).stem;
      stems.set(own, [...(stems.get(own) ?? []), stem]);
    }
  }
  return stems;
}
