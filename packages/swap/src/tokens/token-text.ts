/** What a member should know about a token's texts before trusting them. */
export type TokenTextWarning =
  /** Invisible characters or controls of the text direction, which were removed. */
  | "hiddenCharacters"
  /** Characters outside of ASCII in the symbol, which can look like other letters. */
  | "unusualSymbol"
  | "shortened"
  /** No decimals, or more than 18. */
  | "unusualDecimals";

export type TokenText =
  | {
      readonly ok: true;
      readonly symbol: string;
      readonly name: string;
      readonly decimals: number;
      readonly warnings: readonly TokenTextWarning[];
    }
  | { readonly ok: false; readonly reason: "noSymbol" | "invalidDecimals" };

const MAXIMUM_SYMBOL = 12;
const MAXIMUM_NAME = 40;

/** Longest text that is looked at, in UTF-16 code units: a contract can return megabytes. */
const MAXIMUM_TEXT = 512;

// Controls, formats such as right-to-left override and zero-width space, lone surrogates, private and unassigned characters, and
// characters that are letters or marks by category but still invisible (Hangul fillers, Braille blank, variation selectors).
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd]/gu;

/** Marks without a letter of their own join the text before them; many on one letter cover the lines around it. */
const looseMarks = /^\p{M}+|(?<=\p{M}{2})\p{M}+/gu;

/**
 * Reads the texts of a token that is not on the list. The result has no controls and a limited length, but may be of any script:
 * show it isolated from the text around it (`<bdi>`).
 */
export function parseTokenText(symbol: string, name: string, decimals: bigint | number): TokenText {
  const places = Number(decimals);
  if (!Number.isInteger(places) || places < 0 || places > 255)
    return { ok: false, reason: "invalidDecimals" };
  const cleanSymbol = clean(symbol, MAXIMUM_SYMBOL);
  const cleanName = clean(name, MAXIMUM_NAME);
  if (cleanSymbol.text === "") return { ok: false, reason: "noSymbol" };
  const found: Record<TokenTextWarning, boolean> = {
    hiddenCharacters: cleanSymbol.isChanged || cleanName.isChanged,
    unusualSymbol: /[^\x21-\x7e]/.test(cleanSymbol.full),
    shortened: cleanSymbol.isShortened || cleanName.isShortened,
    unusualDecimals: places === 0 || places > 18,
  };
  return {
    ok: true,
    symbol: cleanSymbol.text,
    name: cleanName.text === "" ? cleanSymbol.text : cleanName.text,
    decimals: places,
    warnings: warningNames.filter((warning) => found[warning]),
  };
}

const warningNames = ["hiddenCharacters", "unusualSymbol", "shortened", "unusualDecimals"] as const;

function clean(raw: string, maximum: number) {
  const start = raw.slice(0, MAXIMUM_TEXT);
  const visible = start.replace(hidden, "").replace(looseMarks, "");
  const full = visible.replace(/\s+/gu, " ").trim();
  const characters = [...full];
  const isShortened = characters.length > maximum || raw.length > MAXIMUM_TEXT;
  const text = isShortened
    ? `${characters
        .slice(0, maximum - 1)
        .join("")
        .trimEnd()}…`
    : full;
  return { text, full, isChanged: visible !== start, isShortened };
}
