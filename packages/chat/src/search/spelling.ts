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

/** The known words, by length, for corrections. */
export class Speller {
  readonly #counts = new Map<string, number>();
  readonly #byLength = new Map<number, string[]>();

  readonly #isCommon: (word: string) => boolean;

  /**
   * `counts`: how often each word occurs. Of words that are equally near, the most frequent one is likeliest. A word that
   * `isCommon` needs one edit at most, so that "weather" does not become "whether".
   */
  constructor(counts: ReadonlyMap<string, number>, isCommon: (word: string) => boolean) {
    this.#isCommon = isCommon;
    for (const [word, count] of counts) this.add(word, count);
  }

  add(word: string, times: number): void {
    const count = this.#counts.get(word);
    this.#counts.set(word, (count ?? 0) + times);
    if (count !== undefined) return;
    const words = this.#byLength.get(word.length);
    if (words === undefined) this.#byLength.set(word.length, [word]);
    else words.push(word);
  }

  /** The nearest known word, or two known words written as one; null if none is near. */
  correct(word: string): { words: string[]; edits: number } | null {
    if (this.#counts.has(word)) return { words: [word], edits: 0 };
    if (/\d/.test(word)) return null;
    const most = tolerance(word.length);
    let best: { word: string; edits: number; count: number } | null = null;
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const known of this.#byLength.get(length) ?? []) {
        // The first letter is rarely wrong, unless it changed places with the second one.
        if (known[0] !== word[0] && !(known[0] === word[1] && known[1] === word[0])) continue;
        const bound = Math.min(this.#isCommon(known) ? 1 : most, best?.edits ?? most);
        const edits = editDistance(word, known, bound);
        if (edits > bound) continue;
        const count = this.#counts.get(known) ?? 0;
        if (best === null || edits < best.edits || count > best.count) best = { word: known, edits, count };
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
      if (parts.every((part) => this.#counts.has(part))) return parts;
    }
    return null;
  }
}
