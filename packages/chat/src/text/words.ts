import { normalise } from "./normalise.ts";

const word = /[\p{L}\p{N}]+(?:'\p{L}+)*/gu;
/** Parts of a verb that a half-space or a space separates: "بر می دارم" is "بردارم". */
const parted = /(?<!\p{L})(بر|در) ?ن?می (?=\p{L})/gu;
type Spellings = readonly (readonly [RegExp, string])[];

/** Other spellings of one word: written as one or as two, or taken from English. */
const persianSpellings: Spellings = [
  [/(?<!\p{L})(?:والت|ولت|کیفپول)(?=\p{L}{0,5}(?!\p{L}))/gu, "کیف پول"],
  [/(?<!\p{L})(?:نام ?کاربری|اسم کاربری|یوزر ?نیم)/gu, "نام کاربری"],
  [/(?<!\p{L})ثبت ?نام/gu, "ثبت نام"],
  [/(?<!\p{L})زیر ?مجموعه/gu, "زیر مجموعه"],
  [/(?<!\p{L})سرمایه ?گذاری/gu, "سرمایه گذاری"],
  [/(?<!\p{L})قرعه ?کشی/gu, "قرعه کشی"],
  [/(?<!\p{L})کلاه ?برداری/gu, "کلاه برداری"],
  [/(?<!\p{L})پول ?شویی/gu, "پول شویی"],
  [/(?<!\p{L})قرار ?داد/gu, "قرارداد"],
];
const englishSpellings: Spellings = [
  [/\b(?:e-?mail|mail) address/g, "email address"],
  [/\be-mail/g, "email"],
  [/\buser[ -]name/g, "username"],
  [/\b(?:log|sign)(?: |-)?in\b/g, "login"],
  [/\b(?:log|sign)(?: |-)?out\b/g, "logout"],
  [/\bsign(?:s|ed|ing)?(?: (?:me|us|him|her|them|you|someone|people))?[ -]?up\b/g, "signup"],
  [/\bmeta mask\b/g, "metamask"],
  [/\bheropool\b/g, "hero pool"],
];
/** Most texts have none of them. */
const hasEnglishSpelling = /mail|user|log|sign|meta mask|heropool/;
const ending = /'(?:s|re|ve|ll|d|m)$/;

/** The words of a text in order, normalised, without punctuation: "What's a member's box?" is what, a, member, box. */
export function splitWords(text: string): string[] {
  let plain = normalise(text);
  if (isPersian(plain)) {
    plain = plain.replace(parted, "$1");
    for (const [other, usual] of persianSpellings) plain = plain.replace(other, usual);
  }
  if (hasEnglishSpelling.test(plain)) {
    for (const [other, usual] of englishSpellings) plain = plain.replace(other, usual);
  }
  return Array.from(plain.matchAll(word), ([match]) => match.replace(ending, "").replaceAll("'", ""));
}

export const isPersian = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
