import { detectLocale } from "@canopy/chat/text/language";
import type { Locale } from "@canopy/shared/api/forms";
import { type Evidence, isSupported } from "./evidence.ts";
import { hasOtherDigits, plainText } from "./numbers.ts";
import { type AllowedLinks, sanitise } from "./sanitise.ts";
import { takeSentences } from "./sentences.ts";

/** Letters from which on the language of a sentence is certain. */
const LETTERS = 12;
/** The part of the text that must pass. */
const ENOUGH = 0.6;
const citation = /\[(\d{1,2}(?:\s*[,،]\s*\d{1,2})*)\](?!\()/g;
const refusal =
  /\b(?:as an ai|i(?:'m| am) sorry|i (?:can(?:'|no)t|am unable to) (?:help|assist|answer|provide|share)|no_answer)\b|(?:متأسفم|متاسفم|به عنوان یک (?:مدل|هوش))/i;

interface Rules {
  readonly locale: Locale;
  /** Grows while the model calls tools. */
  readonly evidence: readonly Evidence[];
  /** Whether a citation's number is one of a passage. */
  isPassage(number: number): boolean;
  isAllowedLink: AllowedLinks["isAllowed"];
}

/** Checks the text of a model sentence by sentence, before any of it is shown. */
export function createCheckedText(rules: Rules) {
  let waiting = "";
  let received = 0;
  let dropped = 0;
  let text = "";
  let isRefusal = false;
  const cited: number[] = [];

  /** The sentence as it may be shown, with the citations of passages; null if it fails a check. */
  function check(sentence: string): string | null {
    if (refusal.test(sentence)) isRefusal = true;
    const numbers: number[] = [];
    const marked = sentence
      .replace(/\[([\d۰-۹,،\s]{1,12})\](?!\()/g, (_, inner: string) => `[${plainText(inner)}]`)
      .replace(citation, (_, list: string) => {
        const known = list.split(/[,،]/).map(Number).filter(rules.isPassage);
        numbers.push(...known);
        return known.map((number) => `[${number}]`).join("");
      });
    const bare = marked.replace(citation, "");
    const clean = sanitise(marked, {
      isAllowed: rules.isAllowedLink,
      texts: rules.evidence.map(({ text: known }) => known),
    });
    const letters = bare.match(/\p{L}/gu)?.length ?? 0;
    const isForeign = letters >= LETTERS && detectLocale(bare, rules.locale) !== rules.locale;
    const withoutMarker = bare.replace(/^\s*(?:[-*+]|[\d۰-۹]{1,2}[.)])\s+/, "");
    if (clean === null || isForeign || hasOtherDigits(plainText(withoutMarker))) return null;
    if (!isSupported(withoutMarker.replace(/\]\([^)]*\)/g, "]"), rules.evidence)) return null;
    cited.push(...numbers);
    return clean;
  }

  function take(sentences: readonly string[]): string {
    let added = "";
    for (const sentence of sentences) {
      const checked = check(sentence);
      if (checked === null) dropped += sentence.trim().length;
      else added += checked;
    }
    text += added;
    return added;
  }

  return {
    /** Adds a part of the text; returns what may be shown now. */
    add(part: string): string {
      received += part.length;
      const { sentences, rest } = takeSentences(waiting + part);
      waiting = rest;
      return take(sentences);
    },
    /** Ends the text. Null when too little of it passed, or when the model declined to answer. */
    end(): { text: string; added: string; cited: readonly number[] } | null {
      const added = waiting.trim() === "" ? "" : take([waiting]);
      waiting = "";
      const kept = text.trim();
      if (detectLocale(kept.replace(citation, ""), rules.locale) !== rules.locale) return null;
      if (isRefusal || kept === "" || kept.length < ENOUGH * (kept.length + dropped)) return null;
      return { text: kept, added, cited: [...new Set(cited)] };
    },
    get length(): number {
      return received;
    },
  };
}
