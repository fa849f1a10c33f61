import type { Locale } from "@canopy/shared/api/forms";
import { detectDirection } from "@canopy/shared/text";

const letter = /\p{L}/u;

/** The language of a question: Persian when at least half of its letters are Arabic; the page's, when it has no letters. */
export function detectLocale(text: string, fallback: Locale): Locale {
  if (!letter.test(text)) return fallback;
  return detectDirection(text) === "rtl" ? "fa" : "en";
}
