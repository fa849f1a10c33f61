// cspell:ignore chetore mikonam nemishe
import { finglishWords } from "../text/finglish-words.ts";
import { isStopWord } from "../text/stop-words.ts";
import { toSounds } from "../text/tokens.ts";
import { isPersian } from "../text/words.ts";
import { editDistance } from "./spelling.ts";

/** A text is Persian if it has at least this many words that English does not have, and they are at least this part of its words. */
const MARKERS = 2;
const MARKED = 0.25;
/** One such word is enough if the text has this many words in common with Persian, and at most this part is English. */
const SHARED = 3;
const ENGLISH = 0.25;
/** Words up to this length are too often words of other languages. */
const SHORT = 3;
/** The most letters by which a word and what it is taken for may differ. */
const MOST_EDITS = 3;

/** A whole word: no part of an address, a code or a name with digits. */
const latinWord = /(?<![\p{L}\p{N}_@])[a-z]+(?![\p{L}\p{N}_])/giu;
/** A token, a code or a product: "POL", "NotDue", "MetaMask". */
const name = /^.+[A-Z]/;
/** Persian has none of the letters that other languages add to the Latin ones. */
const foreignLetter = /(?=\P{ASCII})\p{Script=Latin}/u;
/** A Persian verb, such as "mikonam" or "nemishe". */
const verb = /^(?:ne)?mi[a-z]{1,9}(?:am|e|eh|i|im|in|id|an|and|ad)$/;
/** Consonants that two letters write, before single letters. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/sh/g, "ش"],
  [/ch/g, "چ"],
  [/kh/g, "خ"],
  [/gh/g, "ق"],
  [/zh/g, "ژ"],
  [/oo|ou/g, "و"],
  [/ee|ei|ey/g, "ی"],
  [/aa/g, "ا"],
];
const letters: Readonly<Record<string, string>> = {
  b: "ب",
  c: "ک",
  d: "د",
  e: "",
  f: "ف",
  g: "گ",
  h: "ه",
  i: "ی",
  j: "ج",
  k: "ک",
  l: "ل",
  m: "م",
  n: "ن",
  o: "",
  p: "پ",
  q: "ق",
  r: "ر",
  s: "س",
  t: "ت",
  u: "و",
  v: "و",
  w: "و",
  x: "کس",
  y: "ی",
  z: "ز",
};
const doubled = /(.)\1+/g;
const vowels = /(?!^)[اآعوی]|ه$/g;
const firstVowel = /^[آع]/;

/** How a word in Latin letters may be written in Persian ones. `a` is a letter where it is long. */
function spell(word: string, a: string): string {
  let text = word
    .toLowerCase()
    .replace(doubled, (pair) => (/^(?:oo|ee|aa)$/.test(pair) ? pair : pair.charAt(0)));
  // A short vowel is written at the beginning and at the end only.
  text = text
    .replace(/^(?:oo|ou|u)/, "او")
    .replace(/^[aeo]/, "ا")
    .replace(/eh?$/, "ه")
    .replace(/o$/, "و");
  for (const [latin, persian] of pairs) text = text.replace(latin, persian);
  return text.replace(/[a-z]/g, (letter) => (letter === "a" ? a : letters[letter]) ?? "");
}

/** Whether a word is a frequent one in Persian. */
const isFrequent = (word: string): boolean =>
  findFrequent(word) !== undefined ||
  verb.test(word) ||
  (word.length > SHORT && toSpellings(word).some(isStopWord));

const toSpellings = (word: string): string[] => [spell(word, "ا"), spell(word, "")];

/** A word of the table, also with an ending: "chetore" is "chetor". */
function findFrequent(word: string): string | undefined {
  const base = [word, word.replace(/(?:e|o|eh)$/, "")].find((one) => Object.hasOwn(finglishWords, one));
  return base === undefined ? undefined : finglishWords[base];
}

/** The consonants of a word in Persian letters, which both ways to write it share. */
const toSkeleton = (word: string): string =>
  toSounds(word).replace(firstVowel, "ا").replace(vowels, "").replace(doubled, "$1");

/** Persian in Latin letters ("chetor pool bardasht konam"), which people write who have no Persian keyboard. */
export class Finglish {
  /** Whether English has a word. */
  readonly #isEnglish: (word: string) => boolean;
  readonly #counts: ReadonlyMap<string, number>;
  /** Made with the first text that needs it. */
  #bySkeleton: ReadonlyMap<string, readonly string[]> | null = null;

  /** `counts`: how often each known word occurs, in both languages. */
  constructor(counts: ReadonlyMap<string, number>, isEnglish: (word: string) => boolean) {
    this.#counts = counts;
    this.#isEnglish = isEnglish;
  }

  /** The text in Persian letters, as far as its words are known; null if it is not in Persian, or in Persian letters already. */
  toPersian(text: string): string | null {
    if (isPersian(text) || foreignLetter.test(text)) return null;
    const words = [...new Set(text.toLowerCase().match(latinWord) ?? [])];
    if (!this.#isMarked(words)) return null;
    return text.replace(latinWord, (word) =>
      name.test(word) ? word : (this.#toWord(word.toLowerCase()) ?? word),
    );
  }

  #isMarked(words: readonly string[]): boolean {
    const shared = words.filter(isFrequent);
    const markers = shared.filter((word) => word.length > SHORT && !this.#isEnglish(word)).length;
    if (markers >= MARKERS && markers >= MARKED * words.length) return true;
    const english = words.filter((word) => !isFrequent(word) && this.#isEnglish(word)).length;
    return markers > 0 && shared.length >= SHARED && english <= ENGLISH * words.length;
  }

  #toWord(word: string): string | null {
    const frequent = findFrequent(word);
    if (frequent !== undefined) return frequent;
    const spelled = toSpellings(word);
    let best: { readonly word: string; readonly score: number } | null = null;
    this.#bySkeleton ??= Map.groupBy([...this.#counts.keys()].filter(isPersian), toSkeleton);
    const skeleton = toSkeleton(spelled[0] ?? "");
    // Many words have the same one or two consonants.
    const most = Math.min(MOST_EDITS, skeleton.length - 1);
    for (const known of this.#bySkeleton.get(skeleton) ?? []) {
      const edits = Math.min(...spelled.map((one) => editDistance(one, toSounds(known), MOST_EDITS)));
      if (edits > most) continue;
      // A frequent word is likelier than a rare one that is an edit nearer.
      const score = Math.log2(this.#counts.get(known) ?? 1) / 4 - edits;
      if (best === null || score > best.score) best = { word: known, score };
    }
    return best?.word ?? null;
  }
}
