// cspell:ignore soooo
/** "soooo" and "خیلیییی": no word has a letter three times in a row. */
const stretched = /(\p{L})\1{2,}/gu;
const replacements: readonly (readonly [RegExp, string])[] = [
  // Vowel marks, and the line that only stretches a word.
  [/[\p{M}\u0640]/gu, ""],
  [/[\u064a\u0649]/g, "ی"],
  [/\u0643/g, "ک"],
  [/[\u0629\u06d5\u06c1\u06be]/g, "ه"],
  [/\u0671/g, "ا"],
  [/\u0621/g, ""],
  [/[’‘`´]/g, "'"],
  [stretched, "$1"],
];

const indicDigit = /[٠-٩۰-۹]/g;
/** Most text in English: it has one spelling already, but for letter case. */
const ascii = /^[\n\x20-\x7e]*$/;

/**
 * One spelling for all that a person reads as the same word: both keyboards' ye and kaf, presentation forms, digits of three
 * kinds, vowel marks, letter case. The half-space becomes a space. Applying it twice changes nothing.
 */
export function normalise(text: string): string {
  if (ascii.test(text)) {
    return text.toLowerCase().replaceAll("`", "'").replace(stretched, "$1").replace(/\s+/g, " ").trim();
  }
  // The decomposition separates marks from their letters: آ becomes ا, and é becomes e.
  let plain = text.normalize("NFKC").toLowerCase().normalize("NFKD");
  for (const [from, to] of replacements) plain = plain.replace(from, to);
  return plain
    .replace(indicDigit, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\s\p{Cc}\p{Cf}\p{Z}]+/gu, " ")
    .trim();
}
