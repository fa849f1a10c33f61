import { splitWords } from "@canopy/chat/text/words";

/**
 * Any of some phrases in a question. A `*` at the end of a word allows any ending: "رتبه*" finds "رتبه‌ام". Phrases are separated
 * by commas, so that the lists stay readable.
 */
export function anyOf(phrases: string): RegExp {
  const patterns = phrases.split(",").map((phrase) =>
    phrase
      .trim()
      .split(/\s+/)
      .map((word) => {
        const plain = splitWords(word).join(" ");
        return word.endsWith("*") ? `${plain}[\\p{L}\\p{N}]*` : plain;
      })
      .join(" "),
  );
  return new RegExp(` (?:${patterns.join("|")})(?= )`, "u");
}

/** A question as `anyOf` reads it: its normalised words, with a space before and after each. */
export const toLine = (question: string): string => ` ${splitWords(question).join(" ")} `;

export const countWords = (line: string): number => line.trim().split(" ").length;
