/** The most letters that may differ: none in short words, where another word is always near. */
const tolerance = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * The edits between two words, where swapping two neighbours is one; `most + 1` as soon as there are more than `most`.
 * This is the optimal string alignment distance.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      current.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}

/** A known word that may be meant. */
interface Correction {
  readonly word: string;
  readonly edits: number;
  /** How likely people make such a mistake: 0 for a letter written once instead of twice, or two swapped ones. */
  readonly slip: number;
  readonly count: number;
}

/** A letter instead of another one: the result is often a different word. */
const REPLACED = 2;
/** In words up to this length, a replaced letter is no mistake: "repo" is not "redo". */
const SHORT = 4;
const doubled = /(.)\1/gu;

function toSlip(word: string, known: string): number {
  if (word.replace(doubled, "$1") === known.replace(doubled, "$1")) return 0;
  const isSwapped = [...word].sort().join("") === [...known].sort().join("");
  if (isSwapped) return 0;
  return word.length === known.length ? REPLACED : 1;
}

const isLikelier = (one: Correction, other: Correction): boolean =>
  one.edits !== other.edits
    ? one.edits < other.edits
    : one.slip !== other.slip
      ? one.slip < other.slip
      : one.count > other.count;

/** The known words, by length, for corrections. */
export class Speller {
  /** How often each word occurs. Of words that are equally near, the most frequent one is likeliest. */
  readonly counts = new Map<string, number>();
  readonly #byLength = new Map<number, string[]>();

  readonly #isCommon: (word: string) => boolean;

  /**
   * A word that `isCommon` needs one edit at most, so that "weather" does not become "whether".
   */
  constructor(counts: ReadonlyMap<string, number>, isCommon: (word: string) => boolean) {
    this.#isCommon = isCommon;
    for (const [word, count] of counts) this.add(word, count);
  }

  add(word: string, times: number): void {
    const count = this.counts.get(word);
    this.counts.set(word, (count ?? 0) + times);
    if (count !== undefined) return;
    const words = this.#byLength.get(word.length);
    if (words === undefined) this.#byLength.set(word.length, [word]);
    else words.push(word);
  }

  /** The nearest known word, or two known words written as one; null if none is near. */
  correct(word: string): { words: string[]; edits: number } | null {
    if (this.counts.has(word)) return { words: [word], edits: 0 };
    if (/\d/.test(word)) return null;
    const most = tolerance(word.length);
    let best: Correction | null = null;
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const known of this.#byLength.get(length) ?? []) {
        // The first letter is rarely wrong, unless it changed places with the second one.
        if (known[0] !== word[0] && !(known[0] === word[1] && known[1] === word[0])) continue;
        const bound = Math.min(this.#isCommon(known) ? 1 : most, best?.edits ?? most);
        const edits = editDistance(word, known, bound);
        if (edits > bound) continue;
        const slip = toSlip(word, known);
        if (slip === REPLACED && word.length <= SHORT) continue;
        const correction = { word: known, edits, slip, count: this.counts.get(known) ?? 0 };
        if (best === null || isLikelier(correction, best)) best = correction;
      }
    }
    const parts = this.#split(word);
    if (best !== null && (best.edits === 1 || parts === null))
      return { words: [best.word], edits: best.edits };
    return parts && { words: parts, edits: 1 };
  }

  #split(word: string): string[] | null {
    for (let at = 3; at <= word.length - 3; at++) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => this.counts.has(part))) return parts;
    }
    return null;
  }
}
