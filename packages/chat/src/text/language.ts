import type { Locale } from "@canopy/shared/api/forms";
import { detectDirection } from "@canopy/shared/text";

const letter = /\p{L}/u;
const arabicWord = /\p{Script=Arabic}{2,}/gu;

/** Words of Persian in a question in Persian, however much English it quotes. */
const ENOUGH_WORDS = 2;

/**
 * The language of a question: Persian when at least half of its letters are Arabic, or several words, because a Persian question
 * often quotes an English message; the page's, when it has no letters.
 */
export function detectLocale(text: string, fallback: Locale): Locale {
  if (!letter.test(text)) return fallback;
  if ((text.match(arabicWord)?.length ?? 0) >= ENOUGH_WORDS) return "fa";
  return detectDirection(text) === "rtl" ? "fa" : "en";
}
