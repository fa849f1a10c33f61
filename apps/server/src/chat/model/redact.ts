import { english } from "viem/accounts";

const recoveryWords = new Set(english);
/** The fewest words of a recovery phrase. */
const PHRASE = 12;

const secrets: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>()[\]]+@[^\s@<>()[\]]+\.[\p{L}\d-]+/gu, "[email]"],
  // A private key; also a transaction's hash, without which a question can be answered.
  [/\b(?:0x)?[0-9a-f]{64}\b/gi, "[secret]"],
  // A session token.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, "[secret]"],
  [/\bBearer\s+\S+/gi, "[secret]"],
];

/** Removes what a provider must not get from a person's text: mail addresses, session tokens, keys and recovery phrases. */
export function redact(text: string): string {
  const without = secrets.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
  return withoutPhrases(without);
}

/** Replaces each run of words of the list that is as long as a recovery phrase. */
function withoutPhrases(text: string): string {
  // Words are at even positions, the white space between them at odd ones.
  const parts = text.split(/(\s+)/);
  const isWord = (part: string | undefined) =>
    part !== undefined && recoveryWords.has(part.toLowerCase().replace(/[^a-z]/g, ""));
  const kept: string[] = [];
  for (let start = 0; start < parts.length; ) {
    let end = start;
    while (isWord(parts[end])) end += 2;
    if ((end - start) / 2 >= PHRASE) {
      kept.push("[secret]", parts[end - 1] ?? "");
      start = end;
    } else {
      kept.push(...parts.slice(start, start + 2));
      start += 2;
    }
  }
  return kept.join("");
}
