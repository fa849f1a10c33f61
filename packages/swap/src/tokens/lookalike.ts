import type { Token } from "../types.ts";

// Cyrillic and Greek capitals, and signs, that look like the Latin letter or the digit after them.
const pairs =
  "АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ЅS ІI ЈJ ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ₮T ₿B 0O 1I LI 5S";
const lookalikes = new Map(pairs.split(" ").map(([sign = "", letter = ""]) => [sign, letter]));

/** Finds the listed token whose symbol can be mistaken for this one. `symbol` is that of a token that is not on the list. */
export function findLookalike(symbol: string, tokens: readonly Token[]): Token | null {
  const seen = appearance(symbol);
  return tokens.find((token) => appearance(token.symbol) === seen) ?? null;
}

/** Equal for symbols that look alike: without case, accents, spaces and punctuation. */
function appearance(symbol: string): string {
  const letters = symbol
    .normalize("NFKD")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}\p{Sc}]/gu, "");
  return [...letters].map((letter) => lookalikes.get(letter) ?? letter).join("");
}
