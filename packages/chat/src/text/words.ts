import { normalise } from "./normalise.ts";

const word = /[\p{L}\p{N}]+(?:'\p{L}+)*/gu;
/** Parts of a verb that a half-space or a space separates: "بر می دارم" is "بردارم". */
const parted = /(?<!\p{L})(بر|در) ?ن?می (?=\p{L})/gu;
const ending = /'(?:s|re|ve|ll|d|m)$/;

/** The words of a text in order, normalised, without punctuation: "What's a member's box?" is what, a, member, box. */
export function splitWords(text: string): string[] {
  return Array.from(normalise(text).replace(parted, "$1").matchAll(word), ([match]) =>
    match.replace(ending, "").replaceAll("'", ""),
  );
}

export const isPersian = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
